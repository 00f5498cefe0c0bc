import type { EducationLevel, Occupation, OccupationStep, Taxonomy } from '#engines/taxonomy/index.ts';
import { rankOfEducation } from './education.ts';
import { leadsPeople } from './gap-worth.ts';
import type { SkillShares } from './skill-shares.ts';
import { isWalkable } from './transitions.ts';

/** The least share of an occupation's weighted skills that the occupation before it, or the person, must bring. */
export const leastShareOfStep = 0.1;
/** A step aside, which brings no more experience, is worth taking only to what one can do already in good part. */
const leastShareAside = 0.2;
/** The same where the work lies in another sector, and where only likeness leads to it and nobody named the step. */
const leastShareElsewhere = 0.3;
const leastShareByLikeness = 0.35;
/** Of what a line leads to in another sector, so much must be there at its beginning: else it drifts into another trade. */
const leastShareOfOrigin = 0.2;
/** Further on a line, where each step rests on the one before. */
const leastShareLater = 0.25;
/** A leap of so many years of usual experience needs as much, or it passes over work that lies between. */
const yearsOfLeap = 5;
const leastShareOfLeap = 0.3;
/** Whoever moves on goes back by so many years of usual experience at most. */
const mostYearsBack = 1;
/** More lies between two occupations than one step. */
const mostYearsOfStep = 8;

/** The job zone from which on work asks for a degree. */
export const zoneOfProfessions = 4;

/** The step from one occupation to another that the taxonomy names, up or aside; `null` where it names none. */
export const namedStep = ({ ways, next }: Occupation, to: Occupation): OccupationStep | null =>
  [...(ways?.steps ?? []), ...(ways?.aside ?? []), ...next].find(({ id }) => id === to.id) ?? null;

/** The occupations to which one leads up by review, the commonest first. */
export const reviewedAbove = (taxonomy: Taxonomy, { ways }: Occupation): Occupation[] =>
  (ways?.steps ?? []).flatMap(({ id }) => taxonomy.occupation(id) ?? []);

/** Where a step is taken: from an occupation, on a line that began somewhere. */
export interface StepOf {
  start: Occupation;
  from: Occupation;
  to: Occupation;
  /** Whether the taxonomy names the step; else only likeness leads there. */
  isNamed: boolean;
}

/**
 * Whether a step can be taken by people as they are: at most one job zone up and not down, not far back in experience
 * nor more years ahead than one step is, enough skills of one's own for it, and within the trade.
 */
export function isHonest({ start, from, to, isNamed }: StepOf, skills: SkillShares): boolean {
  const years = to.years - from.years;
  if (!isWalkable(from.zone, to.zone) || years < -mostYearsBack || years > mostYearsOfStep) return false;
  if (to.zone < from.zone && years <= 0) return false;
  // Nobody takes a doctorate to go where a first degree would have done.
  if (rankOfEducation(from.education) > rankOfEducation('bachelor') && isLess(to.education, from.education))
    return false;
  const share = skills.reach(from.id, to.id);
  if (!isNamed) return share >= leastShareByLikeness && to.zone >= from.zone && isSameTrade(from, to);
  if (share < leastShareFor({ start, from, to })) return false;
  if (isLicensed(to) && !isWithinCare(from, to, share)) return false;
  if (to.sectorId !== from.sectorId && share < leastShareElsewhere) return false;
  return to.sectorId === start.sectorId || skills.reach(start.id, to.id) >= leastShareOfOrigin;
}

function leastShareFor({ start, from, to }: Omit<StepOf, 'isNamed'>): number {
  if (to.years - from.years > yearsOfLeap) return leastShareOfLeap;
  if (from.id !== start.id) return leastShareLater;
  return rises(from, to) ? leastShareOfStep : leastShareAside;
}

/** Whether other work asks for no more than one step can bring: a level of preparation, and some years. */
export const isHonestRise = (from: Occupation, to: Occupation): boolean =>
  isWalkable(from.zone, to.zone) && to.years - from.years <= mostYearsOfStep;

