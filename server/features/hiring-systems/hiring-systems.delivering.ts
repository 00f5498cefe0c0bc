import crypto from 'node:crypto';
import type { LineFault, RecordState } from '#contract/features/hiring-systems.contract.ts';
import {
  type Agreed,
  followed,
  isSameContent,
  keepOurs,
  keepTheirs,
  metAgain,
  notFollowed,
  plan,
  STATE,
  settled,
  taken,
} from './hiring-systems.merging.ts';
import {
  ChangedThere,
  type Content,
  GONE,
  GONE_REFUSALS,
  type HiringSystem,
  JOB_GONE,
  JOB_REFUSED,
  LineError,
  type Reference,
  RefusedThere,
  type Theirs,
} from './hiring-systems.port.ts';

/** What a person decided about a record, until it is done: a side of a conflict, or that it is tried (whole) again. */
export type Decision = 'ours' | 'theirs' | 'again' | 'whole';

/** A record as the outbox keeps it. */
export interface Standing extends Reference {
  agreed: Agreed | null;
  /** What was sent and has no answer yet, the latest last: some of it may have arrived. */
  attempts: Content[];
  /** The key of the latest attempt, for as long as it has no answer. */
  attemptKey: string | null;
  url: string | null;
  state: RecordState;
  /** Names that both sides changed. */
  conflict: string[];
  refusal: string | null;
  decision: Decision | null;
  /** Somebody there is said to have changed it: it is read before anything else. */
  isToRead: boolean;
  tries: number;
  nextTryAt: Date | null;
}

/** Changes of a record as they are kept. */
export type Kept = Partial<Omit<Standing, 'kind' | 'id' | 'job'>> & {
  /** Something of ours has just arrived there. */
  hasArrived?: true;
};

/** Where records are kept, and what they are of. The queue’s is the database. */
export interface Desk {
  /** Records for which something may be to do by now, jobs before candidates. */
  due(): Promise<string[]>;
  find(id: string): Promise<Standing | null>;
  keep(id: string, changes: Kept): Promise<void>;
  /** What we have of it, by the mapping; null where it is not to be kept equal any more. */
  ours(record: Standing): Promise<Content | null>;
  /** Moves a candidate here; false where they cannot be. */
  follow(record: Standing, state: string): Promise<boolean>;
  /** The candidates that were sent for a job. */
  candidatesOf(jobId: string): Promise<string[]>;
  /** Everything that is there. */
  sent(): Promise<Reference[]>;
  cursor(): Promise<string | null>;
  keepCursor(cursor: string | null): Promise<void>;
}

/** More rounds are not needed: a change there, a change here, and the sending of what is left. */
const MOST_ROUNDS = 6;
/** Of one record, whose answers were lost one after the other while it was changed here. */
const MOST_ATTEMPTS = 20;
const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 900;
/** So many records in a row that it fails at are no longer the fault of each. */
const MOST_FAILURES = 3;

/** Seconds until the next try. */
export const waitAfter = (tries: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(tries, 10), LONGEST_WAIT_SECONDS);

/** Faults of a single record as well as of all: those of the line are everyone’s. */
const ONES_OWN: readonly LineFault[] = ['server_error', 'bad_answer', 'wrong_address'];

/**
 * Brings everything that is due. One that it fails at waits by itself, so that it holds up nobody else.
 * @throws LineError where the line does not work: then everything waits
 */
export async function bringAll(desk: Desk, system: HiringSystem, now: () => Date): Promise<void> {
  await eachByItself(
    await desk.due(),
    (id) => bring(desk, system, id),
    async (id, error) => {
      const record = await desk.find(id);
      await desk.keep(id, later(record?.tries ?? 0, error, now()));
    },
  );
}

/** When something that failed is tried again. */
export const later = (tries: number, { waitSeconds }: LineError, now: Date) => ({
  tries: tries + 1,
  nextTryAt: new Date(now.getTime() + (waitSeconds ?? waitAfter(tries)) * 1_000),
});

/**
 * Does one after the other; what it fails at is put off, and holds up nobody else.
 * @throws LineError where the line does not work: then everything waits
 */
