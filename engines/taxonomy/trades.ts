import type { Skill } from './concepts.ts';
import { derived } from './derived.ts';
import type { ShownSkill } from './find-duties.ts';
import { normaliseTitle } from './normalise-title.ts';
import type { Taxonomy } from './taxonomy.ts';

/** What titles say of the work, for telling what is meant by words that mean something else elsewhere. */
export interface Trade {
  /** The occupations that the titles may mean, likeliest first; none where they say nothing. */
  occupationIds: readonly string[];
  /** Whether a skill is one of the work's own. */
  owns(skillId: string): boolean;
  /** Whether a skill is at home in the work: its own, a neighbour of its own, or one that all kinds of work ask for. */
  has(skillId: string): boolean;
  /** Whether a skill is of the same field as a skill of the work. */
  isNear(skillId: string): boolean;
  /** Whether a skill is of another licensed profession of health alone: what nurses do in intensive care is none of a pharmacist's. */
  isReserved(skillId: string): boolean;
  /** Whether any work of the same sector asks for a skill. */
  isOfSector(skillId: string): boolean;
}

const LEAST_LIKENESS = 0.6;
const MOST_OCCUPATIONS = 2;
/** A skill that so many sectors ask for is foreign to none. */
const EVERYWHERE = 5;

/** The trade that titles name. */
export function tradeOf(taxonomy: Taxonomy, ...titles: readonly string[]): Trade {
  const occupationIds = [
    ...new Set(
      titles
        .filter((title) => title.trim() !== '')
        .flatMap((title) => normaliseTitle(taxonomy, title, MOST_OCCUPATIONS))
        .filter(({ score }) => score >= LEAST_LIKENESS)
        .map(({ id }) => id),
    ),
  ];
  const own = new Set(
    occupationIds.flatMap((id) => taxonomy.occupation(id)?.skills.map((skill) => skill.id) ?? []),
  );
  const skills = [...own].flatMap((id) => taxonomy.skill(id) ?? []);
  const near = new Set(skills.flatMap(({ related }) => related.map(({ id }) => id)));
  const fields = new Set(skills.map(fieldOf));
  const sectors = sectorsOfSkills(taxonomy);
  const ownSectors = occupationIds.flatMap((id) => taxonomy.occupation(id)?.sectorId ?? []);
  const ownProfessions = occupationIds.map((id) =>
    professionOf(taxonomy, taxonomy.occupation(id)?.isco ?? null),
  );
  const isOfHealth = ownProfessions.some(Boolean);
  return {
    occupationIds,
    owns: (id) => own.has(id),
    has: (id) => own.has(id) || near.has(id) || (sectors.get(id)?.size ?? 0) >= EVERYWHERE,
    isNear: (id) => {
      const skill = taxonomy.skill(id);
      return skill !== null && fields.has(fieldOf(skill));
    },
    isReserved: (id) => {
      const profession = professionOfSkill(taxonomy).get(id);
      return isOfHealth && profession != null && !ownProfessions.includes(profession);
    },
    isOfSector: (id) => ownSectors.some((sector) => sectors.get(id)?.has(sector)),
  };
}

/**
 * Whether words that tell of work mean their skill in this trade. What is told in words of several clauses is no more than
 * a guess, which only the trade's own skills are worth; a skill of no such trade is named or not asked for at all.
 */
export function isToldIn(trade: Trade, { skillId, text, isNamed }: ShownSkill): boolean {
  if (isNamed || trade.owns(skillId)) return true;
  if (PARTED.test(text)) return false;
  return trade.occupationIds.length === 0 || trade.has(skillId) || trade.isNear(skillId);
}

const PARTED = /[,،;؛]/u;

const fieldOf = ({ group, category }: Skill): string => `${group}/${category.en}`;

/** ISCO-08 calls the professions of health so: 22 with a degree, 32 with a diploma. */
const OF_HEALTH = /^(?:22|32)/u;

/** The licensed profession of health that a unit group of ISCO-08 belongs to, by its first group; null where it is none. */
const professionOf = ({ licences }: Taxonomy, isco: string | null): string | null =>
  licences.find(
    ({ groups }) => isco !== null && groups.includes(isco) && groups.every((it) => OF_HEALTH.test(it)),
  )?.groups[0] ?? null;

/** The one profession of health whose work a skill is essential to; null where others need it as well. */
const professionOfSkill = derived((taxonomy) => {
  const professions = new Map<string, string | null>();
  for (const { isco, skills } of taxonomy.occupations) {
    const profession = professionOf(taxonomy, isco);
    for (const { id, importance } of skills) {
      if (importance !== 'essential') continue;
      const known = professions.get(id);
      professions.set(id, known === undefined || known === profession ? profession : null);
    }
  }
  return professions;
});

/** The sectors in whose occupations a skill is. */
const sectorsOfSkills = derived(({ occupations }) => {
  const sectors = new Map<string, Set<string>>();
  for (const { sectorId, skills } of occupations)
    for (const { id } of skills) {
      const known = sectors.get(id);
      if (known) known.add(sectorId);
      else sectors.set(id, new Set([sectorId]));
    }
  return sectors;
});
