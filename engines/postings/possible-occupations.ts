import {
  cleanTitleOf,
  derived,
  normaliseTitle,
  type Taxonomy,
  titleIsKnown,
} from '#engines/taxonomy/index.ts';
import { foldName, foldTitle } from '#engines/text/index.ts';
import type { PossibleOccupation } from './posting.ts';

const MOST_OCCUPATIONS = 5;
const LEAST_LIKENESS = 0.35;
const EXACT = 0.99;
/** A guess, however much of what it does is asked for. */
const MOST_OF_GUESS = 0.989;
/** Fewer skills than this do not tell one field from another. */
const LEAST_TELLING = 2;

/** Occupations that a title may mean; where their names are alike, the one whose skills are asked for. */
export function possibleOccupations(
  taxonomy: Taxonomy,
  title: string,
  skills: readonly { id: string }[],
): PossibleOccupation[] {
  if (title === '') return [];
  const several = tradesNamed(taxonomy, title);
  if (several.length > 1) return several;
  const asked = new Set(skills.map(({ id }) => id));
  const sharedWith = (id: string): number =>
    (taxonomy.occupation(id)?.skills ?? []).filter((skill) => asked.has(skill.id)).length;
  const named = normaliseTitle(taxonomy, title, MOST_OCCUPATIONS).filter(
    ({ score }) => score >= LEAST_LIKENESS,
  );
  const shareOf = sectorShares(taxonomy);
  // A field is told by the skills of all its work, and not only by those of the occupation that bears the name.
  const toldOf = (id: string): number =>
    [...asked].reduce((sum, skill) => sum + shareOf(skill, id), sharedWith(id));
  const mostOfExact = Math.max(0, ...named.filter(({ score }) => score >= EXACT).map(({ id }) => toldOf(id)));
  const meant = namesakes(taxonomy)(title).filter(
    (id) => sharedWith(id) >= LEAST_TELLING && toldOf(id) > mostOfExact,
  );
  const found = new Map(
    named.map(({ id, score }) => {
      // An exact name is left alone; a guess may rise a little by what the posting asks.
      const raised = Math.min(MOST_OF_GUESS, score + Math.min(0.08, sharedWith(id) * 0.01));
      return [id, score >= EXACT && meant.length === 0 ? score : raised];
    }),
  );
  for (const id of meant) found.set(id, EXACT);
  return [...found].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score);
}

/** Of the occupations that need a skill, how many are of the sector of one, 0 to 1. */
const sectorShares = derived((taxonomy) => {
  const holders = new Map<string, Map<string, number>>();
  for (const { sectorId, skills } of taxonomy.occupations)
    for (const { id } of skills) {
      const sectors = holders.get(id) ?? new Map<string, number>();
      holders.set(id, sectors.set(sectorId, (sectors.get(sectorId) ?? 0) + 1));
    }
  return (skill: string, occupation: string): number => {
    const sectors = holders.get(skill);
    const own = sectors?.get(taxonomy.occupation(occupation)?.sectorId ?? '') ?? 0;
    return own === 0 ? 0 : own / [...(sectors?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  };
});

/** "Generator technician / Bus driver / Aluminium fabricator": who is sought for several trades chooses among them; none is the one. */
function tradesNamed(taxonomy: Taxonomy, title: string): PossibleOccupation[] {
  const parts = wholeParts(title.split(' / '));
  const trades =
    parts.length < LEAST_TRADES ? [] : parts.flatMap((part) => normaliseTitle(taxonomy, part, 1));
  // A word such as "technician" is of many trades and names none.
  const least = (part: string): number => (/\s/u.test(part) ? titleIsKnown : EXACT);
  const isEach =
    trades.length === parts.length && trades.every(({ score }, at) => score >= least(parts[at] ?? ''));
  const ids = new Set(trades.map(({ id }) => id));
  return isEach && ids.size === parts.length ? trades.map(({ id }) => ({ id, score: OF_SEVERAL })) : [];
}
const LEAST_TRADES = 2;

/** «فني / أخصائي تخدير», "Junior / Senior accountant": a rank before a slash is of what stands behind the other. */
function wholeParts(parts: string[]): string[] {
  const [, ...field] = parts.at(-1)?.split(' ') ?? [];
  const isShort = (part: string): boolean => !part.includes(' ');
  const [first = ''] = parts;
  return parts.length === LEAST_TRADES && isShort(first) && field.length > 0
    ? parts.map((part) => (isShort(part) ? [part, ...field].join(' ') : part))
    : parts;
}
/** Less than what is known: nobody has said which. */
const OF_SEVERAL = 0.89;

/**
 * Occupations that bear a title with their field behind it, "Control Room Operator (Security)": the title alone is borne by
 * another field, and what is asked for tells which is meant.
 */
const namesakes = derived((taxonomy) => {
  const byName = new Map<string, string[]>();
  for (const { id, name, aliases } of taxonomy.occupations)
    for (const written of [name.en, name.ar, ...aliases.en, ...aliases.ar]) {
      const bare = written.replace(/\s*\([^()]*\)\s*$/u, '');
      if (bare !== written) byName.set(keyOf(bare), [...(byName.get(keyOf(bare)) ?? []), id]);
    }
  return (title: string): readonly string[] => byName.get(keyOf(cleanTitleOf(taxonomy, title))) ?? [];
});

const keyOf = (title: string): string => foldName(foldTitle(title));
