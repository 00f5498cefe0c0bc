import type { ViewPart } from '#contract/features/profile-views.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { AccountState, RoleName } from '#contract/kernel/user-states.ts';
import type { ServerEvents } from '#contract/realtime.ts';
import type { PortalLogos } from '#server/db/tables/index.ts';
import type { Database } from './database.ts';
import type { DomainEvents } from './domain-events.ts';
import type { JobDefinition, JobOptions } from './job-definition.ts';
import type { Log } from './log.ts';

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
  /** False for who hires for a company that its portal wants verified and that is not. */
  isCompanyVerified: boolean;
  language: Language;
  sessionId: string;
}

/** A portal as its row says it. */
export interface PortalSettings {
  key: string;
  name: Record<Language, string>;
  accent: string;
  languages: Language[];
  contactEmail: string;
  approvesCandidates: boolean;
  approvesRecruiters: boolean;
  /** Companies publish, ask and see names once they are verified. */
  checksCompanies: boolean;
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

/** The portal that a call is made in. */
export interface CurrentPortal extends PortalSettings {
  /** Address under which its people reach the product, without a slash at its end: links in mails begin with it. */
  url: string;
}

/** One person in a reply: opened, or among others in a list. */
interface Shown {
  userId: string;
  /** For which job of the company, where it was for one. */
  jobId: string | null;
  what: ViewPart | 'list';
}

/** What came with the call itself. Work of the queue and commands come with nothing. */
export interface RequestFacts {
  /** Network address of the caller; null where the product works by itself. */
  address: string | null;
  /** Ids of people whom the caller named by the alias of a blind review: the reply must not say who they are. */
  namedByAlias: Set<string>;
  /** Whom the reply shows, where the caller looks for a company: kept once it has left (`shown.ts`). */
  shown: Shown[];
}

/**
 * What every use case is handed: who asks, where, when and in which language, the database, and the ways to tell the rest
 * of the product. What only some need (storage, mail configuration, a model) is a port: see `ports.ts`.
 */
export interface Ctx {
  db: Database;
  actor: Actor | null;
  portal: CurrentPortal;
  now: Date;
  lang: Language;
  log: Log;
  request: RequestFacts;
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
  /** Runs a use case as one transaction, with the ports that this context has. */
  transaction<T>(run: (ctx: this) => Promise<T>): Promise<T>;
  /** The same context in another portal: work of the queue begins in the default one. */
  inPortal(key: string): Promise<this>;
}

/** A context whose caller is known. */
export type SignedInCtx = Ctx & { actor: Actor };

/** Whether somebody asks. */
export const isSignedIn = <C extends Ctx>(ctx: C): ctx is C & { actor: Actor } => ctx.actor !== null;

/** The same context with the product itself acting: nobody's account and no network address. */
export const withoutCaller = <C extends Ctx>(ctx: C): C => ({
  ...ctx,
  actor: null,
  request: { ...ctx.request, address: null },
});
