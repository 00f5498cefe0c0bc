import type { LineFault } from '#contract/features/hiring-systems.contract.ts';
import type { AboutSystem } from '#contract/features/hiring-systems.mapping.ts';

/** What a field of a record holds. */
export type Value = string | number | boolean | null;
/** By the names that the hiring system gave them. */
export type Fields = Readonly<Record<string, Value>>;

/** What a record says: its fields, and where it stands. `state` is `open` or `closed` of a job, a stage of a candidate. */
export interface Content {
  fields: Fields;
  state: string | null;
}

/** Which record is meant, and what is known of it there. */
export interface Reference {
  kind: 'job' | 'candidate';
  /** Ours, which is nobody’s id: made for the hiring system alone. */
  id: string;
  /** Its own; null until it said it. */
  key: string | null;
  revision: string | null;
  /** As it was there when last seen; null before that. */
  seen: Content | null;
  /** Of a candidate, the job that they stand for. */
  job: Reference | null;
}

/** A record as it is there. */
export interface Theirs extends Content {
  key: string;
  revision: string;
  url: string | null;
}

/** A record of ours that changed there, as it is now; null where it is said to have been deleted. */
export interface Change {
  kind: 'job' | 'candidate';
  id: string;
  theirs: Theirs | null;
}

/** Changes since a moment of theirs, and the moment that they lead to. */
export interface Changes {
  changes: Change[];
  cursor: string | null;
  more: boolean;
}

/** Where a recruiter goes on there. */
export interface SignOn {
  url: string;
  isSignedOn: boolean;
  expiresAt: string | null;
}

/**
 * An external hiring system. Each call is safe to make twice. It throws `LineError` where no answer came that can be used,
 * `RefusedThere` where the change is refused for good, and `ChangedThere` where the record is another than was seen.
 */
export interface HiringSystem {
  about(): Promise<AboutSystem>;
  /**
   * Makes the record, or changes what is named. A `state` of null leaves it where it is. The key is the same when the same
   * change is sent again because no answer came, and of no other change.
   */
  put(record: Reference, content: Content, changeKey: string): Promise<Theirs>;
  /** The record as it is there; null where there is none. */
  read(record: Reference): Promise<Theirs | null>;
  erase(record: Reference): Promise<void>;
  /** What changed of some records that are there. */
  changes(after: string | null, among: () => Promise<readonly Reference[]>): Promise<Changes>;
  signOn(person: { email: string; name: string }): Promise<SignOn>;
}

/** One call to a hiring system, and what came back. */
export interface LineCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
  /** As the log names it. */
  what: string;
}

export interface LineAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The way to a hiring system. It throws `LineError` where no answer comes. */
export type Line = (call: LineCall) => Promise<LineAnswer>;

/** No answer that can be used: the same is tried again, but where the key is not right. */
export class LineError extends Error {
  readonly fault: LineFault;
  /** Seconds that it asked to be left alone. */
  readonly waitSeconds: number | null;
  constructor(fault: LineFault, waitSeconds: number | null = null) {
    super(fault);
    this.name = 'LineError';
    this.fault = fault;
    this.waitSeconds = waitSeconds;
  }
}

/** Refusals that are ours to word: the record was deleted there; the job of a candidate was refused, or deleted there. */
export const GONE = '$gone';
export const JOB_REFUSED = '$job_refused';
export const JOB_GONE = '$job_gone';
export const OUR_REFUSALS: readonly string[] = [GONE, JOB_REFUSED, JOB_GONE];
/** What was deleted there is made anew by a person alone. */
export const GONE_REFUSALS: readonly string[] = [GONE, JOB_GONE];

/** The hiring system does not take this change; the message is its own. */
export class RefusedThere extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedThere';
  }
}

/** The record is another there than was seen: nothing was changed. */
export class ChangedThere extends Error {
  readonly theirs: Theirs;
  constructor(theirs: Theirs) {
    super('changed there');
    this.name = 'ChangedThere';
    this.theirs = theirs;
  }
}
