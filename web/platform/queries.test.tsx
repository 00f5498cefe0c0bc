// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { loadWords } from '#web/app/messages.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { startLanguage } from './language.ts';
import { queryFor, refresh } from './queries.ts';
import { queryCache } from './query-cache.ts';

beforeEach(async () => {
  queryCache.clear();
  await startLanguage(loadWords, 'en');
});

/** Answers that arrive when the test says so, each with the name it is given. */
function answersOnCall() {
  const waiting: ((firstName: string) => void)[] = [];
  fakeApi().answer(
    getCurrentUser,
    () =>
      new Promise<Response>((resolve) => {
        waiting.push((firstName) =>
          resolve(Response.json({ data: { ...aUser(), first_name: firstName }, message: '' })),
        );
      }),
  );
  return waiting;
}

const shown = () => queryCache.getQueryData(queryFor(getCurrentUser, {}).queryKey)?.first_name;

test('a first answer that was read before a change is asked for once more after it', async () => {
  const waiting = answersOnCall();
  const stop = new QueryObserver(queryCache, queryFor(getCurrentUser, {})).subscribe(() => undefined);
  await expect.poll(() => waiting.length).toBe(1);
  const refreshed = refresh(getCurrentUser);
  waiting[0]?.('before');
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.('after');
  await refreshed;
  expect(shown()).toBe('after');
  stop();
});

test('what was answered is asked again once, however many want it', async () => {
  const waiting = answersOnCall();
  const stop = new QueryObserver(queryCache, queryFor(getCurrentUser, {})).subscribe(() => undefined);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.('before');
  await expect.poll(shown).toBe('before');
  const both = [refresh(getCurrentUser), refresh(getCurrentUser)];
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.('after');
  await Promise.all(both);
  expect(shown()).toBe('after');
  expect(waiting).toHaveLength(2);
  stop();
});
