import type { Name, Occupation } from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import type { SkillShares } from './skill-shares.ts';
import { isWalkable, nextOccupations } from './transitions.ts';

/** A step from one occupation to another, with how promising it is. */
export interface Edge {
  from: Occupation;
  to: Occupation;
  why: Name | null;
  worth: number;
}

/** A line of steps, with how promising it is. */
export interface Walk {
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
export function walksFrom(
  start: Occupation,
  past: ReadonlySet<string>,
  n: number,
  skills: SkillShares,
): Walk[] {
  const walks: Walk[] = [];
  const walk = (edges: readonly Edge[], been: ReadonlySet<string>) => {
    if (edges.length >= shortest) walks.push(walkOf(edges, start, skills));
    if (edges.length === longest) return;
    for (const edge of waysOn(edges.at(-1)?.to ?? start, been, 1, skills))
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
    const to = skills.taxonomy.occupation(id);
    // A line by likeness alone must not lead down.
    if (!to || been.has(id) || to.zone < from.zone || named.some((edge) => edge.to.id === id)) return [];
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
export function distinct(walks: readonly Walk[], n: number): Walk[] {
  const chosen: Walk[] = [];
  while (chosen.length < n) {
    const begun = new Set(chosen.map(directionOf));
    const shown = new Set(chosen.flatMap(({ edges }) => edges.map(({ to }) => to.id)));
    const newer = ({ edges }: Walk) => edges.filter(({ to }) => !shown.has(to.id)).length;
    const elsewhere = walks.filter((walk) => !begun.has(directionOf(walk)));
    const open = elsewhere.length > 0 ? elsewhere : walks.filter((walk) => newer(walk) > 0);
    const next = best(open, (walk) => {
      return walk.worth - costOfOverlap * (1 - newer(walk) / walk.edges.length);
    });
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
}

/** The occupation that a line leads to first. */
const directionOf = ({ edges }: Walk) => edges[0]?.to.id;
