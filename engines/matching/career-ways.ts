import type { Occupation, OccupationStep, Taxonomy } from '#engines/taxonomy/index.ts';
import type { Edge } from './career-walks.ts';
import type { SkillShares } from './skill-shares.ts';

/** As many steps as a counsellor shows at once: what comes after them is another conversation. */
const longest = 2;
/** So much more of its skills must be there for a step to come before a commoner one. */
const costOfRank = 0.15;
/** And so much for each year that it lies further ahead than steps mostly do. */
const costOfLeap = 0.05;
const yearsOfSteps = 3;
const yearsOfLeap = ({ from, to }: Edge): number => Math.max(0, to.years - from.years - yearsOfSteps);

/**
 * The lines from an occupation whose ways up are reviewed, at most `n`: in the order of the review, unless somebody
 * has much more of what a later one asks for. Each first step begins a line and goes on where people of it mostly go, to work that no line before shows if there is such. What the
 * person has been already is passed over: the line begins with what comes after it.
 */
export function reviewedLines(
  start: Occupation,
  past: ReadonlySet<string>,
  n: number,
  skills: SkillShares,
): Edge[][] {
  const { taxonomy } = skills;
  const shown = new Set<string>();
  const lines: Edge[][] = [];
  const firsts = stepsFrom(start, past, taxonomy).map((edge, rank) => ({
    edge,
    worth: skills.fit(edge.to.id) - costOfRank * rank - costOfLeap * yearsOfLeap(edge),
  }));
  for (const { edge: first } of firsts.sort((a, b) => b.worth - a.worth)) {
    if (lines.length === n) break;
    // It lies on a line that is shown already, as a step after another one.
    if (shown.has(first.to.id)) continue;
    const line = [first];
    while (line.length < longest) {
      const been = new Set([...past, ...line.map(({ to }) => to.id)]);
      const onward = stepsFrom(line.at(-1)?.to ?? start, been, taxonomy);
      const next = onward.find(({ to }) => !shown.has(to.id)) ?? onward[0];
      if (!next) break;
      line.push(next);
    }
    for (const { to } of line) shown.add(to.id);
    lines.push(line);
  }
  return [...lines, ...linesAside(start, past, shown, n - lines.length, taxonomy)];
}

/** Where people go on at their own level, the commonest first, each with what comes after it, if that is shown nowhere yet and asks no less than where they are. */
function linesAside(
  start: Occupation,
  past: ReadonlySet<string>,
  before: ReadonlySet<string>,
  most: number,
  taxonomy: Taxonomy,
): Edge[][] {
  const shown = new Set([...past, ...before]);
  const lines: Edge[][] = [];
  for (const { id, why } of start.ways?.aside ?? []) {
    const to = taxonomy.occupation(id);
    if (lines.length >= most || !to || shown.has(to.id)) continue;
    const onward = stepsFrom(to, new Set([...past, to.id]), taxonomy).find(
      (edge) => !shown.has(edge.to.id) && edge.to.years >= start.years,
    );
    const line = [{ from: start, to, why, worth: 0 }, ...(onward ? [onward] : [])];
    for (const edge of line) shown.add(edge.to.id);
    lines.push(line);
  }
  return lines;
}

/** The reviewed steps up from an occupation; those from what somebody has been stand in its place. */
export function stepsFrom(from: Occupation, been: ReadonlySet<string>, taxonomy: Taxonomy): Edge[] {
  const edges = new Map<string, Edge>();
  const add = (steps: readonly OccupationStep[], passed: ReadonlySet<string>): void => {
    for (const { id, why } of steps) {
      const to = taxonomy.occupation(id);
      if (!to || passed.has(to.id)) continue;
      if (been.has(to.id)) add(to.ways?.steps ?? [], new Set([...passed, to.id]));
      else if (!edges.has(to.id)) edges.set(to.id, { from, to, why, worth: 0 });
    }
  };
  add(from.ways?.steps ?? [], new Set([from.id]));
  return [...edges.values()];
}
