// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import RecruiterJobsScreen from './recruiter-jobs.screen.tsx';

const COUNTS = {
  published: 45,
  drafts: 0,
  closed: 0,
  matching_candidates: 0,
  shortlisted: 0,
  post_job_limit: 50,
};

test('a page beyond the end says how far the list goes, and leads to its last page', async () => {
  const api = fakeApi();
  api.on(getRecruiterStats, COUNTS);
  api.on(listRecruiterJobs, { results: [], total: 45, page: 999, limit: 20 });
  setUser(aUser(), 'RECRUITER');
  const { screen, router } = await renderIn('en', <RecruiterJobsScreen />, {
    at: '/recruiter/jobs?page=999',
  });
  expect(await screen.findByText('The list does not go that far')).toBeTruthy();
  expect(screen.getByText('It has 3 pages.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'To the last page' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '3' }));
});
