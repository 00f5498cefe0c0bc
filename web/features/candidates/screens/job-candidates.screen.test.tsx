// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { getJob } from '#contract/features/jobs.contract.ts';
import { listMatchingCandidates, type MatchingCandidate } from '#contract/features/matches.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { aCandidate, aJob, aRanking } from '../candidates.fakes.ts';
import JobCandidatesScreen from './job-candidates.screen.tsx';

const AT = { at: `/recruiter/jobs/${aJob().jid}`, path: '/recruiter/jobs/$id' };
const HUDA = aCandidate({ candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a01', name: 'Huda Saleh' });
const ADAM = aCandidate({ candidate_id: '0a8f4c8f-9d0e-4c8f-9d0e-3f6b1f0c2a02', name: 'Adam Noor' });

/** A server that remembers decisions. */
function serverWith(people: readonly MatchingCandidate[]) {
  const api = fakeApi();
  const statuses = new Map(people.map((one) => [one.candidate_id, one.status]));
  api.on(getJob, aJob());
  api.answer(listMatchingCandidates, ({ query }) => {
    const now = people.map((one) => ({ ...one, status: statuses.get(one.candidate_id)! }));
    const wanted = query.get('status');
    return Response.json({
      data: aRanking(
        now.filter((one) => !wanted || one.status === wanted),
        now,
      ),
      message: '',
    });
  });
  api.answer(actOnCandidate, ({ body }) => {
    const { candidate_id, job_id, action } = body as { candidate_id: string; job_id: string; action: string };
    const previous = statuses.get(candidate_id)!;
    const status = action === 'UNSELECTED' ? 'PENDING' : (action as MatchingCandidate['status']);
    statuses.set(candidate_id, status);
    return Response.json({ data: { candidate_id, job_id, status, previous }, message: '' });
  });
  return api;
}

describe('the candidates of a job', () => {
  let api: ReturnType<typeof serverWith>;
  beforeEach(() => {
    api = serverWith([HUDA, ADAM]);
  });
  const actions = () =>
    api.calls
      .filter((call) => call.path === '/recruiter/action-candidate')
      .map((call) => (call.body as { action: string }).action);

  test('come with the reasons of their scores', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    expect(await screen.findByText('Huda Saleh')).toBeTruthy();
    expect(screen.getAllByText('AutoCAD')).toHaveLength(2);
    expect(screen.getAllByText('Primavera P6')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: 'Match 72%' })).toHaveLength(2);
  });

  test('leave the list as soon as they are shortlisted', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: 'Shortlist Huda Saleh' }));
    await waitFor(() => expect(screen.queryByText('Huda Saleh')).toBeNull());
    expect(screen.getByText('Adam Noor')).toBeTruthy();
    expect(actions()).toEqual(['SHORTLISTED']);
  });

  test('are back where they were when the server refuses', async () => {
    api.refuse(actOnCandidate, { status: 404, code: 'candidates.not_found' });
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: 'Reject Huda Saleh' }));
    await waitFor(() => expect(actions()).toEqual(['REJECTED']));
    expect(await screen.findByText('Huda Saleh')).toBeTruthy();
  });

  test('can be decided on by keys, and the last decision taken back', async () => {
    const { screen } = await renderIn('ar', <JobCandidatesScreen />, AT);
    await screen.findByText('Huda Saleh');
    fireEvent.keyDown(document.body, { code: 'KeyJ', key: 'ت' });
    fireEvent.keyDown(document.activeElement!, { code: 'KeyR', key: 'ق' });
    await waitFor(() => expect(screen.queryByText('Huda Saleh')).toBeNull());
    fireEvent.keyDown(document.body, { code: 'KeyU', key: 'ع' });
    expect(await screen.findByText('Huda Saleh')).toBeTruthy();
    expect(actions()).toEqual(['REJECTED', 'UNSELECTED']);
  });

  test('are asked for by what the recruiter will not do without, and those left out are counted', async () => {
    api.answer(listMatchingCandidates, ({ query }) => {
      const isRequiring = query.has('required_skills') || query.has('min_years');
      const ranking = aRanking(isRequiring ? [HUDA] : [HUDA, ADAM]);
      return Response.json({
        data: { ...ranking, left_out: isRequiring ? { silent: 1, short: 0 } : null },
        message: '',
      });
    });
    const { screen, router } = await renderIn('en', <JobCandidatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: 'Only those with …' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'AutoCAD' }));
    await waitFor(() => expect(screen.queryAllByText('Adam Noor')).toEqual([]));
    expect(screen.getByText(/^1 is left out because the profile does not say all of this/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Years of work at least'), { target: { value: '5' } });
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ skills: 'autocad', years: '5' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Require nothing' }));
    expect((await screen.findAllByText('Adam Noor')).length).toBeGreaterThan(0);
    expect(router.state.location.search).not.toHaveProperty('skills');
  });

  test('are filtered as the address says, and the way out is shown where nobody is left', async () => {
    api.answer(listMatchingCandidates, ({ query }) => {
      const isRequiring = query.getAll('required_languages').join() === 'arabic,english:fluent';
      return Response.json({
        data: {
          ...aRanking(isRequiring ? [] : [HUDA]),
          left_out: isRequiring ? { silent: 3, short: 2 } : null,
        },
        message: '',
      });
    });
    const at = { ...AT, at: `${AT.at}?languages=arabic,english:fluent` };
    const { screen } = await renderIn('ar', <JobCandidatesScreen />, at);
    expect(await screen.findByText('لا أحد هنا يُعرف أنه يستوفي ذلك كله')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'الإنجليزية: طليق أو أفضل' }).checked).toBe(
      true,
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'إلغاء الشروط' })[0]!);
    expect((await screen.findAllByText('Huda Saleh')).length).toBeGreaterThan(0);
  });

  test('are shortlisted together, one call each', async () => {
    const { screen } = await renderIn('en', <JobCandidatesScreen />, AT);
    fireEvent.click(await screen.findByRole('button', { name: 'Select all on this page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Shortlist them' }));
    expect(await screen.findByText('No candidate to review')).toBeTruthy();
    expect(actions()).toEqual(['SHORTLISTED', 'SHORTLISTED']);
  });
});
