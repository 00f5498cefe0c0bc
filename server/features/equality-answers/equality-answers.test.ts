import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type EqualityAnswers,
  getEqualityAnswers,
  getFairness,
  giveEqualityAnswers,
  withdrawEqualityAnswers,
} from '#contract/features/equality-answers.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { allEndpoints } from '#contract/index.ts';
import { applicationEvents, applications, equalityAnswers } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const NONE = { gender: null, age_band: null, disability: null, nationality: null } as const;
const give = (person: Person, answers: Partial<EqualityAnswers>) =>
  test.call(giveEqualityAnswers, { token: person.token, body: { ...NONE, ...answers, consent: true } });

describe('what people say so that fairness can be counted', () => {
  it('is kept, changed and taken back by themselves', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const before = await test.call(getEqualityAnswers, { token: person.token });
    expect(before.data).toEqual({ answers: null, consented_at: null });
    await give(person, { gender: 'woman' });
    await give(person, { gender: 'prefer_not_to_say', age_band: '25_34' });
    const { data } = await test.call(getEqualityAnswers, { token: person.token });
    expect(data.answers).toEqual({ ...NONE, gender: 'prefer_not_to_say', age_band: '25_34' });
    await test.call(withdrawEqualityAnswers, { token: person.token });
    const rows = await test.program.parts.db
      .select()
      .from(equalityAnswers)
      .where(eq(equalityAnswers.userId, person.id));
    expect(rows).toEqual([]);
  });

  it('is kept only with consent', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const body = { ...NONE, gender: 'woman', consent: false };
    const refused = await test.callAnyhow(giveEqualityAnswers, { token: person.token, body });
    expect([refused.status, refused.problem.errors?.[0]?.code]).toEqual([422, 'consent_needed']);
  });

  it('is in the reply of no endpoint but their own', () => {
    const telling = allEndpoints.filter(
      ({ endpoint }) =>
        'response' in endpoint &&
        JSON.stringify(z.toJSONSchema(endpoint.response, { unrepresentable: 'any' })).includes('"age_band"'),
    );
    expect(telling.map(({ name }) => name).sort()).toEqual([
      'getEqualityAnswers',
      'getFairness',
      'giveEqualityAnswers',
      'withdrawEqualityAnswers',
    ]);
  });
});

describe('fairness', () => {
  let owner: Person;
  let jobId: string;
  const LAST_MONTH = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 0, 12));

  /** Somebody who applied last month and came as far as that. */
  async function applicant(
    answers: Partial<EqualityAnswers> | null,
    ...stages: ('SHORTLISTED' | 'INTERVIEW' | 'OFFERED' | 'HIRED')[]
  ) {
    const person = await aPerson(test, 'CANDIDATE');
    if (answers) await give(person, answers);
    const application = firstOf(
      await test.program.parts.db
        .insert(applications)
        .values({
          jobId,
          userId: person.id,
          stage: stages.at(-1) ?? 'SUBMITTED',
          profileVersion: 1,
          profile: { name: 'Somebody', work: [], education: [], skills: [], languages: [] },
          createdAt: LAST_MONTH,
        })
        .returning(),
    );
    for (const stage of ['SUBMITTED', ...stages] as const)
      await test.program.parts.db.insert(applicationEvents).values({ applicationId: application.id, stage });
  }

  const look = (person: Person, period: 'quarter' | 'year' = 'year') =>
    test.call(getFairness, { token: person.token, query: { period } });

  const questionsOf = async (person: Person) =>
    Object.fromEntries((await look(person)).data.questions.map((question) => [question.key, question]));

  beforeAll(async () => {
    owner = await aPerson(test, 'RECRUITER');
    const posted = await test.call(postJob, { token: owner.token, body: { job: aJob(), publish: true } });
    jobId = posted.data.jid;
    for (let i = 0; i < 12; i++) await applicant({ gender: 'man' }, 'SHORTLISTED', 'HIRED');
    for (let i = 0; i < 6; i++) await applicant({ gender: 'woman' });
    await applicant(null, 'SHORTLISTED');
  });

  it('says nothing while fewer people than needed have answered', async () => {
    const { data } = await look(owner);
    expect([data.applicants, data.needed]).toEqual([19, { answers: 20, in_group: 5, chosen: 3 }]);
    expect(data.questions.map(({ groups }) => groups)).toEqual([[], [], [], []]);
  });

  it('gives each large enough group’s rates, sizes in fives, and nothing of small groups', async () => {
    await applicant({ gender: 'woman', disability: 'yes' }, 'SHORTLISTED');
    await applicant({ gender: 'woman', age_band: 'under_25' });
    const { data } = await look(owner, 'quarter');
    const [gender, age] = data.questions;
    expect(gender!.groups.map(({ group, at_least }) => [group, at_least])).toEqual([
      ['woman', 5],
      ['man', 10],
    ]);
    // One of eight: no share, and not the other group's, from which it could be worked out.
    // Nor a comparison, nor a share at a later step.
    const none = { rate: null, ratio: null, verdict: null };
    for (const { rates } of gender!.groups)
      expect([rates.shortlisted, rates.interview, rates.hired]).toEqual([none, none, none]);
    expect(age!.groups).toEqual([]);
  });

  it('counts whole months only: who applied this month is not among them', async () => {
    const late = await aPerson(test, 'CANDIDATE');
    await test.program.parts.db.insert(applications).values({
      jobId,
      userId: late.id,
      stage: 'SUBMITTED',
      profileVersion: 1,
      profile: { name: 'Somebody', work: [], education: [], skills: [], languages: [] },
    });
    const { data } = await look(owner);
    expect(data.applicants).toBe(21);
    expect(data.until < new Date().toISOString().slice(0, 7)).toBe(true);
  });

  it('is told of a group of five, and of none that is smaller', async () => {
    owner = await aPerson(test, 'RECRUITER');
    jobId = await publishJob(test, owner);
    const ages = ['under_25', '25_34', '35_44'] as const;
    // Twenty answers, of which five are yes; fourteen, five and one of an age; sixteen and four from here and elsewhere.
    for (let i = 0; i < 20; i++)
      await applicant(
        {
          gender: i < 10 ? 'woman' : 'prefer_not_to_say',
          disability: i < 5 ? 'yes' : 'no',
          age_band: ages[i < 14 ? 0 : i < 19 ? 1 : 2] ?? null,
          nationality: i < 16 ? 'national' : 'resident',
        },
        ...(i % 2 === 0 ? (['SHORTLISTED', 'INTERVIEW', 'OFFERED'] as const) : []),
      );
    const { gender, age_band, disability, nationality } = await questionsOf(owner);
    expect(disability?.groups.map(({ group, at_least }) => [group, at_least])).toEqual([
      ['yes', 5],
      ['no', 15],
    ]);
    expect(disability?.groups[0]?.rates).toMatchObject({
      offered: { rate: 0.6, verdict: 'highest' },
      hired: null,
    });
    expect(disability?.has_hidden_groups).toBe(false);
    expect(age_band?.groups.map(({ group, at_least }) => [group, at_least])).toEqual([
      ['under_25', 10],
      ['25_34', 5],
    ]);
    expect(age_band?.has_hidden_groups).toBe(true);
    // One group alone compares with nobody, and who prefers not to say is in none.
    for (const silent of [gender, nationality])
      expect(silent).toMatchObject({ groups: [], has_hidden_groups: false });
  });

  it('of one company is nothing to another', async () => {
    const other = await aPerson(test, 'RECRUITER');
    const { data } = await look(other);
    expect(data.applicants).toBe(0);
  });
});
