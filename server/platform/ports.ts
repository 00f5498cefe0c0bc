import type { Instrument } from '#engines/assessments/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { ConcernReader } from '#engines/text/index.ts';
import type { Answering } from './answering.ts';
import type { Calls } from './calls.ts';
import type { Config } from './config.ts';
import type { DocumentReader } from './document-reader.ts';
import type { MatchModels } from './match-models.ts';
import type { MatchRanking } from './match-ranking.ts';
import type { Secrets } from './secrets.ts';
import type { Speaking } from './speech.ts';
import type { Storage } from './storage.ts';
import type { Tokens } from './tokens.ts';
import type { Typesetter } from './typesetter.ts';

/**
 * The ways out of the product and the engines behind them, by name. A use case says in its type which of them it needs
 * (`ctx: Ctx & Uses<'storage'>`); a feature's manifest names all that its use cases need, and its routes, jobs and
 * listeners are handed a context with exactly these. A new port is one member here and one in `server/app/start.ts`.
 */
export interface Ports {
  /** What the operator set. */
  config: Config;
  /** Signs and reads the tokens of sessions. */
  tokens: Tokens;
  /** Gives people in blind reviews their aliases. */
  aliases: Aliases;
  /** Seals what others entrust to the product, so that who reads the database alone cannot use it. */
  secrets: Secrets;
  /** Where files lie. */
  storage: Storage;
  /** Reads text out of documents, in threads of its own. */
  reader: DocumentReader;
  /** Sets documents as PDF. */
  typesetter: Typesetter;
  /** Speaks texts, in a thread of its own. */
  speaking: Speaking;
  /** Skills, occupations, places, languages and courses, as this installation reads them. */
  taxonomy: Taxonomy;
  /** What people can take to learn about themselves, by its slug, in the order in which it is offered. */
  instruments: ReadonlyMap<string, Instrument>;
  /** Finds in what people write the matters that need a person, not a program. */
  concerns: ConcernReader;
  /** The matching models of this process. */
  models: MatchModels;
  /** Ranks all jobs for a person and all people for a job. */
  ranking: MatchRanking;
  /** Answers questions from documents. */
  answering: Answering;
  /** Calls of other features, made for the caller. */
  calls: Calls;
  sockets: Sockets;
  /** Whether the queue takes work; to put work into it there is `ctx.enqueue`. */
  queue: { isRunning(): boolean };
}

/** The name of a port, as a manifest lists it. */
export type PortName = keyof Ports;

/** What a context has beside `Ctx` so that the named ports can be used. */
export type Uses<K extends PortName> = Pick<Ports, K>;

/** The sockets of open screens. To tell a screen something there is `ctx.tell`. */
export interface Sockets {
  /** Closes the sockets of sessions that have ended, once the transaction has committed. */
  cutOff(sessionIds: readonly string[]): void;
}

/** People in blind reviews are named by aliases. */
export interface Aliases {
  /** The key that turns people into aliases and back, 32 bytes, the same on every node. */
  key(): Promise<Buffer>;
}
