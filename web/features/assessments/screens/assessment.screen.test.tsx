// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listReceivedAssessmentInvitations } from '#contract/features/assessment-invitations.contract.ts';
import {
  cancelAssessment,
  completeAssessment,
  getAssessment,
  getAssessmentResult,
  getPassage,
  getQuestionnaire,
  listAssessments,
  playPassage,
  saveAnswer,
  saveAnswers,
  startAssessment,
} from '#contract/features/assessments.contract.ts';
import type { Question } from '#contract/features/assessments.fields.ts';
import { setUser } from '#web/platform/session.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import {
  anAssessment,
  anAttempt,
  aPersonality,
  aQuestion,
  aQuestionnaire,
  aResult,
  aStatement,
} from '../assessments.fakes.ts';
import AssessmentScreen from './assessment.screen.tsx';
import PersonalityScreen from './personality.screen.tsx';

const PATH = '/candidate/assessments/$assessment_id';
const AT = '/candidate/assessments/problem-solving-entry';
const PERSONALITY = '/candidate/assessments/personality';

interface Body {
  question_id: string;
  value: unknown;
  sequence: number;
}

let api: ReturnType<typeof fakeApi>;
let isOffline: boolean;
let secondsLeft: number | null;
/** What is asked next, of an adaptive test. */
let follow: (answers: Body[]) => Question[];

/** Saves what is sent as the server does. */
function answering() {
  const reply = (answers: Body[]) =>
    isOffline
      ? Promise.reject(new TypeError('offline'))
      : Response.json({
          data: {
            attempt_id: anAttempt().id,
            status: 'IN_PROGRESS',
            answers: answers.map((one) => ({ ...one, is_kept: true })),
            progress: anAttempt().progress,
            seconds_left: secondsLeft,
            next: follow(answers),
          },
          message: '',
        });
  api.answer(saveAnswer, ({ body }) => reply([body as Body]));
  api.answer(saveAnswers, ({ body }) => reply((body as { answers: Body[] }).answers));
}

const sent = () =>
  api.calls.flatMap(({ path, body }) =>
    path.endsWith('/answers')
      ? [body as Body]
      : path.endsWith('/bulk')
        ? (body as { answers: Body[] }).answers
        : [],
  );
const press = (code: string, key = code) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key });

beforeEach(() => {
  api = fakeApi();
  isOffline = false;
  secondsLeft = 600;
  follow = () => [];
  setUser(aUser());
  api.on(listReceivedAssessmentInvitations, { results: [], total: 0, page: 1, limit: 100 });
  api.on(getAssessment, anAssessment());
  api.on(getQuestionnaire, aQuestionnaire());
  api.on(listAssessments, { view: 'catalogue', total: 0, assessments: [] });
  answering();
});
afterEach(() => void vi.useRealTimers());

