import { derived, type SkillGroup, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { GapSkill } from './gap-skill.ts';

/**
 * What closing each skill of a gap is worth, 1 for what lifts most and belongs to the trade. The lift alone would do
 * where postings said what their work asks for; they name manners, offices and tools as well, and what makes somebody
 * an auditor or a Java developer counts more than those. What must be known counts double.
 */
export function worthOfSkill(
  taxonomy: Taxonomy,
  occupationId: string | null,
  most: number,
): (skill: GapSkill) => number {
  const relevance = relevanceTo(taxonomy, occupationId);
  return ({ skillId, lift, must, isUsual }) => {
    const weight = isUsual ? weightOfUsual : Math.sqrt(most > 0 ? lift / most : 1);
    return weight * (must ? weightOfMust : 1) * relevance(skillId);
  };
}

const weightOfMust = 2;
/** What a posting does not state is weaker than what it asks for, and stronger than its manners. */
const weightOfUsual = 0.4;

const relevances = { essential: 1.3, ofLeaders: 0.7, useful: 1.1, sameKind: 0.9, other: 0.55, general: 0.35 };

/** How people lead, talk and write belongs to every trade, and tells nothing of one unless it is its own. */
const generalGroups: ReadonlySet<SkillGroup> = new Set<SkillGroup>(['leadership', 'communication']);

/** Whether a skill belongs to every trade, as leading and talking do. */
export const isGeneral = (taxonomy: Taxonomy, skillId: string): boolean => {
  const skill = taxonomy.skill(skillId);
  return skill !== null && generalGroups.has(skill.group);
};

/** Whether a skill is one of leading people: general, and yet the very step where somebody becomes a supervisor. */
export const leadsPeople = (taxonomy: Taxonomy, skillId: string): boolean =>
  taxonomy.skill(skillId)?.category.en === leadingPeople;

const leadingPeople = 'Leading people';

/**
 * Whether a skill is neither of the work that is meant nor a tool or manner of any: a posting names it in passing, as it does
 * the stocks of a site or the audit of another system.
 */
export const isInPassing = (taxonomy: Taxonomy, skillId: string, occupationId: string | null): boolean =>
  occupationId !== null &&
  taxonomy.skill(skillId)?.kind !== 'tool' &&
  !isGeneral(taxonomy, skillId) &&
  !skillsOfOccupations(taxonomy).get(occupationId)?.importance.has(skillId) &&
  !isAtHeart(taxonomy, skillId, occupationId);

/**
 * Whether a skill is a whole subject of study, such as social sciences, that a posting names for its degree and that is
 * not what the work is made of: nobody closes that by a course.
 */
export function isWholeSubject(taxonomy: Taxonomy, skillId: string, occupationId: string | null): boolean {
  if (occupationId === null || taxonomy.skill(skillId)?.kind !== 'knowledge') return false;
  if (skillsOfOccupations(taxonomy).get(occupationId)?.importance.has(skillId)) return false;
  return subjects(taxonomy).has(skillId);
}

const subjects = derived(({ fieldsOfStudy, skills }) => {
  const names = new Set(fieldsOfStudy.flatMap(({ name, aliases }) => [name.en, ...aliases.en].map(fold)));
  return new Set(skills.filter(({ name }) => names.has(fold(name.en))).map(({ id }) => id));
});

/** Whether a skill leads people, or is of a kind of which an occupation's essential skills have several: not what it also needs. */
export function isAtHeart(taxonomy: Taxonomy, skillId: string, occupationId: string): boolean {
  if (leadsPeople(taxonomy, skillId)) return true;
  const kindOf = (id: string) => taxonomy.skill(id)?.category.en;
  const own = kindOf(skillId);
  const essential = (taxonomy.occupation(occupationId)?.skills ?? []).filter(
    ({ importance }) => importance === 'essential',
  );
  return essential.filter(({ id }) => kindOf(id) === own).length > 1;
}

function relevanceTo(taxonomy: Taxonomy, occupationId: string | null): (skillId: string) => number {
  const own = occupationId === null ? undefined : skillsOfOccupations(taxonomy).get(occupationId);
  return (id) => {
    const importance = own?.importance.get(id);
    if (isGeneral(taxonomy, id))
      return importance === 'essential' ? relevances.ofLeaders : relevances.general;
    if (importance) return relevances[importance];
    const kind = taxonomy.skill(id)?.category.en;
    return kind !== undefined && (own?.kinds.has(kind) ?? true) ? relevances.sameKind : relevances.other;
  };
}

/** Whether a skill is one that an occupation itself is made of, or of its kind. */
export function isOfTrade(taxonomy: Taxonomy, skillId: string, occupationId: string): boolean {
  return relevanceTo(taxonomy, occupationId)(skillId) >= relevances.sameKind;
}

const skillsOfOccupations = derived(
  (taxonomy) =>
    new Map(
      taxonomy.occupations.map(({ id, skills }) => {
        const essential = skills.filter((skill) => skill.importance === 'essential');
        return [
          id,
          {
            importance: new Map(skills.map((skill) => [skill.id, skill.importance])),
            kinds: new Set(essential.flatMap((skill) => taxonomy.skill(skill.id)?.category.en ?? [])),
          },
        ];
      }),
    ),
);
