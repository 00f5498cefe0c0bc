import type { Occupation, OccupationStep, Taxonomy } from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import { isForOneself, isOwnBusiness, type Leaning, yearsOfDirectors } from './career-leanings.ts';
import type { Gates } from './career-licences.ts';
import { isLedWork, isLicensed, isSameTrade, zoneOfProfessions } from './career-steps.ts';
import { distinctFirsts, type Edge } from './career-walks.ts';
import { rankOfEducation } from './education.ts';
import { type Level, levelOfTitle, plainLevel } from './levels.ts';
import type { SkillShares } from './skill-shares.ts';

/** As many steps as a counsellor shows at once: what comes after them is another conversation. */
const longest = 2;
/** So much more of its skills must be there for a step to come before a commoner one. */
const costOfRank = 0.25;
/** And so much for each year that it lies further ahead than steps mostly do. */
const costOfLeap = 0.05;
/** A business of one's own comes after employed work, unless somebody writes that they want one. */
const costOfOwn = 0.3;
/** What asks for years of study comes after all that does not. */
const costOfLicence = 1;
const yearsOfSteps = 3;
const yearsOfLeap = ({ from, to }: Edge): number => Math.max(0, to.years - from.years - yearsOfSteps);

/** How far somebody has come where they stand. */
export interface Rank {
  /** Years of work; `null` where they are not known. */
  years: number | null;
  /** What their present title says. */
  level: Level;
  /** Whether they write that they do not want such work. */
  isRefused: (work: Occupation) => boolean;
  /** The licence or degree of a profession that they lack. */
  gate: Gates;
  /** Whether work that asks for years of study may be shown, after all else. */
  mayStudy: boolean;
  /** What comes first for them. */
  leaning: Leaning;
  /** How near work is to what they have done, for those who leave the forces: any of the ways aside may be theirs. */
  nearness?: ((id: string) => number) | undefined;
}

const unknownRank: Rank = {
  years: null,
  level: plainLevel,
  isRefused: () => false,
  gate: () => null,
  mayStudy: true,
  leaning: 'up',
};

/**
 * The lines from an occupation whose ways up are reviewed, at most `n`: in the order of the review, unless somebody
 * has much more of what a later one asks for. Each first step begins a line and goes on where people of it mostly go, to work that no line before shows if there is such. What the
 * person has been already, or has outgrown, is passed over: the line begins with what comes after it. Steps aside, and lines
 * that end no better paid than where the person is, are lines only where fewer than two lead up: else they are neighbours.
 */
export function reviewedLines(
  start: Occupation,
  been: ReadonlySet<string>,
  n: number,
  skills: SkillShares,
  rank: Rank = unknownRank,
): Edge[][] {
  const { taxonomy } = skills;
  const past = new Set([...been, ...outgrown(start, rank, taxonomy)]);
  const shown = new Set<string>();
  const lines: Edge[][] = [];
  const isWanted = ({ to }: Edge): boolean => !rank.isRefused(to);
  const isOpen = ({ to }: Edge): boolean => rank.gate(to) === null;
  const firsts = stepsFrom(start, past, taxonomy)
    .filter((edge) => isWanted(edge) && (isOpen(edge) || rank.mayStudy))
    .map((edge, place) => ({
      edge,
      worth:
        skills.fit(edge.to.id) -
        costOfRank * place -
        costOfLeap * yearsOfLeap(edge) -
        (isOwnBusiness(edge.to) && rank.leaning !== 'own' ? costOfOwn : 0) -
        (isOpen(edge) ? 0 : costOfLicence),
    }));
  for (const { edge: first } of firsts.sort((a, b) => b.worth - a.worth)) {
    // A business of one's own may come last of the ways, and first for who wants one.
    if (lines.length === n && rank.leaning !== 'own') break;
    // It lies on a line that is shown already, as a step after another one.
    if (shown.has(first.to.id)) continue;
    const begun = new Set(lines.map(([edge]) => edge?.to.id));
    const line = [first];
    while (line.length < longest) {
      const been = new Set([...past, ...line.map(({ to }) => to.id)]);
      const onward = stepsFrom(line.at(-1)?.to ?? start, been, taxonomy).filter(
        (edge, place) => isWanted(edge) && isOpen(edge) && staysIn(start, edge, place === 0, skills),
      );
      // Where two lines meet they meet; only what begins another line is no way round to itself.
      const next = onward.find(({ to }) => !begun.has(to.id)) ?? onward[0];
      if (!next) break;
      line.push(next);
    }
    for (const { to } of line) shown.add(to.id);
    lines.push(line);
  }
  // Whoever wants a business of their own wants it for more than its pay.
  const isOwned = ([first]: readonly Edge[]): boolean =>
    rank.leaning === 'own' && first !== undefined && isForOneself(first.to);
  const up = lines.filter(
    (line, at) => isOwned(line) || ((at === 0 || isRise(start, line)) && isBetter(start, line)),
  );
  if (rank.leaning === 'up' && up.length >= Math.min(n, fewest)) return up;
  const begun = rank.leaning === 'up' ? shown : new Set<string>();
  const aside = linesAside(start, past, begun, skills, rank.nearness).filter((line) =>
    line.every((edge) => isWanted(edge) && (isOpen(edge) || rank.mayStudy)),
  );
  if (rank.leaning !== 'up') {
    const own = rank.leaning === 'own' ? ownOfTrade(start, skills) : [];
    return leaning(rank.leaning, rank.isRefused(start), up, aside, own).slice(0, n);
  }
  if (up.length > 0) return [...up, ...aside.filter((line) => isNear(start, line, skills))].slice(0, fewest);
  const all = [...lines, ...aside];
  const better = all.filter((line) => isBetter(start, line));
  return (better.length > 0 ? better : all).slice(0, n);
}

