import type { SimilarCandidate } from '#contract/features/rankings.contract.ts';
import { mostSimilarProfiles, profileAsJob } from '#engines/matching/index.ts';
import { disclosureOf, listedPeople } from '#server/features/blind-review/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { personInMatching } from '#server/features/matches/index.ts';
import { getSharedProfile } from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { noteListed } from '#server/platform/shown.ts';
import { findableProfilesAmong } from './rankings.reads.ts';

/** Below it two people's work has little more in common than the language it is written in. */
const LEAST_ALIKE = 0.35;
/** Far more than a list shows: the index puts them in another order, and still holds some that left the lists. */
const SHORTLIST = 100;
const MOST_SHARED_SKILLS = 8;

/** Findable candidates of the portal whose work is most like that of one whom the reader may see. */
export async function listSimilarCandidates(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  userId: string,
  { limit, job_id: jobId = null }: { limit: number; job_id?: string | null | undefined },
): Promise<SimilarCandidate[]> {
  if (jobId) await ownJob(ctx, jobId);
  await getSharedProfile(ctx, userId, jobId);
  const { portal } = ctx.actor;
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const profile = found(await personInMatching(ctx, userId), 'profiles.not_found');
  const model = await modelFor(ctx, portal);
  const shortlist = await ctx.ranking.profilesFor(portal, profileAsJob(profile, model), {
    limit: SHORTLIST,
    model,
  });
  const ids = shortlist.map(({ id }) => id).filter((id) => id !== userId);
  const rows = await findableProfilesAmong(ctx.db, { portal, companyId }, ids);
  // Who is like somebody unknown is not named either: the two would be told from each other's names.
  const hidesAll = ctx.request.namedByAlias.has(userId);
  const disclosure = await disclosureOf(ctx, { jobId, userIds: rows.map((row) => row.userId), hidesAll });
  const similar = listedPeople(
    ctx,
    mostSimilarProfiles(profile, rows, model, { minScore: LEAST_ALIKE, limit }),
  );
  noteListed(
    ctx,
    similar.map(({ of }) => of.userId),
  );
  return similar.map(({ of: row, score, shared, further }) => ({
    candidate_id: disclosure.idOf(row.userId),
    name: disclosure.nameOf(row.userId, row.person.name),
    headline: disclosure.textOf(row.userId, row.person.headline ?? null),
    location: disclosure.unlessHidden(row.userId, row.person.location ?? null),
    avatar: disclosure.unlessHidden(row.userId, row.avatarFileId),
    experience_months: row.experienceMonths,
    score,
    shared_skills: shared.slice(0, MOST_SHARED_SKILLS),
    shared_count: shared.length,
    skill_count: shared.length + further.length,
  }));
}