export async function eachByItself<T>(
  all: readonly T[],
  run: (one: T) => Promise<void>,
  putOff: (one: T, error: LineError) => Promise<void>,
): Promise<void> {
  let failures = 0;
  for (const one of all) {
    try {
      await run(one);
      failures = 0;
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      await putOff(one, error);
      if (!ONES_OWN.includes(error.fault) || ++failures === MOST_FAILURES) throw error;
    }
  }
}

/** Asks for what changed there, and marks it as seen: bringing does the rest. */
export async function follow(desk: Desk, system: HiringSystem): Promise<void> {
  let after = await desk.cursor();
  for (let more = true; more; ) {
    const answer = await system.changes(after, () => desk.sent());
    for (const change of answer.changes) {
      const record = await desk.find(change.id);
      if (record?.kind !== change.kind || !mayBeThere(record)) continue;
      // That it was deleted is not believed: it is read.
      if (change.theirs === null) await desk.keep(record.id, { isToRead: true, nextTryAt: null });
      else if (record.revision !== change.theirs.revision)
        await desk.keep(record.id, { ...sawThere(record, change.theirs), ...again(record) });
    }
    more = answer.more && answer.cursor !== after;
    after = answer.cursor;
    await desk.keepCursor(after);
  }
}

/** It was sent, whether an answer came or not. */
const mayBeThere = ({ key, attempts }: Standing): boolean => key !== null || attempts.length > 0;

/** It is looked at again; what was refused stays so, whatever else they changed. */
function again({ state }: Standing): Kept {
  if (state === 'ended') return {};
  return state === 'refused' ? { isToRead: true, nextTryAt: null } : { state: 'waiting', nextTryAt: null };
}

/** Makes both sides of one record equal, or finds out why they cannot be. */
export async function bring(desk: Desk, system: HiringSystem, id: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const record = await desk.find(id);
    if (!record || (await step(desk, system, record))) return;
  }
  // It changes faster than it can be followed: later.
  await desk.keep(id, { nextTryAt: null });
}

/** One step towards it; true once nothing is left to do. */
async function step(desk: Desk, system: HiringSystem, record: Standing): Promise<boolean> {
  const { id } = record;
  const done = (state: RecordState, changes: Kept = {}) =>
    desk
      .keep(id, { tries: 0, nextTryAt: null, refusal: null, conflict: [], ...changes, state })
      .then(() => true);
  const ours = await desk.ours(record);
  if (!ours) return done('ended');
  if (record.isToRead) {
    const theirs = record.key === null ? null : await system.read(record);
    if (record.key !== null && !theirs) return gone(desk, record, done);
    await desk.keep(id, { isToRead: false, ...(theirs && sawThere(record, theirs)) });
    return false;
  }
  if (record.decision !== null) {
    await desk.keep(id, { ...decided(record, ours), decision: null, state: 'waiting' });
    return false;
  }
  if (record.job && record.job.key === null) return isJobRefused(desk, record, done);
  const next = plan(record.agreed, ours, record.seen, record.kind === 'candidate');
  switch (next.deed) {
    case 'rest':
      return done('agreed', { agreed: settled(record.agreed, ours, record.seen ?? ours) });
    case 'conflict':
      return done('conflict', { conflict: next.names });
    case 'follow': {
      const isFollowed = await desk.follow(record, next.state);
      const after = (await desk.ours(record)) ?? ours;
      const { agreed, seen } = record;
      await desk.keep(id, {
        agreed: isFollowed ? followed(agreed, after, seen ?? after) : notFollowed(agreed, next.state),
      });
      return false;
    }
    case 'send':
      // What was refused is tried again when somebody says so, or when it says something else.
      return record.state === 'refused' || send(desk, system, record, next.content, done);
  }
}

type Done = (state: RecordState, changes?: Kept) => Promise<boolean>;

