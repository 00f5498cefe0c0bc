import type { JobInput, StandardJob } from '#contract/features/jobs.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { occupationSummary } from '#engines/postings/index.ts';
import {
  autocomplete,
  normaliseTitle,
  type Occupation,
  shownSkill,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';

/** Titles this near are worth offering; below they share little more than a word. */
const LEAST_LIKENESS = 0.35;
const MOST_FOUND = 60;

/** What the likeness is of a title that is the occupation's own, and of one that is all words of its title. */
const NAMED = 0.995;
const WHOLE_WORDS = 0.9;

/**
 * Occupations that a title names or nearly names: first the one whose name it is, then those that have it as a whole word
 * ("nurse": theatre nurse before nursery manager), those it completes to, and those alike. All without one.
 */
export function occupationsTitled(taxonomy: Taxonomy, title: string): Occupation[] {
  if (title === '') return [...taxonomy.occupations];
  const alike = normaliseTitle(taxonomy, title, MOST_FOUND).filter(({ score }) => score >= LEAST_LIKENESS);
  const atLeast = (least: number) => alike.filter(({ score }) => score >= least).map(({ id }) => id);
  const completed = autocomplete(taxonomy, 'job-title', title, MOST_FOUND).map(({ id }) => id);
  const whole = new Set(atLeast(WHOLE_WORDS));
  const inOrder = [
    ...atLeast(NAMED),
    ...completed.filter((id) => whole.has(id)),
    ...whole,
    ...completed,
    ...atLeast(LEAST_LIKENESS),
  ];
  return [...new Set(inOrder)].slice(0, MOST_FOUND).flatMap((id) => taxonomy.occupation(id) ?? []);
}

export const presentStandardJob = (
  taxonomy: Taxonomy,
  occupation: Occupation,
  lang: Language,
): StandardJob => ({
  id: occupation.id,
  name: occupation.name,
  about: occupation.about,
  sector: occupation.sectorId,
  industry: occupation.industryId,
  job_zone: occupation.zone,
  job: jobFromOccupation(taxonomy, occupation, lang),
});

/** What such a job usually is, for a recruiter to edit. Pay and place are the company's to say, and stay open. */
function jobFromOccupation(taxonomy: Taxonomy, occupation: Occupation, lang: Language): JobInput {
  const requirements = occupation.skills
    .filter(({ importance }) => importance === 'essential')
    .flatMap(({ id }) => shownSkill(taxonomy, id)?.[lang] ?? []);
  return {
    job_title: occupation.name[lang],
    occupation: occupation.id,
    description: occupationSummary(occupation, lang),
    responsibilities: [...occupation.tasks[lang]],
    requirements,
    skills: occupation.skills.map(({ id, importance, level }) => ({
      ref_skill: id,
      name: shownSkill(taxonomy, id)?.[lang] ?? id,
      importance: importance === 'essential' ? 'must' : 'nice',
      level,
    })),
    sector: occupation.sectorId,
    industry: occupation.industryId,
    location: null,
    work_place: 'on_site',
    employment_type: 'full_time',
    seniority: null,
    min_years: occupation.years,
    education: occupation.education,
    languages: [],
    salary_min: null,
    salary_max: null,
    screening_questions: [],
    source: 'standard',
    source_text: null,
  };
}
