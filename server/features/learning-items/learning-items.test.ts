import { describe, expect, it } from 'vitest';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import {
  addLearningItem,
  changeLearningItem,
  layOutPlan,
  listLearningItems,
  removeLearningItem,
  savePlan,
} from '#contract/features/learning-items.contract.ts';
import { getSkillGap, seeWhatIf } from '#contract/features/matches.contract.ts';
import { getProfile, patchProfile } from '#contract/features/profiles.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { learningItems } from '#server/db/tables/index.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aJob, aPerson, aSurveyor, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

const plan = async ({ token }: Person) => (await test.call(listLearningItems, { token })).data;
const ids = async (person: Person) => (await plan(person)).results.map(({ course }) => course.id);
const add = ({ token }: Person, body: Body<typeof addLearningItem>) =>
  test.call(addLearningItem, { token, body });
const change = ({ token }: Person, course_id: string, body: Body<typeof changeLearningItem>) =>
  test.call(changeLearningItem, { token, params: { course_id }, body });

/** Short courses, each teaching something of its own. */
const [ONE, TWO, THREE] = releaseTaxonomy.courses.filter(({ hours }) => hours < 40).map(({ id }) => id) as [
  string,
  string,
  string,
];

const teaching = (skill: string) =>
  theOne(releaseTaxonomy.courses, ({ skills }) => skills.some(({ id }) => id === skill));

