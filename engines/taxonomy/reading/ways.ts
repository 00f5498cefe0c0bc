import type { Name, Occupation, WaysUp } from '../concepts.ts';
import { stepsIn } from './occupations.ts';
import { linesOf, type TextFile } from './text-files.ts';

/** The ways from an occupation as a file states them. */
export type StatedWays = { id: string; ways: WaysUp; source: string };

/** What stands in place of steps where a way ends. */
const NO_WAY = 'none';

/** Reads ways up; the format stands in docs/taxonomy.md. A faulty line is named and left out. */
export function parseWays(file: TextFile, problems: string[]): StatedWays[] {
  const stated = new Set<string>();
  return linesOf(file).flatMap(({ text, place }): StatedWays[] => {
    if (text === '' || text.startsWith('## ')) return [];
    const colon = text.indexOf(':');
    const id = text.slice(0, Math.max(colon, 0)).trim();
    const steps = stepsIn(text.slice(colon + 1).trim(), place, problems);
    const [first] = steps;
    if (!id || !first) {
      problems.push(
        `${place}: a way up is an occupation id, a colon, and steps or "${NO_WAY}" with a reason`,
      );
      return [];
    }
    if (stated.has(id)) {
      problems.push(`${place}: the ways up from ${id} stand already`);
      return [];
    }
    stated.add(id);
    for (const step of steps)
      if (!isSaid(step.why)) problems.push(`${place}: ${step.id} needs its reason in both languages`);
    const said = steps.filter(({ why }) => isSaid(why));
    if (first.id !== NO_WAY) return [{ id, ways: { steps: said, end: null, aside: [] }, source: place }];
    if (steps.length > 1) problems.push(`${place}: beside "${NO_WAY}" there is no step`);
    return [{ id, ways: { steps: [], end: first.why, aside: [] }, source: place }];
  });
}

const arabicLetter = /\p{Script=Arabic}/u;
const isSaid = ({ en, ar }: Name): boolean => en !== '' && !arabicLetter.test(en) && arabicLetter.test(ar);

/** Gives each occupation the ways that are stated of it, in place of what an earlier folder stated; `aside` join those up. */
export function addWays(
  occupations: readonly Occupation[],
  stated: readonly StatedWays[],
  aside: readonly StatedWays[],
  problems: string[],
): void {
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
  for (const { id, ways, source } of stated) {
    const occupation = byId.get(id);
    if (occupation) occupation.ways = ways;
    else problems.push(`${source}: there is no occupation "${id}"`);
  }
  for (const { id, ways, source } of aside) {
    const occupation = byId.get(id);
    if (occupation?.ways) occupation.ways = { ...occupation.ways, aside: ways.steps };
    else problems.push(`${source}: there are no ways up from "${id}" beside which others could lie`);
  }
}

/** Steps that lead back to where a way came from are reported and dropped. */
export function dropCircles(occupations: readonly Occupation[], problems: string[]): void {
  const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));
  const done = new Set<string>();
  const walk = (occupation: Occupation, line: readonly string[]): void => {
    if (done.has(occupation.id) || !occupation.ways) return;
    const here = [...line, occupation.id];
    const { steps } = occupation.ways;
    const open = steps.filter(({ id }) => !here.includes(id));
    for (const { id } of steps)
      if (here.includes(id))
        problems.push(`ways: a circle: ${[...here.slice(here.indexOf(id)), id].join(' > ')}`);
    if (open.length < steps.length) occupation.ways = { ...occupation.ways, steps: open };
    for (const { id } of open) {
      const next = byId.get(id);
      if (next) walk(next, here);
    }
    done.add(occupation.id);
  };
  for (const occupation of occupations) walk(occupation, []);
}
