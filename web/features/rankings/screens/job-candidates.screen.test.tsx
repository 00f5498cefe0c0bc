// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moveCandidates } from '#contract/features/candidates.contract.ts';
import { listEmployees } from '#contract/features/employees.contract.ts';
import { getJob } from '#contract/features/jobs.contract.ts';
import {
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
  type MatchingCandidate,
  previewCandidates,
} from '#contract/features/rankings.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { noteNames } from '#web/platform/known-names.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import '../components/ranking-compare.tsx';
import '../components/ranking-weights.tsx';
import { aCandidate, aJob, anOrder, aRanking } from '../rankings.fakes.ts';
import JobCandidatesScreen from './job-candidates.screen.tsx';

const AT = { at: `/recruiter/jobs/${aJob().jid}`, path: '/recruiter/jobs/$id' };
const HUDA = aCandidate({
  candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a01',
  name: 'Huda Saleh',
  application_stage: 'SUBMITTED',
});
const ADAM = aCandidate({ candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a02', name: 'Adam Noor' });

type Status = MatchingCandidate['status'];
interface Step {
  candidate_id: string;
  job_id: string;
  to: { status: Status; stage_id: null };
  expected: { status: Status; stage_id: null };
  reason_code?: string | null;
}

/** A server that remembers decisions. */
function serverWith(people: readonly MatchingCandidate[], weaker = 0) {
  const api = fakeApi();
  const statuses = new Map(people.map((one) => [one.candidate_id, one.status]));
  const now = () => people.map((one) => ({ ...one, status: statuses.get(one.candidate_id)! }));
  const listed = (wanted: string | null) => now().filter((one) => !wanted || one.status === wanted);
  api.on(getJob, aJob());
  api.answer(listMatchingCandidates, ({ query }) =>
    Response.json({ data: aRanking(listed(query.get('status')), now()), message: '' }),
  );
  api.answer(getCandidateOrder, ({ query }) =>
    Response.json({ data: anOrder(listed(query.get('status')), now(), { weaker }), message: '' }),
  );
  api.answer(getMatchingCandidates, ({ body }) => {
    const { candidate_ids: ids } = body as { candidate_ids: string[] };
    return Response.json({
      data: { results: now().filter((one) => ids.includes(one.candidate_id)) },
      message: '',
    });
  });
  api.answer(moveCandidates, ({ body }) => {
    const { steps } = body as { steps: Step[] };
    const results = steps.map(({ candidate_id, job_id, to }) => {
      const before = statuses.get(candidate_id)!;
      statuses.set(candidate_id, to.status);
      const placed = (status: Status) => ({
        status,
        stage_id: null,
        kind: 'new' as const,
        reason_code: null,
        reason: null,
      });
      return {
        candidate_id,
        job_id,
        outcome: 'done',
        problem: null,
        now: placed(to.status),
        before: placed(before),
      };
    });
    return Response.json({ data: { results, done: results.length }, message: '' });
  });
  return api;
}

const NARROW = window.matchMedia.bind(window);
/** A screen with room for all tools of a ranking. */
const onADesk = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...NARROW(query), matches: query.includes('min-width') }));

