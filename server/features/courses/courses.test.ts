import { describe, expect, it } from 'vitest';
import { suggestCourses, type UpskillCourse } from '#contract/features/courses.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { getSkillGap, seeWhatIf } from '#contract/features/matches.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aJob, aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const PROJECTS = { en: 'Project management', ar: 'إدارة المشاريع' };

const coursesFor = (person: Person, body: Body<typeof suggestCourses>) =>
  test.call(suggestCourses, { token: person.token, body });

async function aPublishedJob(): Promise<string> {
  const recruiter = await aPerson(test, 'RECRUITER');
  const job = aJob({
    job_title: 'Data Analyst',
    description:
      'One person for a small team in an old house by the sea, with a garden, and lunch for everyone.',
    requirements: [],
    responsibilities: [],
    skills: [
      { ref_skill: 'python', name: 'Python', importance: 'must', level: 2 },
      { ref_skill: 'sql', name: 'SQL', importance: 'nice' },
      { ref_skill: null, name: 'Quixotry', importance: 'should' },
    ],
  });
  return (await test.call(postJob, { token: recruiter.token, body: { job, publish: true } })).data.jid;
}

describe('courses', () => {
  it('are grouped by skill, with all that a learner chooses by', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await coursesFor(person, {
      skills: ['بايثون', 'sql', 'Project management', 'Quixotry'],
    });
    expect(data.unknown).toEqual(['Quixotry']);
    expect(Object.keys(data.upskill_nf)).toEqual(data.groups.map(({ id }) => id));
    expect(Object.keys(data.upskill_nf)).toContain('python');
    for (const { id, score } of data.groups) {
      const items: UpskillCourse[] = data.upskill_nf[id]!;
      expect(items.reduce((sum, item) => sum + item.score, 0)).toBeCloseTo(score, 9);
      for (const item of items) {
        expect(item.title.ar).toMatch(/[\u0600-\u06ff]/);
        expect(new URL(item.link).protocol).toBe('https:');
        expect(item.closes.map((skill) => skill.id)).toContain(id);
      }
    }
  });

  it('close what the person lacks of a job, and nothing of what they have', async () => {
    const job_id = await aPublishedJob();
    const person = await aPerson(test, 'CANDIDATE');
    const before = (await coursesFor(person, { job_id })).data;
    const stated = before.groups.filter(({ is_usual }) => !is_usual);
    expect(stated.map(({ id }) => id).sort()).toEqual(['python', 'sql']);
    // What data analysts usually need besides is told apart from it, where anything more is advised.
    const usual = before.groups.filter(({ is_usual }) => is_usual);
    const asked = releaseTaxonomy.occupation('data-analyst')!.skills.map(({ id }) => id);
    for (const { id } of usual) expect(asked).toContain(id);
    expect(before.unknown).toEqual(['Quixotry']);
    await test.call(patchProfile, { token: person.token, body: { skills: [{ name: 'Python' }] } });
    const after = (await coursesFor(person, { job_id })).data;
    expect(after.groups.map(({ id }) => id)).not.toContain('python');
  });

  it('close what the page of the job calls missing, by the same names, for a reader of either language', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const skills = [
      { ref_skill: 'sql', name: 'Structured query language', importance: 'must' as const },
      { ref_skill: 'python', name: 'Python 3', importance: 'must' as const },
      { ref_skill: 'project-management', name: 'إدارة المشاريع', importance: 'nice' as const },
    ];
    const job = aJob({ job_title: 'Data Analyst', requirements: [], responsibilities: [], skills });
    const { jid: job_id } = (
      await test.call(postJob, { token: recruiter.token, body: { job, publish: true } })
    ).data;
    const { token } = await aPerson(test, 'CANDIDATE');
    const [inEnglish, inArabic] = await Promise.all(
      (['en', 'ar'] as const).map(
        async (lang) => (await test.call(suggestCourses, { token, lang, body: { job_id } })).data.groups,
      ),
    );
    expect(inArabic).toEqual(inEnglish);
    const page = await test.call(getSkillGap, { token, body: { job_id } });
    const missing = page.data.matching_data.gap.map(({ id }) => id);
    expect(inEnglish!.filter((group) => group.is_missing).map(({ id }) => id)).toEqual(
      missing.filter((id) => inEnglish!.some((group) => group.id === id)),
    );
    // As the page shows what the taxonomy knows by that name, and otherwise what the job says.
    const called = new Map(inEnglish!.map(({ id, name }) => [id, name]));
    expect(called.get('python')).toEqual({ en: 'Python 3', ar: 'Python 3' });
    expect(called.get('project-management') ?? PROJECTS).toEqual(PROJECTS);
  });

  it('hold one for each thing that the page calls missing, before more of what the person has', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const names = ['Data analysis', 'SQL', 'Microsoft Excel', 'Power BI', 'Reporting', 'Presentation skills'];
    const job = aJob({
      job_title: 'Data Analyst',
      description:
        'A small team that keeps the figures of a hospital in Dubai, and reports to its directors every month.',
      responsibilities: ['Write SQL queries', 'Answer the questions of people who are not analysts'],
      requirements: ['Data analysis, SQL and Power BI', 'Advanced Excel: pivots, lookups and macros'],
      skills: names.map((name) => ({ ref_skill: null, name, importance: 'should' as const })),
    });
    const { jid: job_id } = (
      await test.call(postJob, { token: recruiter.token, body: { job, publish: true } })
    ).data;
    const person = await aPerson(test, 'CANDIDATE');
    await test.call(patchProfile, {
      token: person.token,
      body: { skills: names.slice(0, -1).map((name) => ({ name })) },
    });
    const page = (await test.call(getSkillGap, { token: person.token, body: { job_id } })).data.matching_data;
    expect(page.gap.map(({ id }) => id)).toEqual(['presentation-skills']);
    const { data } = await coursesFor(person, { job_id });
    expect(firstOf(data.groups)).toMatchObject({
      id: 'presentation-skills',
      is_missing: true,
      is_had: false,
    });
    expect(data.open.map(({ id }) => id)).not.toContain('presentation-skills');
    const matched = page.matched.map(({ id }) => id);
    for (const { id, is_had, is_missing } of data.groups) {
      expect(is_had, id).toBe(matched.includes(id));
      expect(is_had && is_missing, id).toBe(false);
    }
    expect(data.groups.some(({ id, is_had }) => is_had && id === 'microsoft-excel')).toBe(true);
  });

  it('say what learning each would make of the score, as the engine has it', async () => {
    const job_id = await aPublishedJob();
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await coursesFor(person, { job_id });
    const gap = (await test.call(getSkillGap, { token: person.token, body: { job_id } })).data;
    expect(data.of).toMatchObject({ kind: 'job', id: job_id, name: { en: 'Data Analyst' } });
    expect(data.of!.score).toBeCloseTo(gap.score, 12);
    for (const group of data.groups.filter(({ is_usual }) => !is_usual)) {
      const missing = theOne(gap.matching_data.gap, ({ id }) => id === group.id);
      expect(group.lift).toBeCloseTo(missing.lift, 12);
      for (const course of data.upskill_nf[group.id]!) {
        const taught = releaseTaxonomy.course(course.id)!.skills.map(({ id }) => id);
        const then = await test.call(seeWhatIf, { token: person.token, body: { job_id, skills: taught } });
        expect(course.score_after).toBeCloseTo(then.data.score, 12);
      }
    }
  });

  it('close the gap to an occupation, with what each brings to the fit', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.call(patchProfile, { token: person.token, body: { skills: [{ name: 'SQL' }] } });
    const { data } = await coursesFor(person, { occupation_id: 'data-analyst' });
    expect(data.of).toMatchObject({ kind: 'occupation', id: 'data-analyst' });
    const asked = releaseTaxonomy.occupation('data-analyst')!.skills.map(({ id }) => id);
    for (const { id, lift, is_usual } of data.groups) expect(asked.includes(id) && lift > 0).toBe(!is_usual);
    expect(data.groups.map(({ id }) => id)).not.toContain('sql');
    for (const course of Object.values(data.upskill_nf).flat())
      expect(course.score_after!).toBeGreaterThan(data.of!.score!);
    expect((await coursesFor(person, { occupation_id: 'nothing-such' })).problem.code).toBe(
      'courses.occupation_unknown',
    );
    const institute = await aPerson(test, 'INSTITUTE');
    const whole = (await coursesFor(institute, { occupation_id: 'data-analyst' })).data;
    expect([whole.of!.score, firstOf(Object.values(whole.upskill_nf).flat()).score_after]).toEqual([
      null,
      null,
    ]);
  });

  it('keep to the hours, the language and the purse of the learner', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const skills = ['python', 'sql', 'accounting', 'project-management'];
    expect((await coursesFor(person, { skills, hours: 20 })).data.hours).toBeLessThanOrEqual(20);
    const arabic = Object.values(
      (await coursesFor(person, { skills, languages: ['arabic'] })).data.upskill_nf,
    );
    expect(arabic.flat().every((course) => course.languages.includes('arabic'))).toBe(true);
    const free = Object.values((await coursesFor(person, { skills, free: true })).data.upskill_nf);
    expect(free.flat().every(({ cost }) => cost === 'free' || cost === 'audit')).toBe(true);
  });

  it('can be asked of a job alone by an institute, and for a candidate by a recruiter who may see them', async () => {
    const job_id = await aPublishedJob();
    const institute = await aPerson(test, 'INSTITUTE');
    const whole = (await coursesFor(institute, { job_id })).data;
    const stated = whole.groups.filter(({ is_usual }) => !is_usual);
    expect(stated.map(({ id }) => id).sort()).toEqual(['python', 'sql']);
    const candidate = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    expect((await coursesFor(recruiter, { job_id, uid: candidate.id })).status).toBe(200);
    expect((await coursesFor(institute, { job_id, uid: candidate.id })).problem.code).toBe(
      'profiles.not_found',
    );
  });

  it('are for members only, and not for a call that names neither skills nor a job', async () => {
    const newcomer = await aPerson(test, 'ONBOARDING_PENDING');
    expect((await coursesFor(newcomer, { skills: ['python'] })).status).toBe(403);
    const person = await aPerson(test, 'CANDIDATE');
    expect((await test.callAnyhow(suggestCourses, { token: person.token, body: {} })).status).toBe(422);
    expect((await coursesFor(person, { skills: [] })).status).toBe(422);
  });
});
