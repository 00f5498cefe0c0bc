import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { ProfileFeatures } from './features.ts';
import { jobGap } from './job-gap.ts';
import { standingTowards } from './learning-standing.ts';
import { releaseModel } from './model.fixtures.ts';
import { jobFeatures, jobFeaturesFromText, profileFeatures } from './read-features.ts';
import { coursesForGap } from './upskilling.ts';

const person = (title: string, skills: string[], text = '') =>
  profileFeatures(releaseTaxonomy, { title, text, skills, years: 5 });

function advised(who: ProfileFeatures | null, title: string, text: string, prefers?: string[]) {
  const gap = jobGap(jobFeaturesFromText(releaseTaxonomy, { title, text }), who, releaseModel);
  const { occupationId, qualifying } = gap;
  const standing = standingTowards(occupationId, who, releaseModel);
  const plan = coursesForGap(releaseModel, gap.skills, {
    ...standing,
    ...(prefers ? { prefers } : {}),
    occupationId,
    qualifying,
    missing: gap.missing,
    had: gap.had,
  });
  const courses = plan.courses.map(({ courseId }) => releaseTaxonomy.course(courseId)!);
  return { ...plan, gap, courses, first: plan.courses[0]?.closes.map(({ skillId }) => skillId) ?? [] };
}