describe('the candidates of a job on a phone', () => {
  test('stand below one row of tools: filters in a sheet, the order, and the rest in a menu', async () => {
    serverWith([HUDA, ADAM]);
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
    const tools = screen.getByRole('button', { name: 'Filters' }).parentElement!;
    within(tools).getByRole('combobox', { name: 'Order' });
    fireEvent.click(within(tools).getByRole('button', { name: 'More for this ranking' }));
    for (const name of ['Save as CSV', 'Weights', 'Rank again'])
      await screen.findByRole('menuitem', { name });
    fireEvent.click(within(tools).getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    fireEvent.click(await sheet.findByRole('checkbox', { name: 'Only those who applied' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Show the candidates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: 'Filters (1)' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('keep the place of the switch for weaker ones until the ranking has come', async () => {
    const api = serverWith([HUDA], 8);
    let answer = () => {};
    api.answer(getCandidateOrder, () => {
      const data = anOrder([HUDA], [HUDA], { weaker: 8 });
      return new Promise((resolve) => {
        answer = () => resolve(Response.json({ data, message: '' }));
      });
    });
    const { screen, container } = await renderIn('en', <JobCandidatesScreen />, AT);
    await screen.findByRole('tab', { name: /To review/ });
    expect(container.querySelector('[class*="weakerPlace"]')).not.toBeNull();
    answer();
    await screen.findByRole('switch', { name: 'Show 8 weaker matches' });
    expect(container.querySelector('[class*="weakerPlace"]')).toBeNull();
  });

  test('say below the tools how many weaker ones are not shown, so that all add up', async () => {
    const api = serverWith([HUDA, ADAM], 8);
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    const weaker = await screen.findByRole('switch', { name: 'Show 8 weaker matches' });
    fireEvent.click(weaker);
    await waitFor(() => expect(api.calls.some((call) => call.query.get('weaker') === 'true')).toBe(true));
  });
});

describe('the candidates of a job', () => {
  let api: ReturnType<typeof serverWith>;
  beforeEach(() => {
    api = serverWith([HUDA, ADAM]);
    const desk = onADesk();
    return () => desk.mockRestore();
  });
  const steps = () =>
    api.calls
      .filter((call) => call.path === '/recruiter/candidates/bulk')
      .flatMap((call) => (call.body as { steps: Step[] }).steps);
  const decisions = () => steps().map((step) => step.to.status);

  test('come with rank, score and the reasons of it', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    expect(await screen.findByText('Huda Saleh')).toBeTruthy();
    expect(screen.getAllByText('AutoCAD')).toHaveLength(2);
    expect(screen.getAllByText('Primavera P6')).toHaveLength(2);
    expect(screen.getAllByText('Not fully met 1:')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: 'Match 72%' })).toHaveLength(2);
  });

  test('leave the list as soon as they are shortlisted, and what was seen of them is sent along', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: /^Shortlist .*Huda Saleh/ }));
    await waitFor(() => expect(screen.queryByText('Huda Saleh')).toBeNull());
    expect(screen.getByText('Adam Noor')).toBeTruthy();
    await waitFor(() =>
      expect(steps()).toMatchObject([
        { to: { status: 'SHORTLISTED' }, expected: { status: 'PENDING', stage_id: null } },
      ]),
    );
  });

  test('are back where they were when the server refuses', async () => {
    api.refuse(moveCandidates, { status: 404, code: 'jobs.not_found' });
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: /^Shortlist .*Huda Saleh/ }));
    await waitFor(() => expect(decisions()).toEqual(['SHORTLISTED']));
    expect(await screen.findByText('Huda Saleh')).toBeTruthy();
  });

  test('are gone through by keys under an Arabic layout too, and the last decision is taken back', async () => {
    const { screen } = await renderIn('ar', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    fireEvent.keyDown(document.body, { code: 'KeyJ', key: 'ت' });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('0'));
    fireEvent.keyDown(document.activeElement!, { code: 'Space', key: ' ' });
    expect(await screen.findByText(/لم نجد في الملف جملة/)).toBeTruthy();
    fireEvent.keyDown(document.activeElement!, { code: 'KeyS', key: 'س' });
    await waitFor(() => expect(screen.queryByText('Huda Saleh')).toBeNull());
    await waitFor(() => expect(decisions()).toEqual(['SHORTLISTED']));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Adam Noor'));
    fireEvent.keyDown(document.body, { code: 'KeyU', key: 'ع' });
    expect(await screen.findByText('Huda Saleh')).toBeTruthy();
    await waitFor(() => expect(decisions()).toEqual(['SHORTLISTED', 'PENDING']));
  });

  test('that are selected are decided on together by one key', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    for (const code of ['KeyJ', 'KeyX', 'KeyJ', 'KeyX', 'KeyS'])
      fireEvent.keyDown(document.activeElement ?? document.body, { key: code, code });
    await waitFor(() => expect(decisions()).toEqual(['SHORTLISTED', 'SHORTLISTED']));
    await waitFor(() => expect(screen.queryByText('Huda Saleh')).toBeNull());
  });

  test('are asked why by key, and afterwards the focus is where the reader goes on', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    fireEvent.keyDown(document.body, { code: 'KeyJ', key: 'j' });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('0'));
    fireEvent.keyDown(document.activeElement!, { code: 'KeyR', key: 'r' });
    (await screen.findByRole('combobox', { name: /Why|reason/i })).focus();
    fireEvent.submit(document.querySelector('dialog form')!);
    await waitFor(() => expect(decisions()).toEqual(['REJECTED']));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Adam Noor'));
  });

  test('are compared by key once two are marked', async () => {
    const { screen, router } = await renderIn('en', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    const press = (key: string) =>
      fireEvent.keyDown(document.activeElement!, { code: `Key${key}`, key: key.toLowerCase() });
    const isMarked = (id: string) => JSON.stringify(router.state.location.search).includes(id);
    press('J');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('0'));
    press('C');
    await waitFor(() => expect(isMarked(HUDA.candidate_id)).toBe(true));
    press('V');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('J');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('1'));
    press('C');
    await waitFor(() => expect(isMarked(ADAM.candidate_id)).toBe(true));
    press('V');
    expect(await screen.findByRole('columnheader', { name: /Adam Noor/ })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ panel: 'compare' });
  });

  test('are narrowed by skills under the names that the reader’s language has for them', async () => {
    noteNames({ AutoCAD: { en: 'AutoCAD', ar: 'أوتوكاد' } });
    const { screen } = await renderIn('ar', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    fireEvent.click(await screen.findByRole('button', { name: 'التصفية' }));
    expect(await screen.findByRole('checkbox', { name: 'أوتوكاد' })).toBeTruthy();
  });

  test('who never applied are turned down without a question', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: /^Reject .*Adam Noor/ }));
    await waitFor(() => expect(decisions()).toEqual(['REJECTED']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are asked why before they are turned down', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: /^Reject .*Huda Saleh/ }));
    expect(decisions()).toEqual([]);
    fireEvent.change(await screen.findByRole('combobox', { name: /Why|reason/i }), {
      target: { value: 'experience' },
    });
    fireEvent.submit(document.querySelector('dialog form')!);
    await waitFor(() =>
      expect(steps()).toMatchObject([{ to: { status: 'REJECTED' }, reason_code: 'experience' }]),
    );
  });

  test('are asked for by what the recruiter will not do without, and those left out are counted', async () => {
    api.answer(getCandidateOrder, ({ query }) => {
      const isRequiring = query.has('required_skills') || query.has('min_years');
      return Response.json({
        data: anOrder(isRequiring ? [HUDA] : [HUDA, ADAM], [HUDA, ADAM], {
          left_out: isRequiring ? { silent: 1, short: 0 } : null,
        }),
        message: '',
      });
    });
    const { screen, router } = await renderIn('en', <JobCandidatesScreen />, AT);
    await screen.findByText('Adam Noor');
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'AutoCAD' }));
    await waitFor(() => expect(screen.queryAllByText('Adam Noor')).toEqual([]));
    expect(
      await screen.findByText(/^1 is left out because the profile does not say all of this/),
    ).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Years of work at least'), { target: { value: '5' } });
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ skills: 'autocad', years: '5' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear 2 filters' }));
    expect((await screen.findAllByText('Adam Noor')).length).toBeGreaterThan(0);
    expect(router.state.location.search).not.toHaveProperty('skills');
  });

  test('cannot be narrowed by what a blind review hides', async () => {
    api.answer(getCandidateOrder, () =>
      Response.json({ data: anOrder([HUDA], [HUDA], { is_blind: true }), message: '' }),
    );
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    expect(await screen.findByText(/This review is blind/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.queryByLabelText('Nationality')).toBeNull();
    expect(screen.getByText('Place and nationality cannot narrow a blind review.')).toBeTruthy();
  });

  test('stand still while the reader is among them, and a new order waits to be shown', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    fireEvent.keyDown(document.body, { code: 'KeyJ', key: 'j' });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('0'));
    api.answer(getCandidateOrder, () => Response.json({ data: anOrder([ADAM, HUDA]), message: '' }));
    const { refreshRanking } = await import('../rankings.queries.ts');
    await refreshRanking();
    const show = await screen.findByRole('button', { name: '1 has changed: show it' });
    const names = () => [...document.querySelectorAll('[data-place] a')].map((link) => link.textContent);
    expect(names()).toEqual(['Huda Saleh', 'Adam Noor']);
    fireEvent.click(show);
    await waitFor(() => expect(names()).toEqual(['Adam Noor', 'Huda Saleh']));
  });

  test('of whom thousands stand in the list are drawn only where the window is', async () => {
    const many = Array.from(
      { length: 10_000 },
      (_, n) => `0a8f4c8f-9d0e-4c8f-9d0e-${String(n).padStart(12, '0')}`,
    );
    api.answer(getCandidateOrder, () =>
      Response.json({ data: { ...anOrder([]), order: many }, message: '' }),
    );
    api.answer(getMatchingCandidates, ({ body }) => {
      const { candidate_ids: ids } = body as { candidate_ids: string[] };
      return Response.json({
        data: {
          results: ids.map((id) => ({ ...HUDA, candidate_id: id, name: `Person ${Number(id.slice(-5))}` })),
        },
        message: '',
      });
    });
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    expect(await screen.findByText('Person 0')).toBeTruthy();
    expect(screen.getByText('10,000 candidates')).toBeTruthy();
    expect(document.querySelectorAll('[data-place]').length).toBeLessThan(60);
    expect(document.querySelector('[data-place="3"]')?.getAttribute('aria-setsize')).toBe('10000');
  });

  test('are compared side by side, as the address says', async () => {
    const at = { ...AT, at: `${AT.at}?panel=compare&compare=${HUDA.candidate_id},${ADAM.candidate_id}` };
    const { screen } = await renderIn('en', <JobCandidatesScreen />, at);
    expect(await screen.findByRole('columnheader', { name: /Huda Saleh/ })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: /Adam Noor/ })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Primavera P6' })).toBeTruthy();
    expect(screen.getAllByText('Not named')).toHaveLength(2);
  });

  test('are decided on and taken out where they are compared', async () => {
    const at = { ...AT, at: `${AT.at}?panel=compare&compare=${HUDA.candidate_id},${ADAM.candidate_id}` };
    const { screen, router } = await renderIn('en', <JobCandidatesScreen />, at);
    const dialog = within(await screen.findByRole('dialog', { name: 'Candidates side by side' }));
    fireEvent.click(await dialog.findByRole('button', { name: /^Shortlist .*Huda Saleh/ }));
    await waitFor(() => expect(decisions()).toEqual(['SHORTLISTED']));
    expect(await dialog.findByRole('button', { name: /^Take back: .*Huda Saleh/ })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Take Huda Saleh out of the comparison' }));
    // One alone is not compared.
    await waitFor(() => expect(router.state.location.search).toEqual({ compare: ADAM.candidate_id }));
  });

  test('are gone on with where the reader was, once they come back from a person’s page', async () => {
    const { screen, router } = await renderIn('en', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    const place = () => document.activeElement?.getAttribute('data-place');
    const press = (code: string) => fireEvent.keyDown(document.activeElement!, { code, key: code });
    press('KeyJ');
    await waitFor(() => expect(place()).toBe('0'));
    press('KeyJ');
    await waitFor(() => expect(place()).toBe('1'));
    press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toContain('/recruiter/candidates/'));
    router.history.back();
    await screen.findByText('Huda Saleh');
    await waitFor(() => expect(place()).toBe('1'));
  });

  test('move before the eyes as a weight is tried, and nothing is saved by that', async () => {
    api.answer(previewCandidates, ({ body }) => {
      const { weights } = body as { weights: { weight: number | null }[] };
      const isTried = weights[0]?.weight === 0.3;
      const person = (one: MatchingCandidate, rank: number, before: number) => ({
        candidate_id: one.candidate_id,
        name: one.name,
        headline: null,
        rank,
        score: 0.6,
        rank_before: before,
        score_before: 0.72,
        matched: [],
        partial: [],
        missing: [],
      });
      const counts = { above_floor: 2, shown: 2, strong: 2 };
      return Response.json({
        data: {
          ...counts,
          is_capped: false,
          before: counts,
          results: isTried
            ? [person(ADAM, 1, 2), person(HUDA, 2, 1)]
            : [person(HUDA, 1, 1), person(ADAM, 2, 2)],
        },
        message: '',
      });
    });
    const { screen } = await renderIn('en', <JobCandidatesScreen />, { ...AT, at: `${AT.at}?panel=weights` });
    const weight = await screen.findByRole('slider', { name: /Weight of .*AutoCAD/ });
    fireEvent.change(weight, { target: { value: '0.3' } });
    expect(await screen.findByRole('img', { name: 'Up 1 place, from 2' })).toBeTruthy();
    expect(api.calls.some((call) => call.path === '/recruiter/skill-weights')).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the weights' }).disabled).toBe(false);
  });
});

