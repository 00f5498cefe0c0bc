// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerScreening, getScreening, type Screening } from '#contract/features/screenings.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import ScreeningConversationScreen from './screening-conversation.screen.tsx';

const PATH = '/candidate/assessments/job_screening_questions/$job_id';
const JOB_ID = '0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a01';

const aScreening = (answers: Record<string, string>): Screening => ({
  job: { jid: JOB_ID, job_title: 'Nurse', company_name: 'Sadeem' },
  status: 'IN_PROGRESS',
  way: 'conversation',
  questions: [
    { id: 'permit', text: 'Do you hold a work permit?', kind: 'yes-no', choices: [], required: true },
    { id: 'years', text: 'How many years?', kind: 'number', choices: [], required: true },
    { id: 'shift', text: 'Which shift?', kind: 'choice', choices: ['Day', 'Night'], required: false },
  ],
  answers,
  application_id: null,
  saved_at: null,
});

/** A server that keeps what it is given. */
function open(language: 'en' | 'ar', answers: Record<string, string> = {}) {
  const api = fakeApi();
  let kept = answers;
  const told = () => Response.json({ data: aScreening(kept), message: '' });
  api.answer(getScreening, told);
  api.answer(answerScreening, ({ body }) => {
    kept = { ...kept, ...(body as { answers: Record<string, string> }).answers };
    return told();
  });
  return renderIn(language, <ScreeningConversationScreen />, {
    at: PATH.replace('$job_id', JOB_ID),
    path: PATH,
  });
}

describe.each([
  {
    language: 'en',
    yes: 'Yes',
    send: 'Answer',
    skip: 'Skip',
    skipped: 'Not answered',
    over: 'Read over and apply',
    number: /number/i,
  },
  {
    language: 'ar',
    yes: 'نعم',
    send: 'أجب',
    skip: 'تخطَّ',
    skipped: 'دون إجابة',
    over: 'المراجعة والتقديم',
    number: /رقم/,
  },
] as const)('the questions of a job in $language', (words) => {
  test('are asked one by one, take no wrong answer, and lead to the application', async () => {
    const { screen } = await open(words.language);
    fireEvent.click(await screen.findByRole('button', { name: words.yes }));
    const years = await screen.findByRole('textbox', { name: 'How many years?' });
    expect(screen.queryByText('Which shift?')).toBeNull();
    fireEvent.change(years, { target: { value: 'seven' } });
    fireEvent.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.number)).toBeTruthy();
    fireEvent.change(years, { target: { value: '٧' } });
    fireEvent.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByRole('button', { name: 'Night' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: words.skip }));
    const next = await screen.findByRole('link', { name: words.over });
    expect(next.getAttribute('href')).toMatch(new RegExp(`^/candidate/jobs/view/${JOB_ID}\\?.*apply`));
    const log = screen.getByRole('log').textContent;
    expect(log).toContain('7');
    expect(log).toContain(words.skipped);
  });

  test('go on where they were left', async () => {
    const { screen } = await open(words.language, { permit: 'yes' });
    expect(await screen.findByRole('textbox', { name: 'How many years?' })).toBeTruthy();
    expect(screen.getByRole('log').textContent).toContain(words.yes);
  });
});
