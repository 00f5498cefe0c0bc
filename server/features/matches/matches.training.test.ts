import { describe, expect, it } from 'vitest';
import { closeJob, postJob } from '#contract/features/jobs.contract.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { trainingDocuments } from './matches.training.ts';

const test = testApp({ worker: true });

const titles = async () => (await trainingDocuments(test.program.parts.db)).map(({ title }) => title);
const isLearnedFrom = (title: string) => test.until(async () => (await titles()).includes(title));
const post = async (recruiter: Person, title: string, publish: boolean) =>
  (await test.call(postJob, { token: recruiter.token, body: { job: aJob({ job_title: title }), publish } }))
    .data.jid;

describe('what matching is trained on', () => {
  it('is published jobs, and neither drafts nor those that are closed', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    await post(recruiter, 'Stonemason', false);
    const closed = await post(recruiter, 'Quarry Blaster', true);
    await isLearnedFrom('Quarry Blaster');
    await test.call(closeJob, { token: recruiter.token, params: { id: closed } });
    await post(recruiter, 'Crane Operator', true);
    await isLearnedFrom('Crane Operator');
    await test.until(async () => !(await titles()).includes('Quarry Blaster'));
    expect(await titles()).toEqual(['Crane Operator']);
  });
});
