import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/features/applications.contract.ts';
import {
  actOnCandidate,
  type CANDIDATE_ACTIONS,
  getCandidate,
} from '#contract/features/candidates.contract.ts';
import { closeJob, getJob, type JobInput, publishJob as publish } from '#contract/features/jobs.contract.ts';
import type { ScreeningQuestion } from '#contract/features/jobs.screening.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { patchProfile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { postResume } from '#contract/features/resumes.contract.ts';
import { applicationEvents, applications, auditEntries, jobs } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, contextOf, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { tellApplicantOf } from './applications.telling.ts';

const test = testApp();

const QUESTIONS: ScreeningQuestion[] = [
  { id: 'permit', kind: 'yes-no', text: 'May you work here?', choices: [], required: true },
  { id: 'years', kind: 'number', text: 'Years of FIDIC work?', choices: [], required: true },
  { id: 'start', kind: 'choice', text: 'When?', choices: ['Now', 'Later'], required: true },
  { id: 'why', kind: 'text', text: 'Why?', choices: [], required: false },
];
const ANSWERS = { permit: 'yes', years: '6', start: 'Now' };

const apply = (person: Person, jobId: string, answers: Record<string, string> = {}) =>
  test.call(contract.applyToJob, { token: person.token, body: { job_id: jobId, answers } });
const own = async (person: Person, id: string) =>
  (await test.call(contract.getApplication, { token: person.token, params: { id } })).data;
const applicant = (recruiter: Person, jobId: string, candidate: Person) =>
  test.call(contract.getApplicant, {
    token: recruiter.token,
    params: { id: jobId, candidate_id: candidate.id },
  });
const act = (
  recruiter: Person,
  jobId: string,
  candidate: Person,
  action: (typeof CANDIDATE_ACTIONS)[number],
  reason?: string,
) =>
  test.call(actOnCandidate, {
    token: recruiter.token,
    body: { job_id: jobId, candidate_id: candidate.id, action, reason: reason ?? null },
  });
const withdraw = (person: Person, id: string, reason?: string) =>
  test.call(contract.withdrawApplication, {
    token: person.token,
    params: { id },
    body: { reason: reason ?? null },
  });
const told = async (person: Person) =>
  (await test.call(listNotifications, { token: person.token })).data.results.map(({ kind }) => kind);

/** A recruiter with a published job, and somebody who applied for it. */
async function anApplication(given: Partial<JobInput> = {}, answers: Record<string, string> = {}) {
  const recruiter = await aPerson(test, 'RECRUITER');
  const jobId = await publishJob(test, recruiter, given);
  const person = await aSurveyor(test);
  const { data } = await apply(person, jobId, answers);
  return { recruiter, jobId, person, id: data.id };
}

/** What the queue does a while after a decision. */
async function tellLater(id: string): Promise<void> {
  const ctx = await contextOf(test);
  const steps = await ctx.db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id));
  for (const step of steps) await tellApplicantOf(ctx, { applicationId: id, stepId: step.id });
}

/** As if a minute and more had gone by since the latest step. */
async function lateBy(id: string, seconds: number): Promise<void> {
  const { db } = test.program.parts;
  const earlier = new Date(Date.now() - seconds * 1_000);
  await db
    .update(applicationEvents)
    .set({ createdAt: earlier })
    .where(eq(applicationEvents.applicationId, id));
}

