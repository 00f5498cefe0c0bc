// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { favouriteJobs, reactToJob } from '#contract/features/favourites.contract.ts';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { loadWords } from '#web/app/messages.ts';
import { startLanguage } from '#web/platform/language.ts';
import { keyOf } from '#web/platform/queries.ts';
import { queryCache } from '#web/platform/query-cache.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aMatchingJob, aMatchingList } from './job-lists.fakes.ts';
import { changeStanding, takeBackDislike, withStanding } from './standing.ts';

const job = aMatchingJob();
const other = aMatchingJob({ jid: '1c0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a02', is_favorite: true });
const neutral = { is_favorite: false, reaction: null };

afterEach(() => queryCache.clear());

describe('a list after a change', () => {
  test('a disliked job leaves the list and its total', () => {
    const list = withStanding(
      aMatchingList({ results: [job, other], total: 30 }),
      job.jid,
      { reaction: 'dislike' },
      { onlyFavourites: false },
    );
    expect(list.results.map((one) => one.jid)).toEqual([other.jid]);
    expect(list.total).toBe(29);
  });

  test('a job that is no favourite any more leaves the favourites only', () => {
    const list = aMatchingList({ results: [other] });
    const change = { is_favorite: false };
    expect(withStanding(list, other.jid, change, { onlyFavourites: true }).results).toEqual([]);
    expect(withStanding(list, other.jid, change, { onlyFavourites: false }).results).toHaveLength(1);
  });
});

describe('changing the standing of a job', () => {
  const listKey = keyOf(listMatchingJobs, { query: { page: 1 } });
  const shown = () => queryCache.getQueryData(listKey) as ReturnType<typeof aMatchingList>;

  test('shows at once, before the server has answered', async () => {
    const api = fakeApi();
    api.on(favouriteJobs, []);
    queryCache.setQueryData(listKey, aMatchingList());
    const done = changeStanding(job.jid, neutral, { is_favorite: true });
    expect(shown().results[0]!.is_favorite).toBe(true);
    await done;
    expect(api.calls[0]!.body).toEqual({ job_ids: [job.jid], favorite: true });
  });

  test('a disliked job is no favourite, until the dislike is taken back', async () => {
    const api = fakeApi();
    let said: string | null = null;
    api.answer(reactToJob, () => {
      said = said ? null : 'dislike';
      return Response.json({ data: { job_id: job.jid, reaction: said, reason: null }, message: '' });
    });
    api.on(favouriteJobs, []);
    const kept = { is_favorite: true, reaction: null };
    const details = keyOf(favouriteJobs, { body: { job_ids: [job.jid] } });
    queryCache.setQueryData(details, [{ job_id: job.jid, user_id: 'me' }]);
    await changeStanding(job.jid, kept, { reaction: 'dislike' });
    expect(queryCache.getQueryData(details)).toEqual([]);
    await takeBackDislike(job.jid, kept);
    expect(queryCache.getQueryData(details)).toMatchObject([{ job_id: job.jid }]);
    // The favourite comes last: a dislike on its way would let go of it.
    expect(api.calls.map(({ body }) => body)).toEqual([
      { job_id: job.jid },
      { job_id: job.jid },
      { job_ids: [job.jid], favorite: true },
    ]);
  });

  test('is taken back when the server refuses', async () => {
    await startLanguage(loadWords, 'en');
    const api = fakeApi();
    api.refuse(favouriteJobs, { status: 500, code: 'internal' });
    queryCache.setQueryData(listKey, aMatchingList());
    await changeStanding(job.jid, neutral, { is_favorite: true });
    expect(shown().results[0]!.is_favorite).toBe(false);
  });

  test('a toggle that another tab had already turned is turned once more', async () => {
    const api = fakeApi();
    const answers = [null, 'like' as const];
    api.answer(reactToJob, () =>
      Response.json({ data: { job_id: job.jid, reaction: answers.shift() }, message: '' }),
    );
    await changeStanding(job.jid, neutral, { reaction: 'like' });
    expect(api.calls.map((call) => call.path)).toEqual(['/job/like', '/job/like']);
  });

  test('a list is read again after the last of several changes, not with what is being undone', async () => {
    const api = fakeApi();
    const answers = ['dislike' as const, null, 'dislike' as const];
    api.answer(reactToJob, () =>
      Response.json({ data: { job_id: job.jid, reaction: answers.shift() }, message: '' }),
    );
    queryCache.setQueryData(listKey, aMatchingList());
    const asked: number[] = [];
    const list = new QueryObserver(queryCache, {
      queryKey: listKey,
      staleTime: Infinity,
      queryFn: () => {
        asked.push(api.calls.length);
        return aMatchingList({ results: [] });
      },
    });
    const leave = list.subscribe(() => {});
    const disliked = { ...neutral, reaction: 'dislike' as const };
    await Promise.all([
      changeStanding(job.jid, neutral, { reaction: 'dislike' }),
      changeStanding(job.jid, disliked, { reaction: null }),
      changeStanding(job.jid, neutral, { reaction: 'dislike' }),
    ]);
    await waitFor(() => expect(asked).toEqual([3]));
    leave();
  });
});
