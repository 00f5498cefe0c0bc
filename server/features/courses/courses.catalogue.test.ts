import { describe, expect, it } from 'vitest';
import { countCourses, getCourse, listCourses } from '#contract/features/courses.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import type { Query } from '#contract/kernel/endpoint.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const list = async (person: Person, query: Query<typeof listCourses> = {}) =>
  (await test.call(listCourses, { token: person.token, query })).data;

describe('the catalogue of courses', () => {
  it('is all of the taxonomy’s, a page at a time', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const first = await list(person, { sort: 'title', limit: 50 });
    expect(first.total).toBe(releaseTaxonomy.courses.length);
    const second = await list(person, { sort: 'title', limit: 50, page: 2 });
    expect(second.results.map(({ id }) => id)).not.toContain(firstOf(first.results).id);
    expect(first.results.every(({ link }) => link.startsWith('https://'))).toBe(true);
  });

  it('begins with what the reader’s work and the next step ask for, and not with the letter A', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.call(patchProfile, {
      token: person.token,
      body: {
        work_history_detailed: [
          { job_title: 'Accountant', start_date: '2021-01', currently_working: true, details: [] },
        ],
      },
    });
    const { results } = await list(person, { limit: 5 });
    const ofWork = [
      'accountant',
      'senior-accountant',
      'auditor',
      'vat-accountant',
      'tax-consultant',
      'financial-analyst',
    ]
      .flatMap((id) => releaseTaxonomy.occupation(id)?.skills ?? [])
      .map(({ id }) => id);
    for (const { skills } of results)
      expect(ofWork).toEqual(
        expect.arrayContaining([firstOf(skills.filter(({ id }) => ofWork.includes(id))).id]),
      );
    const byLetter = await list(person, { limit: 5, sort: 'title' });
    expect(results.map(({ id }) => id)).not.toEqual(byLetter.results.map(({ id }) => id));
  });

  it('finds words in either language, a skill by any of its names, and forgives a typing error', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const english = await list(person, { q: 'project management' });
    expect(firstOf(english.results).title.en).toMatch(/project management/i);
    const arabic = await list(person, { q: 'إدارة المشاريع' });
    expect(arabic.results.some(({ id }) => english.results.some((one) => one.id === id))).toBe(true);
    const alias = await list(person, { q: 'بايثون' });
    expect(alias.results.every(({ skills }) => skills.some(({ id }) => id === 'python'))).toBe(true);
    const typo = await list(person, { q: 'pyhton progamming' });
    expect([typo.is_near, typo.results.length > 0]).toEqual([true, true]);
    expect((await list(person, { q: 'qqqqxyzzy' })).results).toEqual([]);
  });

  it('is narrowed by every filter, and the counts are what each choice would leave', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const query = { languages: ['arabic'], costs: ['free' as const], most_hours: 40 };
    const { results, total } = await list(person, { ...query, limit: 50, sort: 'shortest' });
    expect(total).toBeGreaterThan(0);
    for (const course of results) {
      expect(course.languages).toContain('arabic');
      expect([course.cost, course.hours <= 40]).toEqual(['free', true]);
    }
    const hours = results.map((course) => course.hours);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    const counts = (await test.call(countCourses, { token: person.token, query })).data;
    for (const { id, count } of counts.levels) {
      const narrowed = await list(person, { ...query, levels: [id as 'beginner'] });
      expect(narrowed.total).toBe(count);
    }
    // Choices of one filter add up, so its own count is as if nothing of it were chosen.
    expect(counts.costs.length).toBeGreaterThan(1);
    expect(theOne(counts.costs, ({ id }) => id === 'free').count).toBe(total);
    const provider = firstOf(counts.providers);
    expect(provider.name.ar).not.toBe('');
    const bySkill = await list(person, { skills: ['python', 'sql'] });
    expect(
      bySkill.results.every(({ skills }) => skills.some(({ id }) => ['python', 'sql'].includes(id))),
    ).toBe(true);
  });

  it('begins with what is about the reader’s own work and its next steps, not with what teaches a bit of it in passing', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const work = { job_title: 'Data Analyst', start_date: '2021-07', currently_working: true, details: [] };
    const skills = ['SQL', 'Microsoft Excel', 'Power BI', 'Python', 'Statistics'].map((name) => ({ name }));
    await test.call(patchProfile, { token: person.token, body: { work_history_detailed: [work], skills } });
    const own = new Set(
      [
        'data-analyst',
        'senior-data-analyst',
        'data-analytics-manager',
        'business-intelligence-developer',
      ].flatMap((id) => releaseTaxonomy.occupation(id)?.skills.map((skill) => skill.id) ?? []),
    );
    const first = (await list(person, { limit: 12 })).results;
    const foreign = first.filter(
      ({ skills: taught }) => taught.filter(({ id }) => own.has(id)).length * 2 < taught.length,
    );
    expect(foreign.map(({ id }) => id)).toEqual([]);
  });

  it('shows a course with what it teaches and asks for, and what of it the reader knows', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.call(patchProfile, { token: person.token, body: { skills: [{ name: 'HTML' }] } });
    const { data } = await test.call(getCourse, { token: person.token, params: { id: 'hsoub-javascript' } });
    expect(data.provider.name.en).toMatch(/hsoub/i);
    expect(data.link_is_certain).toBe(false);
    expect(data.needs.map(({ id, is_known }) => [id, is_known])).toEqual([
      ['html', true],
      ['css', false],
    ]);
    expect(data.skills.every(({ is_known }) => is_known === false)).toBe(true);
    expect(data.others.length).toBeGreaterThan(0);
    expect(data.status).toBeNull();
    const missing = await test.call(getCourse, { token: person.token, params: { id: 'nothing-such' } });
    expect([missing.status, missing.problem.code]).toEqual([404, 'courses.not_found']);
    const recruiter = await aPerson(test, 'RECRUITER');
    const other = await test.call(getCourse, { token: recruiter.token, params: { id: 'hsoub-javascript' } });
    expect(firstOf(other.data.needs).is_known).toBeNull();
  });
});
