import type { Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import { nearnessTo } from './career-beginnings.ts';
import { waysToward } from './career-directions.ts';
import { isOwnBusiness, leaningOf } from './career-leanings.ts';
import { mayStudy } from './career-licences.ts';
import { waysLighter } from './career-lighter.ts';
import type { Aims } from './career-path-steps.ts';
import { type CareerStart, type FoundStart, ownWordsOf } from './career-persons.ts';
import { isOfForces } from './career-qualified.ts';
import { linesBack } from './career-return.ts';
import { helpersWork } from './career-start.ts';
import { isLedWork, namedStep, reviewedAbove, zoneOfProfessions } from './career-steps.ts';
import { fieldOfDegree } from './career-studies.ts';
import { postsNamedBy } from './career-titles.ts';
import { distinct, distinctFirsts, type Edge, walksFrom } from './career-walks.ts';
import { type Rank, reviewedLines, stepsFrom } from './career-ways.ts';
import { lineToWish, refusalOf, wantsToTeach, waysDrawnTo } from './career-wish.ts';
import { levelOfTitle, plainLevel } from './levels.ts';
import type { SkillShares } from './skill-shares.ts';

/** Where somebody was found to stand, with what they write of where they want to go. */
export interface Placed {
  person: CareerStart;
  from: FoundStart;
  start: Occupation;
  aims: Aims;
}

/** The lines that rules find, and what they found on the way. */
export interface LinesByRule {
  lines: Edge[][];
  /** To what somebody names as wished for, and in the directions that they name. */
  named: Edge[][];
  toward: Edge[][];
  /** Work that they have done; how plainly they refuse work, 0 to 1, and whether they do so at all. */
  past: ReadonlySet<string>;
  refusal: (work: Occupation) => number;
  isRefused: (work: Occupation) => boolean;
  /** Whether a licence or years of study lie before work, for somebody who will not study. */
  isBarred: (work: Occupation) => boolean;
  /** Whether work is neither past nor refused nor barred. */
  isOpen: (work: Occupation) => boolean;
}

/**
 * Lines of occupations from where somebody stands, at most `n`: first to what they write that they want to become, then the ways
 * that were reviewed, or where nobody has reviewed any the steps that the taxonomy names and people can take.
 */
export function linesByRule(
  { person, from, start, aims }: Placed,
  n: number,
  skills: SkillShares,
): LinesByRule {
  const { taxonomy } = skills;
  const words = ownWordsOf(person);
  const refusal = refusalOf(words);
  const isRefused = (work: Occupation) => refusal(work) > 0;
  const past = new Set([
    start.id,
    ...(person.titles ?? []).flatMap((title) => postsNamedBy(taxonomy, title)),
  ]);
  // Whom somebody only assists they have not been.
  if (from.nextId) past.delete(from.nextId);
  const rank: Rank = {
    years: person.years ?? null,
    // A title that was a stray word says no rank.
    level: from.foundBy === 'skills' ? plainLevel : levelOfTitle(person.titles?.[0] ?? ''),
    isRefused,
    gate: aims.gate,
    mayStudy: mayStudy(person),
    leaning: leaningOf(start, words, person.years ?? null, isRefused),
    nearness: isOfForces(start) && isRefused(start) ? nearnessTo(words, skills) : undefined,
  };
  const isBarred = (work: Occupation) => !rank.mayStudy && aims.gate(work) !== null;
  const isOpen = (work: Occupation) => !past.has(work.id) && !isRefused(work) && !isBarred(work);
  const named = aims.wishes
    // Whoever leaves a school to open one of their own refuses no school of their own.
    .filter((wish) => !past.has(wish.id) && (isOwnBusiness(wish) || !isRefused(wish)))
    .flatMap((wish) => {
      const line = lineToWish(start, wish, skills, person.education);
      return line ? [line] : [];
    });
  const toward = waysToward(
    {
      start,
      text: words,
      education: person.education,
      years: rank.years,
      isOpen,
      isBeginner: from.foundBy === 'studies',
    },
    skills,
  );
  const told = { named, toward, past, refusal, isRefused, isBarred, isOpen };
  return { lines: inOrder({ person, from, start, aims }, told, rank, n, skills), ...told };
}

/** The lines in the order in which they are shown: back to one's own work, then to what is wished for, then the ways. */
function inOrder(
  { person, from, start, aims }: Placed,
  { named, toward, past, isRefused, isOpen }: Omit<LinesByRule, 'lines'>,
  rank: Rank,
  n: number,
  skills: SkillShares,
): Edge[][] {
  const { taxonomy } = skills;
  const words = ownWordsOf(person);
  const wished = [...named];
  if (!aims.isBack && !aims.backFrom) {
    const led = aims.wishes.length > 0 ? toward.slice(0, 1) : toward;
    const drawn = waysDrawnTo(start, words, isOpen, taxonomy);
    wished.push(
      ...(wantsToTeach(words) ? [...drawn, ...led] : [...led, ...drawn]),
      ...waysLighter(start, words, rank.years, past, taxonomy),
    );
  }
  if (rank.nearness) wished.push(...waysToProfession(start, words, rank.years, isOpen, taxonomy));
  wished.push(...linesIntoNext({ from, start }, isRefused, taxonomy));
  const others = (from.otherIds ?? []).flatMap((id) => taxonomy.occupation(id) ?? []);
  const found = [start, ...others].map((first) =>
    linesFrom(first, past, n, skills, rank).filter(avoids(isRefused)),
  );
  const again = linesAgain({ start, aims }, found[0] ?? [], isRefused, skills);
  const leading = distinctFirsts([
    ...again.slice(0, 1),
    ...(aims.isBack ? toward : []),
    ...again.slice(1),
    ...wished,
  ]);
  // A helper learns the trade in which they help.
  const isHelping = from.nextId !== undefined && start.id === helpersWork;
  const isLeaving = rank.leaning === 'aside' || start.ways?.steps.length === 0;
  const asked = [...again, ...named, ...(toward.length > 1 ? toward : [])];
  return worthShowing(together(leading, found, isHelping ? 1 : n), asked, isLeaving);
}

/** The way of an officer who leaves the forces into the profession that they have studied, where they have led for long to lead in it. */
function waysToProfession(
  start: Occupation,
  text: string,
  years: number | null,
  isOpen: (work: Occupation) => boolean,
  taxonomy: Taxonomy,
): Edge[][] {
  const profession = taxonomy.occupation(fieldOfDegree(taxonomy, text)?.firstWork[0] ?? '');
  if (!profession || profession.zone < zoneOfProfessions || profession.sectorId === start.sectorId) return [];
  const above = (work: Occupation) => reviewedAbove(taxonomy, work);
  const steps = [...above(profession), ...above(profession).flatMap(above)];
  const isLed = (work: Occupation) =>
    isLedWork(work, taxonomy) && work.years >= yearsOfLeaders && work.years <= (years ?? 0);
  const to = steps.find(isLed) ?? profession;
  if (!isOpen(to)) return [];
  const past = new Set([start.id, to.id]);
  return [[{ from: start, to, why: null, worth: 0 }, ...stepsFrom(to, past, taxonomy).slice(0, 1)]];
}
/** Officers lead after so many years of service. */
const yearsOfLeaders = 8;

/** The line of a clerk into the profession that they serve, and from there where its people mostly go; none of anybody else. */
export function linesIntoNext(
  { from, start }: Pick<Placed, 'from' | 'start'>,
  isRefused: (work: Occupation) => boolean,
  taxonomy: Taxonomy,
): Edge[][] {
  const profession = taxonomy.occupation(from.nextId ?? '');
  if (!profession || isRefused(profession)) return [];
  const first = { from: start, to: profession, why: namedStep(start, profession)?.why ?? null, worth: 0 };
  return [[first, ...stepsFrom(profession, new Set([start.id, profession.id]), taxonomy).slice(0, 1)]];
}

/** The lines by which somebody comes back to work after years without, who goes on by some lines; none of anybody else. */
export const linesAgain = (
  { start, aims }: Pick<Placed, 'start' | 'aims'>,
  onward: readonly (readonly Edge[])[],
  isRefused: (work: Occupation) => boolean,
  skills: SkillShares,
): Edge[][] => (aims.isBack ? linesBack(start, onward, aims.away, skills).filter(avoids(isRefused)) : []);

/** Whether a line leads to nothing that is refused. */
const avoids =
  (isRefused: (work: Occupation) => boolean) =>
  (line: readonly Edge[]): boolean =>
    !line.some(({ to }) => isRefused(to));

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
 * The first line, and of those after it the ones that the person asks for; where they ask for none and leave their work, the
 * next way out of it. Of all others one in five was worth showing (the panel's judgements of four sets): they are neighbours.
 */
function worthShowing(
  lines: readonly Edge[][],
  asked: readonly (readonly Edge[])[],
  isLeaving: boolean,
): Edge[][] {
  const isAsked = ([edge]: readonly Edge[]) => asked.some(([other]) => other?.to === edge?.to);
  const [first, ...others] = lines;
  if (!first) return [];
  return [first, ...(asked.length === 0 && isLeaving ? others.slice(0, 1) : others.filter(isAsked))];
}
