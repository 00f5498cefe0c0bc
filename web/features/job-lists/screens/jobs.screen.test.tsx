// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { listEmployments } from '#contract/features/employees.contract.ts';
import { favouriteJobs, listDislikedJobs, reactToJob } from '#contract/features/favourites.contract.ts';
import { countJobFacets, listMatchingJobs, searchJobs } from '#contract/features/job-lists.contract.ts';
import {
  listSavedSearches,
  openSavedSearch,
  type SavedSearch,
  saveSearch,
} from '#contract/features/saved-searches.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aFoundList, aMatchingJob, aMatchingList } from '../job-lists.fakes.ts';
import JobsScreen from './jobs.screen.tsx';

const AT = '/candidate/jobs';

/** An API with the lists in place; a search is saved where one is given. */
function api(...results: SavedSearch[]) {
  const fake = fakeApi();
  fake.on(listMatchingJobs, aMatchingList());
  fake.on(searchJobs, aFoundList());
  fake.on(listSavedSearches, { results, most: 20 });
  fake.on(listEmployments, { results: [], jobs: [] });
  fake.on(countJobFacets, { sectors: [], industries: [], work_places: [], seniorities: [], places: [] });
  return fake;
}

const aSavedSearch = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a03',
  name: 'By the sea',
  filters: { q: 'data', location: 'Dubai' },
  is_notifying: true,
  new_count: 2,
  created_at: '2026-10-01T08:00:00.000Z',
  ...changes,
});

describe('the jobs of a candidate', () => {
  test('asks for the page, the tab, the words and the filters that the address names', async () => {
    const fake = api();
    const { screen } = await renderIn('en', <JobsScreen />, {
      at: `${AT}?tab=favourites&text=data&page=2&level=mid,moon&pay=9000&unsaid=1&match=60&sort=newest`,
    });
    fake.on(listMatchingJobs, aMatchingList({ page: 2, total: 30 }));
    expect(await screen.findByRole('link', { name: 'Data Analyst' })).toBeTruthy();
    const asked = fake.calls.find((call) => call.path === '/matching-jobs')!;
    expect(Object.fromEntries(asked.query)).toEqual({
      page: '2',
      q: 'data',
      favorites: 'true',
      seniorities: 'mid',
      salary_min: '9000',
      or_pay_unsaid: 'true',
      min_score: '0.6',
      sort: 'newest',
    });
  });

  test('are put in order beside their count where there is room, and never alone in a row', async () => {
    api();
    const narrow = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({ ...narrow(query), matches: /min-width/.test(query) }));
    const { screen } = await renderIn('en', <JobsScreen />, { at: AT });
    const sort = await screen.findByRole('combobox', { name: 'Sort by' });
    const row = sort.closest('[class*="counted"]');
    expect(row?.querySelector('h2')).toBeTruthy();
    vi.stubGlobal('matchMedia', narrow);
  });

  test('takes a filter off by its chip, and the address follows', async () => {
    api();
    const { screen, router } = await renderIn('en', <JobsScreen />, { at: `${AT}?place=Dubai&days=7` });
    fireEvent.click(await screen.findByRole('button', { name: /Remove the filter: In .*Dubai/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ days: '7' }));
  });

  test('says that the ranking is under way, and shows the list once it is made', async () => {
    const fake = api();
    fake.on(listMatchingJobs, aMatchingList({ results: [], computing: true, job_data_count: 284 }));
    const { screen } = await renderIn('en', <JobsScreen />, { at: AT });
    expect(await screen.findByText('We are ranking jobs for you')).toBeTruthy();
    fake.on(listMatchingJobs, aMatchingList());
    expect(await screen.findByText('1 job fits you', {}, { timeout: 4_000 })).toBeTruthy();
  });

  test('leads to the profile where there is none to compare', async () => {
    const fake = api();
    fake.refuse(listMatchingJobs, { status: 404, code: 'profiles.not_found' });
    const { screen } = await renderIn('ar', <JobsScreen />, { at: AT });
    expect(await screen.findByRole('link', { name: 'ملء ملفك' })).toBeTruthy();
  });

  test('fills the heart before the server has answered', async () => {
    const fake = api();
    const answer = Promise.withResolvers<Response>();
    fake.answer(favouriteJobs, () => answer.promise);
    const { screen } = await renderIn('en', <JobsScreen />, { at: AT });
    const heart = await screen.findByRole('button', { name: 'Favourite: Data Analyst' });
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    // Changes go one after the other: the next test's would wait for this one's.
    answer.resolve(Response.json({ data: [], message: '' }));
  });

  test('says in words where the favourites could not be asked', async () => {
    const fake = api();
    fake.refuse(listMatchingJobs, { status: 500, code: 'internal' });
    const { screen } = await renderIn('en', <JobsScreen />, { at: `${AT}?tab=favourites` });
    expect(
      await screen.findByText('Failed to get favorite jobs status', {}, { timeout: 8_000 }),
    ).toBeTruthy();
  });

  test('shows what comes nearest where a text finds nothing, and which words no job answers', async () => {
    const fake = api();
    fake.on(searchJobs, aFoundList({ results: [], nearest: [aMatchingJob()], costliest: 'falconer' }));
    const { screen } = await renderIn('en', <JobsScreen />, { at: `${AT}?tab=all&text=falconer+in+Dubai` });
    expect(await screen.findByText(/No open job answers .*falconer/)).toBeTruthy();
    const nearest = screen.getByRole('list', { name: 'These come nearest' });
    expect(within(nearest).getByRole('article')).toBeTruthy();
  });

  test('says which favourites have closed', async () => {
    const fake = api();
    const closed_favorites = [{ jid: aMatchingJob().jid, job_title: 'Falconer', company_name: 'Sahel' }];
    fake.on(listMatchingJobs, aMatchingList({ results: [], closed_favorites }));
    const { screen } = await renderIn('en', <JobsScreen />, { at: `${AT}?tab=favourites` });
    expect(await screen.findByText(/Falconer.* at .*Sahel.* has closed\./)).toBeTruthy();
  });
});

