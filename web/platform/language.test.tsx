// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

/** A fresh copy of the modules, with words that come when a test lets them. */
async function fresh() {
  vi.resetModules();
  const language = await import('./language.ts');
  const load = vi.fn(async (which: 'en' | 'ar', part = 'base') => {
    if (part === 'broken') throw new Error('gone');
    return { [part]: { word: `${part} in ${which}` } };
  });
  await language.startLanguage(load as never, 'en');
  const say = language.i18n.t as unknown as (key: string) => string;
  return { ...language, load, say };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('reportError', vi.fn());
});

test('code is handed out once its words are there, which are asked for once', async () => {
  const { withWords, load, say } = await fresh();
  expect(await withWords('jobs', Promise.resolve('code'))).toBe('code');
  expect(say('jobs:word')).toBe('jobs in en');
  await withWords('jobs', Promise.resolve('code'));
  expect(load.mock.calls.filter(([, part]) => part === 'jobs')).toHaveLength(1);
});

test('another language is spoken once everything on the screen can be said in it', async () => {
  const { withWords, setLanguage, say } = await fresh();
  await withWords('jobs', Promise.resolve('code'));
  await setLanguage('ar');
  expect(say('jobs:word')).toBe('jobs in ar');
  expect(say('base:word')).toBe('base in ar');
  expect(document.documentElement.dir).toBe('rtl');
});

test('words that cannot be fetched fail with their code, and are asked for again', async () => {
  const { withWords, load } = await fresh();
  await expect(withWords('broken', Promise.resolve('code'))).rejects.toThrow('gone');
  await expect(withWords('broken', Promise.resolve('code'))).rejects.toThrow('gone');
  expect(load.mock.calls.filter(([, part]) => part === 'broken')).toHaveLength(2);
});

test('a key whose words did not come is reported once, and all words are fetched', async () => {
  const { say, load } = await fresh();
  expect(say('forgotten:word')).toBe('word');
  say('forgotten:other');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(reportError).toHaveBeenCalledTimes(1);
});
