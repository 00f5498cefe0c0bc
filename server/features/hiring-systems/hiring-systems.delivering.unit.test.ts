import { describe, expect, it } from 'vitest';
import { HiringSystemPeer } from '#server/testing/hiring-system-peer.ts';
import { OdooPeer } from '#server/testing/odoo-peer.ts';
import { bringAll, type Desk, follow, type Standing, waitAfter } from './hiring-systems.delivering.ts';
import { odooSystem } from './hiring-systems.odoo.ts';
import {
  type Content,
  type HiringSystem,
  type LineAnswer,
  type LineCall,
  LineError,
  type Value,
} from './hiring-systems.port.ts';
import { restSystem } from './hiring-systems.rest.ts';

/**
 * The adapters and the delivery as they are, on a clock that is turned by hand, with hiring systems that fail in every way:
 * answers that come too late or never, errors before and after the deed, garbage, hours of silence, lost memory; and with
 * ourselves killed in the middle. Afterwards both sides must be equal.
 */

const KEY = 'a key';
const KINDS = ['new', 'shortlisted', 'interview', 'offered', 'hired', 'rejected'] as const;
type Kind = (typeof KINDS)[number];
const TWO_HOURS_MS = 2 * 3_600_000;

/** mulberry32. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    is: (probability: number) => next() < probability,
    below: (most: number) => Math.floor(next() * most),
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  };
}
type Chance = ReturnType<typeof chance>;

/** A side with users of its own, whatever it speaks. */
interface Side {
  system: HiringSystem;
  stageOf: Record<Kind, string>;
  stages: readonly string[];
  names: { job: readonly string[]; candidate: readonly string[] };
  ids(): string[];
  move(id: string, state: string): void;
  edit(id: string, field: string, value: string): void;
  show(id: string): { fields: Record<string, Value>; state: string } | null;
  count(): number;
  forget(): void;
}

class Killed extends Error {}

function faulty(
  random: Chance,
  world: { now: () => Date; downUntil: number; isCalm: boolean },
  answer: (call: LineCall) => LineAnswer,
) {
  return async (call: LineCall): Promise<LineAnswer> => {
    if (world.isCalm) return answer(call);
    if (world.now().getTime() < world.downUntil) throw new LineError('unreachable');
    const what = random.below(12);
    if (what === 0) throw new LineError('too_slow');
    if (what === 1) return { status: 500, headers: {}, body: 'Oops' };
    if (what === 2) return { status: 503, headers: { 'retry-after': '30' }, body: '' };
    const answered = answer(call);
    if (what === 3) throw new LineError('too_slow');
    if (what === 4) return { status: 502, headers: {}, body: '<html>' };
    if (what === 5) return { status: 200, headers: {}, body: '{"half":' };
    return answered;
  };
}

function restSide(random: Chance, world: Parameters<typeof faulty>[1]): Side {
  const peer = new HiringSystemPeer(KEY, 'https://ats.test');
  const line = faulty(random, world, ({ method, address, headers, body }) =>
    peer.answer({ method, path: address.slice('https://ats.test'.length), headers, body: body ?? '' }),
  );
  return {
    system: restSystem('https://ats.test', KEY, line),
    stageOf: {
      new: 'inbox',
      shortlisted: 'list',
      interview: 'talks',
      offered: 'offer',
      hired: 'in',
      rejected: 'no',
    },
    stages: ['inbox', 'list', 'talks', 'offer', 'in', 'no'],
    names: { job: ['title', 'text'], candidate: ['full_name', 'mobile'] },
    ids: () => [...peer.records.keys()],
    move: (id, state) => peer.move(id, state),
    edit: (id, field, value) => peer.edit(id, field, value),
    show: (id) => {
      const kept = peer.records.get(id);
      return kept ? { fields: kept.fields, state: kept.standing } : null;
    },
    count: () => peer.records.size,
    forget: () => peer.forget(),
  };
}