describe('a learning plan', () => {
  it('holds courses in the order in which they were taken, once each, with the skills for which', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    expect(await plan(person)).toEqual({ results: [], hours_left: 0, hours_done: 0 });
    await add(person, { course_id: ONE, skills: ['python', 'no-such-skill'] });
    await add(person, { course_id: TWO });
    const again = await add(person, { course_id: ONE, skills: ['sql'] });
    expect(again.data.skills.map(({ id }) => id)).toEqual(['python', 'sql']);
    expect(await ids(person)).toEqual([ONE, TWO]);
    const { results, hours_left, hours_done } = await plan(person);
    expect([hours_left, hours_done]).toEqual([results.reduce((sum, { course }) => sum + course.hours, 0), 0]);
    expect(firstOf(results).course.status).toBe('saved');
    expect((await add(person, { course_id: 'no-such-course' })).problem.code).toBe('courses.not_found');
  });

  it('begins and finishes courses, and lets them be begun again', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await add(person, { course_id: ONE });
    expect((await change(person, ONE, { status: 'started' })).data).toMatchObject({
      status: 'started',
      started_at: expect.any(String),
      done_at: null,
    });
    const done = (await change(person, ONE, { status: 'done' })).data;
    expect(done.done_at).toEqual(expect.any(String));
    expect(await plan(person)).toMatchObject({ hours_left: 0, hours_done: done.course.hours });
    const saved = (await change(person, ONE, { status: 'saved' })).data;
    expect([saved.started_at, saved.done_at]).toEqual([null, null]);
  });

  it('plans days, but none that end before they begin nor those that no calendar has', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await add(person, { course_id: ONE });
    const planned = await change(person, ONE, { start_on: '2026-12-01', due_on: '2026-12-24' });
    expect([planned.data.start_on, planned.data.due_on]).toEqual(['2026-12-01', '2026-12-24']);
    const backwards = await change(person, ONE, { due_on: '2026-11-30' });
    expect([backwards.status, backwards.problem.code]).toEqual([422, 'learning_items.due_before_start']);
    expect((await change(person, ONE, { due_on: '2026-02-30' })).status).toBe(422);
    expect((await change(person, ONE, { start_on: null, due_on: null })).data.start_on).toBeNull();
  });

  it('is laid out by hours a week without changing, and then saved in an order of one’s own', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    for (const course_id of [ONE, TWO, THREE]) await add(person, { course_id });
    await change(person, TWO, { status: 'done' });
    const query = { hours_a_week: 4, start_on: '2026-12-01' };
    const { data } = await test.call(layOutPlan, { token: person.token, query });
    expect(data.items.map(({ course_id }) => course_id)).toEqual([ONE, THREE]);
    expect(firstOf(data.items).start_on).toBe('2026-12-01');
    expect(data.ends_on).toBe(data.items[1]!.due_on);
    const left = (await plan(person)).results.filter(({ status }) => status !== 'done');
    expect(data.hours).toBe(left.map(({ course }) => course.hours).reduce((a, b) => a + b));
    expect(firstOf((await plan(person)).results).start_on).toBeNull();
    const items = data.items.toReversed();
    const saved = await test.call(savePlan, { token: person.token, body: { items } });
    expect(saved.data.results.map(({ course, start_on, due_on }) => [course.id, start_on, due_on])).toEqual([
      [THREE, firstOf(items).start_on, firstOf(items).due_on],
      [ONE, items[1]!.start_on, items[1]!.due_on],
      [TWO, null, null],
    ]);
  });

  it('is not put into an order that names a course beside it, not even for the courses that are in it', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    for (const course_id of [ONE, TWO]) await add(person, { course_id });
    for (const strange of ['no-such-course', THREE]) {
      const items = [TWO, strange, ONE].map((course_id) => ({ course_id }));
      const saved = await test.call(savePlan, { token: person.token, body: { items } });
      expect(saved.problem.code).toBe('learning_items.not_found');
    }
    expect(await ids(person)).toEqual([ONE, TWO]);
  });

  it('lets go of a course, and takes it back as it was and where it was', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    for (const course_id of [ONE, TWO, THREE]) await add(person, { course_id });
    await change(person, TWO, { status: 'started', start_on: '2026-12-01' });
    const before = (await plan(person)).results[1]!;
    await test.call(removeLearningItem, { token: person.token, params: { course_id: TWO } });
    expect(await ids(person)).toEqual([ONE, THREE]);
    const again = await test.call(removeLearningItem, { token: person.token, params: { course_id: TWO } });
    expect(again.problem.code).toBe('learning_items.not_found');
    const { status, start_on, due_on, started_at, done_at } = before;
    await add(person, { course_id: TWO, position: 1, status, start_on, due_on, started_at, done_at });
    expect((await plan(person)).results[1]).toEqual(before);
  });

  it('puts a course back into its place, and behind all others where that is gone', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await add(person, { course_id: ONE });
    await add(person, { course_id: TWO, position: 9 });
    await add(person, { course_id: THREE, position: 0 });
    expect(await ids(person)).toEqual([THREE, ONE, TWO]);
  });

  it('remembers since when, but no moment that lies ahead', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const [before, ahead] = ['2024-05-01T10:00:00.000Z', '2099-05-01T10:00:00.000Z'];
    const done = await add(person, { course_id: ONE, status: 'done', started_at: before, done_at: before });
    expect([done.data.started_at, done.data.done_at]).toEqual([before, before]);
    const later = await add(person, { course_id: TWO, status: 'done', started_at: ahead, done_at: ahead });
    expect([later.data.started_at, later.data.done_at].every((it) => it !== null && it < ahead)).toBe(true);
    const saved = await add(person, { course_id: THREE, started_at: before, done_at: before });
    expect([saved.data.started_at, saved.data.done_at]).toEqual([null, null]);
    const again = await change(person, ONE, { status: 'done' });
    expect([again.data.started_at, again.data.done_at]).toEqual([before, before]);
    const begun = await change(person, ONE, { status: 'started' });
    expect([begun.data.started_at, begun.data.done_at]).toEqual([before, null]);
  });

  it('takes a course of one day, and none whose end was planned before its beginning', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const day = '2026-12-01';
    expect((await add(person, { course_id: ONE, start_on: day, due_on: day })).status).toBe(200);
    const backwards = await add(person, { course_id: TWO, start_on: day, due_on: '2026-11-30' });
    expect(backwards.problem.code).toBe('learning_items.due_before_start');
    const items = [{ course_id: ONE, start_on: day, due_on: '2026-11-30' }];
    const saved = await test.call(savePlan, { token: person.token, body: { items } });
    expect(saved.problem.code).toBe('learning_items.due_before_start');
  });

  it('is of so many courses', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.program.parts.db.insert(learningItems).values(
      Array.from({ length: 199 }, (_, position) => ({
        userId: person.id,
        courseId: `gone-${position}`,
        position,
        status: 'saved' as const,
      })),
    );
    expect((await add(person, { course_id: ONE })).status).toBe(200);
    expect((await add(person, { course_id: TWO })).problem.code).toBe('learning_items.too_many');
    // What has left the catalogue is not shown.
    expect(await ids(person)).toEqual([ONE]);
  });

  it('is one’s own, and no business of whoever looks for people', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await add(person, { course_id: ONE });
    const other = await aPerson(test, 'CANDIDATE');
    expect(await ids(other)).toEqual([]);
    expect((await change(other, ONE, { status: 'done' })).problem.code).toBe('learning_items.not_found');
    const recruiter = await aPerson(test, 'RECRUITER');
    expect((await test.call(listLearningItems, { token: recruiter.token })).status).toBe(403);
  });
});

