import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { SkillOpening } from '#contract/features/job-lists.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { type ProfileFeatures, withSkill } from '#engines/matching/index.ts';
import { jobs, matchJobs } from '#server/db/tables/index.ts';
import { listedJob } from '#server/features/jobs/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { personInMatching } from '#server/features/matches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';

/** Of whoever has more jobs within reach than this, what one skill more opens is not counted. */
const MOST_WITHIN_REACH = 5_000;

/**
 * How many other open jobs each skill opens to the caller: those that the ranking puts at the display floor or above with
 * the skill, and below it without. Beside it, how many name the skill at all.
 */
export async function countSkillOpenings(
  ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { job_id: jobId, skills }: { job_id: string; skills: readonly string[] },
): Promise<{ threshold: number; results: SkillOpening[] }> {
  const { portal } = await listedJob(ctx, jobId);
  const profile = found(await personInMatching(ctx, ctx.actor.id), 'profiles.not_found');
  const model = await modelFor(ctx, portal);
  const threshold = LIMITS.candidateDisplayFloor;
  const withinReach = async (features: ProfileFeatures) => {
    const options = { model, minScore: threshold, limit: MOST_WITHIN_REACH };
    return new Set((await ctx.ranking.jobsFor(portal, features, options)).map(({ id }) => id));
  };
  const now = await withinReach(profile);
  const results: SkillOpening[] = [];
  for (const skill of skills) {
    const grown = withSkill(ctx.taxonomy, profile, skill);
    const then = await withinReach(grown);
    const isCounted = Math.max(now.size, then.size) < MOST_WITHIN_REACH;
    results.push({
      skill,
      asked_by: await countAskedBy(ctx.db, {
        portal,
        jobId,
        skill: expected(grown.skills.at(-1), 'skill that was added'),
      }),
      opens: isCounted ? [...then].filter((id) => !now.has(id) && id !== jobId).length : null,
    });
  }
  return { threshold, results };
}

interface Asked {
  portal: string;
  /** Not counted itself. */
  jobId: string;
  skill: { id: string | null; name: string };
}

/** Open jobs that name a skill, by its concept or, where it has none, by its name. */
async function countAskedBy(db: Database, { portal, jobId, skill }: Asked): Promise<number> {
  const wanted = JSON.stringify([skill.id ? { id: skill.id } : { name: skill.name }]);
  const names: SQL = sql`${matchJobs.features}->'skills' @> ${wanted}::jsonb`;
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobs)
    .innerJoin(matchJobs, eq(matchJobs.jobId, jobs.id))
    .where(
      and(
        eq(jobs.portal, portal),
        eq(jobs.status, 'published'),
        eq(jobs.audience, 'portal'),
        ne(jobs.id, jobId),
        names,
      ),
    );
  return row?.total ?? 0;
}