/** Whether work asks for more preparation or experience than other work. */
export const rises = (from: Occupation, to: Occupation): boolean =>
  to.zone > from.zone || to.years > from.years;

/** Work of a sector where nearly all of it needs a licence of its own. */
export const isLicensed = ({ sectorId }: Occupation): boolean => sectorId === 'healthcare';

/** Care is not entered from elsewhere, and within it one profession leads to another only where much is shared. */
function isWithinCare(from: Occupation, to: Occupation, share: number): boolean {
  if (!isLicensed(from)) return false;
  const leads = to.isco?.startsWith('1') ?? false;
  return leads || isSameTrade(from, to) || share >= leastShareElsewhere;
}

/** Whether a step leads into another trade, where years of one's own are no years: by review it does not. */
export const isElsewhere = (from: Occupation, to: Occupation, isReviewed: boolean): boolean =>
  !isReviewed && from.sectorId !== to.sectorId && !isSameTrade(from, to);

/** Whether the work is to lead people: that of managers in ISCO-08, or made of leading. */
export const isLedWork = ({ isco, skills }: Occupation, taxonomy: Taxonomy): boolean =>
  (isco?.startsWith('1') ?? false) ||
  skills.some(({ id, importance }) => importance === 'essential' && leadsPeople(taxonomy, id));

const isLess = (a: EducationLevel, b: EducationLevel) => rankOfEducation(a) < rankOfEducation(b);

/** Work side by side: a licence or a degree of its own parts neighbours of a sector, and the groups of ISCO-08 show it. */
export function isSameTrade(from: Occupation, to: Occupation): boolean {
  const minorGroup = ({ isco }: Occupation) => isco?.slice(0, 3) ?? null;
  return from.sectorId === to.sectorId && minorGroup(from) !== null && minorGroup(from) === minorGroup(to);
}

/** What a person brings to the steps of a line beside skills. */
export interface Standing {
  /** Years of work beyond what the occupation before usually asks for. */
  spareYears: number;
  education: EducationLevel;
  /** 0 to 1: the share of the next work's skills that is there already. */
  fit: number;
  /** Whether they come back after years without work, which are no years in it. */
  returns: boolean;
  /** For how many years they were away. */
  away: number;
  /** Whether it is a way up within the trade, by review: the sector of what it leads to may be another. */
  isReviewed: boolean;
}

/** What a step takes: further years, of them those of study, and the degree beyond the one that is there. */
export interface StepCost {
  years: number;
  studyYears: number;
  education: EducationLevel | null;
}

/** How many further years a step takes, and the degree that it calls for beyond the one that is there. */
export function costOfStep(
  from: Occupation,
  to: Occupation,
  { spareYears, education, fit, returns, away, isReviewed }: Standing,
  isFirst: boolean,
): StepCost {
  const missing = isMissing(
    to,
    education,
    from.years + Math.max(0, spareYears),
    isElsewhere(from, to, isReviewed),
  )
    ? to.education
    : null;
  const apart = Math.max(0, to.years - from.years);
  // Years in one's present work count wholly for the next, and half for what comes after it.
  const worked = isFirst
    ? Math.max(leastYearsTo(from, to, { fit, returns, away, isReviewed }), apart - spareYears)
    : Math.max(leastYearsIn(from, to), apart - spareYears / 2);
  const studied = missing ? yearsOfStudy(education, missing) : 0;
  return { years: Math.max(0, Math.ceil(worked), studied), education: missing, studyYears: studied };
}

/** What it takes to be back in one's own profession: its licence anew and a year, two where it was left long ago. */
export const costOfReturn = (away: number): StepCost => ({
  years: away >= longAway ? 2 : 1,
  education: null,
  studyYears: 0,
});

const longAway = 10;

/**
 * Whether work asks for a degree that is not there. Outside care years of practice stand for school and for a diploma, and
 * whoever has worked for long is asked for no second degree to lead.
 */
