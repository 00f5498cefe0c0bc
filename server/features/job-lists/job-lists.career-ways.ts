import { LRUCache } from 'lru-cache';
import { careerPaths, careerStart, type MatchModel, type ProfileFeatures } from '#engines/matching/index.ts';
import { derived } from '#engines/taxonomy/index.ts';

/** At a few hundred bytes each. */
const waysKept = derived(() => new LRUCache<string, ReadonlyMap<string, string[]>>({ max: 2_000 }));

/**
 * The occupations on a person's career paths, each with the steps that lead to it, itself last. Kept as long as the
 * profile stays as it is, since the list of matching jobs asks for them with every page.
 */
export function waysTo(
  model: MatchModel,
  profile: { userId: string; changed: string; features: ProfileFeatures },
): ReadonlyMap<string, string[]> {
  const key = `${profile.userId} ${profile.changed}`;
  const kept = waysKept(model.taxonomy);
  const known = kept.get(key);
  if (known) return known;
  const ways = new Map<string, string[]>();
  for (const { steps } of careerPaths(model, careerStart(profile.features)).paths) {
    const ids = steps.map(({ occupationId }) => occupationId);
    ids.forEach((id, at) => {
      if (!ways.has(id)) ways.set(id, ids.slice(0, at + 1));
    });
  }
  kept.set(key, ways);
  return ways;
}
