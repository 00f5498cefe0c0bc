import type { Language } from '#contract/kernel/fields.ts';
import { isCountedNoun, quantity } from '#engines/text/index.ts';

/** Sentences by key, in both languages. */
export type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** A sentence with `{count}` in the forms that numbers take in each language. */
export interface CountedSentence {
  en: Readonly<Record<'one' | 'other', string>>;
  ar: Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>>;
}

/** Declares sentences in both languages; a key that one language lacks does not compile. */
export const words = <K extends string>(en: Record<K, string>, ar: Record<NoInfer<K>, string>) =>
  ({ en, ar }) satisfies Words;

const catalogue: Record<Language, Map<string, string>> = { en: new Map(), ar: new Map() };

/** Makes a feature's sentences known. Called once by the composition. */
export function registerWords(all: Words): void {
  for (const lang of ['en', 'ar'] as const) {
    for (const [key, text] of Object.entries(all[lang])) catalogue[lang].set(key, text);
  }
}

/** The sentence of a key, with `{name}` filled in. A key without words answers itself, and a test finds it. */
export function say(
  lang: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const sentence = catalogue[lang].get(key) ?? catalogue.en.get(key) ?? key;
  return fill(withQuantities(lang, sentence, params), params);
}

const QUANTITY = /\{(\w+):(\w+)(?:\.(object))?\}/g;

/** `{days:day}` becomes "2 days", and `{days:day.object}` the form after a verb or preposition, as the language writes it. */
function withQuantities(lang: Language, sentence: string, params: Readonly<Record<string, unknown>>): string {
  return sentence.replace(QUANTITY, (whole, name: string, noun: string, role?: 'object') => {
    const count = Number(params[name]);
    return isCountedNoun(noun) && Number.isFinite(count) ? quantity(lang, count, noun, role) : whole;
  });
}

/** A sentence with `{name}` filled in; what is not given stays as it is written. */
export function fill(sentence: string, params: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** A counted sentence in the form that its number takes. */
export function fillCounted(
  lang: Language,
  sentence: CountedSentence,
  count: number,
  params: Readonly<Record<string, string>> = {},
): string {
  const forms: Readonly<Record<string, string>> = sentence[lang];
  const form = forms[PLURALS[lang].select(count)] ?? sentence[lang].other;
  return fill(withQuantities(lang, form, params), { ...params, count });
}

const PLURALS = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') };

/** Whether the language has a sentence of this key. */
export const hasWords = (lang: Language, key: string) => catalogue[lang].has(key);

/** What is written the other way is set apart, so that its marks and numbers stay with it. */
export function isolate(lang: Language, text: string): string {
  const isForeign = lang === 'ar' ? /[A-Za-zÀ-ž]/.test(text) : /[\u0600-\u06ff]/.test(text);
  return isForeign ? `\u2068${text}\u2069` : text;
}