describe('a finished course', () => {
  it('adds the skills that the person says they have now, marked as their own word, and no others', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const course = teaching('python');
    await test.call(patchProfile, { token: person.token, body: { skills: [{ name: 'SQL' }] } });
    await add(person, { course_id: course.id });
    const done = await change(person, course.id, { status: 'done', declares: ['python', 'welding', 'sql'] });
    expect(done.data.declared.map(({ id }) => id)).toEqual(['python']);
    const still = await change(person, course.id, { status: 'done' });
    expect(still.data.declared.map(({ id }) => id)).toEqual(['python']);
    const { skills } = (await test.call(getProfile, { token: person.token })).data;
    expect(skills.map(({ ref_skill, declared_after }) => [ref_skill, declared_after ?? null])).toEqual([
      ['sql', null],
      ['python', course.id],
    ]);
    // The profile saves them back as they are.
    await test.call(patchProfile, { token: person.token, body: { skills } });
    const kept = (await test.call(getProfile, { token: person.token })).data.skills;
    expect(kept[1]!.declared_after).toBe(course.id);
    const undone = await change(person, course.id, { status: 'started' });
    expect(undone.data.declared).toEqual([]);
    const after = (await test.call(getProfile, { token: person.token })).data.skills;
    expect(after.map(({ ref_skill }) => ref_skill)).toEqual(['sql']);
  });

  it('declares nothing before it is finished', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const course = teaching('python');
    await add(person, { course_id: course.id });
    const started = await change(person, course.id, { status: 'started', declares: ['python'] });
    expect(started.data.declared).toEqual([]);
  });

  it('lets the score rise as “what if” said, and the explanation says whence the skill is known', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const job = aJob({
      skills: [
        { ref_skill: 'fidic-contracts', name: 'FIDIC contracts', importance: 'must' },
        { ref_skill: 'python', name: 'Python', importance: 'must' },
      ],
    });
    const { jid } = (await test.call(postJob, { token: recruiter.token, body: { job, publish: true } })).data;
    const person = await aSurveyor(test);
    const gapNow = async () =>
      (await test.call(getSkillGap, { token: person.token, body: { job_id: jid } })).data;
    const before = await test.until(async () => {
      const list = await test.call(listMatchingJobs, { token: person.token });
      return list.data.results.length > 0 && gapNow();
    });
    expect(before.matching_data.gap.map(({ id }) => id)).toContain('python');
    const foreseen = await test.call(seeWhatIf, {
      token: person.token,
      body: { job_id: jid, skills: ['python'] },
    });
    const course = teaching('python');
    await add(person, { course_id: course.id, skills: ['python'] });
    await change(person, course.id, { status: 'done', declares: ['python'] });
    const after = await test.until(async () => {
      const now = await gapNow();
      return now.matching_data.matched.some(({ id }) => id === 'python') && now;
    });
    expect(after.score).toBeGreaterThan(before.score);
    // The name of the skill also joins the words of the profile, which may move the last digits.
    expect(after.score).toBeCloseTo(foreseen.data.score, 1);
    const python = theOne(after.matching_data.matched, ({ id }) => id === 'python');
    expect([python.evidence, python.declared_after]).toEqual([null, course.title]);
    const others = after.matching_data.matched.filter(({ id }) => id !== 'python');
    expect(others.every(({ declared_after }) => !declared_after)).toBe(true);
  });
});
