import type { z } from 'zod';
import type { EmployeeMatch } from '#contract/features/employees.contract.ts';
import { type ProfileFeatures, profileFeatures } from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { JobRow } from '#server/features/jobs/index.ts';
import { featuresOfJob, placeOf } from '#server/features/match-index/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { explainer, personInMatching } from '#server/features/matches/index.ts';
import { isHiddenFrom } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import type { EmployeeRow } from './employees.store.ts';

/** People judged at once when they are put in order. */
export const MOST_RANKED = 2_000;
/** Skills named beside a person. */
const REASONS = 4;

/** Judges a company's people for one of its jobs, as candidates are judged. */
export async function judgeOf(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  job: JobRow,
): Promise<(row: EmployeeRow) => Promise<z.input<typeof EmployeeMatch>>> {
  const explain = explainer(await modelFor(ctx, job.portal));
  const asked = { features: featuresOfJob(ctx.taxonomy, job) };
  return async (row) => {
    // Who hides from the company is judged by what it lists of them, like everyone who is not linked.
    const isSeen = row.userId !== null && !(await isHiddenFrom(ctx.db, row.userId, row.companyId));
    const profile = isSeen && row.userId ? await personInMatching(ctx, row.userId) : null;
    const { score, matched, partial, missing } = explain(asked, {
      features: profile ?? listedFeatures(ctx.taxonomy, row),
    });
    const names = (skills: readonly { name: string }[]) => skills.slice(0, REASONS).map(({ name }) => name);
    return {
      score,
      source: profile ? 'profile' : 'company',
      matched: names(matched),
      partial: names(partial),
      missing: names(missing),
    };
  };
}

/** What can be known of somebody from what their company lists. How long they have worked in all is not among it. */
function listedFeatures(taxonomy: Taxonomy, { jobTitle, location, skills }: EmployeeRow): ProfileFeatures {
  const place = location ? placeOf(location) : null;
  return profileFeatures(taxonomy, {
    ...(jobTitle ? { title: jobTitle } : {}),
    titles: jobTitle ? [{ title: jobTitle, current: true }] : [],
    text: [jobTitle, ...skills.map(({ name }) => name)].filter(Boolean).join('\n'),
    skills: skills.map(({ ref_skill, name }) => ({ id: ref_skill, name })),
    years: null,
    ...(place ? { location: place } : {}),
    languages: [],
  });
}
