import type { MailTiming, NotificationGroup } from '#contract/features/notifications.contract.ts';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import type { AccountState } from '#contract/kernel/user-states.ts';
import type { EmailKind } from './email-kinds.ts';
import type { CountedSentence } from './words.ts';

/** What is known of a kind of notification. */
export interface NotificationFacts {
  group: NotificationGroup;
  /** Who may get it; nobody else has a choice to make about it. */
  for: readonly AccountState[];
  /** When it is mailed unless the person chose otherwise. `own`: the flow that tells it writes a mail of its own. */
  mail: MailTiming | 'own';
  /** The type of its mail, which says at its foot why it came; without one it came by the person's choices. */
  emailKind?: EmailKind;
  /** It may not be switched off. */
  isFixed?: true;
  /** What its sentence is filled with, beside the name of who did it (`{actor}`). */
  params: readonly string[];
  /** Where it leads when the one who tells it names no other place: a path of the web app. */
  link?: string;
  /** What it is called in the choices of who may switch it off. */
  label?: Bilingual;
  sentence: Bilingual;
  /** The sentence of several people's, which names the latest and counts the `{count}` others. */
  others?: CountedSentence;
  /** Subject of its mail, where that is not the sentence itself; filled as the sentence is. */
  subject?: Bilingual;
  /** What its mail says after the sentence, a paragraph each; filled as the sentence is. */
  mailText?: Readonly<Record<Language, readonly string[]>>;
}

/** The kinds of notification that a feature tells. */
export type AnnouncedKinds = Readonly<
  Record<string, NotificationFacts & ({ label: Bilingual } | { isFixed: true })>
>;

/** What each kind's sentence must be given: names of params by kind. */
export type ParamsOf<T extends AnnouncedKinds> = { [K in keyof T]: T[K]['params'][number] };

/** Every kind there is. A feature adds its own where it announces them: `declare module … { interface NotificationKinds … }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features.
export interface NotificationKinds {}
/** The code of a kind (`poked`). */
export type NotificationKind = keyof NotificationKinds;
/**
 * What a sentence is filled with. What we name ourselves is kept in both languages: which one its reader has today is not
 * known when it is written down.
 */
export type NotificationParam = string | Bilingual;
/** What the sentence of a kind is filled with, by name. */
export type NotificationParams<K extends NotificationKind> = Record<NotificationKinds[K], NotificationParam>;

const announced = new Map<string, NotificationFacts>();

/** Makes a feature's kinds known. Called by the composition. */
export function registerNotificationKinds(kinds: AnnouncedKinds): void {
  for (const [kind, facts] of Object.entries(kinds)) announced.set(kind, facts);
}

/** All kinds, in the order of the features that announce them. */
export const allNotificationKinds = (): string[] => [...announced.keys()];

/** Whether a manifest announces the kind. */
export const isNotificationKind = (kind: string): boolean => announced.has(kind);

/**
 * The facts of a kind.
 * @throws where no manifest announces it.
 */
export function factsOfKind(kind: string): NotificationFacts {
  const facts = announced.get(kind);
  if (!facts) throw new Error(`${kind}: no feature announces this kind of notification`);
  return facts;
}
