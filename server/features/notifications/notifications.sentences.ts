import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { factsOfKind } from '#server/platform/notification-kinds.ts';
import { fill, fillCounted, hasWords, isolate, say } from '#server/platform/words.ts';

/** What a sentence is made from. */
export interface Told {
  kind: string;
  params: Readonly<Record<string, string>>;
  /** How many of the kind it stands for. */
  count: number;
  /** Name of who did it last, where that is a person who still has an account. */
  actor: string | null;
}

export const textOf = (told: Told): Bilingual => ({ en: sentence('en', told), ar: sentence('ar', told) });

/** The sentence of a notification; of several people's it names the latest and counts the others. */
export function sentence(lang: Language, { kind, params, count, actor }: Told): string {
  const { params: names, sentence: words, others } = factsOfKind(kind);
  const given: Record<string, string> = { actor: actor ?? say(lang, 'notifications.somebody') };
  for (const name of names) given[name] = inWords(lang, name, params[name] ?? '');
  const isolated = Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, isolate(lang, text)]),
  );
  return count > 1 && others ? fillCounted(lang, others, count - 1, isolated) : fill(words[lang], isolated);
}

/** A role is kept by its code and read by its name; a moment is kept in UTC and read as a day of the Gulf. */
function inWords(lang: Language, name: string, value: string): string {
  if (name === 'role' && hasWords(lang, `notifications.role.${value}`))
    return say(lang, `notifications.role.${value}`);
  if (name === 'date' && !Number.isNaN(Date.parse(value))) return DAYS[lang].format(new Date(value));
  return value;
}

const dayOf = (lang: Language) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
const DAYS = { en: dayOf('en'), ar: dayOf('ar') };