/**
 * The lines of somebody who writes what they want of work: those into a business of their own first, or those aside, and
 * after them the commonest up. Whoever leaves the kind of work that they do goes up first, where that leaves it too. What leads
 * to the same work is shown once.
 */
function leaning(
  wanted: 'own' | 'aside',
  leavesWork: boolean,
  up: readonly Edge[][],
  aside: readonly Edge[][],
  ownElsewhere: readonly Edge[][],
): Edge[][] {
  const ownFirst = (lines: readonly Edge[][]) => lines.filter(([first]) => first && isForOneself(first.to));
  const preferred = wanted === 'own' ? [...ownFirst(up), ...ownFirst(aside), ...ownElsewhere] : aside;
  const rest = wanted === 'own' ? [...up, ...aside] : up.slice(0, 1);
  if (wanted === 'aside' && leavesWork) return distinctFirsts([...up.slice(0, 1), ...aside]);
  return distinctFirsts([...preferred, ...rest]);
}

/** The way into a business of one's own that shares most with what somebody does, where none of theirs by review leads into one. */
function ownOfTrade(start: Occupation, skills: SkillShares): Edge[][] {
  const { taxonomy } = skills;
  const reviewed = [...(start.ways?.steps ?? []), ...(start.ways?.aside ?? [])];
  const isOwn = (work: Occupation | null) => work !== null && isForOneself(work);
  if (isForOneself(start) || reviewed.some(({ id }) => isOwn(taxonomy.occupation(id)))) return [];
  const owners = taxonomy.occupations.filter(
    (work) =>
      isOwnBusiness(work) &&
      work.sectorId === start.sectorId &&
      skills.reach(start.id, work.id) >= leastOfOwn,
  );
  const to = best(owners, ({ id }) => skills.reach(start.id, id));
  return to ? [[{ from: start, to, why: null, worth: 0 }]] : [];
}

/** One line alone is no choice: with so few ways up the nearest one aside stands beside them. */
const fewest = 2;
/** Of work aside so much must be there already. */
const leastOfAside = 0.3;
/** And so much where the work aside leads no further. */
const leastOfOwn = 0.15;

function isNear(start: Occupation, line: readonly Edge[], skills: SkillShares): boolean {
  const [first] = line;
  // Whoever leads a house is asked for what they have seen, at another pay and with other skills.
  if (first && start.years >= yearsOfDirectors) return true;
  if (!first || skills.reach(start.id, first.to.id) < leastOfAside) return false;
  // Where nothing rises from it, what somebody writes that they can must point there too.
  const leadsOn = line.slice(1).some(({ to }) => to.years > start.years);
  if (!leadsOn && skills.fit(first.to.id) < leastOfOwn) return false;
  const [today, then] = [middleOfPay(start), middleOfPay(first.to)];
  return !today || !then || then >= leastOfToday * today;
}

/** Of what a line leads to further on, so much must be there at its beginning; whoever leads all of a house comes from any of its parts. */
const leastOfLast = { ofAll: 0.1, inSector: 0.2, elsewhere: 0.25 };

/**
 * Whether the end of a line is still of the profession in which it begins: each step may be short, and two of them lead a
 * vet to the quality of hospitals. Within the sector those who lead are of it, whatever else they do; and so is what people of
 * the step before mostly become there, if that is worked by hand: a dishwasher who cooks comes to lead a section.
 */
function staysIn(
  start: Occupation,
  { from, to: last }: Pick<Edge, 'from' | 'to'>,
  isCommonest: boolean,
  skills: SkillShares,
): boolean {
  if (isLicensed(last) && !isLicensed(start)) return false;
  if (isSameTrade(start, last)) return true;
  const isInSector = last.sectorId === start.sectorId;
  if (isInSector && isLedWork(last, skills.taxonomy)) return true;
  if (isCommonest && last.zone < zoneOfProfessions && isReviewedNear(from, last, skills)) return true;
  const least = isOfAll(last) ? leastOfLast.ofAll : isInSector ? leastOfLast.inSector : leastOfLast.elsewhere;
  return skills.reach(start.id, last.id) >= least;
}

