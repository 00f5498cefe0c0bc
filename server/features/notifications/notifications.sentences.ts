import { factsOf, type NotificationKind } from '#contract/features/notifications.contract.ts';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { hasWords, isolate, say } from '#server/platform/words.ts';

/** What a sentence is made from. */
export interface Told {
  kind: NotificationKind;
  params: Readonly<Record<string, string>>;
  /** How many of the kind it stands for. */
  count: number;
  /** Name of who did it last, where that is a person who still has an account. */
  actor: string | null;
}

export const textOf = (told: Told): Bilingual => ({ en: sentence('en', told), ar: sentence('ar', told) });

/** The sentence of a notification; of several people's it names the latest and counts the others. */
export function sentence(lang: Language, { kind, params, count, actor }: Told): string {
  const given: Record<string, string> = { actor: actor ?? say(lang, 'notifications.somebody') };
  for (const name of factsOf(kind).params) given[name] = inWords(lang, name, params[name] ?? '');
  const others = count - 1;
  const key = `notifications.${kind}`;
  const isolated = Object.fromEntries(
    Object.entries(given).map(([name, text]) => [name, isolate(lang, text)]),
  );
  return others > 0 && hasWords(lang, `${key}.others_other`)
    ? counted(lang, `${key}.others`, others, isolated)
    : say(lang, key, isolated);
}

/** The form of a sentence that a number takes; Arabic has six. */
export function counted(
  lang: Language,
  key: string,
  count: number,
  params: Readonly<Record<string, string>> = {},
): string {
  return say(lang, `${key}_${PLURALS[lang].select(count)}`, { ...params, count });
}

const PLURALS = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') };

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
