import type { EducationLevel, Name, Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import { type CareerStart, type FoundStart, knownBy, startOf } from './career-start.ts';
import { costOfStep } from './career-steps.ts';
import { distinct, type Edge, neighboursOf, walksFrom } from './career-walks.ts';
import { type Rank, reviewedLines } from './career-ways.ts';
import { isReturning, lineToWish, wishIn } from './career-wish.ts';
import { rankOfEducation } from './education.ts';
import { levelOfTitle } from './levels.ts';
import type { MatchModel } from './model.ts';
import { SkillShares, type SkillToGain } from './skill-shares.ts';

/** A step of a career path. */
export interface CareerStep {
  occupationId: string;
  zone: number;
  /** Why people go there from the occupation before; `null` where only likeness or the person's wish leads there. */
  why: Name | null;
  /** Whether it is what the person writes that they want to become. */
  isWished: boolean;
  /** Skills that it has in common with the occupation before, weightiest first, at most five. */
  sharedSkillIds: string[];
  /** Further years that it usually takes from the step before. 0: the experience is there already. */
  years: number;
  /** The degree that it usually asks for beyond the person's own; `null` where none is missing. */
  education: EducationLevel | null;
  /** Beyond what the person has and the steps before have taught; missing essential ones first. */
  toGain: SkillToGain[];
  /** 0 to 1: the share of its weighted skills that the person has today. */
  fit: number;
  /** 0 to 1: the share that the person brings, related skills in part, once they have worked in the step before. */
  brought: number;
  /** Typical pay, dirhams a month: the taxonomy's estimate. */
  pay: { min: number; max: number } | null;
}

/** A line of occupations. */
export interface CareerPath {
  /** Where it begins: where the person is, or for one who still learns another first work of their field. */
  fromId: string;
  /** One or two. */
  steps: CareerStep[];
  /** Why nothing leads on from its last step; `null` where something does, or nobody has said. */
  end: Name | null;
}

/** What was found of where a person may go. */
export interface CareerPaths {
  /** `null` where nothing tells where the person is; then there are no paths. */
  from: FoundStart | null;
  /** Whether the person comes back to work after years without. */
  isReturning: boolean;
  paths: CareerPath[];
  /** Why nothing leads up from where the person is; `null` where something does, or nobody has said. */
  end: Name | null;
  /** Work at the person's own level to which they bring most, where fewer paths are known than were asked for. */
  neighbours: CareerStep[];
}

/**
 * Lines of occupations that one may walk from where a person is, at most `n`, the most promising first. They
 * lead first to what the person writes that they want to become, then follow the ways that were reviewed (`reviewedLines`). Only where nobody has reviewed any, they are found along the
 * steps that the taxonomy names, the first one by likeness where it names too few, and each step is one that people can
 * take (`isHonest`). None leads back to where the person has been, and each line begins in a direction of its own.
 * Where fewer are known there are fewer.
 */
export function careerPaths(model: MatchModel, person: CareerStart, n = 3): CareerPaths {
  const skills = new SkillShares(person.skills, model);
  const from = startOf(person, skills);
  const start = from && model.taxonomy.occupation(from.occupationId);
  const aims = aimsOf(person, model.taxonomy);
  const { wish, returns } = aims;
  if (!from || !start) return { from: null, isReturning: returns, paths: [], end: null, neighbours: [] };
  const past = new Set([
    start.id,
    ...(person.titles ?? []).flatMap((title) => knownBy(model.taxonomy, title) ?? []),
  ]);
  const rank = { years: person.years ?? null, level: levelOfTitle(person.titles?.[0] ?? '') };
  const wished = wish && !past.has(wish.id) ? lineToWish(start, wish, skills) : null;
  const others = (from.otherIds ?? []).flatMap((id) => model.taxonomy.occupation(id) ?? []);
  const lines = together(
    wished ? [wished] : [],
    [start, ...others].map((first) => linesFrom(first, past, n, skills, rank)),
    wished ? Math.min(n, mostBesideWish + 1) : n,
  );
  const shown = new Set([...past, ...lines.flatMap((edges) => edges.map(({ to }) => to.id))]);
  const beside = lines.length < n ? neighboursOf(start, shown, mostNeighbours, skills) : [];
  return {
    from,
    isReturning: returns,
    paths: lines.map((edges) => withinSight(pathOf(edges, person, aims, skills))),
    end: start.ways?.end ?? null,
    neighbours: beside.flatMap((edge) => stepsOf([edge], person, aims, skills)),
  };
}

const mostNeighbours = 4;
/** Whoever says where they want to go is shown that, and the commonest way else. */
const mostBesideWish = 1;

const linesFrom = (
  start: Occupation,
  past: ReadonlySet<string>,
  n: number,
  skills: SkillShares,
  rank: Rank,
): readonly Edge[][] =>
  start.ways
    ? reviewedLines(start, past, n, skills, rank)
    : distinct(walksFrom(start, past, n, skills), n).map(({ edges }) => edges);

/** The lines that must be shown, then one of each beginning in turn: none to what another leads to first. */
function together(
  before: readonly Edge[][],
  beginnings: readonly (readonly Edge[][])[],
  n: number,
): Edge[][] {
  const lines = [...before];
  const open = beginnings.map((of) => [...of]);
  const isNew = ([first]: readonly Edge[]) => lines.every(([other]) => other?.to !== first?.to);
  while (lines.length < n && open.some(({ length }) => length > 0)) {
    for (const of of open) {
      const at = of.findIndex(isNew);
      const [line] = of.splice(0, at < 0 ? of.length : at + 1).slice(-1);
      if (line && isNew(line) && lines.length < n) lines.push(line);
    }
  }
  return lines;
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
    return { from, to, why: reasonOf(from, to), worth: 0 };
  });
  return pathOf(edges, person, aimsOf(person, model.taxonomy), new SkillShares(person.skills, model));
}