describe('a test under way', () => {
  const openAt = async (page: number, language: 'en' | 'ar' = 'en') => {
    const view = await renderIn(language, <AssessmentScreen />, { at: `${AT}?page=${page}`, path: PATH });
    await view.screen.findByRole('group');
    return view;
  };

  test('is answered by digits and goes on by Enter, with the page in the address', async () => {
    const { screen, router } = await openAt(1);
    press('Digit2', '2');
    // Right after the first sight of the questions nothing listens yet to what stands; it is asked for as soon as it does.
    await waitFor(() =>
      expect((screen.getByRole('radio', { name: 'Choice 2' }) as HTMLInputElement).checked).toBe(true),
    );
    await waitFor(() => expect(sent()).toMatchObject([{ question_id: 'q1', value: 2 }]));
    expect(await screen.findByText('All saved')).toBeTruthy();
    press('Enter');
    expect(await screen.findByRole('heading', { name: 'Question 2 of 3' })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ page: '2' });
    // Who cannot see it reads on from the new question.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 2 of 3'));
  });

  test('keeps answers while there is no line, says so, and sends them once there is', async () => {
    const { screen } = await openAt(1);
    isOffline = true;
    press('Digit3', '3');
    const told = 'No connection: 1 answer is kept here and will be sent';
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
    expect((screen.getByRole('radio', { name: 'Choice 3' }) as HTMLInputElement).checked).toBe(true);
    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('All saved')).toBeTruthy();
    expect(sent().at(-1)).toMatchObject({ question_id: 'q1', value: 3 });
  });

  test('shows what was answered elsewhere since', async () => {
    const { screen } = await openAt(1);
    const later = [aQuestion(1, { answer: 4, sequence: Date.now() + 1_000 }), aQuestion(2), aQuestion(3)];
    api.on(getQuestionnaire, aQuestionnaire(later));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() =>
      expect((screen.getByRole('radio', { name: 'Choice 4' }) as HTMLInputElement).checked).toBe(true),
    );
  });

  test('tells the time that is left at its marks, and hands in what was answered when it is over', async () => {
    const nearlyOver = anAttempt({ seconds_left: 61 });
    api.on(getQuestionnaire, aQuestionnaire(undefined, nearlyOver));
    api.on(completeAssessment, aResult({ assessment_id: 'problem-solving-entry' }));
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
    const { screen, router } = await openAt(1);
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told().join()).not.toContain('is left');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(told()).toContain('One minute is left.');
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(told()).toContain('30 seconds are left.');
    await act(() => vi.advanceTimersByTimeAsync(32_000));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${AT}/report/${nearlyOver.id}`));
    expect(router.state.location.search).toMatchObject({ time_over: '1' });
    const done = api.calls.find(({ path, method }) => method === 'POST' && path.includes('/result/'));
    expect(done?.body).toMatchObject({ incomplete: true });
  });

  test('follows the clock of the server, not its own', async () => {
    const { screen } = await openAt(1);
    expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|9:5\d)$/);
    secondsLeft = 125;
    press('Digit1', '1');
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^2:0\d$/));
  });

  test('names what is left before it is handed in, in Arabic as well', async () => {
    const { screen } = await openAt(3, 'ar');
    press('Digit1', '1');
    expect(await screen.findByText('ما لم يُجَب عنه بعد: 2')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'إلى أول ما لم يُجَب عنه' }));
    expect(await screen.findByRole('heading', { name: 'السؤال 1 من 3' })).toBeTruthy();
  });

  test('is given up only once that is confirmed', async () => {
    const { screen, router } = await openAt(1);
    api.answer(cancelAssessment, () => {
      api.on(getAssessment, anAssessment({ open: null, next_start_at: '2026-12-28T08:00:00.000Z' }));
      return Response.json({ data: anAttempt({ status: 'CANCELLED' }), message: '' });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Give up' }));
    expect(api.calls.some(({ path }) => path.endsWith('/cancel'))).toBe(false);
    const dialog = screen.getByRole('dialog');
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Give up')!,
    );
    expect(await screen.findByText(/You may take it again from 28 Dec 2026/)).toBeTruthy();
    expect(router.state.location.search).toEqual({});
  });
});

describe('an adaptive test under way', () => {
  const asked = (number: number) => aQuestion(number, { lang: 'en', passage: `Passage ${number}.` });
  beforeEach(() => {
    api.on(getAssessment, anAssessment({ is_adaptive: true, questions: 36 }));
    api.on(getQuestionnaire, aQuestionnaire([asked(1)]));
    follow = ([answer]) => (answer?.question_id === 'q1' ? [asked(2)] : []);
  });
  const open = async (language: 'en' | 'ar' = 'en') => {
    const view = await renderIn(language, <AssessmentScreen />, { at: `${AT}?page=1`, path: PATH });
    await view.screen.findByRole('group');
    return view;
  };

  test('sends an answer once it is confirmed, and goes on to what follows from it', async () => {
    const { screen } = await open();
    press('Digit2', '2');
    press('Digit3', '3');
    expect(sent()).toEqual([]);
    press('Enter');
    expect(await screen.findByRole('heading', { name: 'Question 2' })).toBeTruthy();
    expect(sent()).toMatchObject([{ question_id: 'q1', value: 3 }]);
    expect(screen.getByText('Passage 2.').getAttribute('lang')).toBe('en');
    expect((screen.getByRole('radio', { name: 'Choice 3' }) as HTMLInputElement).checked).toBe(false);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Question 2'));
  });

  test('keeps the question closed while there is no line, and its words from the left in Arabic', async () => {
    const { screen } = await open('ar');
    isOffline = true;
    press('Digit1', '1');
    press('Enter');
    await waitFor(() => expect((screen.getByRole('group') as HTMLFieldSetElement).disabled).toBe(true));
    expect(screen.getByText('Passage 1.').getAttribute('dir')).toBe('ltr');
    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'السؤال 2' })).toBeTruthy();
  });

  describe('with a passage that is heard', () => {
    const bytes = () => new Response(new Blob(['RIFF']), { headers: { 'content-type': 'audio/wav' } });
    const heard = (plays_left = 2) => aQuestion(1, { lang: 'en', plays_left });
    const plays = () => api.calls.flatMap(({ path, body }) => (path.endsWith('/plays') ? [body] : []));
    let started: HTMLMediaElement[];
    beforeEach(() => {
      started = [];
      vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
        started.push(this);
        return Promise.resolve();
      });
      vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
      vi.stubGlobal(
        'URL',
        Object.assign(URL, { createObjectURL: () => 'blob:passage', revokeObjectURL: vi.fn() }),
      );
      api.on(getQuestionnaire, aQuestionnaire([heard()]));
      api.answer(playPassage, ({ body }) =>
        Response.json({
          data: { play_id: anAttempt().id, plays_left: 2 - (body as { number: number }).number, seconds: 9 },
          message: '',
        }),
      );
      api.answer(getPassage, bytes);
    });
    afterEach(() => void vi.restoreAllMocks());
    const end = () => act(() => void started.at(-1)?.dispatchEvent(new Event('ended')));

    test('plays it by button or key, twice and no more, and fetches nothing before', async () => {
      const { screen } = await open();
      expect(screen.getByText('May be played 2 times')).toBeTruthy();
      expect(plays()).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: 'Play' }));
      expect(screen.getByText('Being made ready…')).toBeTruthy();
      await waitFor(() => expect(started).toHaveLength(1));
      // While it plays nothing is told aloud that would speak over it.
      await waitFor(() => expect(screen.queryByText('Being made ready…')).toBeNull());
      press('KeyP', 'p');
      expect(plays()).toHaveLength(1);
      end();
      expect(screen.getByText('May be played 1 more time')).toBeTruthy();
      press('KeyP', 'p');
      await waitFor(() => expect(started).toHaveLength(2));
      end();
      expect(await screen.findByText('It was played as often as it may be.')).toBeTruthy();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play again' }).disabled).toBe(true);
      expect(plays()).toMatchObject([{ number: 1 }, { number: 2 }]);
    });

    test('asks for the same play again where it did not arrive', async () => {
      let isLost = true;
      api.answer(getPassage, () => (isLost ? new Response('', { status: 500 }) : bytes()));
      const { screen } = await open();
      fireEvent.click(screen.getByRole('button', { name: 'Play' }));
      expect((await screen.findByRole('alert')).textContent).toContain('did not arrive');
      isLost = false;
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(started).toHaveLength(1));
      end();
      expect(plays()).toMatchObject([{ number: 1 }, { number: 1 }]);
      expect(screen.getByText('May be played 1 more time')).toBeTruthy();
    });

    test('goes on after a reload with the plays that are left, and stops once it is answered', async () => {
      api.on(getQuestionnaire, aQuestionnaire([heard(1)]));
      const { screen } = await open('ar');
      fireEvent.click(screen.getByRole('button', { name: 'تشغيل مرة أخرى' }));
      await waitFor(() => expect(started).toHaveLength(1));
      expect(plays()).toMatchObject([{ number: 2 }]);
      press('Digit1', '1');
      press('Enter');
      await screen.findByRole('heading', { name: 'السؤال 2' });
      expect(started[0]?.pause).toHaveBeenCalled();
    });
  });

  test('may be begun without listening by who cannot hear', async () => {
    api.on(
      getAssessment,
      anAssessment({
        has_listening: true,
        open: null,
        attempt: null,
        can: { start: true, go_on: false, cancel: false },
      }),
    );
    api.on(startAssessment, aQuestionnaire([asked(1)]));
    const { screen } = await renderIn('en', <AssessmentScreen />, { at: AT, path: PATH });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Leave listening out' }));
    fireEvent.click(screen.getByRole('button', { name: /^Start/ }));
    await waitFor(() =>
      expect(
        api.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/questionnaire'))?.body,
      ).toMatchObject({ without_listening: true }),
    );
  });

  test('is handed in once the server says that it knows enough', async () => {
    const done = { ...anAttempt().progress, answered: 1, total: 1, assessmentComplete: true };
    api.on(
      getQuestionnaire,
      aQuestionnaire([{ ...asked(1), answer: 2, sequence: 1 }], anAttempt({ progress: done })),
    );
    api.on(completeAssessment, aResult({ assessment_id: 'problem-solving-entry' }));
    const { screen, router } = await renderIn('en', <AssessmentScreen />, { at: `${AT}?page=1`, path: PATH });
    fireEvent.click(await screen.findByRole('button', { name: 'See my result' }));
    await waitFor(() => expect(router.state.location.pathname).toContain('/report/'));
  });
});

describe('a work screen', () => {
  const screens = [
    aQuestion(1, {
      kind: 'annotation',
      options: [],
      annotation: {
        kind: 'spans',
        part: 1,
        labels: [{ id: 'place', name: { en: 'Place', ar: 'مكان' } }],
        text: { en: 'We meet in Old Town at noon.', ar: 'نلتقي في البلدة القديمة ظهرًا.' },
        rows: [],
        picture: null,
        sound: null,
      },
    }),
    aQuestion(2, {
      kind: 'annotation',
      options: [],
      annotation: {
        kind: 'boxes',
        part: 3,
        labels: [{ id: 'cup', name: { en: 'Cup', ar: 'كوب' } }],
        text: null,
        rows: [],
        picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        sound: null,
      },
    }),
  ];
  const values = () =>
    api.calls.flatMap(({ path, body }) => (path.endsWith('/answers') ? [(body as Body).value] : []));
  const openAt = async (page: number, language: 'en' | 'ar' = 'en') => {
    api.on(getQuestionnaire, aQuestionnaire(screens));
    const view = await renderIn(language, <AssessmentScreen />, { at: `${AT}?page=${page}`, path: PATH });
    await view.screen.findByText(language === 'en' ? `Question ${page}?` : `Question ${page}? بالعربية`);
    return view;
  };

  test.each([
    ['en', 'ArrowRight', 'Old', 'en:11-19'],
    ['ar', 'ArrowLeft', 'البلدة', 'ar:9-23'],
  ] as const)(
    'marks words by keys along the script, in %s, and takes it back',
    async (language, forward, word, key) => {
      const { screen } = await openAt(1, language);
      const first = screen.getByRole('button', { name: word });
      fireEvent.click(first);
      fireEvent.keyDown(first, { key: forward, code: forward, shiftKey: true });
      fireEvent.keyDown(document.activeElement!, { key: '1', code: 'Digit1' });
      await waitFor(() => expect(values().at(-1)).toEqual({ [key]: 'place' }));
      fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
      await waitFor(() => expect(values().at(-1)).toEqual({}));
    },
  );

  test('takes a box that is put, moved and sized by keys alone', async () => {
    const { screen } = await openAt(2);
    fireEvent.click(screen.getByRole('button', { name: 'Put a box in the middle' }));
    const box = () => screen.getByRole('button', { name: /^Cup, at/ });
    fireEvent.keyDown(box(), { key: 'ArrowRight' });
    fireEvent.keyDown(box(), { key: 'ArrowDown', shiftKey: true });
    await waitFor(() => expect(values().at(-1)).toEqual({ '440,370,140,130': 'cup' }));
    fireEvent.keyDown(box(), { key: 'Delete' });
    await waitFor(() => expect(values().at(-1)).toEqual({}));
  });
});

describe('a personality under way', () => {
  const statements = Array.from({ length: 24 }, (_, index) => aStatement(index + 1));
  const untimed = anAttempt({ assessment_id: 'principles', ends_at: null, seconds_left: null });
  beforeEach(() => {
    secondsLeft = null;
    api.on(getAssessment, aPersonality());
    api.on(getQuestionnaire, aQuestionnaire(statements, untimed));
  });
  const openAt = async (page: number) => {
    const view = await renderIn('en', <PersonalityScreen />, { at: `${PERSONALITY}?page=${page}` });
    await view.screen.findAllByRole('group');
    return view;
  };

  test('asks twelve statements a page, and a digit goes on to the next one', async () => {
    const { screen } = await openAt(1);
    expect(screen.getAllByRole('group')).toHaveLength(12);
    press('Digit5', '5');
    press('Numpad2', '2');
    await waitFor(() =>
      expect(sent().map(({ question_id, value }) => [question_id, value])).toEqual([
        ['q1', 5],
        ['q2', 2],
      ]),
    );
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('hears a key in the very moment its statements are seen', async () => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-question="q1"]')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit5', key: '5', bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await openAt(1);
    await waitFor(() => expect(sent()).toMatchObject([{ question_id: 'q1', value: 5 }]));
  });

  test('offers the short result where the half is answered', async () => {
    const half = statements.map((one) => (one.number <= 12 ? { ...one, answer: 3, sequence: 1 } : one));
    api.on(getQuestionnaire, aQuestionnaire(half, untimed));
    api.on(completeAssessment, aResult({ form: 'short' }));
    const { screen, router } = await openAt(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Stop here with the short result' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PERSONALITY}/success`));
    expect(api.calls.find(({ path }) => path.includes('/result/'))?.body).toMatchObject({ form: 'short' });
  });

  test('does not end while much is left', async () => {
    const { screen } = await openAt(2);
    expect(screen.getByText('A result needs nearly all of them.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Hand in/ })).toBeNull();
  });
});

