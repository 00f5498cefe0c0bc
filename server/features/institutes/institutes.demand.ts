import { importanceWeights } from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { AskedSkill } from './institutes.comparing.ts';
import type { AskingRow } from './institutes.reads.ts';

/** What jobs ask for, taken together. */
export interface Demand {
  basis: 'openings' | 'occupation';
  openings: number;
  asked: AskedSkill[];
  /** Names of skills that the taxonomy does not know. */
  unread: string[];
}

/** Of what is asked for least, fewer than one opening in many asks. */
const MOST_ASKED = 60;
const MOST_UNREAD = 30;

/**
 * What openings ask for: each skill by how much each opening asks for it (must 1, should .6, nice .3, or the weight that
 * its recruiter gave it), averaged over the openings.
 */
export function demandOf(taxonomy: Taxonomy, openings: readonly AskingRow[]): Demand {
  const sums = new Map<string, { weight: number; openings: number }>();
  const unread = new Map<string, number>();
  for (const { skills } of openings) {
    const seen = new Map<string, number>();
    for (const { ref_skill: id, name, importance, weight } of skills) {
      const asks = weight ?? importanceWeights[importance];
      if (id && taxonomy.skill(id)) seen.set(id, Math.max(seen.get(id) ?? 0, asks));
      else unread.set(name, (unread.get(name) ?? 0) + 1);
    }
    for (const [id, weight] of seen) {
      const known = sums.get(id) ?? { weight: 0, openings: 0 };
      sums.set(id, { weight: known.weight + weight, openings: known.openings + 1 });
    }
  }
  const asked = [...sums]
    .map(([id, sum]) => ({
      id,
      weight: sum.weight / openings.length,
      openings: sum.openings,
      coursesThere: [],
    }))
    .filter(({ weight }) => weight > 0);
  return {
    basis: 'openings',
    openings: openings.length,
    asked: mostAsked(asked),
    unread: [...unread]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, MOST_UNREAD)
      .map(([name]) => name),
  };
}

const OCCUPATION_WEIGHTS = { essential: 1, useful: 0.5 } as const;

/** What an occupation usually asks for, where nobody looks for such people today. */
function usualDemand(taxonomy: Taxonomy, occupationIds: readonly string[]): Demand {
  const sums = new Map<string, number>();
  for (const occupationId of occupationIds)
    for (const { id, importance } of taxonomy.occupation(occupationId)?.skills ?? [])
      sums.set(
        id,
        (sums.get(id) ?? 0) +
          (importance === 'essential' ? OCCUPATION_WEIGHTS.essential : OCCUPATION_WEIGHTS.useful),
      );
  const asked = [...sums].map(([id, weight]) => ({ id, weight, openings: null, coursesThere: [] }));
  return { basis: 'occupation', openings: 0, asked: mostAsked(asked), unread: [] };
}

/** What the openings ask for; where there are none, what the occupations usually do. */
export const demandFor = (
  taxonomy: Taxonomy,
  openings: readonly AskingRow[],
  occupationIds: readonly string[],
): Demand => (openings.length > 0 ? demandOf(taxonomy, openings) : usualDemand(taxonomy, occupationIds));

/**
 * What several occupations ask for, each counting alike: one with many openings does not silence those that have few or none.
 */
export function demandOfAll(demands: readonly Demand[]): Demand {
  const sums = new Map<string, AskedSkill>();
  for (const { id, weight, openings, coursesThere } of demands.flatMap(({ asked }) => asked)) {
    const known = sums.get(id) ?? { id, weight: 0, openings: null, coursesThere };
    const all = openings === null ? known.openings : openings + (known.openings ?? 0);
    sums.set(id, { ...known, weight: known.weight + weight / demands.length, openings: all });
  }
  const openings = demands.reduce((sum, one) => sum + one.openings, 0);
  return {
    basis: openings > 0 ? 'openings' : 'occupation',
    openings,
    asked: mostAsked([...sums.values()]),
    unread: [...new Set(demands.flatMap(({ unread }) => unread))].slice(0, MOST_UNREAD),
  };
}

const mostAsked = (asked: AskedSkill[]): AskedSkill[] =>
  asked.sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1)).slice(0, MOST_ASKED);
