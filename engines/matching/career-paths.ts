import {
  derived,
  type Name,
  normaliseTitle,
  type Occupation,
  type RankedTitle,
  type Taxonomy,
  titleIsKnown,
} from '#engines/taxonomy/index.ts';
import type { ProfileFeatures, ProfileSkill } from './features.ts';
import type { MatchModel } from './model.ts';
import { idfOf, importanceWeights, type PreparedProfile, prepareProfile, skillKey } from './prepare.ts';
import { skillCredits } from './score.ts';
import { findOccupations } from './titles.ts';
import { isWalkable, nextOccupations } from './transitions.ts';

export interface CareerStart {
  /** Where the person is, where that is known; else it is found by the titles, else by the skills. */
  occupationId?: string;
  /** The present one first. */
  titles?: readonly string[];
  skills: readonly ProfileSkill[];
  /** Years of work; what the occupation usually asks for where they are not known. */
  years?: number | null;
}

export interface SkillToGain {
  id: string;
  importance: 'essential' | 'useful';
  /** 1 (aware) to 5 (expert). */
  level: number;
  /** 0 to 1: how far a related skill, or this one at a lower level, goes towards it already. */
  credit: number;
}

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

export interface CareerPath {
  /** Two to four. */
  steps: CareerStep[];
}

export interface CareerPaths {
  /** `null` where nothing tells where the person is; then there are no paths. */
  from: { occupationId: string; foundBy: 'given' | 'title' | 'skills' } | null;
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
  if (!from) return { from: null, paths: [] };
  const start = model.taxonomy.occupation(from.occupationId)!;
  const past = new Set([
    start.id,
    ...(person.titles ?? []).flatMap((title) => knownBy(model.taxonomy, title) ?? []),
  ]);
  const walks = walksFrom(start, past, n, skills);
  const have = Math.max(person.years ?? 0, start.years);
  return { from, paths: distinct(walks, n).map((walk) => ({ steps: stepsOf(walk, have, skills) })) };
}

/** Where the person of a profile stands: what they do now comes before what they did. */
export function careerStart({ titles, skills, years }: ProfileFeatures): CareerStart {
  const latestFirst = [...titles].sort((a, b) => Number(b.current) - Number(a.current));
  return { titles: latestFirst.map(({ title }) => title), skills, years: years ?? null };
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
  const line = occupationIds.map((id) => model.taxonomy.occupation(id));
  if (line.length < 2 || line.includes(null)) return null;
  const known = line as Occupation[];
  const edges = known.slice(1).map((to, at): Edge => {
    const from = known[at]!;
    return { from, to, why: from.next.find(({ id }) => id === to.id)?.why ?? null, worth: 0 };
  });
  const have = Math.max(person.years ?? 0, known[0]!.years);
  return { steps: stepsOf({ edges, worth: 0 }, have, new SkillShares(person.skills, model)) };
}

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

function startOf(person: CareerStart, skills: SkillShares): CareerPaths['from'] {
  const given = skills.taxonomy.occupation(person.occupationId ?? '');
  if (given) return { occupationId: given.id, foundBy: 'given' };
  const titles = person.titles ?? [];
  const known = titles.map((title) => knownBy(skills.taxonomy, title)).find((id) => id !== null);
  if (known) return { occupationId: known, foundBy: 'title' };
  const guessed = titles[0]
    ? best(guessesOf(skills.taxonomy, titles[0]), ({ id, score }) => score + skills.fit(id))
    : null;
  if (guessed) return { occupationId: guessed.id, foundBy: 'title' };
  const nearest = best(skills.taxonomy.occupations, ({ id }) => skills.likeness(id));
  return nearest && skills.likeness(nearest.id) > 0 ? { occupationId: nearest.id, foundBy: 'skills' } : null;
}

/** The occupation that a title bears, or else names among other words ("Quantity surveyor, FIDIC, Dubai"). */
function knownBy(taxonomy: Taxonomy, title: string): string | null {
  const [found] = rankedTitles(taxonomy, title);
  if (found && found.score >= titleIsKnown) return found.id;
  return findOccupations(taxonomy, title)[0] ?? null;
}

/** Below it a title and an occupation share little more than a word. */
const leastForGuess = 0.6;

const guessesOf = (taxonomy: Taxonomy, title: string) =>
  rankedTitles(taxonomy, title).filter(({ score }) => score >= leastForGuess);

/** Many people hold the same title, and placing one takes milliseconds. Bounded, since titles come from strangers. */
const titlesPlaced = derived(() => new Map<string, RankedTitle[]>());

function rankedTitles(taxonomy: Taxonomy, title: string): RankedTitle[] {
  const remembered = titlesPlaced(taxonomy);
  let ranked = remembered.get(title);
  if (!ranked) {
    ranked = normaliseTitle(taxonomy, title, 5);
    if (remembered.size >= 5_000) remembered.clear();
    remembered.set(title, ranked);
  }
  return ranked;
}

interface Edge {
  from: Occupation;
  to: Occupation;
  why: Name | null;
  worth: number;
}

interface Walk {
  edges: Edge[];
  worth: number;
}

const longest = 4;
const shortest = 2;
/** A longer line shows more of the way, and each step of it is less sure. */
const worthOfLength = 0.03;

