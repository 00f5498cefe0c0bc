import type { Language } from '#contract/kernel/fields.ts';
import { once } from './once.ts';

/** Human languages by the names that matching knows, with their codes. */
const CODES = {
  arabic: 'ar',
  english: 'en',
  hindi: 'hi',
  urdu: 'ur',
  french: 'fr',
  malayalam: 'ml',
  tamil: 'ta',
  bengali: 'bn',
  tagalog: 'tl',
  persian: 'fa',
  pashto: 'ps',
  turkish: 'tr',
  german: 'de',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  russian: 'ru',
  chinese: 'zh',
  japanese: 'ja',
  korean: 'ko',
  nepali: 'ne',
  sinhala: 'si',
  indonesian: 'id',
  punjabi: 'pa',
} as const;

const named = (reader: Language, code: string) =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(code);

/** By their names in Arabic as well: a profile says its languages in the words of its resume. */
const codesByName = once(
  () =>
    new Map(
      Object.entries(CODES).flatMap(([english, code]) => [
        [english, code] as const,
        [withoutArticle(named('ar', code) ?? english), code] as const,
      ]),
    ),
);

const codeOf = (name: string): string | undefined =>
  codesByName().get(withoutArticle(name.trim().toLowerCase()));

const withoutArticle = (name: string) => name.replace(/^(?:اللغة )?(?:ال)?/, '');

/** The name of a language in the reader’s; one that is not known stays as it was written. */
export function languageName(name: string, reader: Language): string {
  const code = codeOf(name);
  return (code && named(reader, code)) ?? name;
}

/** Choices for a field, by the reader’s alphabet; the value is the name that is stored. */
export function languageChoices(reader: Language, current = ''): { value: string; label: string }[] {
  const names = Object.keys(CODES).map((key) => key.charAt(0).toUpperCase() + key.slice(1));
  const code = codeOf(current);
  const stored = names.find((name) => code !== undefined && codeOf(name) === code);
  const values = names.map((name) => (name === stored ? current : name));
  if (current && !stored) values.push(current);
  return values
    .map((value) => ({ value, label: languageName(value, reader) }))
    .sort((a, b) => a.label.localeCompare(b.label, reader));
}
