import { expect, it } from 'vitest';
import { countSkillOpenings, listSimilarPublicJobs } from '#contract/features/job-lists.contract.ts';
import { closeJob, getJobAddress } from '#contract/features/jobs.contract.ts';
import { seeWhatIf } from '#contract/features/matches.contract.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

const SKILL = 'stakeholder-management';
const CARPENTRY = {
  job_title: 'Estimator',
  description: 'Leads the crew that builds wooden formwork on site, and measures what was built.',
  responsibilities: [
    'Build wooden formwork',
    'Mend tools',
    'Plan the work of the crew',
    'Measure quantities of formwork',
  ],
  requirements: ['Carpentry'],
  min_years: null,
  skills: [{ ref_skill: 'carpentry', name: 'Carpentry', importance: 'must' as const }],
};
const OTHERS = ['Mend tools', 'Stack timber', 'Sweep the site', 'Carry water', 'Load lorries', 'Paint walls'];
/** At several distances, so that wherever the threshold lies one job is just out of reach. */
const OTHER_DUTIES = OTHERS.map((_, at) => ['Measure quantities of timber', ...OTHERS.slice(0, at + 1)]);

it('counts other open jobs that name a skill and those that it brings within reach, as the ranking has it', async () => {
  const recruiter = await aPerson(test, 'RECRUITER');
  const surveyor = await aSurveyor(test);
  const jid = await publishJob(test, recruiter);
  const closed = await publishJob(test, recruiter, CARPENTRY);
  const others: string[] = [];
  for (const more of OTHER_DUTIES) {
    const responsibilities = [...CARPENTRY.responsibilities, ...more];
    others.push(await publishJob(test, recruiter, { ...CARPENTRY, responsibilities }));
  }
  await publishJob(test, await aPerson(test, 'RECRUITER', { portal: 'LEC' }), CARPENTRY);
  await test.call(closeJob, { token: recruiter.token, params: { id: closed } });
  const ask = () =>
    test.call(countSkillOpenings, {
      token: surveyor.token,
      body: { job_id: jid, skills: ['carpentry', SKILL] },
    });
  const data = await test.until(async () => {
    const answer = await ask();
    return answer.status === 200 && firstOf(answer.data.results).asked_by === others.length && answer.data;
  });
  expect(data.results[1]).toMatchObject({ skill: SKILL, asked_by: 0 });

  // The same, asked of the engine job by job.
  const scores = await Promise.all(
    others.map(async (id) => {
      const body = { job_id: id, skills: ['carpentry'] };
      return (await test.call(seeWhatIf, { token: surveyor.token, body })).data;
    }),
  );
  const opened = scores.filter(
    ({ score_before, score }) => score >= data.threshold && score_before < data.threshold,
  );
  expect(opened.length).toBeGreaterThan(0);
  // The ranking hears of a new job by the queue, a moment after it is published.
  await test.until(async () => firstOf((await ask()).data.results).opens === opened.length);
});

it('lists open jobs like a closed one to everyone, by the keys of their pages', async () => {
  const recruiter = await aPerson(test, 'RECRUITER');
  const closed = await publishJob(test, recruiter);
  const alike = await publishJob(test, recruiter, { job_title: 'Senior Quantity Surveyor' });
  const keyOf = async (id: string) =>
    (await test.call(getJobAddress, { token: recruiter.token, body: { job_id: id } })).data.key;
  const [key, other] = [await keyOf(closed), await keyOf(alike)];
  await test.call(closeJob, { token: recruiter.token, params: { id: closed } });
  const found = await test.until(async () => {
    const { status, data } = await test.call(listSimilarPublicJobs, {
      params: { key },
      query: { limit: 12 },
    });
    return status === 200 && data.some((job) => job.key === other) && data;
  });
  expect(found.map((job) => job.key)).not.toContain(key);
  expect(Object.keys(firstOf(found)).toSorted()).toEqual([
    'company_name',
    'job_title',
    'key',
    'location',
    'posted_at',
    'work_place',
  ]);
  const draft = await test.call(listSimilarPublicJobs, { params: { key: 'no-such-key' } });
  expect(draft.status).toBe(404);
});
