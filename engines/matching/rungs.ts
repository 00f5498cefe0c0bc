import type { Occupation, Rung, Taxonomy } from '#engines/taxonomy/index.ts';
import { careerStart, knownBy, startOf } from './career-start.ts';
import { isLicensed, isSameTrade, namedStep, zoneOfProfessions } from './career-steps.ts';
import { isReturning } from './career-wish.ts';
import type { ProfileFeatures } from './features.ts';
import { presentTitles } from './levels.ts';
import type { MatchModel } from './model.ts';
import { SkillShares } from './skill-shares.ts';

/** So much of a work's skills come with another work, or are one's own, where the one leads over into the other. */
const leastShareOfNeighbour = 0.35;
const leastShareElsewhere = 0.5;

/**
 * Where somebody stands towards an occupation: `deeper` where they do it or what comes after it, `step` where they do what
 * lies below or beside it or have done it once, else `new`. Who comes back to a licensed profession begins it anew.
 */
export function rungOf(person: ProfileFeatures, occupationId: string, model: MatchModel): Rung {
  const { taxonomy } = model;
  const to = taxonomy.occupation(occupationId);
  if (!to) return 'new';
  const shares = new SkillShares(person.skills, model);
  const { now, before } = worksOf(person, shares, model);
  const all = [...now, ...before];
  if (isReturning(person.text) && all.includes(to)) return isLicensed(to) ? 'new' : 'step';
  // Some go from one trade up into another, and have not done the first for that.
  const isBeyond = (work: Occupation) =>
    isAbove(work, to, taxonomy) && shares.reach(work.id, to.id) >= leastShareOfNeighbour;
  if (now.some((work) => work === to || isBeyond(work))) return 'deeper';
  if (all.includes(to)) return isLicensed(to) ? 'new' : 'step';
  return all.some((work) => leadsOver(work, to, shares)) ? 'step' : 'new';
}

/** The works that somebody does, and those that they did. Whoever still studies does none. */
function worksOf(
  person: ProfileFeatures,
  shares: SkillShares,
  model: MatchModel,
): Record<'now' | 'before', Occupation[]> {
  const { taxonomy } = shares;
  const start = startOf(careerStart(person), shares, model);
  const found = start && start.foundBy !== 'studies' ? taxonomy.occupation(start.occupationId) : null;
  const present = presentTitles(person.titles);
  const worksIn = (titles: typeof present) =>
    titles.flatMap(({ title }) => taxonomy.occupation(knownBy(taxonomy, title) ?? '') ?? []);
  const now = [...(found ? [found] : []), ...worksIn(present)];
  return { now, before: worksIn(person.titles.filter((title) => !present.includes(title))) };
}

/** Whether a work is reached from another by one step up or two. */
function isAbove(work: Occupation, from: Occupation, taxonomy: Taxonomy, steps = 2): boolean {
  return (from.ways?.steps ?? []).some(({ id }) => {
    if (id === work.id) return true;
    const next = steps > 1 ? taxonomy.occupation(id) : null;
    return next !== null && isAbove(work, next, taxonomy, steps - 1);
  });
}

/** Whether people come from one work into another: by a way, within the trade, or by what both ask for. */
function leadsOver(from: Occupation, to: Occupation, shares: SkillShares): boolean {
  const isBeside = (to.ways?.aside ?? []).some(({ id }) => id === from.id);
  if (isBeside || namedStep(from, to) || isSameTrade(from, to) || isAbove(to, from, shares.taxonomy))
    return true;
  if (isOfficeNextDoor(from, to)) return true;
  const least = from.sectorId === to.sectorId ? leastShareOfNeighbour : leastShareElsewhere;
  return shares.reach(from.id, to.id) >= least;
}

/** Whether both are work of one industry that is done at a desk: its words and rules are known there, which trades of the hand have each for itself. */
const isOfficeNextDoor = (from: Occupation, to: Occupation): boolean =>
  from.industryId === to.industryId && from.zone > 1 && to.zone >= zoneOfProfessions && !isLicensed(to);
