// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favouriteJobs } from '#contract/features/favourites.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { OfflineBanner } from '#web/app/offline-banner.tsx';
import { fakeApi, problem } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { call } from './call.ts';
import { noteRefusal } from './reachability.ts';

beforeEach(() => {
  localStorage.setItem('token', 'mine');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  noteRefusal(0);
  localStorage.clear();
});

const refusal = (code: 'server.busy' | 'server.unavailable') =>
  problem({ status: 503, code, headers: { 'retry-after': '2' } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what the server had no room for is sent again when it said, and whoever asked sees nothing of it', async () => {
  const api = fakeApi();
  let asked = 0;
  api.answer(getCurrentUser, () =>
    ++asked === 1 ? refusal('server.busy') : Response.json({ data: aUser(), message: '' }),
  );
  const { screen } = await renderIn('en', <OfflineBanner />);
  const answer = call(getCurrentUser);
  await pass(1_900);
  expect(asked).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('');
  await pass(900);
  await expect(answer).resolves.toMatchObject({ id: aUser().id });
  expect(asked).toBe(2);
});

test('where it lasts a banner says so until there is an answer', async () => {
  const api = fakeApi();
  let hasRoom = false;
  api.answer(getCurrentUser, () =>
    hasRoom ? Response.json({ data: aUser(), message: '' }) : refusal('server.unavailable'),
  );
  const { screen } = await renderIn('ar', <OfflineBanner />);
  const answer = call(getCurrentUser);
  await pass(3_000);
  expect(screen.getByText(/الخدمة مشغولة جدًا الآن/)).toBeTruthy();
  hasRoom = true;
  await pass(3_000);
  await answer;
  expect(screen.queryByText(/الخدمة مشغولة/)).toBeNull();
});

test('a change is sent again only where it was not begun, and nothing for ever', async () => {
  const api = fakeApi();
  let asked = 0;
  let code: Parameters<typeof refusal>[0] = 'server.unavailable';
  api.answer(favouriteJobs, () => {
    asked++;
    return refusal(code);
  });
  const post = () =>
    call(favouriteJobs, { body: { job_ids: ['7'], favorite: true } }).catch((error: unknown) => error);
  await expect(post()).resolves.toMatchObject({ code: 'server.unavailable' });
  expect(asked).toBe(1);
  asked = 0;
  code = 'server.busy';
  const busy = post();
  await pass(30_000);
  await expect(busy).resolves.toMatchObject({ code: 'server.busy', retryAfterSeconds: 2 });
  expect(asked).toBe(5);
});
