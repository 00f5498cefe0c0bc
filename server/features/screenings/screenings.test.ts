import { beforeAll, describe, expect, it } from 'vitest';
import { applyToJob, getApplicant, withdrawApplication } from '#contract/features/applications.contract.ts';
import { listAssessments } from '#contract/features/assessments.contract.ts';
import type { JobInput } from '#contract/features/jobs.contract.ts';
import { answerScreening, getScreening } from '#contract/features/screenings.contract.ts';
import type { ScreeningListName, ScreeningWay } from '#contract/features/screenings.fields.ts';
import { screenings } from '#server/db/tables/index.ts';
import { aPerson, type Person, publishJob, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

const QUESTIONS: JobInput['screening_questions'] = [
  { id: 'permit', text: 'Do you hold a work permit?', kind: 'yes-no', choices: [], required: true },
  { id: 'years', text: 'كم سنة عملت في التمريض؟', kind: 'number', choices: [], required: true },
  { id: 'shift', text: 'Which shift?', kind: 'choice', choices: ['Day', 'Night'], required: false },
];
QUESTIONS[0] = { ...QUESTIONS[0]!, flag_when: { answer_is: ['no'] } };

let recruiter: Recruiter;
let rival: Recruiter;
let jobId: string;

beforeAll(async () => {
  recruiter = await aPerson(test, 'RECRUITER');
  rival = await aPerson(test, 'RECRUITER');
  jobId = await publishJob(test, recruiter, { screening_questions: QUESTIONS });
});

const read = ({ token }: Person) => test.call(getScreening, { token, query: { job_id: jobId } });
const give = ({ token }: Person, answers: Record<string, string>, way: ScreeningWay = 'conversation') =>
  test.callAnyhow(answerScreening, { token, body: { job_id: jobId, way, answers } });
const apply = ({ token }: Person, answers: Record<string, string>) =>
  test.call(applyToJob, { token, body: { job_id: jobId, answers } });

async function listed({ token }: Person, list: ScreeningListName = 'job_screening_questions') {
  const { data } = await test.call(listAssessments, { token, query: { assessment_id: list } });
  if (data.view !== 'screenings') throw new Error('it is a list of screenings');
  return data.assessments;
}

describe('a job’s questions', () => {
  it('are answered one by one, and found as they were left, with nothing of what the company flags', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data: first } = await read(person);
    expect(first).toMatchObject({ status: 'IN_PROGRESS', answers: {}, saved_at: null });
    expect(first.questions.map(({ id }) => id)).toEqual(['permit', 'years', 'shift']);
    expect(JSON.stringify(first)).not.toContain('flag');
    await give(person, { permit: 'yes' });
    await give(person, { years: '7' });
    await give(person, { permit: 'no', years: '' });
    expect((await read(person)).data).toMatchObject({ way: 'conversation', answers: { permit: 'no' } });
    expect((await read(person)).data.answers).not.toHaveProperty('years');
    expect(await listed(person)).toMatchObject([
      { status: 'IN_PROGRESS', way: 'conversation', answered: 1, questions: 3, person: null },
    ]);
    for (const [field, answer] of [
      ['permit', 'perhaps'],
      ['years', 'seven'],
      ['shift', 'Noon'],
    ] as const) {
      const refused = await give(person, { [field]: answer });
      expect([refused.status, refused.problem.errors?.map(({ path }) => path)]).toEqual([
        422,
        [`answers.${field}`],
      ]);
    }
    const other = await aPerson(test, 'CANDIDATE');
    expect([(await read(other)).data.answers, await listed(other)]).toEqual([{}, []]);
    expect(await listed(recruiter)).toEqual([]);
  });

  it('are kept in one place: here until they are sent, and with the application from then on', async () => {
    const person = await aPerson(test, 'CANDIDATE', { name: 'Rima Nasser' });
    const answers = { permit: 'no', years: '7' };
    await give(person, answers);
    const { data: sent } = await apply(person, answers);
    const rows = await test.program.parts.db.select().from(screenings);
    expect(rows.filter(({ userId }) => userId === person.id)).toEqual([]);
    expect((await read(person)).data).toMatchObject({
      status: 'COMPLETED',
      way: 'conversation',
      answers,
      application_id: sent.id,
    });
    expect((await give(person, { years: '9' })).problem.code).toBe('screenings.sent');
    const row = { status: 'COMPLETED', way: 'conversation', answered: 2, questions: 3 };
    for (const list of ['job_screening_questions', 'chat_bot_messages'] as const) {
      expect(await listed(person, list)).toMatchObject([{ ...row, person: null }]);
      expect(await listed(recruiter, list)).toMatchObject([
        { ...row, person: { user_id: person.id, name: 'Rima Nasser', is_blind: false } },
      ]);
      expect(await listed(rival, list)).toEqual([]);
    }
    const { data } = await test.call(getApplicant, {
      token: recruiter.token,
      params: { id: jobId, candidate_id: person.id },
    });
    expect(data.application?.screening_way).toBe('conversation');
    expect(data.application?.answers).toMatchObject([
      { question: 'Do you hold a work permit?', answer: 'no', is_flagged: true },
      { question: 'كم سنة عملت في التمريض؟', answer: '7' },
    ]);
    const longAgo = { dates: '["2020-01-01","2020-01-31"]', assessment_id: 'job_screening_questions' };
    expect((await test.call(listAssessments, { token: recruiter.token, query: longAgo })).data.total).toBe(0);
    await test.call(withdrawApplication, {
      token: person.token,
      params: { id: sent.id },
      body: { reason: null },
    });
    expect(await listed(recruiter)).toEqual([]);
    expect((await read(person)).data).toMatchObject({ status: 'IN_PROGRESS', answers: {} });
  });

  it('that were answered on one page are no conversation', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await give(person, { permit: 'yes' }, 'form');
    await apply(person, { permit: 'yes', years: '3', shift: 'Day' });
    expect(await listed(person)).toMatchObject([{ way: 'form', answered: 3 }]);
    expect(await listed(person, 'chat_bot_messages')).toEqual([]);
    expect(
      (await listed(recruiter, 'chat_bot_messages')).map(({ person: who }) => who?.user_id),
    ).not.toContain(person.id);
  });
});
