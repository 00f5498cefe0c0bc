import type { CareerStart } from './career-start.ts';
import type { ProfileSkill } from './features.ts';
import type { MatchModel } from './model.ts';
import { SkillShares, type SkillToGain } from './skill-shares.ts';

/** What a person has and lacks of an occupation's skills. */
export interface OccupationGap {
  /** 0 to 1: the share of the occupation's weighted skills that the person has today. */
  fit: number;
  /** What is missing, largest lift first; `lift` is what the fit gains when this skill alone is learned. */
  missing: (SkillToGain & { lift: number })[];
}

/** What a person lacks of an occupation's skills, each with what it would bring. */
export function occupationGap(model: MatchModel, person: CareerStart, occupationId: string): OccupationGap {
  const shares = new SkillShares(person.skills, model);
  const fit = shares.fit(occupationId);
  const missing = shares.missing(occupationId).map((skill) => ({
    ...skill,
    lift: fitTo(model, person, occupationId, [skill.id]) - fit,
  }));
  return { fit, missing: missing.sort((a, b) => b.lift - a.lift) };
}

/** The share of an occupation's weighted skills that the person would have with some more skills. */
export function fitTo(
  model: MatchModel,
  person: CareerStart,
  occupationId: string,
  learned: readonly string[] = [],
): number {
  const more = learned.map((id): ProfileSkill => ({ id, name: model.taxonomy.skill(id)?.name.en ?? id }));
  return new SkillShares([...person.skills, ...more], model).fit(occupationId);
}