async function send(
  desk: Desk,
  system: HiringSystem,
  record: Standing,
  content: Content,
  done: Done,
): Promise<boolean> {
  const { id } = record;
  const before = record.attempts.filter((one) => !isSameContent(one, content));
  const latest = record.attempts.at(-1);
  const isAgain = latest !== undefined && isSameContent(latest, content);
  // Kept before it is sent: whoever is killed in between sends it again with the same key.
  const attemptKey = (isAgain ? record.attemptKey : null) ?? crypto.randomUUID();
  await desk.keep(id, { attempts: [...before, content].slice(-MOST_ATTEMPTS), attemptKey });
  try {
    const theirs = await system.put(record, content, attemptKey);
    await desk.keep(id, {
      ...there(record, theirs),
      agreed: taken(record.agreed, content, theirs),
      attempts: [],
      attemptKey: null,
      tries: 0,
      hasArrived: true,
    });
    if (record.kind === 'job' && record.key === null) await wakeCandidates(desk, id, isJobRefusal);
    return false;
  } catch (error) {
    if (error instanceof ChangedThere) {
      await desk.keep(id, sawThere(record, error.theirs));
      return false;
    }
    // It answered, and did nothing: the next try is another.
    if (error instanceof LineError && error.fault === 'key_refused')
      await desk.keep(id, { attemptKey: null });
    if (!(error instanceof RefusedThere)) throw error;
    // Of a candidate that is not there its job may not be there either.
    if (error.message === GONE && record.job) await desk.keep(record.job.id, { isToRead: true });
    if (error.message === GONE) return gone(desk, record, done);
    return done('refused', { refusal: error.message, attempts: before, attemptKey: null });
  }
}

const isJobRefusal = ({ refusal }: Standing) => refusal === JOB_REFUSED;
const isThereYet = ({ refusal }: Standing) => refusal === null || !GONE_REFUSALS.includes(refusal);

/** It was deleted there, and a job with its candidates. */
async function gone(desk: Desk, record: Standing, done: Done): Promise<boolean> {
  if (record.kind === 'job') await wakeCandidates(desk, record.id, isThereYet);
  return done('refused', { ...GONE_THERE, isToRead: false, refusal: GONE });
}

/** Lets candidates of a job be looked at again. */
async function wakeCandidates(desk: Desk, jobId: string, isMeant: (candidate: Standing) => boolean) {
  for (const id of await desk.candidatesOf(jobId)) {
    const candidate = await desk.find(id);
    if (candidate && candidate.state !== 'ended' && isMeant(candidate))
      await desk.keep(id, { state: 'waiting', nextTryAt: null });
  }
}

async function isJobRefused(desk: Desk, record: Standing, done: Done): Promise<boolean> {
  const job = record.job && (await desk.find(record.job.id));
  if (job?.state !== 'refused') return true;
  return job.refusal === GONE
    ? done('refused', { ...GONE_THERE, refusal: JOB_GONE })
    : done('refused', { refusal: JOB_REFUSED });
}

const GONE_THERE: Kept = {
  key: null,
  revision: null,
  seen: null,
  agreed: null,
  attempts: [],
  attemptKey: null,
  url: null,
};

/** What is known of it there from now on. */
const there = (record: Standing, theirs: Theirs): Kept => ({
  key: theirs.key,
  revision: theirs.revision,
  seen: { fields: { ...record.seen?.fields, ...theirs.fields }, state: theirs.state },
  url: theirs.url ?? record.url,
});

/** The same of what somebody there may have changed. */
const sawThere = (record: Standing, theirs: Theirs): Kept => ({
  ...there(record, theirs),
  agreed: metAgain(record.agreed, record.attempts, theirs),
  attempts: [],
  attemptKey: null,
  ...(record.attempts.length > 0 && { hasArrived: true }),
});

/** What a person’s decision makes of what both sides agreed on. */
function decided(record: Standing, ours: Content): Kept {
  const { agreed, seen, conflict, decision } = record;
  if (seen === null || decision === null || decision === 'again') return {};
  if (decision === 'theirs') return { agreed: keepTheirs(agreed, ours, conflict) };
  const names =
    decision === 'whole' ? [...Object.keys(ours.fields), ...(ours.state === null ? [] : [STATE])] : conflict;
  return { agreed: keepOurs(agreed, seen, names) };
}
