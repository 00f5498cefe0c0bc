import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { explainMatch, jobFeaturesFromText, profileFeatures, profileFeaturesFromText } from './index.ts';
import { releaseModel } from './model.fixtures.ts';
import { postsOfTitle } from './posts-of-title.ts';

const named = (title: string) =>
  postsOfTitle(releaseTaxonomy, title).map((place) => releaseTaxonomy.occupations[place]?.id);

/** How a job fits somebody of present titles, by what they write. */
const explainedFor = (job: ReturnType<typeof jobFeaturesFromText>, titles: string[], text: string) =>
  explainMatch(
    job,
    profileFeatures(
      releaseTaxonomy,
      { text, titles: titles.map((title) => ({ title, current: true })) },
      new Date(0),
    ),
    releaseModel,
  );

describe('a title', () => {
  it('names several posts where each of its parts is called like an occupation', () => {
    expect(named('Trailer Driver / Scaffolder / Steel Fixer')).toEqual([
      'heavy-truck-driver',
      'scaffolder',
      'steel-fixer',
    ]);
    expect(named('محاسب / أمين مستودع')).toEqual(['accountant', 'storekeeper']);
  });

  it('names one where its parts are names of one, or of nothing', () => {
    for (const title of ['Accountant', 'UI/UX Designer', 'Accountant / Accounts Officer / Dubai', '/', ''])
      expect(named(title), title).toEqual([]);
  });
});

describe('a job for several posts', () => {
  const text =
    'Trailer driver: flatbed, lashing, heavy licence. Steel fixer: BBS reading. Scaffolder: third party card.';
  const several = jobFeaturesFromText(releaseTaxonomy, {
    title: 'Trailer Driver / Steel Fixer / Scaffolder',
    text,
  });
  const scoreOf = (title: string, work: string, job = several) => {
    const person = profileFeaturesFromText(releaseTaxonomy, { title, text: `${title}\n${work}` });
    return explainMatch(job, person, releaseModel).score;
  };

  it('fits whoever does one of them, and nobody of other work', () => {
    expect(
      scoreOf('Trailer Driver', 'Drove flatbed trailers for ten years, lashing and waybills'),
    ).toBeGreaterThan(0.5);
    expect(scoreOf('Scaffolder', 'Erects tube and cup-lock scaffolds on sites')).toBeGreaterThan(0.5);
    expect(scoreOf('Accountant', 'Closes the books every month')).toBeLessThan(0.1);
  });

  it('is a job for one of them where one was chosen', () => {
    const chosen = { ...several, occupationIds: ['scaffolder'] };
    const scaffolder = scoreOf('Scaffolder', 'Erects tube and cup-lock scaffolds on sites', chosen);
    const driver = scoreOf('Trailer Driver', 'Drove flatbed trailers for ten years, lashing', chosen);
    expect(scaffolder).toBeGreaterThan(0.5);
    expect(driver).toBeLessThan(scaffolder / 2);
  });
});

describe('somebody whose titles name no work', () => {
  const job = jobFeaturesFromText(releaseTaxonomy, {
    title: 'School Principal',
    text: 'Leads an international school of a thousand students, its teachers, inspections and budget.',
  });
  const text =
    'Leads an international school with its teachers, inspections, students and budget since 2017.';
  const scoreOf = (titles: string[]) => explainedFor(job, titles, text);

  it('is judged by the rest: what was taken for a title says nothing of what they are called', () => {
    const { score, parts } = scoreOf(['400 thousand KM no major accident']);
    expect(parts.find(({ key }) => key === 'title')).toBeUndefined();
    expect(score).toBeGreaterThan(0.5);
  });

  it('is judged by what they are called where one title names work', () => {
    const { parts } = scoreOf(['400 thousand KM no major accident', 'Accountant']);
    expect(parts.find(({ key }) => key === 'title')?.value).toBeLessThan(0.5);
  });
});

describe('a title that is far from all that somebody writes of their work', () => {
  const account = `Dispensing prescriptions and counselling patients on their medicines in a community pharmacy since 2019.
    Checks doses and interactions, orders from wholesalers, keeps the register of controlled drugs, and answers for the
    shop when the owner is away. Insurance approvals, refusals and claims. Trains pharmacy technicians and interns.
    Bachelor of pharmacy, licensed pharmacist, night shifts in the hospital pharmacy during the studies.`;
  const job = jobFeaturesFromText(releaseTaxonomy, {
    title: 'Pharmacist',
    text: 'Dispenses prescriptions, counsels patients and keeps the register of controlled drugs. Pharmacy degree.',
  });
  const explained = (titles: string[], text = account) => explainedFor(job, titles, text);
  const partOf = ({ parts }: ReturnType<typeof explained>, key: string) =>
    parts.find((part) => part.key === key);

  it('says nothing of what they are called: an employer, a tool, somebody whom they name', () => {
    const untitled = explained([]);
    for (const title of ['Dar Al Nasim Trading', 'Audition', 'HR Manager']) {
      const { score, unknown } = explained([title]);
      expect(score, title).toBeGreaterThan(0.5);
      expect(Math.abs(score - untitled.score), title).toBeLessThan(0.05);
      expect(unknown, title).toContain('title');
    }
  });

  it('does not take from a title that the account bears out', () => {
    expect(partOf(explained(['Dar Al Nasim Trading', 'Pharmacist']), 'title')?.value).toBe(1);
  });

  it('counts where the account is of few words', () => {
    expect(partOf(explained(['HR Manager'], 'Dispensing prescriptions.'), 'title')?.value).toBeLessThan(0.5);
  });

  it('leaves its weight to the work, which tells the same', () => {
    const [titled, untitled] = [explained(['Pharmacist']), explained(['HR Manager'])];
    const weightOf = (it: typeof titled, key: string) => partOf(it, key)?.weight ?? 0;
    expect(weightOf(untitled, 'work')).toBeCloseTo(weightOf(titled, 'work') + weightOf(titled, 'title'), 10);
  });
});
