import type { z } from 'zod';
import type {
  CandidatePreview,
  previewCandidates as previewCandidatesEndpoint,
  SkillWeight,
} from '#contract/features/rankings.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { JobFeatures } from '#engines/matching/index.ts';
import { shownFrom } from '#server/db/shown-from.ts';
import { disclosureOf, listedPeople } from '#server/features/blind-review/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import { featuresOfJob, type JobForMatching } from '#server/features/match-index/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { explainer, MOST_CANDIDATES, STRONG } from '#server/features/matches/index.ts';
import { conceptsIn } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { noteListed } from '#server/platform/shown.ts';
import { findableProfilesAmong, notFoundBy } from './rankings.reads.ts';

export interface PreviewedRanking {
  /** Everyone above the floor, best first. */
  ranked: { id: string; score: number }[];
  aboveFloor: number;
  /** Above the floor of what is shown at first. */
  shown: number;
  strong: number;
}

/** How the people whom a company finds rank for a job that nobody has saved: asked of the index in memory, nothing is stored. */
export async function previewRanking(
  ctx: Ctx & Uses<'models' | 'ranking'>,
  features: JobFeatures,
  { portal, companyId }: { portal: string; companyId: string },
): Promise<PreviewedRanking> {
  const model = await modelFor(ctx, portal);
  const best = await ctx.ranking.profilesFor(portal, features, {
    model,
    minScore: LIMITS.candidateScoreFloor,
    limit: MOST_CANDIDATES,
  });
  // The index holds everyone whose matches are computed, also who hides.
  const hidden = await notFoundBy(ctx.db, { portal, companyId });
  const ranked = best.filter(({ id, score }) => score > LIMITS.candidateScoreFloor && !hidden.has(id));
  const above = (floor: number) => ranked.filter(({ score }) => score > floor).length;
  return {
    ranked,
    aboveFloor: ranked.length,
    shown: above(shownFrom(ranked[0]?.score ?? 0)),
    strong: above(STRONG),
  };
}

/**
 * Counts and the best people for a job as it stands in an editor, or for a posted one with other weights: then beside
 * each where the person stands with the weights that are saved.
 */
export async function previewCandidates(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  input: z.output<typeof previewCandidatesEndpoint.body>,
): Promise<z.input<typeof CandidatePreview>> {
  const { job, before, hides } = await askedOf(ctx, input);
  const { portal } = ctx.actor;
  const finder = { portal, companyId: found(ctx.actor.companyId, 'access.denied') };
  const now = await previewRanking(ctx, job.features, finder);
  const then = before && (await previewRanking(ctx, before, finder));
  const placeThen = new Map(then?.ranked.map(({ id, score }, at) => [id, { rank: at + 1, score }]));
  const listed = listedPeople(ctx, now.ranked.slice(0, input.limit));
  const rows = await findableProfilesAmong(
    ctx.db,
    finder,
    listed.map(({ id }) => id),
  );
  const people = new Map(rows.map((row) => [row.userId, row]));
  const disclosure = await disclosureOf(ctx, { jobId: job.id, userIds: [...people.keys()], hidesAll: hides });
  noteListed(ctx, people.keys());
  const explain = explainer(await modelFor(ctx, ctx.actor.portal));
  const results = listed.flatMap(({ id, score }, at) => {
    const person = people.get(id);
    if (!person) return [];
    const { matched, partial, missing } = explain(job, person);
    return {
      candidate_id: disclosure.idOf(id),
      name: disclosure.nameOf(id, person.person.name),
      headline: disclosure.textOf(id, person.person.headline ?? null),
      rank: at + 1,
      score,
      rank_before: placeThen.get(id)?.rank ?? null,
      score_before: placeThen.get(id)?.score ?? null,
      matched: matched.slice(0, REASONS).map(({ name }) => name),
      partial: partial.slice(0, REASONS).map(({ name }) => name),
      missing: missing.slice(0, REASONS).map(({ name }) => name),
    };
  });
  return {
    above_floor: now.aboveFloor,
    shown: now.shown,
    strong: now.strong,
    is_capped: now.aboveFloor >= MOST_CANDIDATES,
    before: then && { above_floor: then.aboveFloor, shown: then.shown, strong: then.strong },
    results,
  };
}

/** Skills named beside a person. */
const REASONS = 3;

async function askedOf(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  input: z.output<typeof previewCandidatesEndpoint.body>,
) {
  if (input.job_id) {
    const row = await ownJob(ctx, input.job_id);
    const before = featuresOfJob(ctx.taxonomy, row);
    const features = featuresOfJob(ctx.taxonomy, { ...row, skills: withWeights(row.skills, input.weights) });
    return { job: { id: row.id, features }, before: input.weights.length > 0 ? before : null, hides: false };
  }
  if (!input.job) throw new Refusal('request.invalid', {}, [{ path: 'job', code: 'required' }]);
  const { job } = input;
  const conceptOf = await conceptsIn(ctx.taxonomy, ctx.db, ctx.actor.portal, job.skills);
  const unsaved: JobForMatching = {
    title: job.job_title,
    occupation: job.occupation ?? null,
    description: job.description ?? '',
    fullText: job.full_text ?? null,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    skills: job.skills.map((skill) => ({ ...skill, ref_skill: conceptOf(skill)?.id ?? null })),
    minYears: job.min_years ?? null,
    education: job.education ?? null,
    location: job.location ?? null,
    workPlace: job.work_place,
    languages: job.languages,
  };
  return {
    job: { id: null, features: featuresOfJob(ctx.taxonomy, unsaved) },
    before: null,
    hides: job.is_blind,
  };
}

/** A job's skills with other weights for some of them; null is what the importance counts for. */
export function withWeights<S extends { ref_skill: string | null; name: string; weight?: number | null }>(
  skills: readonly S[],
  weights: readonly Pick<z.output<typeof SkillWeight>, 'skill' | 'weight'>[],
): S[] {
  const given = new Map(weights.map(({ skill, weight }) => [skill, weight]));
  return skills.map((skill) => {
    const weight = given.get(skill.ref_skill ?? skill.name);
    return weight === undefined ? skill : { ...skill, weight };
  });
}
