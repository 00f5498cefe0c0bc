import type { Occupation } from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import { isLicensed, namedStep } from './career-steps.ts';
import type { Edge } from './career-walks.ts';
import type { SkillShares } from './skill-shares.ts';

/** After so many years away most begin again at the rung below, or at quieter work beside their own. */
const longAway = 5;

/**
 * How somebody comes back to work after years without: into their own work, and from there where its people mostly go; after
 * a long time also through the work below or beside it.
 */
export function linesBack(
  start: Occupation,
  onward: readonly (readonly Edge[])[],
  away: number,
  skills: SkillShares,
): Edge[][] {
  const own: Edge = { from: start, to: start, why: null, worth: 0 };
  const next = onward[0]?.[0];
  const lines = [[own, ...(next ? [next] : [])]];
  const easier = away >= longAway ? workOfReentry(start, skills) : null;
  if (!easier) return lines;
  const again: Edge = { from: easier, to: start, why: namedStep(easier, start)?.why ?? null, worth: 0 };
  return [
    ...lines,
    [{ from: start, to: easier, why: namedStep(start, easier)?.why ?? null, worth: 0 }, again],
  ];
}

/** The work that leads to one's own by review and shares most with it, else the first of its sector named beside it that asks no more. */
function workOfReentry(start: Occupation, skills: SkillShares): Occupation | null {
  const below = skills.taxonomy.occupations.filter(
    (work) =>
      work.sectorId === start.sectorId &&
      work.years <= start.years &&
      work.zone >= start.zone - 1 &&
      (work.ways?.steps.some(({ id }) => id === start.id) ?? false),
  );
  const found = best(below, ({ id }) => skills.reach(start.id, id));
  if (found || isLicensed(start)) return found;
  const beside = (start.ways?.aside ?? []).flatMap(({ id }) => skills.taxonomy.occupation(id) ?? []);
  const isNoHarder = (work: Occupation) => work.years <= start.years && work.zone <= start.zone;
  return beside.find((work) => work.sectorId === start.sectorId && isNoHarder(work)) ?? null;
}
