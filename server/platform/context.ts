import type { Language } from '#contract/kernel/fields.ts';
import type { AccountState, RoleName } from '#contract/kernel/user-states.ts';
import type { ServerEvents } from '#contract/realtime.ts';
import type { PortalLogos } from '#server/db/tables/index.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { DocumentReader } from './document-reader.ts';
import type { DomainEvents } from './domain-events.ts';
import type { JobDefinition, JobOptions } from './job-definition.ts';
import type { Log } from './log.ts';
import type { MatchRanking } from './match-ranking.ts';
import type { Storage } from './storage.ts';
import type { Tokens } from './tokens.ts';
import type { Typesetter } from './typesetter.ts';

/** The account that asks. */
export interface Actor {
  id: string;
  portal: string;
  email: string;
  firstName: string;
  lastName: string;
  role: RoleName | null;
  state: AccountState;
  companyId: string | null;
  language: Language;
  sessionId: string;
}

export interface PortalSettings {
  key: string;
  name: Record<Language, string>;
  accent: string;
  languages: Language[];
  contactEmail: string;
  approvesCandidates: boolean;
  approvesRecruiters: boolean;
  postJobLimit: number;
  /** Besides the password: the providers whose buttons are shown. */
  signInMethods: ('google' | 'linkedin')[];
  /** Host names under which the portal is reached; mails link to the first. */
  hostNames: string[];
  /** Ids of its logos, by ground and language. */
  logos: PortalLogos;
  /** The digital human who greets here. */
  digitalHuman: string;
  /** What is switched off here. */
  featuresOff: string[];
  /** Name in the `From` of its mails; its own name where it is null. */
  mailSender: string | null;
  updatedAt: Date | null;
}

/** What every use case is handed: who asks, where, when, in which language, and the ways to reach the rest. */
export interface Ctx {
  db: Database;
  actor: Actor | null;
  portal: PortalSettings;
  now: Date;
  /** Network address of the caller; null where the product works by itself. */
  address: string | null;
  lang: Language;
  log: Log;
  config: Config;
  tokens: Tokens;
  storage: Storage;
  reader: DocumentReader;
  typesetter: Typesetter;
  ranking: MatchRanking;
  /** People whom the caller named by the alias of a blind review: to the caller they are nobody else. */
  veiled: Set<string>;
  /** Address under which the caller reaches the product, for links in mails. */
  publicUrl: string;
  /** Puts work in the queue, in the same transaction as the data it is about. */
  enqueue<T extends object>(job: JobDefinition<T>, data: T, options?: JobOptions): Promise<void>;
  /** Tells other features, in the same transaction. */
  emit<K extends keyof DomainEvents>(event: K, payload: DomainEvents[K]): Promise<void>;
  /** Tells the open screens of a person, or of many, once the transaction has committed. */
  tell<K extends keyof ServerEvents>(
    userIds: string | readonly string[],
    event: K,
    ...args: Parameters<ServerEvents[K]>
  ): void;
  /** The same in another portal: work of the queue begins in the default one. */
  inPortal(key: string): Promise<Ctx>;
  /** Closes the sockets of sessions that have ended, once the transaction has committed. */
  cutOff(sessionIds: readonly string[]): void;
  /** Runs a use case as one transaction. */
  transaction<T>(run: (ctx: Ctx) => Promise<T>): Promise<T>;
}

/** A context whose caller is known. */
export type SignedInCtx = Ctx & { actor: Actor };
