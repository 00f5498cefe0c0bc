import {
  type DocumentFacts,
  type EncodedDocuments,
  encodeJob,
  encodeProfile,
  type MatchModel,
  prepareJob,
  prepareProfile,
} from '#engines/matching/index.ts';
import { usualMoneyOf } from '#server/db/pay.ts';
import { type BinaryRow, copyOut, literal, withClient } from '#server/platform/copy-out.ts';
import type { Database } from '#server/platform/database.ts';
import { jobsAmong, profilesAmong } from './match-index.store.ts';

/** A job’s pay in the currency that pay is compared in. */
const PAY = {
  min: usualMoneyOf('jobs.salary_min', 'jobs.salary_currency'),
  max: usualMoneyOf('jobs.salary_max', 'jobs.salary_currency'),
};

const SIDES = {
  job: {
    of: 'match_jobs',
    id: 'job_id',
    facts: `, jobs.company_id, jobs.seniority, ${PAY.min}::float8, ${PAY.max}::float8,
      extract(epoch from jobs.posted_at)::float8 * 1000`,
    join: 'join jobs on jobs.id = documents.job_id',
  },
  profile: { of: 'match_profiles', id: 'user_id', facts: '', join: '' },
} as const;

export type SideName = keyof typeof SIDES;

/** Of which portal, and changed by which transactions: from one on, and before another where one is named. */
export interface Span {
  portal: string;
  since: string;
  before?: string;
}

/** Documents of one side as PostgreSQL keeps them, each with the transaction that changed it last. */
export interface Rows extends EncodedDocuments {
  changed: Float64Array;
}

/**
 * Reads what of a portal's side was changed in a span, and hands it over some thousand documents at a time, as it
 * comes. A document that was prepared with another stamp comes without words.
 */
export async function readChanged(
  db: Database,
  side: SideName,
  stamp: string,
  { portal, since, before }: Span,
  take: (rows: Rows) => void,
): Promise<void> {
  const { of, id, facts, join } = SIDES[side];
  const until = before ? `and changed < '${before}'::xid8` : '';
  const query = `
    select documents.${id}, documents.changed,
      case when documents.prepared_with = ${literal(stamp)} then documents.prepared end ${facts}
    from ${of} as documents ${join}
    where documents.portal = ${literal(portal)} and documents.changed >= '${since}'::xid8 ${until}`;
  let page = new Page();
  await withClient(db, async (client) => {
    // All are joined in memory: in the usual amount they would be written to disk and read again.
    if (before) await client.query("begin read only; set local work_mem = '256MB'");
    await copyOut(client, query, (row) => {
      page.add(row);
      if (!page.isFull) return;
      take(page.rows());
      page = new Page();
    });
    if (before) await client.query('commit');
  });
  if (page.count > 0) take(page.rows());
}

/** Most documents on a page, and the words after which none is begun. */
const PAGE = 8_192;
const PAGE_WORDS = 1 << 20;
const LONG_DOCUMENT = 1 << 11;

/** Documents that are handed over together. */
class Page {
  count = 0;
  #room = 0;
  #ids = Buffer.alloc(0);
  #changed = new Float64Array(0);
  #starts = new Uint32Array(1);
  #words = new Int32Array(0);
  #bytes = Buffer.alloc(0);
  readonly #facts = new JobFacts();

  get isFull(): boolean {
    return this.count === PAGE || this.#starts[this.count]! > PAGE_WORDS - LONG_DOCUMENT;
  }

