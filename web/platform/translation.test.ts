import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadWords } from '#web/app/messages.ts';
import { translate, type Values } from './translate.ts';
import { addWords, i18n, onMissingWords, speak } from './translation.ts';
import type { Messages } from './words.ts';

const LANGUAGES = { en: await loadWords('en'), ar: await loadWords('ar') };
const PLURAL = /_(zero|one|two|few|many|other)$/;
const COUNTS = [0, 1, 2, 3, 11, 100, 1.5];

/** Every message with its key. */
const messagesOf = (messages: Messages, before: string): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[before + key, value] as [string, string]]
      : messagesOf(value, `${before}${key}.`),
  );

afterEach(() => onMissingWords(() => {}));

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  const all = Object.entries(LANGUAGES[language]).flatMap(([name, words]) => messagesOf(words, `${name}:`));
  const say = (key: string, values = {}) => translate(language, LANGUAGES[language], 'app', key, values);

  test('every message is found by its key and takes each of its values', () => {
    for (const [key, text] of all) {
      const names = (text.match(/\{\{\w+\}\}/g) ?? []).map((it) => it.slice(2, -2));
      const values = Object.fromEntries(names.map((name) => [name, `⟨${name}⟩`]));
      const expected = text.replace(/\{\{(\w+)\}\}/g, '⟨$1⟩');
      expect(say(key, values), key).toBe(expected);
    }
    expect(all.length).toBeGreaterThan(500);
  });

  test('every plural has words for every number', () => {
    const rules = new Intl.PluralRules(language);
    const texts = new Map(all);
    const plurals = new Set(
      all.flatMap(([key]) =>
        texts.has(key.replace(PLURAL, '_other')) && PLURAL.test(key) ? key.replace(PLURAL, '') : [],
      ),
    );
    expect(plurals.size).toBeGreaterThan(50);
    for (const key of plurals)
      for (const count of COUNTS) {
        const form = count === 0 && texts.has(`${key}_zero`) ? 'zero' : rules.select(count);
        const wanted = texts.get(`${key}_${form}`);
        expect(wanted, `${key} ${count}`).toBeDefined();
        expect(say(key, { count }), `${key} ${count}`).toBe(wanted?.replaceAll('{{count}}', String(count)));
      }
  });
});

describe('the words of a key', () => {
  const words = {
    app: { hello: 'Hello {{name}}, {{other}}' },
    jobs: {
      form: { title: 'Title' },
      found_zero: 'none',
      found_one: 'one',
      found_other: '{{count}}',
      all: 'all',
    },
  };
  const say = (key: string, values?: Values) => translate('en', words, 'app', key, values);

  test('take the values that are given, and leave a place for those that are not', () => {
    expect(say('hello', { name: 'Sara' })).toBe('Hello Sara, {{other}}');
    expect(say('hello', { name: null, other: 7 })).toBe('Hello , 7');
  });

  test('are of the namespace that the key names', () => {
    expect(say('jobs:form.title')).toBe('Title');
    expect(translate('en', words, 'jobs', 'form.title')).toBe('Title');
    expect(say('form.title')).toBeUndefined();
    expect(say('jobs:form')).toBeUndefined();
  });

  test('take the form of their number; those without forms have one for all', () => {
    expect([0, 1, 2].map((count) => say('jobs:found', { count }))).toEqual(['none', 'one', '2']);
    expect(say('jobs:all', { count: 3 })).toBe('all');
    expect(say('jobs:found', { count: 3208 })).toBe('3,208');
  });
});

describe('what is spoken', () => {
  beforeEach(() => speak('en'));
  const say = (key: string, values?: { count: number }) => Reflect.apply(i18n.t, null, [key, values]);

  test('words that come later join those that are there', () => {
    addWords('en', { later: { list: { title: 'A list' } } });
    addWords('en', {
      later: { list: { empty: 'Nothing' }, found_one: '{{count}} thing', found_other: '{{count}} things' },
    });
    expect([say('later:list.title'), say('later:list.empty')]).toEqual(['A list', 'Nothing']);
    expect(say('later:found', { count: 2 })).toBe('2 things');
  });

  test('a key without words is told of, and stands for itself', () => {
    const missing: string[] = [];
    onMissingWords((key) => missing.push(key));
    expect(say('nowhere:a.key')).toBe('a.key');
    expect(missing).toEqual(['nowhere:a.key']);
  });
});
