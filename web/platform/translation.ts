import type { i18n as Library, TFunction } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#contract/kernel/fields.ts';
import type { Messages, Namespaces } from './words.ts';

/**
 * The part of i18next and react-i18next that the app uses, with their types, in a twelfth of their weight: keys in
 * namespaces, values put in, plural forms by Intl. Both configurations of the tools put this in the place of
 * `react-i18next`; a test holds it to what i18next says for every message.
 */

/** Messages by namespace; their types are exact, which an index is not. */
export type Words = Readonly<Record<string, object>>;
type Values = Readonly<Record<string, unknown>> & { count?: number };

const words: Record<Language, Record<string, Messages>> = { en: {}, ar: {} };
const forms: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
};
const USUAL_NAMESPACE = 'app';

let spoken: Language | null = null;
let drawn = 0;
let tellMissing: (key: string) => void = () => {};
const listeners = new Set<() => void>();

/** The language spoken since `speak`; null before. */
export const spokenLanguage = (): Language | null => spoken;

/** Speaks a language whose words are there; everything on the screen is drawn again. */
export function speak(language: Language): void {
  spoken = language;
  drawAgain();
}

export function drawAgain(): void {
  drawn += 1;
  for (const listener of listeners) listener();
}

/** Tells of keys that have no words, by `namespace:key`. */
export function onMissingWords(tell: (key: string) => void): void {
  tellMissing = tell;
}

export const hasWords = (language: Language): boolean => Object.keys(words[language]).length > 0;

/** Adds words to those that are there; what is on the screen has its own already and is not drawn again. */
export function addWords(language: Language, more: Words): void {
  for (const [namespace, messages] of Object.entries(more))
    words[language][namespace] = merged(words[language][namespace], messages as Messages);
}

function merged(here: string | Messages | undefined, more: Messages): Messages {
  if (typeof here !== 'object') return more;
  const both: Record<string, string | Messages> = { ...here };
  for (const [key, value] of Object.entries(more))
    both[key] = typeof value === 'string' ? value : merged(both[key], value);
  return both;
}

/** In the place of react-i18next's hook of this name. */
export function useTranslation(namespaces: string | readonly string[] = USUAL_NAMESPACE): { t: TFunction } {
  const version = useSyncExternalStore(follow, () => drawn);
  const namespace = typeof namespaces === 'string' ? namespaces : (namespaces[0] ?? USUAL_NAMESPACE);
  // Another function once there are other words: effects and memos that depend on it run again.
  return useMemo(() => ({ t: translatorOf(namespace, version) }), [namespace, version]);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For code without a component. Whoever draws what it says is not drawn again when the language changes. */
export const i18n: Pick<Library, 't'> & { exists: (key: string) => boolean } = {
  t: translatorOf(USUAL_NAMESPACE),
  exists: (key) => textOf(addressOf(USUAL_NAMESPACE, key)) !== undefined,
};

function translatorOf(namespace: string, _version?: number): TFunction {
  const translate = (key: string, values: Values = {}): string => {
    const address = addressOf(namespace, key);
    const text = textOf(address, values.count);
    if (text !== undefined) return filled(text, values);
    tellMissing(address.join(':'));
    return address[1];
  };
  return translate as unknown as TFunction;
}

function addressOf(usual: string, key: string): [namespace: string, key: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [usual, key] : [key.slice(0, colon), key.slice(colon + 1)];
}

/** The text of a key; with a count the plural form, or the key's own where it has none. */
function textOf([namespace, key]: [string, string], count?: number): string | undefined {
  const language = spoken ?? 'en';
  const at = (path: string): string | undefined => {
    let here: string | Messages | undefined = words[language][namespace];
    for (const step of path.split('.')) here = typeof here === 'object' ? here[step] : undefined;
    return typeof here === 'string' ? here : undefined;
  };
  if (count === undefined) return at(key);
  // A language without a form for none may still have words for it.
  const none = count === 0 ? at(`${key}_zero`) : undefined;
  return none ?? at(`${key}_${forms[language].select(count)}`) ?? at(key);
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    name in values ? String(values[name] ?? '') : whole,
  );

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: { [N in keyof Namespaces]: Omit<Namespaces[N], 'screens'> };
  }
}
