import { describe, expect, it } from 'vitest';
import { JobInput } from '#contract/features/jobs.contract.ts';
import { worthOf } from '#contract/kernel/currencies.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { expected } from '#server/platform/expected.ts';
import { readDemoData } from './data.ts';
import { type MadeCandidate, makeCandidate } from './made-candidates.ts';
import { makeCompany } from './made-companies.ts';
import { makeJob, openingsOf } from './made-jobs.ts';
import { addressOf, countryOf, type Making, titleIn, workOf } from './making.ts';
import { createChance } from './random.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const taxonomy = releaseTaxonomy;
const data = readDemoData();
const making: Making = { taxonomy, data, chance: createChance(11), now: NOW };
const people = Array.from({ length: 600 }, () => makeCandidate(making));
const openings = openingsOf(data.companies.map((_, index) => makeCompany(making, index)));
const postings = openings.map((opening) => ({ opening, job: makeJob(making, opening) }));

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
/** The cities of all countries by their addresses in both languages. */
const cities = new Map(
  data.countries.flatMap((country) =>
    country.cities.flatMap(({ id: city }) =>
      (['en', 'ar'] as const).map((lang) => [addressOf(making, city, lang), { city, country }] as const),
    ),
  ),
);
const placeOf = (address: string | null | undefined) =>
  expected(cities.get(address ?? ''), `place ${address}`);
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const nameOf = ({ sections }: MadeCandidate) => sections.personal_details.name;

describe('what is written', () => {
  it('names occupations, places, industries and lines that are there', () => {
    for (const work of data.works.values()) {
      expect(taxonomy.occupation(work.id), work.id).toBeTruthy();
      if (work.before) expect(data.works.has(work.before), work.before).toBe(true);
    }
    for (const company of data.companies) {
      expect(
        taxonomy.industries.some(({ id }) => id === company.industry),
        company.industry,
      ).toBe(true);
      for (const city of company.cities) expect(countryOf(data, city)).toBeTruthy();
      for (const { id } of company.team) {
        expect(workOf(data, id).aim, `what ${id} is for`).toBeTruthy();
        expect(
          data.lines.some(({ of }) => of.includes(id)),
          `line of ${id}`,
        ).toBe(true);
      }
    }
    for (const { from } of data.countries)
      for (const { id } of from) expect(data.origins.has(id), id).toBe(true);
  });

  it('has companies that are larger than their openings, each with a word about itself in both languages', () => {
    for (const { size, team, about } of data.companies) {
      expect(size).toBeGreaterThan(5 * team.reduce((sum, { weight }) => sum + weight, 0));
      for (const text of [about.en, about.ar]) {
        expect(text.length).toBeGreaterThan(LIMITS.descriptionMin);
        expect(text.length).toBeLessThanOrEqual(LIMITS.descriptionMax);
      }
    }
  });
});

