import type { Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import type { ProfileSkill } from './features.ts';
import type { MatchModel } from './model.ts';
import { idfOf, importanceWeights, type PreparedProfile, prepareProfile, skillKey } from './prepare.ts';
import { skillCredits } from './skill-credits.ts';

/** A skill of an occupation that somebody lacks. */
export interface SkillToGain {
  id: string;
  importance: 'essential' | 'useful';
  /** 1 (aware) to 5 (expert). */
  level: number;
  /** 0 to 1: how far a related skill, or this one at a lower level, goes towards it already. */
  credit: number;
}

const importanceOf = { essential: importanceWeights.must, useful: importanceWeights.should };

/** The skills of an occupation, each with what it weighs. */
interface WeighedSkills {
  of: Occupation['skills'];
  skills: Int32Array;
  needs: Uint8Array;
  weights: number[];
  total: number;
  /** What the person earns for each. */
  credit: Float64Array;
}

/** Occupations' skills, weighed as a job's are (rarity times importance), against those of one person. */
export class SkillShares {
  readonly taxonomy: Taxonomy;
  readonly #model: MatchModel;
  readonly #person: PreparedProfile;
  readonly #weighed = new Map<string, WeighedSkills>();
  readonly #reached = new Map<string, number>();

  constructor(skills: readonly ProfileSkill[], model: MatchModel) {
    this.taxonomy = model.taxonomy;
    this.#model = model;
    this.#person = prepareProfile('', { titles: [], skills: [...skills], text: '' }, model);
  }

  /** The share of an occupation's skills that the person has, related ones in part. */
  fit(id: string): number {
    const { weights, total, credit } = this.#of(id);
    return shareOf(weights, total, (at) => credit[at]!);
  }

  /** The share of the skills of `to` that the person has once `from` has taught them its own, related ones in part. */
  reach(from: string, to: string): number {
    const key = `${from} ${to}`;
    const known = this.#reached.get(key);
    if (known !== undefined) return known;
    const before = this.#of(from);
    const { skills, needs, weights, total, credit } = this.#of(to);
    const taught = skillCredits(
      { skills, needs },
      { skills: before.skills, levels: before.needs },
      this.#model,
    ).credit;
    const share = shareOf(weights, total, (at) => Math.max(taught[at]!, credit[at]!));
    this.#reached.set(key, share);
    return share;
  }

  /** 0 to 1: the fit, less where most of the person's own skills lie elsewhere. */
  likeness(id: string): number {
    const { skills } = this.#of(id);
    const asked = new Set(skills);
    const own = this.#person.skills;
    const inside = own.filter((key) => asked.has(key));
    const weightOf = (keys: Int32Array) => keys.reduce((sum, key) => sum + idfOf(key, this.#model), 0);
    const share = own.length === 0 ? 0 : weightOf(inside) / weightOf(own);
    return Math.sqrt(this.fit(id) * share);
  }

  /** What the person lacks of an occupation's skills, essential before useful, weightiest first. */
  missing(id: string): SkillToGain[] {
    const { of, weights, credit } = this.#of(id);
    return of
      .map(({ id: skillId, importance, level }, at) => ({
        entry: { id: skillId, importance, level, credit: credit[at]! },
        weight: weights[at]!,
      }))
      .filter(({ entry }) => entry.credit < 1)
      .sort(
        (a, b) =>
          (a.entry.importance < b.entry.importance ? -1 : a.entry.importance > b.entry.importance ? 1 : 0) ||
          b.weight * (1 - b.entry.credit) - a.weight * (1 - a.entry.credit) ||
          (a.entry.id < b.entry.id ? -1 : 1),
      )
      .map(({ entry }) => entry);
  }

  /** Skills that two occupations have in common, by their weight in the second. */
  shared(from: string, to: string): string[] {
    const before = new Set(this.#of(from).skills);
    const { of, skills, weights } = this.#of(to);
    return of
      .map(({ id }, at) => ({ id, key: skills[at]!, weight: weights[at]! }))
      .filter(({ key }) => before.has(key))
      .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  #of(id: string): WeighedSkills {
    const known = this.#weighed.get(id);
    if (known) return known;
    const of = (this.taxonomy.occupation(id)?.skills ?? []).filter((skill) => this.taxonomy.skill(skill.id));
    const skills = Int32Array.from(of, (skill) => skillKey({ id: skill.id, name: skill.id }, this.#model));
    const needs = Uint8Array.from(of, ({ level }) => level);
    const weights = of.map(
      ({ importance }, at) => idfOf(skills[at]!, this.#model) * importanceOf[importance],
    );
    const weighed = {
      of,
      skills,
      needs,
      weights,
      total: weights.reduce((sum, weight) => sum + weight, 0),
      credit: skillCredits({ skills, needs }, this.#person, this.#model).credit,
    };
    this.#weighed.set(id, weighed);
    return weighed;
  }
}

function shareOf(weights: readonly number[], total: number, creditAt: (at: number) => number): number {
  if (total === 0) return 0;
  return weights.reduce((sum, weight, at) => sum + weight * creditAt(at), 0) / total;
}
