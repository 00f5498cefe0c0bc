import { afterEach, describe, expect, it, vi } from 'vitest';
import { getCareerGoal, setCareerGoal } from '#contract/features/career-paths.contract.ts';
import * as contract from '#contract/features/coaching-plans.contract.ts';
import { listCourses, suggestCourses } from '#contract/features/courses.contract.ts';
import { changeLearningItem, listLearningItems } from '#contract/features/learning-items.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { getProfile, patchProfile } from '#contract/features/profiles.contract.ts';
import { loginUser } from '#contract/features/sessions.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, PASSWORD, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { remindAll } from './coaching-plans.reminding.ts';

const test = testApp();
const DAY_MS = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Some days later, at the clock of the whole program; whoever was signed in signs in anew. */
async function later(person: Person, days: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
  const { data } = await test.call(loginUser, { body: { email: person.email, password: PASSWORD } });
  person.token = data.token;
}

async function anAccountant(): Promise<Person> {
  const person = await aPerson(test, 'CANDIDATE');
  const work = { job_title: 'Accountant', start_date: '2020-01', currently_working: true, details: [] };
  await test.call(patchProfile, { token: person.token, body: { work_history_detailed: [work] } });
  return person;
}

async function withGoal(): Promise<Person> {
  const person = await anAccountant();
  const steps = ['accountant', 'senior-accountant', 'finance-manager'];
  await test.call(setCareerGoal, { token: person.token, body: { steps } });
  return person;
}

const start = ({ token }: Person, body: object = {}) =>
  test.call(contract.startCoachingPlan, { token, body });
const planOf = async ({ token }: Person) => (await test.call(contract.getCoachingPlan, { token })).data.plan!;
const look = ({ token }: Person, body: Parameters<typeof bodyOf>[0], lang?: 'en' | 'ar') =>
  test.call(contract.checkIn, { token, body: bodyOf(body), ...(lang && { lang }) });
const bodyOf = (
  body: Pick<Body<typeof contract.checkIn>, 'week'> & Partial<Body<typeof contract.checkIn>>,
) => ({
  hours: 0,
  ...body,
});
const told = async ({ token }: Person) =>
  (await test.call(listNotifications, { token })).data.results.filter(({ kind }) => kind === 'coaching_week');
const remind = async () => remindAll(await test.program.contexts.forJob());
const learningLeft = async ({ token }: Person) =>
  (await test.call(listLearningItems, { token })).data.hours_left;
const hoursOfCoursesAhead = ({ weeks }: contract.CoachingPlan) =>
  weeks
    .filter(({ state }) => state === 'due' || state === 'ahead')
    .flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'course'))
    .reduce((sum, { hours }) => sum + hours, 0);
const codes = (week: contract.CoachingWeek) => week.check_in!.reply.map(({ code }) => code);

describe('what is to be learned', () => {
  const towards = async (person: Person, occupation_id: string) =>
    (await test.call(suggestCourses, { token: person.token, body: { occupation_id } })).data;
  const suggested = (reply: Awaited<ReturnType<typeof towards>>) =>
    new Map(
      Object.values(reply.upskill_nf)
        .flat()
        .map(({ id, status }) => [id, status]),
    );

  it('is one and the same for the programme, the plan, the courses for the goal and the path', async () => {
    const person = await withGoal();
    await start(person, { hours_a_week: 6, weeks: 12 });
    const { goal, weeks, beside } = await planOf(person);
    const steps = weeks.flatMap((week) => week.steps).filter(({ kind }) => kind === 'course');
    const learning = (await test.call(listLearningItems, { token: person.token })).data.results;
    expect(new Set(learning.map(({ course }) => course.id))).toEqual(new Set(steps.map(({ id }) => id)));
    const courses = suggested(await towards(person, goal!.id));
    for (const { id } of steps) expect([id, courses.get(id)]).toEqual([id, 'saved']);
    // What the programme says that no course of it brings is not in the plan either.
    const planned = new Set(learning.flatMap(({ skills }) => skills.map(({ id }) => id)));
    for (const { id } of beside) expect(planned).not.toContain(id);
    const path = (await test.call(getCareerGoal, { token: person.token })).data.goal!;
    const gains = path.steps.flatMap(({ skills_to_gain }) => skills_to_gain);
    for (const { id } of learning.flatMap(({ skills }) => skills)) {
      const gain = gains.find((skill) => skill.id === id);
      if (gain) expect([id, gain.learning]).toEqual([id, 'saved']);
    }
  });

  it('is not recommended again once its course is finished, and is done everywhere', async () => {
    const person = await withGoal();
    await start(person, { hours_a_week: 6, weeks: 12 });
    const { goal, weeks } = await planOf(person);
    const course = weeks.flatMap((week) => week.steps).find(({ kind }) => kind === 'course')!;
    const [skill] = course.skills;
    await test.call(changeLearningItem, {
      token: person.token,
      params: { course_id: course.id },
      body: { status: 'done' },
    });
    const now = await towards(person, goal!.id);
    expect([...suggested(now).keys()]).not.toContain(course.id);
    expect([...suggested(now).values()]).not.toContain('done');
    expect(now.learned.map(({ course: by }) => by.id)).toContain(course.id);
    const left = (await planOf(person)).weeks.flatMap((week) => week.steps.map(({ id }) => id));
    expect(left).not.toContain(course.id);
    const path = (await test.call(getCareerGoal, { token: person.token })).data.goal!;
    const gain = path.steps
      .flatMap(({ skills_to_gain }) => skills_to_gain)
      .find(({ id }) => id === skill!.id);
    expect(gain?.learning ?? 'done').toBe('done');
    const catalogue = (await test.call(listCourses, { token: person.token, query: { limit: 50 } })).data;
    expect(catalogue.results.map(({ id }) => id)).not.toContain(course.id);
  });
});