describe('applying', () => {
  it('sends the answers, the profile as it is shared with contacts, and the latest resume', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter, { screening_questions: QUESTIONS });
    const person = await aSurveyor(test);
    const file = { name: 'cv.txt', bytes: 'Amal Nasser\nQuantity Surveyor' };
    const upload = await test.upload('/upload-file', { purpose: 'resume' }, file, person.token);
    const fileId = (upload.data as { id: string }).id;
    await test.call(postResume, { token: person.token, body: { file_id: fileId } });
    await test.call(patchProfileSharing, { token: person.token, body: { parts: { employers: false } } });

    const { status, data, message } = await apply(person, jobId, { ...ANSWERS, gone: 'left out' });
    expect([status, message]).toEqual([200, 'Your application is sent.']);
    expect(data).toMatchObject({ stage: 'SUBMITTED', can: { withdraw: true, apply_again: false } });
    expect(data.answers).toEqual([
      { question_id: 'permit', question: 'May you work here?', answer: 'yes' },
      { question_id: 'years', question: 'Years of FIDIC work?', answer: '6' },
      { question_id: 'start', question: 'When?', answer: 'Now' },
    ]);
    expect(data.sent.resume).toEqual({ name: 'cv.txt' });
    expect(data.sent.profile).toMatchObject({
      name: 'Amal Nasser',
      phone: '+971 50 555 0111',
      skills: ['FIDIC contracts', 'Bills of quantities'],
    });
    expect(data.sent.profile.work[0]).toMatchObject({
      job_title: 'Quantity Surveyor',
      organisation: null,
    });
    expect(data.steps.map(({ stage, by }) => [stage, by])).toEqual([['SUBMITTED', 'applicant']]);
    const row = firstOf(
      await test.program.parts.db.select().from(applications).where(eq(applications.id, data.id)),
    );
    expect(row.score).toBeGreaterThan(0.2);

    const resume = `/api/recruiter/applicants/${jobId}/${person.id}/resume`;
    const sent = await test.send('GET', resume, { token: recruiter.token });
    expect([sent.status, String(sent.body)]).toEqual([200, file.bytes]);
    const stranger = await aPerson(test, 'RECRUITER');
    expect((await test.send('GET', resume, { token: stranger.token })).status).toBe(404);
    await withdraw(person, data.id);
    expect((await test.send('GET', resume, { token: recruiter.token })).status).toBe(404);
  });

  it('keeps what was sent when the profile changes later', async () => {
    const { person, id } = await anApplication();
    const before = await own(person, id);
    await test.call(patchProfile, { token: person.token, body: { skills: [{ name: 'Python' }] } });
    expect((await own(person, id)).sent).toEqual(before.sent);
  });

  it('is refused, question by question, where answers are missing or wrong', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter, { screening_questions: QUESTIONS });
    const person = await aSurveyor(test);
    const answer = await apply(person, jobId, { permit: 'perhaps', years: 'six', why: 'x' });
    expect([answer.status, answer.problem.code]).toEqual([422, 'request.invalid']);
    expect(answer.problem.errors.map(({ path, code }) => [path, code])).toEqual([
      ['answers.permit', 'unknown_choice'],
      ['answers.years', 'not_a_number'],
      ['answers.start', 'required'],
    ]);
    for (const { message } of answer.problem.errors) expect(message).not.toBe('');
  });

  it('is done once for a job, even by two clicks at the same moment', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter);
    const person = await aSurveyor(test);
    const both = await Promise.all([apply(person, jobId), apply(person, jobId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await apply(person, jobId)).problem.code).toBe('applications.already_sent');
    const list = await test.call(contract.listApplications, { token: person.token });
    expect(list.data.total).toBe(1);
    expect(await told(recruiter)).toEqual(['application_received']);
  });

  it('is for published jobs of one’s own portal', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter);
    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    const person = await aSurveyor(test);
    expect((await apply(person, jobId)).problem.code).toBe('jobs.not_found');
    const abroad = await publishJob(test, await aPerson(test, 'RECRUITER', { portal: 'LEC' }));
    expect((await apply(person, abroad)).problem.code).toBe('jobs.not_found');
  });

  it('is refused where the job closes while it is on its way', async () => {
    const { db } = test.program.parts;
    const jobId = await publishJob(test, await aPerson(test, 'RECRUITER'));
    const person = await aSurveyor(test);
    let applying: ReturnType<typeof apply> | undefined;
    await db.transaction(async (tx) => {
      await tx.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, jobId));
      applying = apply(person, jobId);
      // Until it has seen the job open and waits for the row.
      await test.until(async () => {
        const { rows } = await db.execute(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
    });
    expect((await applying)?.problem.code).toBe('jobs.not_found');
    expect(await db.select().from(applications).where(eq(applications.userId, person.id))).toEqual([]);
  });

  it('begins as shortlisted where the company had shortlisted the person before', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter);
    const person = await aSurveyor(test);
    await act(recruiter, jobId, person, 'SHORTLISTED');
    const shortlistings = async () =>
      (await test.call(contract.listShortlistings, { token: person.token })).data.map(({ job }) => job.jid);
    expect(await shortlistings(), 'until they apply').toEqual([jobId]);
    const { data } = await apply(person, jobId);
    expect(await shortlistings()).toEqual([]);
    expect(data.steps.map(({ stage, by }) => [stage, by])).toEqual([
      ['SUBMITTED', 'applicant'],
      ['SHORTLISTED', 'company'],
    ]);
  });

  it('is written in the audit log', async () => {
    const { person, id } = await anApplication();
    await withdraw(person, id);
    const entries = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, person.id));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['application.sent', 'application.withdrawn']),
    );
  });
});

