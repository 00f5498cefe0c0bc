import { type EducationLevel, type Occupation, wordingsIn } from '#engines/taxonomy/index.ts';
import { hasArabic, sourceOfWordings } from '#engines/text/index.ts';
import { best } from './best.ts';
import { drawnTo } from './career-interests.ts';
import { wantsOwn } from './career-leanings.ts';
import { isHonestRise, zoneOfProfessions } from './career-steps.ts';
import { fieldOfDegree } from './career-studies.ts';
import type { Edge } from './career-walks.ts';
import { stepsFrom } from './career-ways.ts';
import { rankOfEducation } from './education.ts';
import type { SkillShares } from './skill-shares.ts';

const WORDS = wordingsIn('matching/careers');
const wishing = WORDS.pattern('wishes for a direction', { spaces: 'one' });
/** What somebody wants to be without follows: "in a bank without sales target", «مو على الشباك». */
const without = new RegExp(`(?<!\\p{L})${WORDS.source('goes without', { spaces: 'one' })}(?!\\p{L}).*$`, 'u');

/** What Arabic writes onto a word: "and", "in", "for", and the article. */
const ARABIC_EDGE = '(?<!\\p{L})(?:[وفبلك]?(?:ال|لل)?)';

/** Words by which people name where they want to go, and the occupations to which that leads. */
interface Direction {
  pattern: RegExp;
  ids: readonly string[];
}

const DIRECTIONS: readonly Direction[] = wordingsIn('matching/career-directions')
  .lines('leads in a direction')
  .map((line) => {
    const [wording = '', ids = ''] = line.split(' => ');
    // Arabic gives each word of a name its article: «الموارد البشرية».
    const words = sourceOfWordings([wording], { edges: 'anywhere', spaces: 'one' }).replaceAll(
      ' ',
      hasArabic(wording) ? ' (?:ال)?' : ' ',
    );
    const before = hasArabic(wording) ? ARABIC_EDGE : '(?<![\\p{L}\\d])';
    return { pattern: new RegExp(`${before}(?:${words})(?![\\p{L}\\d])`, 'u'), ids: ids.split(' ') };
  });

/** Whoever names more directions than this is shown the first of them. */
const mostDirections = 2;

/** The directions that a text names where it tells what its writer wishes for, as they come; of two at one place the longer. */
function directionsIn(text: string): readonly Direction[] {
  const found = drawnTo(text, wishing).flatMap((sentence, row) => {
    const wished = sentence
      .split(' , ')
      .map((clause) => clause.replace(without, ' '))
      .join(' , ');
    return DIRECTIONS.flatMap((direction) => {
      const match = direction.pattern.exec(wished);
      return match ? [{ direction, row, at: match.index, end: match.index + match[0].length }] : [];
    });
  });
  return (
    found
      .filter(
        (one) =>
          !found.some(
            (other) =>
              other !== one &&
              other.row === one.row &&
              other.at <= one.at &&
              other.end >= one.end &&
              other.end - other.at > one.end - one.at,
          ),
      )
      // What says more goes before what says little: "a clean trade, carpentry".
      .sort(
        (a, b) => Number(isVague(a.direction)) - Number(isVague(b.direction)) || a.row - b.row || a.at - b.at,
      )
      .map(({ direction }) => direction)
  );
}

/** A direction that leads to so much work says little of which is meant. */
const isVague = ({ ids }: Direction): boolean => ids.length > fewOccupations;
const fewOccupations = 5;

/** Who stands somewhere, and what is open to them. */
interface Standing {
  start: Occupation;
  text: string;
  education: EducationLevel | undefined;
  /** Of work; `null` where they are not known. */
  years: number | null;
  isOpen: (work: Occupation) => boolean;
  /** Whether they have only studied: those begin where they wish. */
  isBeginner: boolean;
}

