import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { factsOfKind, type NotificationParam } from '#server/platform/notification-kinds.ts';
import { fill, fillCounted, hasWords, isolate, say } from '#server/platform/words.ts';

/** Among the params: the neutral name of whoever did it and must not be told. */
export const CALLED = 'called';

/** What a sentence is made from. */
export interface Told {
  kind: string;
  params: Readonly<Record<string, NotificationParam>>;
  /** How many of the kind it stands for. */
  count: number;
  /** Name of who did it last, where that is a person who still has an account. */
  actor: string | null;
}

export const textOf = (told: Told): Bilingual => ({ en: sentence('en', told), ar: sentence('ar', told) });

/** The sentence of a notification; of several people's it names the latest and counts the others. */
export function sentence(lang: Language, told: Told): string {
  const { sentence: words, others } = factsOfKind(told.kind);
  const isolated = givenTo(lang, told);
  return told.count > 1 && others
    ? fillCounted(lang, others, told.count - 1, isolated)
    : fill(words[lang], isolated);
}

/** What the mail about it says: its subject in plain letters, and its paragraphs. */
export function mailWords(
  lang: Language,
  told: Told,
  portal: string,
): { subject: string; paragraphs: string[] } {
  const { subject, mailText } = factsOfKind(told.kind);
  const words = sentence(lang, told);
  const given = { ...givenTo(lang, told), portal };
  return {
    subject: withoutIsolates(subject ? fill(subject[lang], given) : words),
    paragraphs: [...(subject ? [words] : []), ...(mailText?.[lang] ?? []).map((text) => fill(text, given))],
  };
}

/** A subject is plain: some mail programs draw the marks that set names apart. */
const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

function givenTo(lang: Language, { kind, params, actor }: Told): Record<string, string> {
  const { params: names } = factsOfKind(kind);
  const called = params[CALLED];
  const given: Record<string, string> = {
    actor: actor ?? (called && inWords(lang, CALLED, called)) ?? say(lang, 'notifications.somebody'),
  };
  for (const name of names) given[name] = inWords(lang, name, params[name] ?? '');
  return Object.fromEntries(Object.entries(given).map(([name, text]) => [name, isolate(lang, text)]));
}

/** A role is kept by its code and read by its name; a moment is kept in UTC and read as a day of the Gulf. */
function inWords(lang: Language, name: string, value: NotificationParam): string {
  if (typeof value !== 'string') return value[lang];
  if (name === 'role' && hasWords(lang, `notifications.role.${value}`))
    return say(lang, `notifications.role.${value}`);
  if (name === 'date' && !Number.isNaN(Date.parse(value))) return DAYS[lang].format(new Date(value));
  return value;
}

const dayOf = (lang: Language) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
const DAYS = { en: dayOf('en'), ar: dayOf('ar') };
