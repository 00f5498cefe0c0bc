// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  inviteToAssessment,
  listAssessmentInvitations,
} from '#contract/features/assessment-invitations.contract.ts';
import { getItemStatistics, listAssessments } from '#contract/features/assessments.contract.ts';
import { listCandidates } from '#contract/features/candidates.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { listPrinciplesTraits } from '#contract/features/principles.contract.ts';
import { search } from '#contract/features/search.contract.ts';
import { setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import { anInstrument, aResult, someResults } from '../assessment-invitations.fakes.ts';
import RecruiterAssessmentsScreen from './recruiter-assessments.screen.tsx';

const AT = '/recruiter/assessments';
const LAYLA = '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11';
const OMAR = '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a12';

describe('the assessments of a company', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    api.on(listRecruiterJobs, { results: [], total: 0, page: 1, limit: 100 });
    api.on(listAssessmentInvitations, { results: [], total: 0, page: 1, limit: 20 });
    api.on(listAssessments, {
      ...someResults([
        aResult('Layla Haddad', { user_id: LAYLA }),
        aResult('Omar Saleh', { user_id: OMAR, percent: 62 }),
        aResult('Huda Amin', { assessment_id: 'principles', percent: null }),
      ]),
      view: 'results',
      instruments: [anInstrument('communication-entry'), anInstrument('my-next-move', { kind: 'interests' })],
    });
  });

  test('compare people on one assessment, and no others', async () => {
    const { screen, router } = await renderIn('en', <RecruiterAssessmentsScreen />, { at: AT });
    const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('checkbox', { name }));
    const compare = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' });
    await choose(/Layla/);
    expect(screen.getByText('Choose one more person to compare.')).toBeTruthy();
    await choose(/Huda/);
    expect(screen.getByText(/on one and the same assessment/)).toBeTruthy();
    expect(compare().disabled).toBe(true);
    await choose(/Huda/);
    await choose(/Omar/);
    fireEvent.click(compare());
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        compare: `${LAYLA},${OMAR}`,
        assessment: 'communication-entry',
      }),
    );
  });

  test('show personalities by the trait Creative unless another is asked for', async () => {
    api.on(listPrinciplesTraits, {
      ...someResults([aResult('Huda Amin', { assessment_id: 'principles', percent: null })]),
      trait: 'creative',
      traits: [{ id: 'creative', name: { en: 'Creative', ar: 'الإبداع' } }],
    });
    const { screen } = await renderIn('en', <RecruiterAssessmentsScreen />, {
      at: `${AT}?assessment=principles&from=2026-01-01`,
    });
    await screen.findByText('Huda Amin');
    const asked = api.calls.find(({ path, query }) => path.endsWith('/traits/list') && query.get('dates'));
    expect(asked?.query.get('trait')).toBe('Creative');
    expect(asked?.query.get('dates')).toBe('["2026-01-01","2999-12-31"]');
  });

  test('invite whom a search finds, to what is made for hiring, and say what became of each', async () => {
    api.on(listCandidates, {
      results: [],
      total: 0,
      page: 1,
      limit: 50,
      left_out: null,
    });
    api.on(search, {
      results: [
        { kind: 'candidate', id: LAYLA, title: 'Layla Haddad', subtitle: 'Nurse', place: null, link: '/' },
        { kind: 'candidate', id: OMAR, title: 'Omar Saleh', subtitle: null, place: null, link: '/' },
      ],
    });
    api.on(inviteToAssessment, {
      invited: 1,
      results: [
        { user_id: LAYLA, outcome: 'invited' },
        { user_id: OMAR, outcome: 'already_shared' },
      ],
    });
    const { screen } = await renderIn('en', <RecruiterAssessmentsScreen />, { at: `${AT}?invite=somebody` });
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(dialog.getByText('Choose an assessment.')).toBeTruthy();
    expect(dialog.getByText('Choose at least one person.')).toBeTruthy();
    const [assessment] = dialog.getAllByRole<HTMLSelectElement>('combobox');
    await waitFor(() =>
      expect([...assessment!.options].map(({ value }) => value)).toContain('communication-entry'),
    );
    expect([...assessment!.options].map(({ value }) => value)).not.toContain('my-next-move');
    fireEvent.change(assessment!, { target: { value: 'communication-entry' } });
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'nurse' } });
    for (const name of [/Layla/, /Omar/]) fireEvent.click(await dialog.findByRole('checkbox', { name }));
    fireEvent.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
    expect(await dialog.findByText('One person is invited.')).toBeTruthy();
    expect(dialog.getByText(/shows you a result already/)).toBeTruthy();
    expect(
      api.calls.find(({ path, method }) => method === 'POST' && path === '/assessment-invitations')?.body,
    ).toEqual({ assessment_id: 'communication-entry', user_ids: [LAYLA, OMAR], days: 14 });
  });

  test('show admins alone what the answers say of the questions, with flags in words', async () => {
    api.on(getItemStatistics, {
      computed_at: '2026-11-01T02:00:00.000Z',
      attempts: 120,
      least_answers: 30,
      items: [
        {
          id: 'q1',
          text: { en: 'What is said first?', ar: 'ما الذي يقال أولًا؟' },
          shown: 100,
          answered: 90,
          difficulty: 0.41,
          discrimination: -0.21,
          options: [
            { text: { en: 'The news', ar: 'الخبر' }, points: 0, share: 0.6 },
            { text: { en: 'The reason', ar: 'السبب' }, points: 1, share: 0.4 },
          ],
          flags: [{ reason: 'discriminates-against', figure: -0.21, option: null }],
        },
      ],
    });
    const at = `${AT}?tab=questions&assessment=communication-entry`;
    setUser(aUser({ role_name: 'recruiter', state: 'RECRUITER' }), 'RECRUITER');
    const first = await renderIn('en', <RecruiterAssessmentsScreen />, { at });
    await first.screen.findByText('Layla Haddad');
    expect(first.screen.queryByRole('tab', { name: 'Questions' })).toBeNull();
    first.unmount();
    setUser(aUser({ role_name: 'recruiter admin', state: 'RECRUITER_ADMIN' }), 'RECRUITER_ADMIN');
    const { screen } = await renderIn('en', <RecruiterAssessmentsScreen />, { at });
    expect(await screen.findByText(/do worse here \(-0.21\): check the key/)).toBeTruthy();
    expect(screen.getByText('41%')).toBeTruthy();
    expect(screen.getByText('one point')).toBeTruthy();
  });
});