describe('people', () => {
  it('have names, texts, telephones and pay of where they are from and live', () => {
    for (const person of people) {
      const { personal_details: details } = person.sections;
      const { country } = placeOf(details.location);
      expect(isArabic(nameOf(person)), nameOf(person)).toBe(person.lang === 'ar');
      expect(isArabic(details.headline ?? ''), nameOf(person)).toBe(person.lang === 'ar');
      expect(details.phone?.startsWith(country.phone.split(' ')[0] ?? '')).toBe(true);
      expect(details.expected_salary_currency).toBe(country.currency);
      const origin = [...data.origins.values()].find(({ nationality }) =>
        [titleIn(nationality, person.lang), titleIn(nationality, person.lang, true)].includes(
          details.nationality ?? '',
        ),
      );
      expect(country.from.map(({ id }) => id)).toContain(origin?.id);
      expect(person.sections.languages[0]?.level).toBe('native');
    }
  });

  it('did one thing after the other, at a plausible age', () => {
    const thisMonth = NOW.getUTCFullYear() * 12 + NOW.getUTCMonth();
    for (const person of people) {
      const { work_history_detailed: jobs, education } = person.sections;
      expect(jobs.length, nameOf(person)).toBeGreaterThan(0);
      let before = thisMonth;
      for (const { start_date, end_date } of jobs) {
        const [start, end] = [monthOf(start_date ?? ''), end_date ? monthOf(end_date) : thisMonth];
        expect(start, nameOf(person)).toBeLessThan(end);
        expect(end, nameOf(person)).toBeLessThanOrEqual(before);
        before = start;
      }
      const firstDegree = education.at(-1);
      const bornBy = Number(firstDegree?.end_date) - (firstDegree?.level === 'secondary' ? 18 : 22);
      const age = NOW.getUTCFullYear() - bornBy;
      expect(age, nameOf(person)).toBeGreaterThanOrEqual(18);
      expect(age, nameOf(person)).toBeLessThanOrEqual(62);
      for (const { start_date, end_date } of education)
        expect(Number(start_date)).toBeLessThan(Number(end_date));
      expect(Number(firstDegree?.end_date) * 12, nameOf(person)).toBeLessThanOrEqual(before + 12);
    }
  });

  it('have at least seven tenths of the essential skills of their occupation', () => {
    let share = 0;
    for (const { workId, sections } of people) {
      const own = new Set(sections.skills.map(({ ref_skill }) => ref_skill));
      const essential = expected(taxonomy.occupation(workId), workId).skills.filter(
        ({ importance }) => importance === 'essential',
      );
      const has = essential.filter(({ id }) => own.has(id)).length / essential.length;
      expect(has, workId).toBeGreaterThan(0.4);
      share += has;
    }
    expect(share / people.length).toBeGreaterThan(0.85);
  });

  it('write Arabic for a third, all of them people who grew up with it', () => {
    const arabic = people.filter(({ lang }) => lang === 'ar');
    expect(arabic.length / people.length).toBeGreaterThan(0.25);
    expect(arabic.length / people.length).toBeLessThan(0.45);
    for (const person of arabic) expect(person.sections.languages[0]?.language).toBe('العربية');
  });
});

describe('postings', () => {
  it('are whole, and a third of them Arabic', () => {
    for (const { job } of postings) {
      expect(JobInput.safeParse(job).error?.issues).toBeUndefined();
      expect(job.responsibilities.length).toBeGreaterThanOrEqual(4);
      expect(job.requirements.length).toBeGreaterThanOrEqual(4);
      expect(job.skills.length).toBeGreaterThanOrEqual(6);
    }
    const share = postings.filter(({ job }) => isArabic(job.job_title)).length / postings.length;
    expect(share).toBeGreaterThan(0.27);
    expect(share).toBeLessThan(0.4);
  });

  it('pay in the money of their country, within the band of the occupation', () => {
    for (const { opening, job } of postings) {
      const { country } = placeOf(job.location);
      expect(job.salary_currency).toBe(country.currency);
      const band = taxonomy.occupation(opening.workId)?.salaryAed;
      if (!band) continue;
      const inEmirates = (pay: number | null | undefined) =>
        ((pay ?? 0) * worthOf(country.currency)) / country.pay;
      expect(inEmirates(job.salary_min), job.job_title).toBeGreaterThanOrEqual(band.min * 0.9);
      expect(inEmirates(job.salary_max), job.job_title).toBeLessThanOrEqual(band.max * 1.2);
    }
  });

  it('are met by several people who live there and do that work, and people by several postings', () => {
    const nearby = people.map(({ workId, sections }) => {
      const { country } = placeOf(sections.personal_details.location);
      return postings.filter(
        ({ opening, job }) => opening.workId === workId && placeOf(job.location).country.id === country.id,
      ).length;
    });
    expect(nearby.filter((count) => count > 0).length / people.length).toBeGreaterThan(0.8);
    const [candidate] = data.accounts;
    const own = postings.filter(
      ({ opening, job }) =>
        opening.workId === candidate?.workId && placeOf(job.location).city === candidate.city,
    );
    expect(own.length).toBeGreaterThanOrEqual(4);
  });
});