describe('a job for employees', () => {
  const own = {
    version: 1,
    audience: 'employees' as const,
    is_blind: false,
    source: 'form' as const,
    created_by: null,
    created_at: '2026-01-04T08:00:00.000Z',
    closed_at: null,
  };
  const HASAN: Reply<typeof listEmployees>['results'][number] = {
    id: '2d0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a04',
    name: 'Hasan Karim',
    email: 'hasan@work.test',
    job_title: 'Draughtsman',
    department: 'Design',
    location: null,
    started_on: null,
    skills: [],
    link: 'none',
    candidate_id: null,
    invited_at: null,
    updated_at: '2026-10-01T08:00:00.000Z',
    match: { score: 0.61, source: 'company', matched: ['AutoCAD'], partial: [], missing: [] },
    sent_at: null,
  };
  function serverOf(given: Partial<Reply<typeof listEmployees>> = {}) {
    const api = serverWith([HUDA]);
    api.on(getJob, aJob({ own }));
    api.on(listEmployees, {
      results: [
        HASAN,
        { ...HASAN, id: HUDA.candidate_id, name: 'Far Away', match: { ...HASAN.match!, score: 0.1 } },
      ],
      total: 2,
      page: 1,
      limit: 20,
      people: 2,
      departments: [],
      locations: [],
      unranked: 0,
      job: { id: aJob().jid, title: 'Site Engineer', is_internal: true, is_open: true, is_blind: false },
      can: { edit: true },
      ...given,
    });
    return api;
  }

  test('ranks the employees whom it suits, and leads to where it is sent', async () => {
    const api = serverOf();
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    expect(await screen.findByText('Hasan Karim')).toBeTruthy();
    expect(screen.getByText('61% match')).toBeTruthy();
    expect(screen.queryByText('Far Away')).toBeNull();
    expect(screen.queryByText('Huda Saleh')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Employees' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Choose whom/ }).getAttribute('href')).toContain(
      `job_id=${aJob().jid}`,
    );
    expect(screen.queryByRole('link', { name: 'One at a time' })).toBeNull();
    const asked = api.calls.find(({ path }) => path === '/recruiter/employees')!;
    expect(Object.fromEntries(asked.query)).toMatchObject({ job_id: aJob().jid, sort: 'match' });
  });

  test.each([
    ['no one is listed', { people: 0, results: [] }, 'No employees are listed yet'],
    ['it suits nobody', { results: [] }, 'No employee matches this job so far'],
    [
      'it is reviewed blind',
      { job: { id: aJob().jid, title: 'Site Engineer', is_internal: true, is_open: true, is_blind: true } },
      'Nobody is ranked here',
    ],
  ])('says so where %s', async (_, given, words) => {
    serverOf(given);
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Hasan Karim')).toBeNull();
  });
});

test('a published job leads to its candidates one at a time', async () => {
  serverWith([HUDA]);
  const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
  const link = await screen.findByRole('link', { name: 'One at a time' });
  expect(link.getAttribute('href')).toBe(`/recruiter/jobs/post-job/ai-generated/candidate?job=${aJob().jid}`);
});
