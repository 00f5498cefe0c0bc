import { describe, expect, test } from 'vitest';
import { AWARD_KINDS } from '#contract/features/awards.contract.ts';
import {
  COURSE_COSTS,
  COURSE_KINDS,
  COURSE_LEVELS,
  LEARNING_STATUSES,
  WAYS_OF_LEARNING,
} from '#contract/features/courses.contract.ts';
import { EMPLOYMENT_TYPES, IMPORTANCES, SENIORITIES, WORK_PLACES } from '#contract/features/jobs.fields.ts';
import { EDUCATION_LEVELS } from '#contract/features/profiles.fields.ts';
import { wordsOnDisk } from '#web/build/on-disk.ts';
import type { Messages } from '#web/platform/words.ts';
import { loadWords } from './messages.ts';

/** Every message by its whole key. */
function flat(words: Messages, before = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as const] : [...flat(value, `${before}${key}.`)],
    ),
  );
}

const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const FORM = /_(zero|one|two|few|many|other)$/;
const english = flat(await loadWords('en'));
const arabic = flat(await loadWords('ar'));
const isPlural = (key: string) => FORM.test(key) && english.has(key.replace(FORM, '_other'));
const placeholders = (text: string) => new Set(text.match(/\{\{\w+\}\}/g) ?? []);

/** Lists of the contract that one chooses from, which several features show. */
const LISTS: readonly (readonly string[])[] = [
  WORK_PLACES,
  EMPLOYMENT_TYPES,
  SENIORITIES,
  IMPORTANCES,
  COURSE_COSTS,
  COURSE_LEVELS,
  COURSE_KINDS,
  LEARNING_STATUSES,
  WAYS_OF_LEARNING,
  EDUCATION_LEVELS,
  AWARD_KINDS,
];

describe('the messages of both languages', () => {
  test('have the same keys, plural forms apart', () => {
    const singular = (keys: Iterable<string>) => [...keys].filter((key) => !isPlural(key)).sort();
    expect(singular(arabic.keys())).toEqual(singular(english.keys()));
  });

  test('have all six Arabic forms of every plural', () => {
    const bases = new Set([...english.keys()].filter(isPlural).map((key) => key.replace(FORM, '')));
    for (const base of bases) {
      expect(english.has(`${base}_one`), base).toBe(true);
      for (const form of ARABIC_FORMS) expect(arabic.has(`${base}_${form}`), `${base}_${form}`).toBe(true);
    }
  });

  test('begin the longer name of a control with the words that are seen on it', () => {
    for (const messages of [english, arabic])
      for (const [key, name] of messages) {
        const seen = messages.get(key.replace(/_named$/, ''));
        if (key.endsWith('_named') && seen) expect(name.startsWith(seen), `${key}: ${name}`).toBe(true);
      }
  });

  test('carry the same placeholders', () => {
    for (const [key, text] of english)
      if (!isPlural(key)) expect(placeholders(arabic.get(key) ?? ''), key).toEqual(placeholders(text));
  });

  test('are the same for what runs in Node', async () => {
    expect(flat(await wordsOnDisk('en'))).toEqual(english);
    expect(flat(await wordsOnDisk('ar'))).toEqual(arabic);
  });

  test('are never empty', () => {
    for (const [key, text] of [...english, ...arabic]) expect(text.trim(), key).not.toBe('');
  });

  test('hold a day in digits together in Arabic, which would turn its parts round', () => {
    for (const [key, text] of arabic) expect(text, key).not.toMatch(/(?<!\u2066)\b\d{4}-\d{2}/);
  });

  test('call each choice of a list by one name, wherever the list is shown', () => {
    for (const choices of LISTS)
      for (const choice of choices) {
        const shown = [...english.keys()].flatMap((key) => {
          const list = key.slice(0, -choice.length);
          const isOfList = key.endsWith(`.${choice}`) && choices.every((one) => english.has(list + one));
          return isOfList ? [[key, english.get(key), arabic.get(key)] as const] : [];
        });
        for (const [key, en, ar] of shown) {
          const [first] = shown.filter(([, other]) => other?.toLowerCase() === en?.toLowerCase());
          expect(`${key}: ${ar}`).toBe(`${key}: ${first?.[2]}`);
        }
      }
  });

  test('call a blind review by the one name of the glossary', () => {
    const named = [...english].filter(([, text]) => /\bblind\b/i.test(text));
    expect(named.length).toBeGreaterThan(5);
    for (const [key] of named) expect(`${key}: ${arabic.get(key)}`).toContain('بلا أسماء');
  });

  test('are Arabic in Arabic', () => {
    const namedInTheOtherLanguage = ['app.language.switch'];
    // Levels of the European framework have one name in all languages.
    const isLevel = (text: string) => /^[ABC][12]$/.test(text);
    for (const [key, text] of arabic)
      if (
        !namedInTheOtherLanguage.includes(key) &&
        !isLevel(text) &&
        /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''))
      )
        expect(text, key).toMatch(/\p{Script=Arabic}/u);
  });
});