function odooSide(random: Chance, world: Parameters<typeof faulty>[1]): Side {
  const peer = new OdooPeer(KEY, world.now);
  const line = faulty(random, world, ({ body }) => peer.answer(body ?? ''));
  const nameOf = (id: string) => `${isJob(id) ? 'job' : 'applicant'}_${id.replaceAll('-', '')}`;
  const modelOf = (id: string) => (isJob(id) ? 'hr.job' : 'hr.applicant');
  const isThere = (id: string) => peer.byExternalId(nameOf(id)) !== null;
  const rowOf = (id: string) => peer.byExternalId(nameOf(id))!;
  const plain = (value: unknown): Value => {
    if (typeof value !== 'string') return null;
    return value
      .replace(/<\/p>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .trim();
  };
  const known = new Set<string>();
  return {
    system: odooSystem({ address: 'https://odoo.test', database: 'db', login: 'me', apiKey: KEY }, line),
    stageOf: { new: '1', shortlisted: '2', interview: '3', offered: '5', hired: '6', rejected: 'refused' },
    stages: ['1', '2', '3', '5', '6', 'refused'],
    names: { job: ['name', 'description'], candidate: ['partner_name', 'partner_phone'] },
    ids: () => [...IDS].filter(isThere),
    move: (id, state) => {
      if (isJob(id)) peer.write('hr.job', rowOf(id).id, { active: state === 'open' });
      else if (state === 'refused') peer.write('hr.applicant', rowOf(id).id, { active: false });
      else peer.write('hr.applicant', rowOf(id).id, { active: true, stage_id: Number(state) });
    },
    edit: (id, field, value) => peer.write(modelOf(id), rowOf(id).id, { [field]: value }),
    show: (id) => {
      const row = peer.byExternalId(nameOf(id));
      if (!row) return null;
      const fields = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));
      const stage = row.active === false ? 'refused' : String(row.stage_id);
      return { fields, state: isJob(id) ? (row.active === false ? 'closed' : 'open') : stage };
    },
    count: () => {
      for (const model of ['hr.job', 'hr.applicant'])
        for (const id of peer.tables.get(model)!.keys()) known.add(`${model} ${id}`);
      return known.size;
    },
    forget: () => {},
  };
}

const JOBS = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
const CANDIDATES = [1, 2, 3].map((at) => `bbbbbbbb-0000-4000-8000-00000000000${at}`);
const IDS = [...JOBS, ...CANDIDATES];
const isJob = (id: string) => id.startsWith('a');

/** What is here, and the outbox: kept as the database keeps it, and lost in memory when we are killed. */
function ourSide(random: Chance, side: Side, world: { now: () => Date; isCalm: boolean }) {
  const outbox = new Map<string, Standing>();
  const texts = new Map<string, Record<string, string>>();
  const standing = new Map<string, Kind | 'open' | 'closed'>();
  let cursor: string | null = null;
  const kindAt = (state: string) => KINDS.find((kind) => side.stageOf[kind] === state) ?? null;
  const find = (id: string): Standing | null => {
    const record = outbox.get(id);
    if (!record) return null;
    return { ...structuredClone(record), job: isJob(id) ? null : find(record.job!.id) };
  };
  const ours = (id: string): Content => {
    const now = standing.get(id)!;
    return {
      fields: texts.get(id)!,
      state: now === 'open' || now === 'closed' ? now : side.stageOf[now],
    };
  };
  const desk: Desk = {
    due: async () =>
      IDS.filter((id) => {
        const record = outbox.get(id);
        const isDue = record && (record.state === 'waiting' || record.decision || record.isToRead);
        return isDue && (!record.nextTryAt || record.nextTryAt <= world.now());
      }),
    find: async (id) => find(id),
    keep: async (id, changes) => {
      if (!world.isCalm && random.is(0.04)) throw new Killed();
      Object.assign(outbox.get(id)!, structuredClone(changes));
    },
    ours: async ({ id }) => ours(id),
    follow: async ({ id }, state) => {
      const kind = kindAt(state);
      if (kind) standing.set(id, kind);
      return kind !== null;
    },
    sent: async () => IDS.flatMap((id) => (outbox.get(id)?.key ? (find(id) ?? []) : [])),
    cursor: async () => cursor,
    keepCursor: async (next) => {
      cursor = next;
    },
  };
  const touch = (id: string) => {
    const record = outbox.get(id);
    if (record) Object.assign(record, { state: 'waiting' });
  };
  return {
    desk,
    outbox,
    ours,
    standing,
    texts,
    touch,
    post: (id: string) => {
      if (outbox.has(id)) return;
      const names = side.names[isJob(id) ? 'job' : 'candidate'];
      texts.set(id, Object.fromEntries(names.map((name) => [name, `${name} of ${id.slice(-1)}`])));
      standing.set(id, isJob(id) ? 'open' : 'new');
      outbox.set(id, {
        kind: isJob(id) ? 'job' : 'candidate',
        id,
        key: null,
        revision: null,
        seen: null,
        url: null,
        agreed: null,
        attempts: [],
        state: 'waiting',
        conflict: [],
        refusal: null,
        decision: null,
        isToRead: false,
        tries: 0,
        nextTryAt: null,
        job: isJob(id) ? null : find(JOBS[0]!),
      });
    },
  };
}

