import { LRUCache } from 'lru-cache';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { type JobFeatures, type ProfileFeatures, preparedStamp } from '#engines/matching/index.ts';
import { knownJobs, knownProfiles } from '#server/features/match-index/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { explainer, type Known } from './matches.present.ts';
import { freshJobFeatures, freshProfileFeatures } from './matches.service.ts';

/** A job or a person of a list. `changed` tells what matching knew of it when the list was read; null where it knew nothing. */
interface Side {
  id: string;
  changed: string | null;
}

export interface Pair {
  job: Side;
  profile: Side;
}

/** At some six kilobytes each. People go back and forth between a list and what it leads to. */
const kept = new LRUCache<string, Explanation>({ max: 2_000 });

/**
 * Explains the pairs of a list as its portal ranks at present; null where a side is gone. Of pairs that were explained
 * before, and whose sides and model are what they were, nothing is read.
 */
export async function explainedPairs(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  portal: string,
  pairs: readonly Pair[],
): Promise<(pair: Pair) => Explanation | null> {
  const model = await modelFor(ctx, portal);
  const under = `${model.version} ${preparedStamp(model)}`;
  const nameOf = ({ job, profile }: Pair) =>
    `${job.id} ${job.changed} ${profile.id} ${profile.changed} ${under}`;
  const explained = new Map<Pair, Explanation>();
  const unknown: Pair[] = [];
  for (const pair of pairs) {
    const known = kept.get(nameOf(pair));
    if (known) explained.set(pair, known);
    else unknown.push(pair);
  }
  if (unknown.length > 0) {
    const jobOf = await sidesOf<JobFeatures>(
      ctx,
      unknown.map(({ job }) => job),
      knownJobs,
      freshJobFeatures,
    );
    const profileOf = await sidesOf<ProfileFeatures>(
      ctx,
      unknown.map(({ profile }) => profile),
      knownProfiles,
      freshProfileFeatures,
    );
    const explain = explainer(model);
    for (const pair of unknown) {
      const job = jobOf(pair.job);
      const profile = profileOf(pair.profile);
      if (!job || !profile) continue;
      const explanation = explain(job, profile);
      explained.set(pair, explanation);
      // What has changed since the list was read is not kept as what it was.
      if (isStill(job, pair.job) && isStill(profile, pair.profile)) kept.set(nameOf(pair), explanation);
    }
  }
  return (pair) => explained.get(pair) ?? null;
}

type KnownOnce<Features> = Known<Features> & { changed: string | null };

const isStill = (known: KnownOnce<unknown>, { changed }: Side) =>
  changed !== null && known.changed === changed;

/** What matching knows of some jobs or people; of one that it does not know yet, what it will. */
async function sidesOf<Features>(
  ctx: Ctx & Uses<'taxonomy'>,
  sides: readonly Side[],
  knownOf: (db: Ctx['db'], ids: readonly string[]) => Promise<(KnownOnce<Features> & { id: string })[]>,
  freshOf: (ctx: Ctx & Uses<'taxonomy'>, id: string) => Promise<Features | null>,
): Promise<(side: Side) => KnownOnce<Features> | undefined> {
  const ids = [...new Set(sides.map(({ id }) => id))];
  const known = new Map<string, KnownOnce<Features>>();
  for (const row of await knownOf(ctx.db, ids)) known.set(row.id, row);
  for (const id of ids) {
    if (known.has(id)) continue;
    const features = await freshOf(ctx, id);
    if (features) known.set(id, { features, changed: null });
  }
  return ({ id }) => known.get(id);
}
