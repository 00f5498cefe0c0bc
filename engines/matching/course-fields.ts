import { type Course, derived, rungs, type Taxonomy } from '#engines/taxonomy/index.ts';
import { isGeneral } from './gap-worth.ts';

/**
 * Whether a course teaches its subject as another trade has it: of what it teaches besides, apart from tools and manners,
 * nothing is of the work that is meant nor of its kinds. "Power BI for project controls" is none for salespeople.
 */
export function isOfOtherTrade(
  { skills: [, ...besides] }: Course,
  occupationId: string | null,
  taxonomy: Taxonomy,
): boolean {
  const own = taxonomy.occupation(occupationId ?? '')?.skills ?? [];
  if (own.length === 0) return false;
  const kindOf = (id: string) => taxonomy.skill(id)?.category.en;
  const kinds = new Set(own.map(({ id }) => kindOf(id)));
  const telling = besides.filter(({ id }) => taxonomy.skill(id)?.kind !== 'tool' && !isGeneral(taxonomy, id));
  return (
    telling.length >= enoughToTell &&
    !telling.some(({ id }) => own.some((skill) => skill.id === id) || kinds.has(kindOf(id)))
  );
}
/** One thing that is taught besides tells no trade. */
const enoughToTell = 2;

/** The sectors in which each course is advised. */
export const sectorsAdvising = derived(({ occupations }) => {
  const sectors = new Map<string, Set<string>>();
  for (const { sectorId, learning } of occupations)
    for (const id of rungs.flatMap((rung) => learning?.[rung] ?? []))
      sectors.set(id, (sectors.get(id) ?? new Set()).add(sectorId));
  return sectors;
});
