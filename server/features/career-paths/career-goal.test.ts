import { describe, expect, it } from 'vitest';
import {
  dropCareerGoal,
  getCareerGoal,
  setCareerGoal,
  suggestCareerPaths,
} from '#contract/features/career-paths.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

async function anAccountant(): Promise<Person> {
  const person = await aPerson(test, 'CANDIDATE');
  await worksAs(person, 'Accountant');
  return person;
}

const worksAs = (person: Person, job_title: string) =>
  test.call(patchProfile, {
    token: person.token,
    body: {
      work_history_detailed: [{ job_title, start_date: '2020-01', currently_working: true, details: [] }],
    },
  });

const goalOf = async ({ token }: Person) => (await test.call(getCareerGoal, { token })).data.goal;
const choose = ({ token }: Person, steps: string[]) => test.call(setCareerGoal, { token, body: { steps } });

describe('a career goal', () => {
  it('is a path that was suggested, with its steps as they stand today', async () => {
    const person = await anAccountant();
    expect(await goalOf(person)).toBeNull();
    const { from, paths } = (await test.call(suggestCareerPaths, { token: person.token, body: {} })).data;
    const path = firstOf(paths);
    const line = [from!.id, ...path.steps.map(({ occupation }) => occupation.id)];
    const { data, message } = await choose(person, line);
    expect(message).toContain('goal');
    expect(data.goal.steps).toEqual(path.steps);
    expect([data.goal.years, data.goal.reached, data.goal.from]).toEqual([
      path.years,
      0,
      { id: from!.id, name: from!.name },
    ]);
    expect(await goalOf(person)).toEqual(data.goal);
  });

  it('counts the steps that a person has reached by their present work', async () => {
    const person = await anAccountant();
    await choose(person, ['accountant', 'senior-accountant', 'finance-manager']);
    await worksAs(person, 'Senior Accountant');
    const goal = (await goalOf(person))!;
    expect(goal.reached).toBe(1);
    expect(goal.years).toBe(goal.steps[1]!.years);
  });

  it('gives way to another and can be given up', async () => {
    const person = await anAccountant();
    await choose(person, ['accountant', 'senior-accountant']);
    await choose(person, ['accountant', 'auditor']);
    expect((await goalOf(person))!.steps.at(-1)!.occupation.id).toBe('auditor');
    await test.call(dropCareerGoal, { token: person.token });
    expect(await goalOf(person)).toBeNull();
    expect((await test.call(dropCareerGoal, { token: person.token })).status).toBe(200);
  });

  it('is one’s own, and no line that cannot be walked', async () => {
    const person = await anAccountant();
    await choose(person, ['accountant', 'auditor']);
    expect(await goalOf(await anAccountant())).toBeNull();
    expect((await choose(person, ['accountant', 'no-such-occupation'])).problem.code).toBe(
      'career_paths.no_such_line',
    );
    expect((await choose(person, ['accountant', 'auditor', 'accountant'])).status).toBe(422);
    expect((await choose(person, ['accountant'])).status).toBe(422);
    const recruiter = await aPerson(test, 'RECRUITER');
    expect((await test.call(getCareerGoal, { token: recruiter.token })).status).toBe(403);
  });

  it('tells what live jobs pay and how many are new', async () => {
    const person = await anAccountant();
    await choose(person, ['accountant', 'senior-accountant']);
    const before = firstOf((await goalOf(person))!.steps);
    expect(before.pay).toBeNull();
    const recruiter = await aPerson(test, 'RECRUITER');
    const post = (pay: { salary_min?: number; salary_max?: number }) =>
      test.call(postJob, {
        token: recruiter.token,
        body: { job: aJob({ job_title: 'Senior Accountant', ...pay }), publish: true },
      });
    await post({ salary_min: 12_000, salary_max: 16_000 });
    await post({ salary_max: 18_000 });
    await post({});
    const after = firstOf((await goalOf(person))!.steps);
    expect([after.open_jobs - before.open_jobs, after.new_jobs - before.new_jobs]).toEqual([3, 3]);
    expect(after.pay).toEqual({ min: 12_000, max: 18_000, jobs: 2 });
  });
});
