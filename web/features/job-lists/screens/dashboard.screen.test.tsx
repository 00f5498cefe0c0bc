// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listMatchingJobs, type MatchingJob, noteJobVisit } from '#contract/features/job-lists.contract.ts';
import { setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aMatchingJob, aMatchingList } from '../job-lists.fakes.ts';
import DashboardScreen from './dashboard.screen.tsx';

const LAST_VISIT = '2026-11-10T08:00:00.000Z';

const job = (number: number, changes: Partial<MatchingJob> = {}) =>
  aMatchingJob({
    jid: `0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a${String(number).padStart(2, '0')}`,
    job_title: `Analyst ${number}`,
    ...changes,
  });
const applied = { application_stage: 'VIEWED' } as const;

/** A server with so many matching jobs, a page of which begins with those that were applied to. */
async function dashboardOf(page: readonly MatchingJob[], total: number, rest: readonly MatchingJob[] = []) {
  const fake = fakeApi();
  setUser(aUser());
  fake.on(noteJobVisit, { since: LAST_VISIT });
  fake.answer(listMatchingJobs, ({ query }) => {
    const results = query.get('not_applied') ? rest : query.get('favorites') ? [] : page;
    const new_total = query.get('new_since') === LAST_VISIT ? 3 : null;
    const data = aMatchingList({ results: [...results], total, new_total });
    return Response.json({ data, message: '' });
  });
  const { screen } = await renderIn('en', <DashboardScreen />);
  return { fake, screen };
}

describe('the dashboard', () => {
  test('offers no job that was applied to, and says where jobs are new since the last visit', async () => {
    const { fake, screen } = await dashboardOf([job(1, applied), job(2), job(3), job(4), job(5), job(6)], 6);
    const best = await screen.findByRole('list', { name: 'Best matches' });
    const titles = within(best)
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
    expect(titles).toEqual(['Analyst 2', 'Analyst 3', 'Analyst 4', 'Analyst 5']);
    expect(await screen.findByText('3 new since your last visit')).toBeTruthy();
    expect(fake.calls.some(({ query }) => query.get('not_applied'))).toBe(false);
  });

  test('asks for those further down where the first page has too few left', async () => {
    const all = Array.from({ length: 12 }, (_, index) => job(index, applied));
    const { screen } = await dashboardOf(all, 14, [job(20), job(21)]);
    const best = await screen.findByRole('list', { name: 'Best matches' });
    expect(within(best).getAllByRole('heading')).toHaveLength(2);
  });

  test('says so where all were applied to', async () => {
    const { screen } = await dashboardOf([job(1, applied), job(2, applied)], 2);
    expect(await screen.findByText(/You applied for every job that fits you now/)).toBeTruthy();
  });
});
