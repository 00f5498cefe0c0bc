import type { z } from 'zod';
import { LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import type { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import {
  judgeRequirements,
  type PreparedRequirements,
  prepareRequirements,
  type RequirementFacts,
  type RequirementVerdict,
} from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { conceptsIn } from '#server/features/skills/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';

type Query = z.output<typeof listMatchingCandidates.query>;
type RequirementsQuery = Pick<Query, 'required_skills' | 'min_years' | 'required_languages'> &
  Partial<
    Pick<Query, 'education' | 'places' | 'nationalities' | 'notice_period' | 'salary_min' | 'salary_max'>
  >;

/** What a recruiter will not do without, ready for comparison; null where that is nothing. */
export async function requirementsIn(
  ctx: Ctx & Uses<'taxonomy'>,
  query: RequirementsQuery,
): Promise<PreparedRequirements | null> {
  const { required_skills: skills, min_years: minYears = 0, required_languages: languages } = query;
  const { education, places = [], nationalities = [], notice_period: noticeDays } = query;
  const salary = { min: query.salary_min, max: query.salary_max };
  const isAny =
    [skills, languages, places, nationalities].some((list) => list.length > 0) ||
    minYears > 0 ||
    (education !== undefined && education !== 'none') ||
    [noticeDays, salary.min, salary.max].some((number) => number !== undefined);
  if (!isAny) return null;
  const named = skills.map((skill) => ({ ref_skill: skill, name: skill }));
  const conceptOf = await conceptsIn(ctx.taxonomy, ctx.db, ctx.portal.key, named);
  return prepareRequirements(ctx.taxonomy, {
    mustHave: named.map((skill) => conceptOf(skill)?.id ?? skill.name),
    minYears,
    languages: languages.map(languageOf),
    places,
    nationalities,
    salary,
    ...(education ? { education } : {}),
    ...(noticeDays === undefined ? {} : { noticeDays }),
  });
}

/** `english:fluent` as a language and its level. */
function languageOf(written: string): { language: string; level?: string } {
  const [language = '', word] = written.split(':');
  const level = LANGUAGE_LEVELS.find((one) => one === word);
  return level ? { language, level } : { language };
}

/** People of a list who say the same; without facts where matching knows nothing of them, and then they say nothing. */
export interface SayingTheSame {
  facts: RequirementFacts | null;
  userIds: readonly string[];
}

/** Who of a list is known to meet the requirements, and who is left out for which reason. */
export function sift<P extends SayingTheSame>(
  taxonomy: Taxonomy,
  people: readonly P[],
  required: PreparedRequirements,
): Record<RequirementVerdict, P[]> {
  const sifted: Record<RequirementVerdict, P[]> = { met: [], silent: [], short: [] };
  for (const same of people)
    sifted[judgeRequirements(taxonomy, same.facts ?? { skills: [] }, required)].push(same);
  return sifted;
}