  add(row: BinaryRow): void {
    const [id, changed, prepared] = row;
    if (this.count === this.#room) this.#makeRoom();
    this.#ids.set(id!, this.count * 16);
    this.#changed[this.count] = changed!.readUInt32BE(0) * 2 ** 32 + changed!.readUInt32BE(4);
    const start = this.#starts[this.count]!;
    const words = prepared ? prepared.length >>> 2 : 0;
    if (start + words > this.#words.length) this.#makeRoomForWords(start + words);
    if (words > 0) prepared!.copy(this.#bytes, start * 4, 0, words * 4);
    if (row.length > 3) this.#facts.add(this.count, this.#room, row);
    this.#starts[++this.count] = start + words;
  }

  rows(): Rows {
    const facts = this.#facts;
    return {
      count: this.count,
      ids: this.#ids,
      changed: this.#changed,
      words: this.#words,
      starts: this.#starts,
      ...(facts.isEmpty ? {} : { facts: (n) => facts.at(n) }),
    };
  }

  #makeRoom(): void {
    this.#room = Math.min(PAGE, Math.max(16, this.#room * 8));
    const ids = Buffer.alloc(this.#room * 16);
    ids.set(this.#ids);
    this.#ids = ids;
    this.#changed = longer(this.#changed, new Float64Array(this.#room));
    this.#starts = longer(this.#starts, new Uint32Array(this.#room + 1));
  }

  #makeRoomForWords(needed: number): void {
    this.#words = longer(
      this.#words,
      new Int32Array(Math.max(needed, this.count < 256 ? 1 << 16 : PAGE_WORDS)),
    );
    this.#bytes = Buffer.from(this.#words.buffer);
  }
}

function longer<A extends Float64Array | Uint32Array | Int32Array>(array: A, room: A): A {
  room.set(array);
  return room;
}

/** What lists of jobs are narrowed by, as bytes and numbers: an object a job would be a quarter of the memory. */
class JobFacts {
  #companies = Buffer.alloc(0);
  /** Least and most paid, and since when; NaN where not known. */
  #numbers = new Float64Array(0);
  readonly #seniorities: (string | undefined)[] = [];

  get isEmpty(): boolean {
    return this.#seniorities.length === 0;
  }

  add(n: number, room: number, [, , , company, seniority, ...numbers]: BinaryRow): void {
    if (this.#companies.length < room * 16) {
      const companies = Buffer.alloc(room * 16);
      companies.set(this.#companies);
      this.#companies = companies;
      this.#numbers = longer(this.#numbers, new Float64Array(room * 3));
    }
    this.#companies.set(company!, n * 16);
    this.#seniorities[n] = seniority ? known(seniority.toString('latin1')) : undefined;
    for (let i = 0; i < 3; i++) this.#numbers[n * 3 + i] = numbers[i]?.readDoubleBE(0) ?? Number.NaN;
  }

  /** All jobs in matching are published. */
  at(n: number): DocumentFacts {
    const facts: DocumentFacts = { company: uuidAt(this.#companies, n), status: 'published' };
    const [seniority, min, max, since] = [this.#seniorities[n], ...this.#numbers.subarray(n * 3, n * 3 + 3)];
    if (seniority) facts.seniority = seniority;
    if (!Number.isNaN(min)) facts.salaryMin = min!;
    if (!Number.isNaN(max)) facts.salaryMax = max!;
    if (!Number.isNaN(since)) facts.since = since!;
    return facts;
  }
}

const words = new Map<string, string>();

/** One copy of each word in memory, however many jobs have it. */
function known(word: string): string {
  const same = words.get(word);
  if (same === undefined) words.set(word, word);
  return same ?? word;
}

/** The one of so many UUIDs end to end, in its usual letters. */
export function uuidAt(bytes: Uint8Array, n: number): string {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset + n * 16, 16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

interface Encoded {
  id: string;
  bytes: Uint8Array;
  facts: DocumentFacts;
}

/** Encoded documents end to end. */
export function joined(documents: readonly Encoded[]): EncodedDocuments {
  const starts = new Uint32Array(documents.length + 1);
  for (const [n, { bytes }] of documents.entries()) starts[n + 1] = starts[n]! + bytes.length / 4;
  const words = new Int32Array(starts.at(-1)!);
  for (const [n, { bytes }] of documents.entries()) new Uint8Array(words.buffer).set(bytes, starts[n]! * 4);
  return {
    count: documents.length,
    ids: Buffer.from(documents.map(({ id }) => id.replaceAll('-', '')).join(''), 'hex'),
    words,
    starts,
    facts: (n) => documents[n]!.facts,
  };
}

/** A document's bytes among others. */
export const bytesAt = ({ words, starts }: EncodedDocuments, n: number): Uint8Array =>
  new Uint8Array(words.buffer, words.byteOffset + starts[n]! * 4, (starts[n + 1]! - starts[n]!) * 4);

/**
 * Documents prepared from their features, some half a millisecond each. Who is gone meanwhile is left out, and so is
 * what cannot be encoded (thousands of times what the contract allows).
 */
export async function encodedAnew(
  db: Database,
  side: SideName,
  ids: readonly string[],
  model: MatchModel,
): Promise<{ id: string; bytes: Uint8Array }[]> {
  const encoded =
    side === 'job'
      ? (await jobsAmong(db, ids)).map(({ id, features }) => ({
          id,
          bytes: encodeJob(prepareJob(id, features, model), model),
        }))
      : (await profilesAmong(db, ids)).map(({ id, features }) => ({
          id,
          bytes: encodeProfile(prepareProfile(id, features, model)),
        }));
  return encoded.flatMap(({ id, bytes }) => (bytes ? [{ id, bytes }] : []));
}