function isMissing(to: Occupation, education: EducationLevel, years: number, isAnew: boolean): boolean {
  if (rankOfEducation(to.education) <= rankOfEducation(education)) return false;
  if (years >= yearsInsteadOf(to, isAnew)) return false;
  const isFirstDegree = rankOfEducation(education) < rankOfEducation('bachelor');
  return (
    isFirstDegree || to.education !== 'master' || !/^1[12]/u.test(to.isco ?? '') || years < yearsForDegree
  );
}

const yearsForDegree = 15;

/** The years of practice that stand for the degree which work usually asks for: none do in care and in what all have studied. */
function yearsInsteadOf(work: Occupation, isAnew: boolean): number {
  if (isLicensed(work)) return Number.POSITIVE_INFINITY;
  if (work.education === 'secondary') return 0;
  if (work.education === 'diploma') return 3;
  if (work.education !== 'bachelor' || isAnew || isStudied(work)) return Number.POSITIVE_INFINITY;
  return work.isco?.startsWith('2') ? 6 : 4;
}

/** Work that nobody comes to by practice alone, by ISCO-08: science, engineering, teaching, law and accounts, and who leads these. */
const isStudied = ({ isco }: Occupation): boolean =>
  /^(?:21(?!66)|23|241|26(?!4[12]|5)|1211|1223|134[25]|315)/u.test(isco ?? '');

/** Whoever has so many years more than a step asks has what it asks for, whatever they write of it. */
const manyYears = 5;

/** From so much of its skills on, a step that the years allow is taken now. */
const readyFrom = 0.5;

/**
 * The least years of a first step, whatever the years behind: years in one trade are none in another, and whoever
 * lacks most of what a higher post asks learns it first.
 */
function leastYearsTo(
  from: Occupation,
  to: Occupation,
  { fit, returns, away, isReviewed }: Omit<Standing, 'education' | 'spareYears'>,
): number {
  const isAnew = isElsewhere(from, to, isReviewed);
  if (isAnew && from.years - to.years < manyYears)
    return Math.max(fit < readyFrom ? 1 : 0, Math.ceil(Math.min(to.years, mostYearsAnew) * (1 - fit)));
  // A year to be back in the work itself, and one to show that one leads.
  if (returns) return rises(from, to) ? (yearsAfter.find(({ least }) => away >= least)?.years ?? 2) : 1;
  if (isAnew) return 1;
  // Years in one post, however many, are not the posts between.
  const passedOver = leastYearsOver.find(({ apart }) => to.years - from.years >= apart)?.years ?? 0;
  // Nobody is promoted on the day they ask; what lies at one's own level is there for whoever can do it already.
  return Math.max(passedOver, rises(from, to) || fit < readyFrom ? 1 : 0);
}

/** The years that the posts take which lie between two so many years of usual experience apart. */
const leastYearsOver = [
  { apart: 9, years: 3 },
  { apart: 7, years: 2 },
];

/** After so many years away the work itself has changed: the years until somebody rises in it. */
const yearsAfter = [
  { least: 10, years: 4 },
  { least: 5, years: 3 },
];

/** Whoever comes to a trade from another begins in it anew, though seldom for longer. */
const mostYearsAnew = 3;

/** Nobody moves on the day they arrive: a year aside, two up, three to what asks for seven years, four to lead whole organisations. */
function leastYearsIn(from: Occupation, to: Occupation): number {
  if (to.years >= 12) return 4;
  if (to.years >= 7) return 3;
  return to.zone > from.zone || to.years > from.years ? 2 : 1;
}

// Years that people need beside work, or at a university, for each level from the one before.
const study: Record<EducationLevel, number> = {
  none: 0,
  secondary: 0,
  diploma: 2,
  bachelor: 2,
  master: 2,
  doctorate: 4,
};

function yearsOfStudy(from: EducationLevel, to: EducationLevel): number {
  const levels: EducationLevel[] = ['diploma', 'bachelor', 'master', 'doctorate'];
  return levels
    .filter(
      (level) =>
        rankOfEducation(level) > rankOfEducation(from) && rankOfEducation(level) <= rankOfEducation(to),
    )
    .reduce((sum, level) => sum + study[level], 0);
}
