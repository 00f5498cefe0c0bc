import { describe, expect, it } from 'vitest';
import { suggestCareerPaths } from '#contract/features/career-paths.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { addLearningItem } from '#contract/features/learning-items.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

async function aCandidate(job_title: string, skills: string[] = []): Promise<Person> {
  const person = await aPerson(test, 'CANDIDATE');
  await test.call(patchProfile, {
    token: person.token,
    body: {
      work_history_detailed: [{ job_title, start_date: '2020-01', currently_working: true, details: [] }],
      skills: skills.map((name) => ({ name })),
    },
  });
  return person;
}

const pathsOf = (person: Person, body: { uid?: string; n?: number } = {}) =>
  test.call(suggestCareerPaths, { token: person.token, body });

describe('career paths', () => {
  it('are lines from the person’s work, with reasons and skills in both languages', async () => {
    const person = await aCandidate('محاسب', ['Microsoft Excel']);
    const { data } = await pathsOf(person);
    expect(data.user_id).toBe(person.id);
    expect(data.from).toEqual({
      id: 'accountant',
      name: releaseTaxonomy.occupation('accountant')!.name,
      found_by: 'title',
    });
    expect(data.paths).toHaveLength(1);
    const first = firstOf(data.paths);
    expect(firstOf(first.steps).why?.ar).toMatch(/[\u0600-\u06ff]/);
    expect(firstOf(first.steps).skills_to_gain[0]).toMatchObject({ importance: 'essential' });
    expect(first.years).toBe(first.steps.reduce((sum, step) => sum + step.years, 0));
  });

  it('are as many as are asked for', async () => {
    const person = await aCandidate('Waiter');
    expect((await pathsOf(person, { n: 1 })).data.paths).toHaveLength(1);
    expect((await pathsOf(person, { n: 7 })).status).toBe(422);
  });

  it('of someone about whom nothing is known are none', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await pathsOf(person);
    expect([data.from, data.paths]).toEqual([null, []]);
  });

  it('say beside each step what it takes and what it likely pays, and where few are known what lies near', async () => {
    const person = await aCandidate('Barber');
    const { data } = await pathsOf(person);
    expect(data.paths.length).toBeLessThan(3);
    const shown = [...data.paths.flatMap(({ steps }) => steps), ...data.neighbours];
    for (const { likely_pay } of shown) {
      expect(likely_pay?.min).toBeGreaterThan(0);
    }
  });

  it('of a student begin where people with such studies begin', async () => {
    const { data } = await pathsOf(await aCandidate('Marketing student'));
    expect(data.from?.found_by).toBe('studies');
  });

  it('count the published jobs of the portal for each step, in either language', async () => {
    const person = await aCandidate('Accountant');
    const before = firstOf(firstOf((await pathsOf(person)).data.paths).steps);
    const post = async (job_title: string, publish: boolean, portal?: string) => {
      const recruiter = await aPerson(test, 'RECRUITER', portal ? { portal } : {});
      await test.call(postJob, { token: recruiter.token, body: { job: aJob({ job_title }), publish } });
    };
    const { en, ar } = before.occupation.name;
    await post(`${en} – Dubai`, true);
    await post(ar, true);
    await post(en, false);
    await post(en, true, 'LEC');
    const after = firstOf(firstOf((await pathsOf(person)).data.paths).steps);
    expect([after.occupation.id, after.open_jobs - before.open_jobs]).toEqual([before.occupation.id, 2]);
  });

  it('tell the person what their plan is to teach, and nobody else', async () => {
    const person = await aCandidate('Accountant');
    const recruiter = await aPerson(test, 'RECRUITER');
    const gainsOf = async (...asked: Parameters<typeof pathsOf>) =>
      (await pathsOf(...asked)).data.paths.flatMap(({ steps }) =>
        steps.flatMap(({ skills_to_gain }) => skills_to_gain),
      );
    const missing = new Set((await gainsOf(person)).map(({ id }) => id));
    const isMissing = ({ id }: { id: string }) => missing.has(id);
    const course = firstOf(releaseTaxonomy.courses.filter(({ skills }) => skills.some(isMissing)));
    const skills = course.skills.filter(isMissing).map(({ id }) => id);
    await test.call(addLearningItem, { token: person.token, body: { course_id: course.id, skills } });
    expect((await gainsOf(person)).map(({ learning }) => learning)).toContain('saved');
    const shown = await gainsOf(recruiter, { uid: person.id });
    expect(new Set(shown.map(({ learning }) => learning))).toEqual(new Set([null]));
  });

  it('are shown to a recruiter who may see the person, and to nobody who asks for no one', async () => {
    const person = await aCandidate('Registered Nurse');
    const recruiter = await aPerson(test, 'RECRUITER');
    expect((await pathsOf(recruiter, { uid: person.id })).data.from?.id).toBe('registered-nurse');
    expect((await pathsOf(recruiter)).problem.code).toBe('profiles.not_found');
    const institute = await aPerson(test, 'INSTITUTE');
    expect((await pathsOf(institute, { uid: person.id })).status).toBe(403);
  });
});
