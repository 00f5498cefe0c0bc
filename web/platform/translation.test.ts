import { createInstance } from 'i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '#web/app/messages.ts';
import { addWords, i18n, onMissingWords, speak } from './translation.ts';
import type { Messages } from './words.ts';

const LANGUAGES = { en: await loadWords('en'), ar: await loadWords('ar') };
const PLURAL = /_(zero|one|two|few|many|other)$/;

const library = createInstance();
await library.init({
  lng: 'en',
  resources: LANGUAGES,
  fallbackLng: false,
  defaultNS: 'app',
  interpolation: { escapeValue: false },
});

/** Every key with its namespace, plural forms under the key that is asked for. */
function keysOf(messages: Messages, before: string): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key.replace(PLURAL, '')] : keysOf(value, `${before}${key}.`),
  );
}

const say = i18n.t as unknown as (key: string, values?: object) => string;
afterEach(() => onMissingWords(() => {}));

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  test('every message reads as i18next reads it, with each plural form', () => {
    addWords(language, LANGUAGES[language]);
    speak(language);
    const theirs = library.getFixedT(language) as unknown as typeof say;
    const keys = new Set(
      Object.entries(LANGUAGES[language]).flatMap(([name, messages]) => keysOf(messages, `${name}:`)),
    );
    for (const key of keys) {
      const names = [...(theirs(key, { skipInterpolation: true }).match(/\{\{\w+\}\}/g) ?? [])];
      const values = Object.fromEntries(names.map((name) => [name.slice(2, -2), `⟨${name}⟩`]));
      expect(say(key, values), key).toBe(theirs(key, values));
      for (const count of [0, 1, 2, 3, 11, 100, 1.5]) {
        const counted = { ...values, count };
        expect(say(key, counted), `${key} ${count}`).toBe(theirs(key, counted));
      }
    }
    expect(keys.size).toBeGreaterThan(500);
  });
});

test('words that come later join those that are there', () => {
  addWords('en', { later: { list: { title: 'A list' } } });
  addWords('en', {
    later: { list: { empty: 'Nothing' }, found_one: '{{count}} thing', found_other: '{{count}} things' },
  });
  speak('en');
  expect([say('later:list.title'), say('later:list.empty')]).toEqual(['A list', 'Nothing']);
  expect(say('later:found', { count: 2 })).toBe('2 things');
});

test('a key without words is told of, and stands for itself', () => {
  const missing: string[] = [];
  onMissingWords((key) => missing.push(key));
  speak('en');
  expect(say('nowhere:a.key')).toBe('a.key');
  expect(missing).toEqual(['nowhere:a.key']);
});