/** One run of a day or so; says what is not equal in the end. */
async function run(seed: number, sideOf: typeof restSide): Promise<string[]> {
  const random = chance(seed);
  let clock = Date.UTC(2026, 0, 5);
  let lineRestsUntil = 0;
  let lineTries = 0;
  const world = { now: () => new Date(clock), downUntil: 0, isCalm: false };
  const side = sideOf(random, world);
  const here = ourSide(random, side, world);
  const editedThere = new Set<string>();
  const work = async () => {
    if (clock < lineRestsUntil) return;
    try {
      if (random.is(0.4) || world.isCalm) await follow(here.desk, side.system);
      await bringAll(here.desk, side.system, world.now);
      lineTries = 0;
    } catch (error) {
      if (error instanceof Killed) return;
      if (!(error instanceof LineError)) throw error;
      lineRestsUntil = clock + (error.waitSeconds ?? waitAfter(lineTries++)) * 1_000;
    }
  };
  here.post(JOBS[0]!);
  for (let at = 0; at < 60; at++) {
    clock += (1 + random.below(900)) * 1_000;
    if (random.is(0.03)) world.downUntil = clock + TWO_HOURS_MS;
    if (random.is(0.05)) side.forget();
    const posted = [...here.outbox.keys()];
    const there = side.ids();
    const deed = random.below(7);
    if (deed === 0) here.post(random.of(IDS));
    if (deed === 1) {
      const id = random.of(posted);
      const name = random.of(side.names[isJob(id) ? 'job' : 'candidate']);
      here.texts.set(id, { ...here.texts.get(id), [name]: `ours ${at}` });
      here.touch(id);
    }
    if (deed === 2) {
      const id = random.of(posted);
      here.standing.set(id, isJob(id) ? random.of(['open', 'closed']) : random.of(KINDS));
      here.touch(id);
    }
    if (deed === 3 && there.length > 0) {
      const id = random.of(there.filter((one) => !isJob(one)).concat(there));
      side.move(id, isJob(id) ? random.of(['open', 'closed']) : random.of(side.stages));
      if (isJob(id)) editedThere.add(`${id} state`);
    }
    if (deed === 4 && there.length > 0) {
      const id = random.of(there);
      const name = random.of(side.names[isJob(id) ? 'job' : 'candidate']);
      side.edit(id, name, `theirs ${at}`);
      editedThere.add(`${id} ${name}`);
    }
    if (random.is(0.1) && there.length > 0) {
      // An event: in any order, twice or never.
      const record = here.outbox.get(random.of(there));
      if (record) Object.assign(record, { isToRead: true, state: 'waiting', nextTryAt: null });
    }
    await work();
  }
  world.isCalm = true;
  for (let at = 0; at < 12; at++) {
    clock += 1_000_000;
    await work();
    for (const record of here.outbox.values())
      if (record.state === 'conflict') record.decision = random.of(['ours', 'theirs']);
  }
  return [...here.outbox.keys()]
    .flatMap((id) => unequal(id, here, side, editedThere))
    .concat(
      side.count() === here.outbox.size ? [] : [`${side.count()} records there for ${here.outbox.size} here`],
    );
}

function unequal(
  id: string,
  here: ReturnType<typeof ourSide>,
  side: Side,
  editedThere: ReadonlySet<string>,
): string[] {
  const record = here.outbox.get(id)!;
  const there = side.show(id);
  if (record.state !== 'agreed') return [`${id} is ${record.state}: ${record.refusal ?? record.conflict}`];
  if (!there) return [`${id} is not there`];
  const ours = here.ours(id);
  const fields = Object.entries(ours.fields)
    .filter(([name, value]) => there.fields[name] !== value && !editedThere.has(`${id} ${name}`))
    .map(([name, value]) => `${id} ${name}: ${value} here, ${there.fields[name]} there`);
  const isSettled = ours.state === there.state || editedThere.has(`${id} state`);
  const seen = record.seen?.state === there.state ? [] : [`${id} was seen as ${record.seen?.state}`];
  return [
    ...fields,
    ...(isSettled ? [] : [`${id} state: ${ours.state} here, ${there.state} there`]),
    ...seen,
  ];
}

describe.each([
  ['the documented interface', restSide],
  ['Odoo’s JSON-RPC', odooSide],
] as const)('a hiring system that speaks %s', (_, sideOf) => {
  it('is equal to us after every fault, however both sides changed meanwhile', async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 100; seed++)
      wrong.push(...(await run(seed, sideOf)).map((one) => `run ${seed}: ${one}`));
    expect(wrong).toEqual([]);
  });
});

it('waits twice as long after each failure, and never longer than a quarter of an hour', () => {
  expect([0, 1, 2, 6, 7, 50].map(waitAfter)).toEqual([10, 20, 40, 640, 900, 900]);
});
