import { describe, expect, it } from 'vitest';
import { HiringSystemPeer } from '#server/testing/hiring-system-peer.ts';
import { OdooPeer } from '#server/testing/odoo-peer.ts';
import { bringAll, type Desk, follow, type Standing, waitAfter } from './hiring-systems.delivering.ts';
import { STATE, standsApart } from './hiring-systems.merging.ts';
import { odooSystem } from './hiring-systems.odoo.ts';
import {
  type Content,
  GONE,
  type HiringSystem,
  JOB_GONE,
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
  /** The last of them leads nowhere here. */
  stages: readonly string[];
  names: { job: readonly string[]; candidate: readonly string[] };
  ids(): string[];
  move(id: string, state: string): void;
  edit(id: string, field: string, value: string): void;
  show(id: string): { fields: Record<string, Value>; state: string } | null;
  count(): number;
  forget(): void;
  /** One of its users deletes it, where the other side has such a thing. */
  remove(id: string): void;
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

function restSide(
  random: Chance,
  world: Parameters<typeof faulty>[1],
  peer = new HiringSystemPeer(KEY, 'https://ats.test'),
): Side {
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
    stages: ['inbox', 'list', 'talks', 'offer', 'in', 'no', 'panel'],
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
    remove: (id) => peer.remove(id),
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
    stages: ['1', '2', '3', '5', '6', 'refused', '4'],
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
    remove: () => {},
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
    candidatesOf: async (jobId) => CANDIDATES.filter((id) => outbox.get(id)?.job?.id === jobId),
    sent: async () => IDS.flatMap((id) => (outbox.get(id)?.key ? (find(id) ?? []) : [])),
    cursor: async () => cursor,
    keepCursor: async (next) => {
      cursor = next;
    },
  };
  // As `touchRecords` does it: what was deleted there waits for a person.
  const touch = (id: string) => {
    const record = outbox.get(id);
    if (record && record.refusal === null) Object.assign(record, { state: 'waiting' });
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
        attemptKey: null,
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
async function run(seed: number, sideOf: (...of: Parameters<typeof odooSide>) => Side): Promise<string[]> {
  const random = chance(seed);
  let clock = Date.UTC(2026, 0, 5);
  let lineRestsUntil = 0;
  let lineTries = 0;
  const world = { now: () => new Date(clock), downUntil: 0, isCalm: false };
  const side = sideOf(random, world);
  const here = ourSide(random, side, world);
  const editedThere = new Set<string>();
  /** What their users wrote, and what they deleted: neither is undone while nobody here says so. */
  const written = new Map<string, { id: string; name: string; value: string }>();
  const removed = new Set<string>();
  const wrong: string[] = [];
  const sendAnew = (record: Standing) => {
    record.decision = 'again';
    removed.delete(record.id);
  };
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
    const deed = random.below(8);
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
      written.set(`${id} ${name}`, { id, name, value: `theirs ${at}` });
    }
    if (deed === 5 && there.length > 0 && random.is(0.4)) {
      const id = random.of(there);
      side.remove(id);
      for (const one of there.filter((known) => !side.ids().includes(known))) {
        if (here.outbox.get(one)?.key) removed.add(one);
        for (const [key, entry] of written) if (entry.id === one) written.delete(key);
      }
    }
    if (deed === 6)
      for (const record of here.outbox.values()) if (record.state === 'refused') sendAnew(record);
    if (random.is(0.1) && there.length > 0) {
      // An event: in any order, twice or never.
      const record = here.outbox.get(random.of(there));
      if (record) Object.assign(record, { isToRead: true, state: 'waiting', nextTryAt: null });
    }
    await work();
    for (const { id, name, value } of written.values())
      if (side.show(id)?.fields[name] !== value) wrong.push(`${id} ${name}: written over`);
    for (const id of removed) if (side.ids().includes(id)) wrong.push(`${id} was made anew`);
  }
  world.isCalm = true;
  for (let at = 0; at < 12; at++) {
    clock += 1_000_000;
    await work();
    for (const record of here.outbox.values()) {
      if (record.state === 'conflict') record.decision = random.of(['ours', 'theirs']);
      if (record.state === 'refused') record.decision = 'again';
      // Deleted there, and nobody said so: an event does, sooner or later.
      if (at < 4 && record.key && !side.show(record.id)) record.isToRead = true;
    }
  }
  return [...here.outbox.keys()]
    .flatMap((id) => unequal(id, here, side, editedThere))
    .concat(
      [...new Set(wrong)],
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
  const isUnmapped = !isJob(id) && there.state === side.stages.at(-1);
  const isSettled = ours.state === there.state || isUnmapped || editedThere.has(`${id} state`);
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

/** A job and a candidate that both sides agree on; on a line that works, or fails as it is told, after the deed. */
async function agreedPair() {
  const world = { now: () => new Date(0), downUntil: 0, isCalm: true };
  const peer = new HiringSystemPeer(KEY, 'https://ats.test');
  const random = chance(1);
  const side = restSide(random, world, peer);
  const here = ourSide(random, side, world);
  const keys: string[] = [];
  const line = { isLost: false };
  const system = restSystem('https://ats.test', KEY, async ({ method, address, headers, body }) => {
    if (method === 'PUT') keys.push(headers['idempotency-key']!);
    const path = address.slice('https://ats.test'.length);
    const answered = peer.answer({ method, path, headers, body: body ?? '' });
    if (line.isLost) throw new LineError('too_slow');
    return answered;
  });
  const [job, candidate] = [JOBS[0]!, CANDIDATES[0]!];
  here.post(job);
  here.post(candidate);
  const work = async () => {
    for (const record of here.outbox.values()) record.nextTryAt = null;
    await bringAll(here.desk, system, world.now).catch((error: unknown) => {
      if (!(error instanceof LineError)) throw error;
    });
  };
  const heardOf = async (id: string) => {
    Object.assign(here.outbox.get(id)!, { isToRead: true });
    await work();
  };
  const decide = async (id: string, decision: Standing['decision']) => {
    Object.assign(here.outbox.get(id)!, { decision });
    await work();
  };
  const write = async (id: string, name: string, value: string) => {
    here.texts.set(id, { ...here.texts.get(id), [name]: value });
    here.touch(id);
    await work();
  };
  const moveHere = async (id: string, kind: Kind) => {
    here.standing.set(id, kind);
    here.touch(id);
    await work();
  };
  await work();
  const of = (id: string) => here.outbox.get(id)!;
  return { ...here, peer, system, keys, line, job, candidate, of, work, heardOf, decide, write, moveHere };
}

describe('a change', () => {
  it('has a key of its own, which only its retries have', async () => {
    const { peer, keys, line, candidate, of, work, decide, moveHere } = await agreedPair();
    keys.length = 0;
    line.isLost = true;
    await moveHere(candidate, 'interview');
    await work();
    line.isLost = false;
    await work();
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    peer.refuses = 'Not on a Sunday.';
    await moveHere(candidate, 'offered');
    expect(of(candidate)).toMatchObject({ state: 'refused', refusal: 'Not on a Sunday.', attemptKey: null });
    peer.refuses = null;
    await decide(candidate, 'again');
    expect(of(candidate).state).toBe('agreed');
    expect(peer.records.get(candidate)?.standing).toBe('offer');
    await moveHere(candidate, 'interview');
    expect(new Set(keys).size).toBe(4);
  });

  it('of what was deleted there is sent only when somebody says so, and is then made in truth', async () => {
    const { peer, standing, system, desk, candidate, of, decide, heardOf, moveHere } = await agreedPair();
    peer.remove(candidate);
    await heardOf(candidate);
    await moveHere(candidate, 'interview');
    expect(of(candidate)).toMatchObject({ state: 'refused', refusal: GONE });
    expect(peer.records.has(candidate)).toBe(false);
    await moveHere(candidate, 'new');
    await decide(candidate, 'again');
    expect(peer.records.get(candidate)).toMatchObject({ standing: 'inbox', revision: 1 });
    await moveHere(candidate, 'interview');
    await follow(desk, system);
    expect([peer.records.get(candidate)?.standing, standing.get(candidate)]).toEqual(['talks', 'interview']);
  });

  it.each(['after', 'before'])('of both sides is a conflict also %s we heard of theirs', async (when) => {
    const { peer, candidate, of, heardOf, decide, write } = await agreedPair();
    peer.edit(candidate, 'mobile', 'theirs');
    if (when === 'after') await heardOf(candidate);
    await write(candidate, 'mobile', 'ours');
    expect(of(candidate)).toMatchObject({ state: 'conflict', conflict: ['mobile'] });
    await decide(candidate, 'theirs');
    expect(of(candidate).state).toBe('agreed');
    // What was kept is not written over by the next change of ours either.
    await write(candidate, 'mobile', 'ours again');
    expect(of(candidate)).toMatchObject({ state: 'conflict', conflict: ['mobile'] });
    expect(peer.records.get(candidate)?.fields.mobile).toBe('theirs');
    await decide(candidate, 'ours');
    expect(peer.records.get(candidate)?.fields.mobile).toBe('ours again');
  });

  it('of a stage that leads nowhere here stays a difference, until it is mapped or both sides moved', async () => {
    const { peer, candidate, of, ours, heardOf, moveHere } = await agreedPair();
    const apart = () => standsApart(of(candidate).agreed, ours(candidate), of(candidate).seen!);
    peer.move(candidate, 'panel');
    await heardOf(candidate);
    expect([of(candidate).state, apart()]).toEqual(['agreed', true]);
    await moveHere(candidate, 'offered');
    expect(of(candidate).conflict).toEqual([STATE]);
    expect(peer.records.get(candidate)?.standing).toBe('panel');
    peer.move(candidate, 'offer');
    await heardOf(candidate);
    expect([of(candidate).state, apart()]).toEqual(['agreed', false]);
  });

  it('of a candidate whose job was deleted there waits until both are sent anew', async () => {
    const { peer, job, candidate, of, decide, moveHere } = await agreedPair();
    peer.remove(job);
    await moveHere(candidate, 'interview');
    expect(of(candidate)).toMatchObject({ state: 'refused', refusal: GONE });
    await decide(candidate, 'again');
    expect(of(job).refusal).toBe(GONE);
    expect(of(candidate)).toMatchObject({ state: 'refused', refusal: JOB_GONE });
    await decide(job, 'again');
    expect([peer.records.has(job), peer.records.has(candidate)]).toEqual([true, false]);
    await decide(candidate, 'again');
    expect(peer.records.get(candidate)?.standing).toBe('talks');
  });
});

it('marks the candidates of a job that was deleted there', async () => {
  const { peer, job, candidate, of, heardOf, work } = await agreedPair();
  peer.remove(job);
  await heardOf(job);
  await work();
  expect(of(candidate)).toMatchObject({ state: 'refused', refusal: JOB_GONE, key: null });
});

it('waits twice as long after each failure, and never longer than a quarter of an hour', () => {
  expect([0, 1, 2, 6, 7, 50].map(waitAfter)).toEqual([10, 20, 40, 640, 900, 900]);
});
