import type { CareerStep as CareerStepView } from '#contract/features/career-paths.contract.ts';
import type { CareerStep } from '#engines/matching/index.ts';
import { shownSkill, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { SkillsLearned } from '#server/features/courses/index.ts';
import { expected } from '#server/platform/expected.ts';
import { type Demand, NO_DEMAND } from './career-paths.demand.ts';

/** Shows steps of a path with what live jobs say of each, and what the person's plan says of its skills. */
export const stepPresenter =
  (taxonomy: Taxonomy, demand: ReadonlyMap<string, Demand>, learning: SkillsLearned) =>
  (step: CareerStep): CareerStepView => ({
    occupation: occupationNamed(taxonomy, step.occupationId),
    job_zone: step.zone,
    why: step.why,
    is_wished: step.isWished,
    is_return: step.isReturn,
    shared_skills: step.sharedSkillIds.map((id) => skillNamed(taxonomy, id)),
    years: step.years,
    education: step.education,
    study_years: step.studyYears,
    licence: step.licence,
    skills_to_gain: step.toGain.map(({ id, importance, level, credit }) => ({
      ...skillNamed(taxonomy, id),
      importance,
      level,
      credit,
      learning: learning.get(id) ?? null,
    })),
    fit: step.fit,
    brought: step.brought,
    likely_pay: step.pay,
    is_growing: occupationOf(taxonomy, step.occupationId).growing,
    ...(demand.get(step.occupationId) ?? NO_DEMAND),
  });

// Paths hold only ids of the taxonomy.
export const occupationNamed = (taxonomy: Taxonomy, id: string) => ({
  id,
  name: occupationOf(taxonomy, id).name,
});
const occupationOf = (taxonomy: Taxonomy, id: string) =>
  expected(taxonomy.occupation(id), `occupation ${id}`);
const skillNamed = (taxonomy: Taxonomy, id: string) => ({
  id,
  name: expected(shownSkill(taxonomy, id), `skill ${id}`),
});

export const yearsOf = (steps: readonly { years: number }[]): number =>
  steps.reduce((sum, { years }) => sum + years, 0);
