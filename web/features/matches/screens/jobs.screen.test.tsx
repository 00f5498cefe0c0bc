// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { favouriteJobs } from '#contract/features/favourites.contract.ts';
import { listMatchingJobs } from '#contract/features/matches.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aMatchingJob, aMatchingList } from '../matches.fakes.ts';
import JobsScreen from './jobs.screen.tsx';

const AT = '/candidate/jobs';

describe('the jobs of a candidate', () => {
  test('asks for the page, the tab and the text that the address names', async () => {
    const api = fakeApi();
    api.on(listMatchingJobs, aMatchingList({ page: 2, total: 30 }));
    const { screen } = await renderIn('en', <JobsScreen />, {
      at: `${AT}?tab=favourites&text=data&page=2`,
    });
    expect(await screen.findByRole('link', { name: 'Data Analyst' })).toBeTruthy();
    expect(Object.fromEntries(api.calls[0]!.query)).toEqual({
      page: '2',
      job_title: 'data',
      favorites: 'true',
    });
  });

  test('says that the ranking is under way, and shows the list once it is made', async () => {
    const api = fakeApi();
    api.on(listMatchingJobs, aMatchingList({ results: [], computing: true, job_data_count: 284 }));
    const { screen } = await renderIn('en', <JobsScreen />, { at: AT });
    expect(await screen.findByText('We are ranking jobs for you')).toBeTruthy();
    api.on(listMatchingJobs, aMatchingList());
    expect(await screen.findByText('1 job fits you', {}, { timeout: 4_000 })).toBeTruthy();
  });

  test('leads to the profile where there is none to compare', async () => {
    const api = fakeApi();
    api.refuse(listMatchingJobs, { status: 404, code: 'profiles.not_found' });
    const { screen } = await renderIn('ar', <JobsScreen />, { at: AT });
    expect(await screen.findByRole('link', { name: 'ملء ملفك' })).toBeTruthy();
  });

  test('fills the heart before the server has answered', async () => {
    const api = fakeApi();
    api.on(listMatchingJobs, aMatchingList({ results: [aMatchingJob()] }));
    api.answer(favouriteJobs, () => new Promise<Response>(() => {}));
    const { screen } = await renderIn('en', <JobsScreen />, { at: AT });
    const heart = await screen.findByRole('button', { name: 'Favourite: Data Analyst' });
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  });
});