/** Whether the step before brings enough of the last one, whatever lies before it. */
const isReviewedNear = (from: Occupation, last: Occupation, skills: SkillShares): boolean =>
  skills.reach(from.id, last.id) >= leastOfLast.elsewhere;

/** The heads of whole organisations, by ISCO-08. */
const isOfAll = ({ isco }: Occupation): boolean => isco?.startsWith('112') ?? false;

/** So many years more, or so much better paid, is a step up; else it is one aside. */
const yearsOfRise = 2;
const payOfRise = 1.35;

/** Whether the first step of a line asks for more than where it begins: preparation, a degree or years, or is paid for it. */
function isRise(start: Occupation, [first]: readonly Edge[]): boolean {
  if (!first) return false;
  const { to } = first;
  const [today, then] = [middleOfPay(start), middleOfPay(to)];
  return (
    to.zone > start.zone ||
    rankOfEducation(to.education) > rankOfEducation(start.education) ||
    to.years >= start.years + yearsOfRise ||
    (today !== null && then !== null && then >= payOfRise * today)
  );
}

/** A professional with so many more years than a step asks has outgrown it; one who is called senior, with fewer. */
const yearsOutgrown = { plain: 7, senior: 2 };
const levelOfSeniors = 3;

/**
 * The next steps that somebody's years or title lie beyond: eleven years of buying are no beginning as a specialist in it,
 * who is called senior need not become that, and a director no manager. Work that leads is passed over by directors alone,
 * and trades go step by step.
 */
function outgrown(start: Occupation, { years, level }: Rank, taxonomy: Taxonomy): string[] {
  const isRaised = level > levelOfTitle(start.name.en);
  const beyond = isRaised && level >= levelOfSeniors ? yearsOutgrown.senior : yearsOutgrown.plain;
  const isBehind = (to: Occupation): boolean => {
    if (isRaised && level >= levelOfDirectors && to.years < yearsOfDirectors) return true;
    if (isLedWork(to, taxonomy)) return false;
    if (isRaised && level >= levelOfSeniors && to.name.en.startsWith('Senior ')) return true;
    return start.zone >= zoneOfProfessions && to.years + beyond <= (years ?? 0) && isSameTrade(start, to);
  };
  const behind = new Set<string>();
  const look = (from: Occupation): void => {
    for (const { id } of from.ways?.steps ?? []) {
      const to = taxonomy.occupation(id);
      if (!to || behind.has(id) || (to.ways?.steps.length ?? 0) === 0 || !isBehind(to)) continue;
      behind.add(id);
      look(to);
    }
  };
  look(start);
  return [...behind];
}

const levelOfDirectors = 5;

/** A line must end so much better paid, and no step aside may cost more than so much of today's pay. */
const leastRise = 1.1;
const leastOfToday = 1;

/** Whether a line leads to more than where it begins: by pay, since nobody retrains for the same. */
function isBetter(start: Occupation, line: readonly Edge[]): boolean {
  const [today, first, last] = [start, line[0]?.to, line.at(-1)?.to].map((it) => it && middleOfPay(it));
  if (!today || !first || !last) return true;
  const isAside = !start.ways?.steps.some(({ id }) => id === line[0]?.to.id);
  return last >= leastRise * today && (!isAside || first >= leastOfToday * today);
}

const middleOfPay = ({ salaryAed: pay }: Occupation): number | null => pay && (pay.min + pay.max) / 2;

/** Where people go on at their own level, the commonest first, each with what comes after it, if that is shown nowhere yet and asks no less than where they are. */
function linesAside(
  start: Occupation,
  past: ReadonlySet<string>,
  before: ReadonlySet<string>,
  skills: SkillShares,
  nearness?: (id: string) => number,
): Edge[][] {
  const { taxonomy } = skills;
  const shown = new Set([...past, ...before]);
  const lines: Edge[][] = [];
  const ways = start.ways?.aside ?? [];
  const ordered = nearness ? ways.toSorted((a, b) => nearness(b.id) - nearness(a.id)) : ways;
  for (const { id, why } of ordered) {
    const to = taxonomy.occupation(id);
    if (!to || shown.has(to.id)) continue;
    const onward = stepsFrom(to, new Set([...past, to.id]), taxonomy).find(
      ({ to: end }) => !shown.has(end.id) && end.years >= start.years && goesOn(start, to, end, skills),
    );
    const line = [{ from: start, to, why, worth: 0 }, ...(onward ? [onward] : [])];
    for (const edge of line) shown.add(edge.to.id);
    lines.push(line);
  }
  return lines;
}

/** Whether what comes after a step aside is of the new work or the old, and no degree away. */
function goesOn(start: Occupation, aside: Occupation, end: Occupation, skills: SkillShares): boolean {
  const isOfEither =
    end.sectorId === aside.sectorId || staysIn(start, { from: aside, to: end }, false, skills);
  const [needed, there] = [rankOfEducation(end.education), rankOfEducation(aside.education)];
  return isOfEither && (needed <= there || needed < rankOfEducation('bachelor'));
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