describe('an applicant', () => {
  it('is seen by the company with contacts, though nobody else finds them, until they withdraw', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter);
    const person = await aSurveyor(test);
    await test.call(patchProfileSharing, { token: person.token, body: { is_discoverable: false } });
    const look = (by: Person) => test.call(getCandidate, { token: by.token, params: { id: person.id } });
    expect((await look(recruiter)).status).toBe(404);

    const { data } = await apply(person, jobId);
    const seen = await look(recruiter);
    expect(seen.data.profile).toMatchObject({ contacts_shared: true });
    expect(seen.data.profile.personal_details.phone).toBe('+971 50 555 0111');
    expect((await look(await aPerson(test, 'RECRUITER'))).status).toBe(404);

    await withdraw(person, data.id, 'I found another job');
    expect((await look(recruiter)).status).toBe(404);
    const after = (await applicant(recruiter, jobId, person)).data.application!;
    expect(after).toMatchObject({ stage: 'WITHDRAWN', answers: null, sent: null });
    expect(after.steps.at(-1)).toMatchObject({ reason: 'I found another job', by: 'applicant' });
    expect(await told(recruiter)).toContain('application_withdrawn');
  });

  it('is listed whatever they score, and found among the people of a list', async () => {
    const { recruiter, jobId, person } = await anApplication();
    const nurse = await aPerson(test, 'CANDIDATE', { name: 'Huda Saleh' });
    await apply(nurse, jobId);
    const list = (query: object = {}) =>
      test.call(contract.listApplicants, { token: recruiter.token, params: { id: jobId }, query });
    const all = await list();
    expect(all.data.results.map(({ name, score }) => [name, score === null])).toEqual([
      ['Huda Saleh', true],
      ['Amal Nasser', false],
    ]);
    const some = await list({ candidate_ids: [person.id, recruiter.id] });
    expect(some.data.results.map((one) => one.candidate_id)).toEqual([person.id]);
  });

  it('of a person who never applied is nothing, and moves nothing', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter);
    const person = await aSurveyor(test);
    expect((await applicant(recruiter, jobId, person)).data).toEqual({ application: null });
    expect((await act(recruiter, jobId, person, 'REJECTED')).status).toBe(200);
    expect(await told(person)).not.toContain('application_rejected');
  });
});

