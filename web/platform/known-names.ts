import { useCallback } from 'react';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { useLanguage } from './language.ts';

/** Names of places and skills in both languages, as replies brought them, by the text that somebody wrote. */
const names = new Map<string, Bilingual>();

/** Keeps the names that came with a reply. */
export function noteNames(more: Readonly<Record<string, Bilingual>> | undefined): void {
  for (const [text, name] of Object.entries(more ?? {})) names.set(text, name);
}

/**
 * What a text that somebody wrote is called in the reader's language; what is not known stays as it is. English that is
 * written stays too. Arabic spells names in many ways, «إس كيو إل» beside “SQL”: its readers are shown the known one.
 */
export function shownName(text: string, language: Language): string {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  if (!isArabic && language === 'en') return text;
  return names.get(text)?.[language] ?? text;
}

/** `shownName` in the language that is spoken. */
export function useShownName(): (text: string) => string {
  const { language } = useLanguage();
  return useCallback((text: string) => shownName(text, language), [language]);
}