describe('a candidate’s programme', () => {
  it.each(['en', 'ar'] as const)('goes over weeks, with one that is missed, in %s', async (lang) => {
    const person = await withGoal();
    const begun = await test.call(contract.startCoachingPlan, {
      token: person.token,
      lang,
      body: { hours_a_week: 5, weeks: 12 },
    });
    expect(begun.message).toBe(lang === 'en' ? 'Your plan is laid.' : 'خطتك جاهزة.');
    const first = begun.data.plan!;
    expect([first.goal?.id, first.due, first.progress.hours]).toEqual(['senior-accountant', 1, 0]);
    for (const { steps } of first.weeks)
      expect(steps.reduce((sum, { hours }) => sum + hours, 0)).toBeLessThanOrEqual(5);
    // Its courses are those of the learning plan.
    const courses = new Set(
      first.weeks.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'course').map(({ id }) => id)),
    );
    const learning = (await test.call(listLearningItems, { token: person.token })).data.results;
    expect(new Set(learning.map(({ course }) => course.id))).toEqual(courses);

    const week1 = firstOf(first.weeks);
    const done = week1.steps.map(({ id }) => ({ id, outcome: 'done' as const }));
    const early = (await look(person, { week: 1, steps: done, hours: 6, words: 'It went well' }, lang)).data
      .plan!;
    expect([early.due, early.weeks[0]!.state, early.progress.hours]).toEqual([null, 'looked_back', 6]);
    expect(codes(early.weeks[0]!)).toEqual(expect.arrayContaining(['all_done', 'more_than_planned', 'next']));
    expect((await look(person, { week: 1, steps: done })).problem.code).toBe('coaching_plans.not_due');
    // What is left of the courses is one figure wherever it is told.
    expect(await learningLeft(person)).toBeCloseTo(hoursOfCoursesAhead(early), 9);

    await later(person, 7);
    const week2 = theOne((await planOf(person)).weeks, ({ number }) => number === 2);
    expect(week2.state).toBe('due');
    await remind();
    expect(await told(person)).toEqual([]);
    await later(person, 7);
    await remind();
    await remind();
    expect((await told(person)).map(({ text }) => text[lang])).toEqual([expect.stringContaining('2')]);
    await later(person, 3);
    const moved = await planOf(person);
    expect([moved.due, moved.weeks[1]!.state]).toEqual([3, 'missed']);
    const week3 = theOne(moved.weeks, ({ number }) => number === 3);
    // What was missed is there again, and the end has moved by a week.
    expect(week3.steps.map(({ id, hours }) => [id, hours])).toEqual(
      week2.steps.map(({ id, hours }) => [id, hours]),
    );
    expect(Date.parse(moved.ends_on!) - Date.parse(early.ends_on!)).toBe(7 * DAY_MS);

    const course = theOne(week3.steps.slice(0, 1), ({ kind }) => kind === 'course');
    const declares = course.skills.map(({ id }) => id);
    const { data } = await look(person, {
      week: 3,
      steps: [{ id: course.id, outcome: 'finished' }],
      hours: 3,
      hindrances: ['time'],
      hours_a_week: 3,
      declares,
    });
    const after = data.plan!;
    expect(after.hours_a_week).toBe(3);
    expect(after.progress).toMatchObject({ weeks_looked_back: 2, weeks_missed: 1, hours: 9 });
    expect(await learningLeft(person)).toBeCloseTo(hoursOfCoursesAhead(after), 9);
    expect(after.progress.skills.map(({ id }) => id).toSorted()).toEqual(declares.toSorted());
    expect(after.progress.fit!.now).toBeGreaterThan(after.progress.fit!.start);
    expect(codes(after.weeks[2]!)).toEqual(
      expect.arrayContaining(['finished', 'hindered_time', 'hours_changed']),
    );
    const { skills } = (await test.call(getProfile, { token: person.token })).data;
    expect(skills.map(({ ref_skill }) => ref_skill)).toEqual(expect.arrayContaining(declares));
    expect(
      after.weeks
        .slice(3)
        .flatMap(({ steps }) => steps)
        .some(({ id }) => id === course.id),
    ).toBe(false);
  });

  it('is quiet when it may not remind, and after weeks of silence', async () => {
    const [quiet, silent] = [await withGoal(), await withGoal()];
    await start(quiet);
    await start(silent);
    await test.call(contract.changeCoachingPlan, { token: quiet.token, body: { is_reminding: false } });
    for (let week = 0; week < 6; week++) {
      await later(silent, 7);
      await remind();
    }
    expect((await told(silent)).reduce((sum, { count }) => sum + count, 0)).toBe(3);
    await later(quiet, 0);
    expect(await told(quiet)).toEqual([]);
  });

  it('that cannot be made says why', async () => {
    const person = await anAccountant();
    expect((await start(person)).problem.code).toBe('coaching_plans.no_goal');
    const aimed = await withGoal();
    const short = await start(aimed, { hours_a_week: 1, weeks: 1 });
    expect([short.status, short.problem.code]).toEqual([422, 'coaching_plans.hours_too_few']);
    expect(short.problem.message).toMatch(/it takes at least \d+ hours? a week/);
    const past = await start(aimed, { start_on: '2024-01-01' });
    expect(past.problem.code).toBe('coaching_plans.start_in_past');
    expect((await look(aimed, { week: 1 })).problem.code).toBe('coaching_plans.not_found');
  });

  it('answers a cry for help with people, and nothing else', async () => {
    const person = await withGoal();
    const { data } = await start(person);
    const words = 'لا أريد أن أعيش، والدورة لا تهم';
    const strange = await look(person, { week: 1, steps: [{ id: 'no-such-step', outcome: 'done' }] });
    expect(strange.problem.code).toBe('coaching_plans.no_such_step');
    const after = (await look(person, { week: 1, words, hindrances: ['motivation'] })).data.plan!;
    expect(firstOf(after.weeks).check_in).toMatchObject({ words, concern: 'crisis' });
    expect(codes(firstOf(after.weeks))).toEqual(['concern_crisis']);
    expect(data.plan!.due).toBe(1);
  });

  it('ends when its owner says so, and leaves what was learned', async () => {
    const person = await withGoal();
    await start(person);
    await test.call(contract.endCoachingPlan, { token: person.token });
    expect((await test.call(contract.getCoachingPlan, { token: person.token })).data.plan).toBeNull();
    expect((await test.call(listLearningItems, { token: person.token })).data.results.length).toBeGreaterThan(
      0,
    );
    expect((await test.call(contract.endCoachingPlan, { token: person.token })).problem.code).toBe(
      'coaching_plans.not_found',
    );
  });
});