describe('a stage', () => {
  it('becomes viewed at the company’s first look, and only then', async () => {
    const { recruiter, jobId, person, id } = await anApplication();
    await test.call(contract.listApplicants, { token: recruiter.token, params: { id: jobId } });
    expect((await own(person, id)).stage).toBe('SUBMITTED');
    await applicant(recruiter, jobId, person);
    await applicant(recruiter, jobId, person);
    expect((await own(person, id)).steps.map(({ stage }) => stage)).toEqual(['SUBMITTED', 'VIEWED']);
    expect((await told(person)).filter((kind) => kind === 'application_viewed')).toHaveLength(1);
  });

  it('follows the company’s decisions, with the reason, and tells the applicant', async () => {
    const { recruiter, jobId, person, id } = await anApplication();
    await act(recruiter, jobId, person, 'SHORTLISTED');
    expect((await own(person, id)).stage).toBe('SHORTLISTED');
    expect(await told(person)).toContain('shortlisted');
    await act(recruiter, jobId, person, 'REJECTED', 'We chose someone with more claims work.');
    expect(await own(person, id)).toMatchObject({
      stage: 'REJECTED',
      reason: 'We chose someone with more claims work.',
      can: { withdraw: false, apply_again: false },
    });
    await tellLater(id);
    expect(await told(person)).toContain('application_rejected');
    expect((await apply(person, jobId)).problem.code).toBe('applications.already_sent');
  });

  it('is as before where a decision is taken back at once, and the applicant never hears of it', async () => {
    const { recruiter, jobId, person, id } = await anApplication();
    await applicant(recruiter, jobId, person);
    await act(recruiter, jobId, person, 'REJECTED');
    await act(recruiter, jobId, person, 'UNSELECTED');
    expect((await own(person, id)).steps.map(({ stage }) => stage)).toEqual(['SUBMITTED', 'VIEWED']);
    await tellLater(id);
    expect(await told(person)).not.toContain('application_rejected');
  });

  it('is looked at again where a decision is taken back later', async () => {
    const { recruiter, jobId, person, id } = await anApplication();
    await act(recruiter, jobId, person, 'REJECTED');
    await lateBy(id, 120);
    await act(recruiter, jobId, person, 'REDO');
    const { stage, steps } = await own(person, id);
    expect([stage, steps.length]).toEqual(['VIEWED', 3]);
    await tellLater(id);
    expect(await told(person)).toContain('application_reopened');
  });

  it('ends with the job for those nobody decided on, and not for the shortlisted', async () => {
    const { recruiter, jobId, person, id } = await anApplication();
    const chosen = await aSurveyor(test);
    const { data } = await apply(chosen, jobId);
    await act(recruiter, jobId, chosen, 'SHORTLISTED');
    await test.call(closeJob, { token: recruiter.token, params: { id: jobId } });
    expect(await own(person, id)).toMatchObject({ stage: 'JOB_CLOSED', job: { status: 'closed' } });
    expect(await told(person)).toContain('job_closed');
    expect((await own(chosen, data.id)).stage).toBe('SHORTLISTED');

    await test.call(publish, { token: recruiter.token, params: { id: jobId } });
    expect((await own(person, id)).can.apply_again).toBe(true);
    expect((await apply(person, jobId)).data.steps.map(({ stage }) => stage)).toEqual([
      'SUBMITTED',
      'JOB_CLOSED',
      'SUBMITTED',
    ]);
  });
});

describe('withdrawing', () => {
  it('ends an application once; it may be sent again, with new answers', async () => {
    const { person, id, jobId } = await anApplication({ screening_questions: QUESTIONS }, ANSWERS);
    expect((await withdraw(person, id)).data.stage).toBe('WITHDRAWN');
    expect((await withdraw(person, id)).problem.code).toBe('applications.not_open');
    const again = await apply(person, jobId, { ...ANSWERS, years: '7' });
    expect(again.data).toMatchObject({ id, stage: 'SUBMITTED' });
    expect(again.data.answers[1]!.answer).toBe('7');
    expect(again.data.steps.map(({ stage }) => stage)).toEqual(['SUBMITTED', 'WITHDRAWN', 'SUBMITTED']);
  });
});

