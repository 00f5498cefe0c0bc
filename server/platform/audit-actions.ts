import type { AuditKind } from '#contract/features/audit-entries.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';

/** What is said of an action in one language, with `{subject}`, `{job}`, `{company}` and others filled in. */
interface ActionWords {
  /** What was done, as it stands behind the name of who did it. */
  did: string;
  /** The whole sentence for the one it was done to. Who decided about a person is not told to them by name. */
  toYou?: string;
  /** The whole sentence where nobody who has an account did it. */
  byNobody?: string;
  /** The words for what is kept by a code: `{fields}` that were changed, the type of a `{mail}`. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What is known of an action, with its words in each language. */
export interface AuditActionFacts extends Readonly<Record<Language, ActionWords>> {
  /** What an admin finds it under. */
  kind: AuditKind;
  /** The one it was done to does not find it in their own list: the company tells them, when it means to. */
  isUntold?: true;
}

/** The actions that a feature writes into the audit log, by their stable codes (`job.published`). */
export type AnnouncedActions = Readonly<Record<string, AuditActionFacts>>;

/** Every action there is. A feature adds its own where it announces them: `declare module … { interface AuditActions … }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features.
export interface AuditActions {}
/** The code of an action (`job.published`). */
export type AuditAction = keyof AuditActions;

const announced = new Map<string, AuditActionFacts>();

/** Makes a feature's actions known. Called by the composition. */
export function registerAuditActions(actions: AnnouncedActions): void {
  for (const [action, facts] of Object.entries(actions)) announced.set(action, facts);
}

/** The facts of an action; undefined where another version wrote it. */
export const factsOfAction = (action: string): AuditActionFacts | undefined => announced.get(action);

/** The codes of all actions for which something holds. */
export const actionsWhere = (holds: (facts: AuditActionFacts) => boolean): string[] =>
  [...announced].filter(([, facts]) => holds(facts)).map(([action]) => action);
