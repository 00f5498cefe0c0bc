import { useMemo } from 'react';
import type { Language } from '#contract/kernel/fields.ts';
import { sharedValue, useShared } from './shared-value.ts';
import {
  addressOf,
  type Namespace,
  type Translate,
  type TranslateIn,
  translate,
  type Values,
} from './translate.ts';
import type { Messages } from './words.ts';

/** The words of the language that is spoken, for components (`useTranslation`) and for code without one (`i18n`). */

/** Messages by namespace; their types are exact, which an index is not. */
export type Words = Readonly<Record<string, object>>;

const words: Record<Language, Record<string, Messages>> = { en: {}, ar: {} };

let spoken: Language | null = null;
let tellMissing: (key: string) => void = () => {};
/** How often the words on the screen have changed. */
const drawn = sharedValue(0);

/** The language spoken since `speak`; null before. */
export const spokenLanguage = (): Language | null => spoken;

/** Speaks a language whose words are there; everything on the screen is drawn again. */
export function speak(language: Language): void {
  spoken = language;
  drawAgain();
}

/** Draws every component that says words once more. */
export function drawAgain(): void {
  drawn.set(drawn.get() + 1);
}

/** Tells of keys that have no words, by `namespace:key`. */
export function onMissingWords(tell: (key: string) => void): void {
  tellMissing = tell;
}

/** Whether any words of the language are there. */
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

/**
 * What says words of the first namespace by their key alone, and those of the others with the namespace before it
 * (`t('jobs:title')`). Draws the component again once another language is spoken.
 */
export function useTranslation<const N extends readonly Namespace[] | Namespace>(
  namespaces: N,
): { t: TranslateOf<N> };
/** The same for whoever runs it: namespaces as plain names. */
export function useTranslation(namespaces: Namespace | readonly Namespace[]) {
  const version = useShared(drawn);
  const [namespace = ''] = [namespaces].flat();
  // Another function once there are other words: effects and memos that depend on it run again.
  return useMemo(() => ({ t: translatorOf(namespace, version) }), [namespace, version]);
}

type TranslateOf<N> = N extends readonly [infer First extends Namespace, ...infer More extends Namespace[]]
  ? TranslateIn<First, More[number]>
  : N extends Namespace
    ? TranslateIn<N>
    : never;

/** For code without a component. Whoever draws what it says is not drawn again when the language changes. */
export const i18n: { t: Translate; exists: (key: string) => boolean } = {
  t: translatorOf(''),
  exists: (key) => said('', key) !== undefined,
};

function translatorOf(usual: string, _version?: number) {
  return (key: string, values?: Values): string => {
    const text = said(usual, key, values);
    if (text !== undefined) return text;
    const address = addressOf(usual, key);
    tellMissing(address.join(':'));
    return address[1];
  };
}

function said(usual: string, key: string, values?: Values): string | undefined {
  const language = spoken ?? 'en';
  return translate(language, words[language], usual, key, values);
}