describe('when it was sent last', () => {
  it('is kept with an application by the database, whoever writes, corrects or deletes its steps', async () => {
    const { db } = test.program.parts;
    const { id } = await anApplication();
    const sent = async () =>
      firstOf(await db.select().from(applications).where(eq(applications.id, id))).appliedAt?.toISOString() ??
      null;
    const first = firstOf(
      await db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id)),
    );
    expect(await sent()).toBe(first.createdAt.toISOString());
    const at = (day: number) => new Date(Date.UTC(2040, 0, day));
    const step = async (stage: 'SUBMITTED' | 'VIEWED', day: number) => {
      const values = { applicationId: id, stage, createdAt: at(day) };
      return firstOf(await db.insert(applicationEvents).values(values).returning()).id;
    };
    const again = await step('SUBMITTED', 3);
    await step('SUBMITTED', 2);
    await step('VIEWED', 9);
    expect(await sent()).toBe(at(3).toISOString());
    await db
      .update(applicationEvents)
      .set({ createdAt: at(5) })
      .where(eq(applicationEvents.id, again));
    expect(await sent()).toBe(at(5).toISOString());
    await db.delete(applicationEvents).where(eq(applicationEvents.id, again));
    expect(await sent()).toBe(at(2).toISOString());
    await db.delete(applicationEvents).where(eq(applicationEvents.applicationId, id));
    expect(await sent()).toBeNull();
  });
});

describe('one’s own applications', () => {
  it('are those that still stand or those that ended, the latest moved first', async () => {
    const first = await anApplication();
    const other = await publishJob(test, await aPerson(test, 'RECRUITER'));
    const second = await apply(first.person, other);
    await withdraw(first.person, first.id);
    const list = async (query: object) =>
      (await test.call(contract.listApplications, { token: first.person.token, query })).data;
    expect((await list({})).results.map(({ id }) => id)).toEqual([first.id, second.data.id]);
    expect((await list({ group: 'open' })).results.map(({ id }) => id)).toEqual([second.data.id]);
    expect(await list({ group: 'ended' })).toMatchObject({
      total: 1,
      counts: { SUBMITTED: 1, WITHDRAWN: 1, REJECTED: 0 },
    });
    const ofJob = await list({ job_id: other });
    expect([ofJob.total, ofJob.results.map(({ id }) => id)]).toEqual([1, [second.data.id]]);
    const inStages = await list({ stages: ['SUBMITTED', 'REJECTED'] });
    expect([inStages.total, inStages.results.map(({ id }) => id)]).toEqual([1, [second.data.id]]);
    expect(await list({ stages: ['SUBMITTED'], group: 'ended' })).toMatchObject({ total: 0, results: [] });
    const page = await list({ page: 2, limit: 1 });
    expect([page.total, page.results.map(({ id }) => id)]).toEqual([2, [second.data.id]]);
  });
});

describe('screening questions', () => {
  it('are kept with the job, in their order, and a choice needs two different answers', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter, { screening_questions: QUESTIONS });
    const person = await aPerson(test, 'CANDIDATE');
    const seen = await test.call(getJob, { token: person.token, params: { id: jobId } });
    expect(seen.data.screening_questions).toEqual(QUESTIONS);
    const wrong = await test.send('POST', '/api/recruiter/post-job', {
      token: recruiter.token,
      payload: {
        publish: true,
        job: {
          job_title: 'Nurse',
          description: 'x'.repeat(80),
          screening_questions: [
            { id: 'a', kind: 'choice', text: 'When?', choices: ['Now'] },
            { id: 'a', kind: 'choice', text: '', choices: ['Now', 'Now'] },
          ],
        },
      },
    });
    expect(wrong.problem.errors.map(({ path, code }) => `${path} ${code}`)).toEqual(
      expect.arrayContaining([
        'job.screening_questions.0.choices too_few_choices',
        'job.screening_questions.1.text required',
      ]),
    );
  });
});