/**
 * Every line of two to four steps, best first: some hundreds, since three or four ways lead on from each occupation.
 * Where fewer than `n` of the named ways lead on, those by likeness join them.
 */
function walksFrom(start: Occupation, past: ReadonlySet<string>, n: number, skills: SkillShares): Walk[] {
  const walks: Walk[] = [];
  const walk = (edges: readonly Edge[], been: ReadonlySet<string>) => {
    if (edges.length >= shortest) walks.push(walkOf(edges, start, skills));
    if (edges.length === longest) return;
    for (const edge of waysOn(edges.at(-1)!.to, been, 1, skills))
      walk([...edges, edge], new Set([...been, edge.to.id]));
  };
  let directions = 0;
  const begin = (edge: Edge) => {
    const before = walks.length;
    walk([edge], new Set([...past, edge.to.id]));
    if (walks.length > before) directions++;
  };
  const named = waysOn(start, past, 0, skills);
  named.forEach(begin);
  if (directions < n) {
    const others = waysOn(start, past, named.length + n + spareDirections, skills).slice(named.length);
    for (const edge of others) if (directions < n) begin(edge);
  }
  return walks.sort((a, b) => b.worth - a.worth || (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Some occupations by likeness lead nowhere. */
const spareDirections = 5;

function walkOf(edges: readonly Edge[], start: Occupation, skills: SkillShares): Walk {
  const worths = edges.map(({ to, worth }) => worth + worthOfOrigin * skills.reach(start.id, to.id));
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / edges.length;
  return { edges: [...edges], worth: mean + worthOfLength * edges.length };
}

const keyOf = ({ edges }: Walk) => edges.map(({ to }) => to.id).join(' ');

/** Many of those alike lie below or behind. */
const alikeAsked = 80;

/** The named steps from an occupation, and by likeness so many as `least` lacks. */
function waysOn(from: Occupation, been: ReadonlySet<string>, least: number, skills: SkillShares): Edge[] {
  const named = from.next.flatMap(({ id, why }, rank): Edge[] => {
    const to = skills.taxonomy.occupation(id);
    if (!to || been.has(to.id) || !isWalkable(from.zone, to.zone)) return [];
    return [{ from, to, why, worth: worthOf(from, to, rank, skills) }];
  });
  if (named.length >= least) return named;
  const others = nextOccupations(skills.taxonomy, from.id, alikeAsked).flatMap(({ id }): Edge[] => {
    const to = skills.taxonomy.occupation(id)!;
    // A line by likeness alone must not lead down.
    if (been.has(id) || to.zone < from.zone || named.some((edge) => edge.to.id === id)) return [];
    return [{ from, to, why: null, worth: worthOf(from, to, from.next.length, skills) - worthOfName }];
  });
  return [...named, ...others.slice(0, least - named.length)];
}

// The proportions are ours, set by reading the lines they give for some forty occupations: how much of a step one
// brings along, how much of it goes back to where the line began (lines drift into other trades without it), whether
// it leads up, and its place among the steps named.
const worthOfReach = 0.5;
const worthOfOrigin = 0.2;
const worthOfGrowth = 0.35;
const worthOfRank = 0.03;
const worthOfName = 0.15;
/** Growth of 1: a job zone up and five years. */
const growthOfZone = 0.4;
const growthOfYear = 0.12;

function worthOf(from: Occupation, to: Occupation, rank: number, skills: SkillShares): number {
  const growth = growthOfZone * (to.zone - from.zone) + growthOfYear * (to.years - from.years);
  return (
    worthOfReach * skills.reach(from.id, to.id) +
    worthOfGrowth * Math.max(-1, Math.min(1, growth)) -
    worthOfRank * rank
  );
}

/** What a line loses for each of its occupations that another one shows already, as a share of its steps. */
const costOfOverlap = 0.5;

/** The best lines that differ: each begins elsewhere while that is possible, and shares little with those before. */
function distinct(walks: readonly Walk[], n: number): Walk[] {
  const chosen: Walk[] = [];
  while (chosen.length < n) {
    const begun = new Set(chosen.map(({ edges }) => edges[0]!.to.id));
    const shown = new Set(chosen.flatMap(({ edges }) => edges.map(({ to }) => to.id)));
    const newer = ({ edges }: Walk) => edges.filter(({ to }) => !shown.has(to.id)).length;
    const elsewhere = walks.filter(({ edges }) => !begun.has(edges[0]!.to.id));
    const open = elsewhere.length > 0 ? elsewhere : walks.filter((walk) => newer(walk) > 0);
    const next = best(open, (walk) => {
      return walk.worth - costOfOverlap * (1 - newer(walk) / walk.edges.length);
    });
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
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

const importanceOf = { essential: importanceWeights.must, useful: importanceWeights.should };

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
class SkillShares {
  readonly taxonomy: Taxonomy;
  readonly #model: MatchModel;
  readonly #person: PreparedProfile;
  readonly #weighed = new Map<string, WeighedSkills>();

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

  /** The same for a person who has worked in `from` too. */
  reach(from: string, to: string): number {
    const before = new Set(this.#of(from).skills);
    const { skills, weights, total, credit } = this.#of(to);
    return shareOf(weights, total, (at) => (before.has(skills[at]!) ? 1 : credit[at]!));
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

/** The first of those that score highest; `null` of none. */
function best<T>(items: readonly T[], score: (item: T) => number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}