describe('the gap between a person and a job', () => {
  it('is led by what the work is made of, not by the manners that its posting names too', () => {
    const { courses } = advised(
      person('React Developer', ['React', 'TypeScript', 'CSS']),
      'Lead Java Engineer',
      'Requirements: leadership and communication skills, presentation skills, Java and Spring Boot.',
    );
    const subjects = courses.map(({ skills: [subject] }) => subject?.id);
    expect(subjects.slice(0, 2)).toContain('spring');
    // What a framework takes for granted comes before it.
    expect(subjects[0]).toBe('java');
  });

  it('leaves manners to practice, and begins with the tool on which another one stands', () => {
    const buyer = person(
      'Procurement Officer',
      ['Procurement', 'Negotiation'],
      'Buying for sites since 2018.',
    );
    const posting = 'Requirements: procurement, negotiation, writing skills are a must.';
    const written = advised(buyer, 'Procurement Officer', posting).courses.map(({ id }) => id);
    expect(written).not.toContain('edraak-cv-writing');
    const helper = person(
      'Assistant Surveyor',
      ['Levelling'],
      'Holding the staff and the prism for the surveyor.',
    );
    const draws = advised(helper, 'Land Surveyor', 'Requirements: Civil 3D, setting out.', ['arabic']);
    expect(draws.courses[0]?.id).toBe('tvtc-autocad');
  });

  it('leaves nobody without a first step who does such work already and lacks something of it', () => {
    const teacher = person(
      'Mathematics Teacher',
      ['Mathematics teaching', 'Lesson planning'],
      'Grades 9 to 12.',
    );
    const asked = (text: string) => advised(teacher, 'Mathematics Teacher', text).courses;
    expect(asked('Mathematics teaching, lesson planning and Moodle.')).toHaveLength(1);
    // The page says that nothing is missing, which any course would contradict.
    expect(asked('Mathematics teaching and lesson planning.')).toEqual([]);
  });

  it('is filled up, where a posting states little, with what is usual, and says which that is', () => {
    const { gap, groups, courses } = advised(
      person('Data entry clerk', ['Microsoft Excel']),
      'Financial Analyst',
      'We look for somebody serious. Good communication skills.',
    );
    expect(courses.length).toBeGreaterThanOrEqual(2);
    const stated = gap.skills.map(({ skillId }) => skillId);
    for (const { skillId, isUsual } of groups) expect(isUsual).toBe(!stated.includes(skillId));
  });

  it('asks for a must of the form as strongly as for one that the text names', () => {
    const text = 'Requirements: 3 years in accounts, bank reconciliation, VAT returns.';
    const who = person('Accountant', ['Bank reconciliation', 'VAT']);
    const gapOf = (skills: { name: string; importance: 'must' | 'nice' }[]) =>
      jobGap(jobFeatures(releaseTaxonomy, { title: 'Accountant', text, skills }), who, releaseModel);
    const askedIn = (gap: ReturnType<typeof gapOf>) => gap.qualifying.filter(({ isMust }) => isMust);
    expect(askedIn(gapOf([]))).toEqual([]);
    expect(askedIn(gapOf([{ name: 'Tally', importance: 'nice' }]))).toEqual([]);
    const gap = gapOf([{ name: 'Tally', importance: 'must' }]);
    expect(askedIn(gap)).toMatchObject([{ kind: 'tool', isWelcome: false }]);
    const { occupationId, qualifying } = gap;
    const standing = standingTowards(occupationId, who, releaseModel);
    const plan = coursesForGap(releaseModel, gap.skills, { ...standing, occupationId, qualifying });
    const taught = plan.courses.map(({ courseId }) => releaseTaxonomy.course(courseId)?.skills[0]?.id);
    expect(taught).toContain(releaseTaxonomy.resolveSkill('Tally')?.id);
  });

  it('holds nothing that the posting does not state', () => {
    const job = jobFeaturesFromText(releaseTaxonomy, {
      title: 'Cloud Engineer',
      text: 'Requirements: AWS, Terraform, Kubernetes, Linux and Docker.',
    });
    const asked = new Set(job.skills.map(({ id }) => id));
    for (const who of [person('Waiter', []), person('Cloud Engineer', [])])
      expect(jobGap(job, who, releaseModel).skills.filter(({ skillId }) => !asked.has(skillId))).toEqual([]);
  });

  it.each([
    [
      'Shift Supervisor',
      'Open or close our cafe, lead the baristas, pour espresso and milk drinks, serve guests, count stock and till, keep food safety.',
      /barista|restaurant|cafe|coffee/,
    ],
    [
      'Senior Planner',
      'Build and update the construction programme in Primavera P6, baseline schedules, delay analysis and claims, site progress reports for towers.',
      /construction-planner/,
    ],
    [
      'Librarian',
      'Our school looks for somebody who reads with pupils, helps teachers with lessons.',
      /librarian/,
    ],
  ])('is that to the work which a bare title means in its posting: %s', (title, text, meant) => {
    const { gap } = advised(person('Storekeeper', ['Microsoft Excel']), title, text);
    expect(gap.occupationId).toMatch(meant);
  });

  it('is that to the work which a posting reads like where its title names none', () => {
    const text = 'Monitors SIEM alerts, triages incidents, writes tickets, follows playbooks of the SOC.';
    const { gap, courses } = advised(person('Waiter', []), 'SOC Analyst L1 (graduate programme)', text);
    expect(gap.occupationId).toBe('soc-analyst');
    expect(courses.length).toBeGreaterThanOrEqual(1);
    expect(advised(person('Waiter', []), 'A great chance', 'A serious person.').gap.occupationId).toBeNull();
  });

  it('leads to two courses and more for whoever is new to nearly any work', () => {
    const some = releaseTaxonomy.occupations.filter(
      ({ learning }, at) => at % 12 === 0 && learning && learning.new.length > 0,
    );
    const sizes = some.map(({ id, name }) => ({ id, size: advised(null, name.en, '').courses.length }));
    expect(sizes.filter(({ size }) => size === 0)).toEqual([]);
    // Of some work, such as archives, the catalogue teaches one thing or two.
    expect(sizes.filter(({ size }) => size < 2).length).toBeLessThanOrEqual(sizes.length * 0.1);
  });

  it('holds no kind of tool of which somebody has one', () => {
    const skillsOf = (skills: string[]) => {
      const { gap } = advised(
        person('Cashier', skills),
        'Hotel Cashier',
        'Must have: property management system.',
      );
      return gap.skills.map(({ skillId }) => skillId);
    };
    expect(skillsOf(['Opera PMS'])).not.toContain('property-management-systems');
    expect(skillsOf([])).toContain('property-management-systems');
  });

  it('holds the law of the job’s country where somebody shows that of their own alone', () => {
    const named = (text: string, country: string) => {
      const who = { ...person('Accountant', [], text), location: { country } };
      const job = jobFeaturesFromText(releaseTaxonomy, { title: 'Accountant', text: 'VAT returns.' });
      const { qualifying } = jobGap({ ...job, location: { country: 'Saudi Arabia' } }, who, releaseModel);
      return qualifying.map(({ qualification }) => qualification?.id);
    };
    expect(named('VAT returns every quarter', 'Egypt')).toContain('uae-vat-return');
    expect(named('VAT returns every quarter', 'Saudi Arabia')).not.toContain('uae-vat-return');
    expect(named('VAT returns in Saudi Arabia for a branch', 'Egypt')).not.toContain('uae-vat-return');
  });
});
