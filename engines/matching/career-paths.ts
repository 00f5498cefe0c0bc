import type { Name } from '#engines/taxonomy/index.ts';
import { type CareerStart, type FoundStart, knownBy, startOf } from './career-start.ts';
import { distinct, type Edge, type Walk, walksFrom } from './career-walks.ts';
import type { MatchModel } from './model.ts';
import { SkillShares, type SkillToGain } from './skill-shares.ts';

/** A step of a career path. */
export interface CareerStep {
  occupationId: string;
  zone: number;
  /** Why people go there from the occupation before; `null` where only likeness leads there. */
  why: Name | null;
  /** Skills that it has in common with the occupation before, weightiest first, at most five. */
  sharedSkillIds: string[];
  /** Further years that it usually takes from the step before. 0: the experience is there already. */
  years: number;
  /** Beyond what the person has and the steps before have taught; missing essential ones first. */
  toGain: SkillToGain[];
  /** 0 to 1: the share of its weighted skills that the person has today. */
  fit: number;
}

/** A line of occupations. */
export interface CareerPath {
  /** Two to four. */
  steps: CareerStep[];
}

/** What was found of where a person may go. */
export interface CareerPaths {
  /** `null` where nothing tells where the person is; then there are no paths. */
  from: FoundStart | null;
  paths: CareerPath[];
}

/**
 * Lines of occupations that one may walk from where a person is, at most `n`, the most promising first. Each goes
 * along the steps that the taxonomy names, and by likeness where it names too few; never more than one job zone up at a
 * time, never back to where the person has been, and each begins in a direction of its own where there are enough.
 */
export function careerPaths(model: MatchModel, person: CareerStart, n = 3): CareerPaths {
  const skills = new SkillShares(person.skills, model);
  const from = startOf(person, skills);
  const start = from && model.taxonomy.occupation(from.occupationId);
  if (!start) return { from: null, paths: [] };
  const past = new Set([
    start.id,
    ...(person.titles ?? []).flatMap((title) => knownBy(model.taxonomy, title) ?? []),
  ]);
  const walks = walksFrom(start, past, n, skills);
  const have = Math.max(person.years ?? 0, start.years);
  return { from, paths: distinct(walks, n).map((walk) => ({ steps: stepsOf(walk, have, skills) })) };
}

/**
 * A line of occupations as the person would walk it today, where it begins first; `null` where one of them is not
 * known or there is no step. The line need not be one that `careerPaths` would suggest: people choose, and data change.
 */
export function careerPathAlong(
  model: MatchModel,
  person: CareerStart,
  occupationIds: readonly string[],
): CareerPath | null {
  const line = occupationIds.flatMap((id) => model.taxonomy.occupation(id) ?? []);
  const [first, ...others] = line;
  if (!first || others.length === 0 || line.length < occupationIds.length) return null;
  const edges = others.map((to, at): Edge => {
    const from = line[at] ?? first;
    return { from, to, why: from.next.find(({ id }) => id === to.id)?.why ?? null, worth: 0 };
  });
  const have = Math.max(person.years ?? 0, first.years);
  return { steps: stepsOf({ edges, worth: 0 }, have, new SkillShares(person.skills, model)) };
}

const mostShared = 5;

function stepsOf({ edges }: Walk, have: number, skills: SkillShares): CareerStep[] {
  const gained = new Set<string>();
  let years = have;
  return edges.map(({ from, to, why }, at) => {
    const toGain = skills.missing(to.id).filter(({ id }) => !gained.has(id));
    for (const { id } of toGain) gained.add(id);
    // Nobody moves on the day they arrive, whatever the years say.
    const more = Math.max(at === 0 ? 0 : 1, to.years - years);
    years += more;
    return {
      occupationId: to.id,
      zone: to.zone,
      why,
      sharedSkillIds: skills.shared(from.id, to.id).slice(0, mostShared),
      years: more,
      toGain,
      fit: skills.fit(to.id),
    };
  });
}