const reasonOf = ({ ways, next }: Occupation, to: Occupation): Name | null =>
  [...(ways?.steps ?? []), ...(ways?.aside ?? []), ...next].find(({ id }) => id === to.id)?.why ?? null;

/** What the person's text says of where they want to go, read once for all lines. */
interface Aims {
  /** The work that they write they want to come to. */
  wish: Occupation | null;
  /** Whether they come back to work after years without. */
  returns: boolean;
}

const aimsOf = ({ text = '' }: CareerStart, taxonomy: Taxonomy): Aims => ({
  wish: wishIn(taxonomy, text),
  returns: isReturning(text),
});

const pathOf = (
  edges: readonly Edge[],
  person: CareerStart,
  aims: Aims,
  skills: SkillShares,
): CareerPath => ({
  fromId: edges[0]?.from.id ?? '',
  steps: stepsOf(edges, person, aims, skills),
  end: edges.at(-1)?.to.ways?.end ?? null,
});

/** Further ahead nobody plans, and a second degree on the way is a plan of its own. */
const mostYearsAhead = 8;

/** A path without what follows its first step where that is out of sight. */
function withinSight(path: CareerPath): CareerPath {
  const [first, second] = path.steps;
  if (!first || !second || second.isWished) return path;
  const isFar = first.years + second.years > mostYearsAhead || isFurtherDegree(second.education);
  return isFar ? { ...path, steps: [first], end: null } : path;
}

const isFurtherDegree = (education: EducationLevel | null): boolean =>
  education !== null && rankOfEducation(education) > rankOfEducation('bachelor');

const mostShared = 5;

function stepsOf(
  edges: readonly Edge[],
  person: CareerStart,
  { wish, returns }: Aims,
  skills: SkillShares,
): CareerStep[] {
  const gained = new Set<string>();
  const start = edges[0]?.from;
  const spareYears = Math.max(0, (person.years ?? 0) - (start?.years ?? 0));
  // What is not known of a person is taken to be what their work usually asks for.
  let education = person.education ?? start?.education ?? 'none';
  return edges.map(({ from, to, why }, at) => {
    const isReviewed = from.ways?.steps.some(({ id }) => id === to.id) ?? false;
    const standing = { spareYears, education, fit: skills.fit(to.id), returns, isReviewed };
    const cost = costOfStep(from, to, standing, at === 0);
    education = cost.education ?? education;
    const toGain = skills.missing(to.id).filter(({ id }) => !gained.has(id));
    for (const { id } of toGain) gained.add(id);
    return {
      occupationId: to.id,
      zone: to.zone,
      why,
      isWished: to.id === wish?.id,
      sharedSkillIds: skills.shared(from.id, to.id).slice(0, mostShared),
      years: cost.years,
      education: cost.education,
      toGain,
      fit: standing.fit,
      brought: skills.reach(from.id, to.id),
      pay: to.salaryAed,
    };
  });
}