/** The ways in the directions that somebody writes they want to go, each by the work there that is nearest to theirs. */
export function waysToward(standing: Standing, skills: SkillShares): Edge[][] {
  const { start, text, education, isOpen, isBeginner } = standing;
  // Whoever wants a business of their own names its trade, and no post in it.
  if (wantsOwn(text)) return [];
  const { taxonomy } = skills;
  const studied = new Set(fieldOfDegree(taxonomy, text)?.firstWork ?? []);
  const isGraduate = education !== undefined && rankOfEducation(education) >= rankOfEducation('bachelor');
  const shown = new Set<string>([start.id]);
  const ways = [...(start.ways?.steps ?? []), ...(start.ways?.aside ?? []), ...start.next];
  const lines: Edge[][] = [];
  const isWay = (work: Occupation) => ways.some(({ id }) => id === work.id);
  const isAkin = (work: Occupation) =>
    isWay(work) || work.sectorId === start.sectorId || skills.reach(start.id, work.id) >= leastReach;
  for (const direction of directionsIn(text)) {
    const { ids } = direction;
    if (lines.length === mostDirections) break;
    // Whoever stands there already wants no other work by it.
    if (ids.includes(start.id)) continue;
    const open = ids
      .flatMap((id) => taxonomy.occupation(id) ?? [])
      .filter((work) => !shown.has(work.id) && isOpen(work) && isWithinReach(standing, work));
    const akin = open.filter(isAkin);
    // Whoever has a profession turns to what is akin to it; others begin anew where they say.
    const isFree = isBeginner || (akin.length === 0 && start.zone < zoneOfProfessions);
    const found = best(isFree ? open : akin, (work) => {
      return (
        (isWay(work) ? worthOfWay : 0) +
        (work.sectorId === start.sectorId ? worthOfSector : 0) +
        skills.reach(start.id, work.id) +
        skills.fit(work.id) -
        costOfPlace * ids.indexOf(work.id) -
        (isGraduate && work.zone < zoneOfGraduates ? costOfDegree : 0) +
        (studied.has(work.id) ? worthOfStudies : 0) -
        costOfYear * Math.max(0, start.years - work.years)
      );
    });
    if (!found) continue;
    const why = ways.find(({ id }) => id === found.id)?.why ?? null;
    const onward = stepsFrom(found, shown, taxonomy).find(({ to }) => isOpen(to));
    lines.push([{ from: start, to: found, why, worth: 0 }, ...(onward ? [onward] : [])]);
    shown.add(found.id);
  }
  return lines;
}

/** So much of a work's skills makes it akin. */
const leastReach = 0.12;
const worthOfWay = 0.6;
const worthOfSector = 0.3;
/** The list stands in the order in which beginners come in. */
const costOfPlace = 0.06;
const costOfYear = 0.03;
/** Work that asks for less comes after the rest, for whoever has a degree. */
const costOfDegree = 0.8;
const zoneOfGraduates = 3;
const worthOfStudies = 0.4;

/** Whether one step leads there: a level of preparation up, and a profession only for whoever has its degree, where theirs is known. */
function isWithinReach({ start, education, years, isBeginner }: Standing, work: Occupation): boolean {
  const worked = isBeginner ? 0 : Math.max(start.years, years ?? 0);
  const isSettled = start.zone >= zoneOfProfessions && worked > mostYearsOfNewcomers;
  if (work.zone < (isSettled ? start.zone : start.zone - 1)) return false;
  const own = rankOfEducation(education ?? start.education);
  const needed = rankOfEducation(work.education);
  const hasDegree = own >= rankOfEducation('bachelor') && own >= needed;
  if (work.zone >= zoneOfProfessions && !hasDegree && start.zone < zoneOfProfessions)
    return start.ways?.steps.some(({ id }) => id === work.id) ?? false;
  return isHonestRise(start, work) || (hasDegree && work.years <= start.years + mostYears);
}

const mostYears = 2;
/** Whoever has a profession and hardly any years in it may step down for another. */
const mostYearsOfNewcomers = 3;