describe('before it starts', () => {
  test('a test tells what is noticed, and is started with the extra time that was chosen', async () => {
    api.on(
      getAssessment,
      anAssessment({ open: null, attempt: null, can: { start: true, go_on: false, cancel: false } }),
    );
    api.answer(startAssessment, () => {
      api.on(getAssessment, anAssessment());
      return Response.json({ data: aQuestionnaire(), message: '' });
    });
    const { screen, router } = await renderIn('en', <AssessmentScreen />, { at: AT, path: PATH });
    expect(await screen.findByText(/We notice when you leave this tab/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Do you need more time?'), { target: { value: '50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Start the clock' }));
    expect(await screen.findByRole('heading', { name: 'Question 1 of 3' })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ page: '1' });
    const started = api.calls.find(
      ({ path, method }) => method === 'POST' && path.endsWith('/questionnaire'),
    );
    expect(started?.body).toMatchObject({ extra_time_percent: 50, lang: 'en' });
    // None of it is asked for a test.
    expect(started?.body).not.toHaveProperty('respondent');
  });

  test('an address that is no assessment says so', async () => {
    api.refuse(getAssessment, {
      status: 404,
      code: 'assessments.not_found',
      message: 'Assessments Not Found',
    });
    const { screen } = await renderIn('en', <AssessmentScreen />, { at: AT, path: PATH });
    expect(await screen.findByText('There is no such assessment')).toBeTruthy();
  });

  test('an attempt that ended elsewhere leads back to what there is to see', async () => {
    const over = { ...anAttempt({ status: 'COMPLETED', completed_at: '2026-11-28T08:10:00.000Z' }) };
    api.answer(getQuestionnaire, () => {
      api.on(getAssessment, anAssessment({ open: null, history: [over] }));
      return Response.json(
        { status: 404, code: 'assessments.attempt_not_found', message: '' },
        { status: 404, headers: { 'content-type': 'application/problem+json' } },
      );
    });
    const { screen } = await renderIn('en', <AssessmentScreen />, { at: `${AT}?page=2`, path: PATH });
    expect(await screen.findByRole('heading', { name: 'Your attempts' })).toBeTruthy();
  });
});

test('a report that cannot be read offers to try again', async () => {
  const { default: PersonalityReportScreen } = await import('./personality-report.screen.tsx');
  api.refuse(getAssessmentResult, {
    status: 409,
    code: 'assessments.report_unavailable',
    message: 'Failed to Get Assessment Report',
  });
  const { screen } = await renderIn('en', <PersonalityReportScreen />, {
    at: `${PERSONALITY}/report/principles`,
    path: `${PERSONALITY}/report/$assessment_id`,
  });
  expect(await screen.findByText('Failed to Get Assessment Report')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
