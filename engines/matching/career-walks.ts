import type { Name, Occupation } from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import { isHonest, isLicensed, isSameTrade, leastShareOfStep, rises } from './career-steps.ts';
import type { SkillShares } from './skill-shares.ts';
import { ownTransitions } from './transitions.ts';

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

/** Two: by the third step a line was one that a counsellor would not have shown. */
const longest = 2;
/** A longer line shows more of the way, and each step of it is less sure. */
const worthOfLength = 0.03;

/**
 * Every honest line of one or two steps, best first: some dozens, since three or four ways lead on from each
 * occupation. A line ends above where it begins, steps aside once at most, and never only to come to what was one step
 * away. One step alone is a line only where nothing leads on. Where fewer than `n` named ways lead on from the start,
 * the nearest by likeness join them.
 */
export function walksFrom(
  start: Occupation,
  past: ReadonlySet<string>,
  n: number,
  skills: SkillShares,
): Walk[] {
  const walks: Walk[] = [];
  const first = namedWays({ start, from: start, been: past }, skills);
  const near = new Set(first.map(({ to }) => to.id));
  const walk = (edges: readonly Edge[], been: ReadonlySet<string>) => {
    const end = edges.at(-1)?.to ?? start;
    const hasSteppedAside = edges.some(({ from, to }) => !rises(from, to));
    const onward =
      edges.length === longest
        ? []
        : namedWays({ start, from: end, been }, skills).filter(
            ({ from, to }) => !hasSteppedAside || (rises(from, to) && !near.has(to.id)),
          );
    if (rises(start, end) && (edges.length > 1 || onward.length === 0))
      walks.push(walkOf(edges, start, skills));
    for (const edge of onward) walk([...edges, edge], new Set([...been, edge.to.id]));
  };
  const more = first.length < n ? waysByLikeness(start, past, n - first.length, skills) : [];
  for (const edge of [...first, ...more]) walk([edge], new Set([...past, edge.to.id]));
  return walks.sort((a, b) => b.worth - a.worth || (keyOf(a) < keyOf(b) ? -1 : 1));
}

function walkOf(edges: readonly Edge[], start: Occupation, skills: SkillShares): Walk {
  const worths = edges.map(({ to, worth }) => worth + worthOfOrigin * skills.reach(start.id, to.id));
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / edges.length;
  return { edges: [...edges], worth: mean + worthOfLength * edges.length };
}

const keyOf = ({ edges }: Walk) => edges.map(({ to }) => to.id).join(' ');

/** Where somebody stands on a line, and where they need not come again. */
interface Place {
  start: Occupation;
  from: Occupation;
  been: ReadonlySet<string>;
}

function namedWays({ start, from, been }: Place, skills: SkillShares): Edge[] {
  return from.next.flatMap(({ id, why }, rank): Edge[] => {
    const to = skills.taxonomy.occupation(id);
    if (!to || been.has(to.id) || !isHonest({ start, from, to, isNamed: true }, skills)) return [];
    return [{ from, to, why, worth: worthOf(from, to, rank, skills) }];
  });
}

/** Many of those alike lie below or in other trades. */
const alikeAsked = 40;

function waysByLikeness(
  start: Occupation,
  been: ReadonlySet<string>,
  most: number,
  skills: SkillShares,
): Edge[] {
  return alikeTo(start, skills)
    .filter((to) => !been.has(to.id) && !start.next.some(({ id }) => id === to.id))
    .filter((to) => isHonest({ start, from: start, to, isNamed: false }, skills))
    .slice(0, most)
    .map((to) => ({
      from: start,
      to,
      why: null,
      worth: worthOf(start, to, start.next.length, skills) - worthOfName,
    }));
}

const alikeTo = (from: Occupation, { taxonomy }: SkillShares): Occupation[] =>
  ownTransitions(taxonomy)
    .next({ id: from.id }, alikeAsked)
    .flatMap(({ id }) => taxonomy.occupation(id) ?? []);

/** So much more experience, or so much less, is still work at one's own level. */
const yearsAside = { more: 2, less: 1 };

/**
 * Work at the same level, for those whose ways on are few, or not known: where people of it go by review, the commonest
 * first, else that to which one brings most. Of its skills the person has some, or their work brings them.
 */
export function neighboursOf(
  start: Occupation,
  been: ReadonlySet<string>,
  most: number,
  skills: SkillShares,
): Edge[] {
  const isNear = ({ id }: Occupation) =>
    Math.max(skills.reach(start.id, id), skills.fit(id)) >= leastShareOfStep;
  const reviewed = (start.ways?.aside ?? []).flatMap(({ id, why }): Edge[] => {
    const to = skills.taxonomy.occupation(id);
    return to && !been.has(to.id) && isNear(to) ? [{ from: start, to, why, worth: 0 }] : [];
  });
  return reviewed.length > 0 ? reviewed.slice(0, most) : neighboursByLikeness(start, been, most, skills);
}

function neighboursByLikeness(
  start: Occupation,
  been: ReadonlySet<string>,
  most: number,
  skills: SkillShares,
): Edge[] {
  const named = new Map(start.next.map(({ id, why }) => [id, why]));
  const byName = start.next.flatMap(({ id }) => skills.taxonomy.occupation(id) ?? []);
  return (
    [...new Set([...byName, ...alikeTo(start, skills)])]
      .filter(({ id, zone, years, sectorId }) => {
        const isNear = sectorId === start.sectorId || named.has(id);
        const isLevel =
          zone === start.zone &&
          years <= start.years + yearsAside.more &&
          years >= start.years - yearsAside.less;
        return isNear && isLevel && !been.has(id) && skills.reach(start.id, id) >= leastShareOfStep;
      })
      // Beside care stands care of the same profession: any other has a licence of its own.
      .filter((to) => ![start, to].some(isLicensed) || isSameTrade(start, to))
      .map((to) => ({
        from: start,
        to,
        why: named.get(to.id) ?? null,
        worth: skills.reach(start.id, to.id) + (isSameTrade(start, to) ? worthOfTrade : 0),
      }))
      .sort((a, b) => b.worth - a.worth || (a.to.id < b.to.id ? -1 : 1))
      .slice(0, most)
  );
}

const worthOfTrade = 0.1;

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

/** The best lines that differ: each begins elsewhere, and shares little with those before. */
export function distinct(walks: readonly Walk[], n: number): Walk[] {
  const chosen: Walk[] = [];
  while (chosen.length < n) {
    const begun = new Set(chosen.map(directionOf));
    const shown = new Set(chosen.flatMap(({ edges }) => edges.map(({ to }) => to.id)));
    const newer = ({ edges }: Walk) => edges.filter(({ to }) => !shown.has(to.id)).length;
    const open = walks.filter((walk) => !begun.has(directionOf(walk)) && newer(walk) > 0);
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

/** Lines of which none begins as another does. */
export const distinctFirsts = (lines: readonly Edge[][]): Edge[][] =>
  lines.filter(([first], at) => lines.findIndex(([other]) => other?.to.id === first?.to.id) === at);