describe('a job that is not for someone', () => {
  test('is gone at once, is asked why, and offers the filter that the answer suggests', async () => {
    const fake = api();
    const job = aMatchingJob();
    fake.on(reactToJob, { job_id: job.jid, reaction: 'dislike', reason: null });
    const { screen, router } = await renderIn('en', <JobsScreen />, { at: AT });
    const dislike = await screen.findByRole('button', { name: 'Not for me: Data Analyst' });
    fake.on(listMatchingJobs, aMatchingList({ results: [] }));
    fireEvent.click(dislike);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Pay too low' }));
    const offer = await screen.findByRole('button', { name: /Show only jobs from .*12,500/ });
    expect(fake.calls.filter((call) => call.path === '/job/dislike').map((call) => call.body)).toEqual([
      { job_id: job.jid },
      { job_id: job.jid, reason: 'pay_too_low' },
    ]);
    fireEvent.click(offer);
    await waitFor(() => expect(router.state.location.search).toEqual({ pay: '12500' }));
  });

  test('is listed apart with the reason, and shown again on request', async () => {
    const fake = api();
    const { jid, company } = aMatchingJob();
    fake.on(listDislikedJobs, {
      results: [
        {
          job_id: jid,
          job_title: 'Falconer',
          company,
          is_open: true,
          reason: 'other',
          words: 'Too windy',
          disliked_at: '2026-11-20T08:00:00.000Z',
        },
      ],
      total: 1,
      page: 1,
      limit: 12,
    });
    fake.on(reactToJob, { job_id: jid, reaction: null, reason: null });
    const { screen } = await renderIn('en', <JobsScreen />, { at: `${AT}?tab=hidden` });
    expect(await screen.findByText(/You said: .*Too windy/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show again: Falconer' }));
    await waitFor(() => expect(fake.calls.some((call) => call.path === '/job/dislike')).toBe(true));
  });
});

describe('a saved search', () => {
  test('opened by its link puts its filters into the address and says what is new', async () => {
    const search = aSavedSearch();
    const fake = api(search);
    const new_since = '2026-10-31T08:00:00.000Z';
    fake.on(openSavedSearch, { ...search, new_since });
    fake.on(searchJobs, aFoundList({ new_total: 2 }));
    const { screen, router } = await renderIn('en', <JobsScreen />, { at: `${AT}?saved=${search.id}` });
    expect(await screen.findByText('2 new jobs')).toBeTruthy();
    expect(router.state.location.search).toEqual({
      saved: search.id,
      since: new_since,
      tab: 'all',
      text: 'data',
      place: 'Dubai',
    });
    expect(await screen.findByText('New in this search')).toBeTruthy();
    expect(fake.calls.filter((call) => call.path === '/jobs').map((call) => call.body)).toEqual([
      { text: 'data', filters: { location: 'Dubai' }, page: 1, new_since },
    ]);
    expect(fake.calls.filter((call) => call.path.endsWith('/open'))).toHaveLength(1);
    expect(fake.calls.some((call) => call.path === '/matching-jobs')).toBe(false);
  });

  test('is kept with the floor of the list that it was made in', async () => {
    const fake = api();
    const { screen } = await renderIn('en', <JobsScreen />, { at: `${AT}?place=Dubai` });
    fireEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
    const name = (await screen.findByLabelText('Name of the search')) as HTMLInputElement;
    expect(name.value).toBe('In Dubai');
    fake.answer(saveSearch, () =>
      Response.json({
        data: aSavedSearch({ filters: { location: 'Dubai', only_fitting: true } }),
        message: '',
      }),
    );
    fireEvent.submit(name.closest('form')!);
    await waitFor(() =>
      expect(
        fake.calls.find((call) => call.method === 'POST' && call.path === '/saved-searches')?.body,
      ).toEqual({
        name: 'In Dubai',
        filters: { location: 'Dubai', only_fitting: true },
        is_notifying: true,
      }),
    );
  });
});
