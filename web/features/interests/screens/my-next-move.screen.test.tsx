// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { getAssessment, getQuestionnaire, saveAnswers } from '#contract/features/assessments.contract.ts';
import {
  getCareerGoal,
  setCareerGoal,
  suggestCareerPaths,
} from '#contract/features/career-paths.contract.ts';
import { findCareers, listTypedInterests, scoreInterests } from '#contract/features/interests.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import {
  aCareer,
  anAttempt,
  anOwn,
  SCORES,
  scoredAs,
  sixtyStatements,
  someCareers,
} from '../interests.fakes.ts';
import MyNextMoveScreen from './my-next-move.screen.tsx';

const AT = '/candidate/assessments/my-next-move';
const TYPED = '8-30-12-36-20-10';

describe('the next move', () => {
  let api: ReturnType<typeof fakeApi>;
  const sent = (path: string) => api.calls.filter((call) => call.path === path && call.method === 'POST');
  beforeEach(() => {
    api = fakeApi();
    api.on(getAssessment, anOwn());
    api.on(getCareerGoal, { goal: null });
    api.on(scoreInterests, scoredAs(SCORES));
    api.on(listTypedInterests, {
      results: [
        { id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11', scores: SCORES, typed_at: '2026-09-02T08:00:00.000Z' },
      ],
    });
  });

  test('goes on where it was left, and keeps earlier results', async () => {
    const { id, form, started_at, version, is_expired } = anAttempt();
    const done = { id, form, started_at, version, is_expired, status: 'COMPLETED' as const };
    api.on(getAssessment, {
      ...anOwn({ open: anAttempt() }),
      history: [{ ...done, completed_at: '2026-10-02T08:00:00.000Z' }],
    });
    const { screen } = await renderIn('en', <MyNextMoveScreen />, { at: AT });
    const link = await screen.findByRole('link', { name: 'Go on' });
    expect(link.getAttribute('href')).toContain('step=INTERESTS_QUESTIONS&page=3');
    expect(screen.getByText(/24 of 60 statements/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Result of 2 Oct 2026' })).toBeTruthy();
    expect(screen.getByText(/never used to choose among applicants/)).toBeTruthy();
  });

  test('saves each answer as it is given; a digit answers and goes on to the next statement', async () => {
    api.on(getQuestionnaire, sixtyStatements(24));
    api.answer(saveAnswers, ({ body }) => {
      const { answers } = body as { answers: { question_id: string; value: number; sequence: number }[] };
      const { attempt } = sixtyStatements(0);
      const data = {
        attempt_id: attempt.id,
        status: attempt.status,
        progress: attempt.progress,
        seconds_left: null,
      };
      return Response.json({
        data: { ...data, answers: answers.map((one) => ({ ...one, is_kept: true })) },
        message: '',
      });
    });
    const { screen } = await renderIn('en', <MyNextMoveScreen />, {
      at: `${AT}?step=INTERESTS_QUESTIONS&page=3`,
    });
    const first = await screen.findByRole('group', { name: /Do thing 25/ });
    expect(screen.getAllByRole('group')).toHaveLength(12);
    fireEvent.keyDown(within(first).getAllByRole('radio')[0]!, { key: '4' });
    expect(within(first).getByRole<HTMLInputElement>('radio', { name: 'Like' }).checked).toBe(true);
    expect(document.activeElement?.closest('fieldset')?.textContent).toContain('Do thing 26');
    await screen.findByText('Saved');
    expect(screen.getByText(/25 of 60 answered/)).toBeTruthy();
    expect(sent('/assessments/my-next-move/answers/bulk')[0]?.body).toMatchObject({
      answers: [{ question_id: 's25', answer_type: 'scores', value: 4 }],
    });
  });

  test('leads from the last page to what is not answered', async () => {
    api.on(getQuestionnaire, sixtyStatements(50));
    const { screen, router } = await renderIn('en', <MyNextMoveScreen />, {
      at: `${AT}?step=INTERESTS_QUESTIONS&page=5`,
    });
    expect(await screen.findByText('10 statements are not answered.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Result without them' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show my result' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ page: '5' }));
    expect(await screen.findAllByText('Not answered yet')).toHaveLength(10);
  });

  test('takes typed scores of 0 to 40, in the digits of either script, and no others', async () => {
    const { screen, router } = await renderIn('ar', <MyNextMoveScreen />, {
      at: `${AT}?step=INTERESTS_SCORES`,
    });
    const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
    for (const [at, text] of ['٨', '30', '12', '41', '20', ''].entries())
      fireEvent.change(fields[at]!, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'اعرض ميولي' }));
    expect(screen.getByText('أدخل عددًا من 0 إلى 40.')).toBeTruthy();
    expect(screen.getByText('أدخل درجة.')).toBeTruthy();
    expect(document.activeElement).toBe(fields[3]);
    fireEvent.change(fields[3]!, { target: { value: '36' } });
    fireEvent.change(fields[5]!, { target: { value: '10' } });
    fireEvent.click(screen.getByRole('button', { name: 'اعرض ميولي' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ step: 'RESULTS', scores: TYPED }),
    );
    // Kept once, and read.
    await waitFor(() =>
      expect(sent('/onet/interests').map(({ body }) => body)).toEqual([
        { scores: SCORES, keep: true },
        { scores: SCORES },
      ]),
    );
  });

  test('names no area where all are alike', async () => {
    api.on(scoreInterests, scoredAs(SCORES, true));
    const { screen } = await renderIn('en', <MyNextMoveScreen />, { at: `${AT}?step=RESULTS` });
    expect(await screen.findByRole('heading', { name: 'No area stands out' })).toBeTruthy();
    expect(screen.getByText(/no careers can be named by them/)).toBeTruthy();
  });

  test('says why a career fits, and makes it the goal along a path that people walk', async () => {
    const step = (id: string) => ({ occupation: { id, name: { en: id, ar: id } } });
    api.on(findCareers, someCareers([aCareer('Teacher'), aCareer('Nurse', { fit: 'Good' })]));
    api.answer(suggestCareerPaths, () =>
      Response.json({
        data: {
          from: { id: 'tutor' },
          paths: [{ steps: [step('assistant'), step('teacher'), step('head')] }],
        },
        message: '',
      }),
    );
    api.answer(setCareerGoal, () => Response.json({ data: { goal: null }, message: '' }));
    const { screen } = await renderIn('en', <MyNextMoveScreen />, {
      at: `${AT}?step=CAREERS&zone=4&scores=${TYPED}`,
    });
    expect(await screen.findByRole('heading', { name: 'Best fit' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Good fit' })).toBeTruthy();
    const card = within(screen.getByRole('heading', { name: 'Teacher' }).closest('article')!);
    expect(card.getByText(/you both stand high in Investigative and Social and low in/)).toBeTruthy();
    expect(sent('/onet/result')[0]?.body).toMatchObject({ ...SCORES, job_zone: '4', page: 1 });
    fireEvent.click(card.getByRole('button', { name: /^Make it my goal/ }));
    await waitFor(() =>
      expect(sent('/career-goal')[0]?.body).toEqual({ steps: ['tutor', 'assistant', 'teacher'] }),
    );
  });
});