describe('a recruiter’s programme', () => {
  it('is of what is amiss in their own jobs, and of nothing else', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    expect((await start(recruiter)).problem.code).toBe('coaching_plans.nothing_amiss');
    await publishJob(test, recruiter, { job_title: 'Driver', skills: [] });
    const { data } = await start(recruiter, { hours_a_week: 1 });
    const steps = data.plan!.weeks.flatMap((week) => week.steps);
    expect(data.plan!.goal).toBeNull();
    expect(new Set(steps.map(({ id, count }) => `${id} ${count}`))).toEqual(
      new Set(['pay 1', 'must_haves 1', 'questions 1']),
    );
    expect(data.plan!.progress.hiring).toContainEqual({ matter: 'pay', start: 1, now: 1 });
  });
});

describe('notes', () => {
  it('are their owner’s alone, rewritten and deleted by nobody else', async () => {
    const [person, other] = [await anAccountant(), await aPerson(test, 'RECRUITER')];
    const { data } = await test.call(contract.addCoachingNote, {
      token: person.token,
      body: { text: 'My lawyer says to wait' },
    });
    expect(data.concern).toBe('legal');
    const params = { id: data.id };
    const change = ({ token }: Person) =>
      test.call(contract.changeCoachingNote, { token, params, body: { text: 'Wait' } });
    expect((await change(other)).problem.code).toBe('coaching_plans.note_not_found');
    expect((await change(person)).data).toMatchObject({ text: 'Wait', concern: null });
    const notesOf = async ({ token }: Person) =>
      (await test.call(contract.listCoachingNotes, { token })).data.results;
    expect([(await notesOf(person)).length, (await notesOf(other)).length]).toEqual([1, 0]);
    const remove = ({ token }: Person) => test.call(contract.deleteCoachingNote, { token, params });
    expect((await remove(other)).problem.code).toBe('coaching_plans.note_not_found');
    expect((await remove(person)).status).toBe(200);
  });
});
