import type { EducationLevel, Name, Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import { nearnessTo } from './career-beginnings.ts';
import { waysToward } from './career-directions.ts';
import { isOwnBusiness, leaningOf } from './career-leanings.ts';
import { gatesFor, mayStudy } from './career-licences.ts';
import { waysLighter } from './career-lighter.ts';
import { type Aims, type CareerStep, stepsOf } from './career-path-steps.ts';
import { ownWordsOf } from './career-persons.ts';
import { isOfForces } from './career-qualified.ts';
import { linesBack } from './career-return.ts';
import { type CareerStart, type FoundStart, helpersWork, startOf } from './career-start.ts';
import { isLedWork, namedStep, reviewedAbove, zoneOfProfessions } from './career-steps.ts';
import { degreeLacking, degreeOfGraduate, degreeTold, fieldOfDegree } from './career-studies.ts';
import { knownBy, postsNamedBy } from './career-titles.ts';
import { distinct, distinctFirsts, type Edge, neighboursOf, walksFrom } from './career-walks.ts';
import { type Rank, reviewedLines, stepsFrom } from './career-ways.ts';
import {
  isReturning,
  lineToWish,
  namedAmong,
  refusedIn,
  wantsToTeach,
  waysDrawnTo,
  wishesIn,
} from './career-wish.ts';
import { isOnlyWished, tellsOfCase } from './career-wording.ts';
import { rankOfEducation } from './education.ts';
import { levelOfTitle, plainLevel } from './levels.ts';
import type { MatchModel } from './model.ts';
import { SkillShares } from './skill-shares.ts';
import { yearsAway } from './work-years.ts';

export type { CareerStep } from './career-path-steps.ts';

/** A line of occupations. */
export interface CareerPath {
  /** Where it begins: where the person is, or for one who still learns another first work of their field. */
  fromId: string;
  /** One or two; three where what the person wishes for lies so far. */
  steps: CareerStep[];
  /** Why nothing leads on from its last step; `null` where something does, or nobody has said. */
  end: Name | null;
}

/** What was found of where a person may go. */
export interface CareerPaths {
  /** `null` where nothing tells where the person is; then there are no paths. */
  from: FoundStart | null;
  /** Whether the person comes back to work after years without. */
  isReturning: boolean;
  paths: CareerPath[];
  /** Why nothing leads up from where the person is; `null` where something does, or nobody has said. */
  end: Name | null;
  /** Work at the person's own level to which they bring most, where fewer paths are known than were asked for. */
  neighbours: CareerStep[];
}

/**
 * Lines of occupations that one may walk from where a person is, at most `n`, the most promising first. They
 * lead first to what the person writes that they want to become, then follow the ways that were reviewed (`reviewedLines`). Only where nobody has reviewed any, they are found along the
 * steps that the taxonomy names, the first one by likeness where it names too few, and each step is one that people can
 * take (`isHonest`). None leads back to where the person has been, and each line begins in a direction of its own.
 * Where fewer are known there are fewer.
 */
export function careerPaths(model: MatchModel, given: CareerStart, n = 3): CareerPaths {
  const person = asTold(given, model.taxonomy);
  const words = ownWordsOf(person);
  const skills = new SkillShares(person.skills, model);
  const isRefused = refusedIn(words);
  const from = startFor(person, skills, model);
  const start = from && model.taxonomy.occupation(from.occupationId);
  const aims = aimsOf(person, model.taxonomy, start, from);
  if (!from || !start) return { from: null, isReturning: aims.isBack, paths: [], end: null, neighbours: [] };
  const past = new Set([
    start.id,
    ...(person.titles ?? []).flatMap((title) => postsNamedBy(model.taxonomy, title)),
  ]);
  // Whom somebody only assists they have not been.
  if (from.nextId) past.delete(from.nextId);
  const rank = {
    years: person.years ?? null,
    // A title that was a stray word says no rank.
    level: from.foundBy === 'skills' ? plainLevel : levelOfTitle(person.titles?.[0] ?? ''),
    isRefused,
    gate: aims.gate,
    mayStudy: mayStudy(person),
    leaning: leaningOf(start, words, person.years ?? null, isRefused),
    nearness: isOfForces(start) && isRefused(start) ? nearnessTo(words, skills) : undefined,
  };
  const named = aims.wishes
    // Whoever leaves a school to open one of their own refuses no school of their own.
    .filter((wish) => !past.has(wish.id) && (isOwnBusiness(wish) || !isRefused(wish)))
    .flatMap((wish) => {
      const line = lineToWish(start, wish, skills, person.education);
      return line ? [line] : [];
    });
  const wished = [...named];
  const isOpen = (work: Occupation) =>
    !past.has(work.id) && !isRefused(work) && (rank.mayStudy || aims.gate(work) === null);
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
  if (!aims.isBack && !aims.backFrom) {
    const led = aims.wishes.length > 0 ? toward.slice(0, 1) : toward;
    const drawn = waysDrawnTo(start, words, isOpen, model.taxonomy);
    wished.push(
      ...(wantsToTeach(words) ? [...drawn, ...led] : [...led, ...drawn]),
      ...waysLighter(start, words, rank.years, past, model.taxonomy),
    );
  }
  if (rank.nearness) wished.push(...waysToProfession(start, words, rank.years, isOpen, model.taxonomy));
  const profession = model.taxonomy.occupation(from.nextId ?? '');
  if (profession && !isRefused(profession)) wished.push(lineInto(start, profession, model.taxonomy));
  const others = (from.otherIds ?? []).flatMap((id) => model.taxonomy.occupation(id) ?? []);
  const found = [start, ...others].map((first) =>
    linesFrom(first, past, n, skills, rank).filter((line) => !line.some(({ to }) => isRefused(to))),
  );
  const again = (aims.isBack ? linesBack(start, found[0] ?? [], aims.away, skills) : []).filter(
    (line) => !line.some(({ to }) => isRefused(to)),
  );
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
  const lines = worthShowing(together(leading, found, isHelping ? 1 : n), asked, isLeaving);
  const shown = new Set([...past, ...lines.flatMap((edges) => edges.map(({ to }) => to.id))]);
  const beside = lines.length < n ? neighboursOf(start, shown, mostNeighbours, skills) : [];
  const back = aims.backFrom && { from: aims.backFrom, to: start, why: null, worth: 0 };
  return {
    from,
    isReturning: aims.isBack,
    paths: (back && lines.length === 0 ? [[]] : lines).map((edges) =>
      withinSight(pathOf(back ? [back, ...edges] : edges, person, aims, skills)),
    ),
    end: start.ways?.end ?? null,
    neighbours: beside
      .filter(({ to }) => !isRefused(to) && (rank.mayStudy || aims.gate(to) === null))
      .flatMap((edge) => stepsOf([edge], person, aims, skills)),
  };
}

/**
 * A person with the highest degree that their text names, where nothing else says what they have studied, and without titles
 * that they only want.
 */
function asTold(given: CareerStart, taxonomy: Taxonomy): CareerStart {
  const words = ownWordsOf(given);
  const titles = given.titles?.filter((title) => !isOnlyWished(title, words) && !tellsOfCase(title));
  const person = titles ? { ...given, titles } : given;
  const told = person.text ?? '';
  const lacking = degreeLacking(taxonomy, told);
  const education = person.education ?? degreeTold(taxonomy, told) ?? degreeOfGraduate(taxonomy, told);
  if (education && education === lacking) {
    // What they have finished is told no better than by what their work asks for.
    const { education: _, ...rest } = person;
    return rest;
  }
  return education ? { ...person, education } : person;
}

/** Where a person stands; of what they write they do not want to go on with, where people of their field stand. */
function startFor(person: CareerStart, skills: SkillShares, model: MatchModel): FoundStart | null {
  const isRefused = namedAmong(ownWordsOf(person));
  const found = startOf(person, skills, model);
  const { taxonomy } = skills;
  const work = taxonomy.occupation(found?.occupationId ?? '');
  if (!found || !work || found.foundBy === 'given' || !leavesTrack(work, isRefused, taxonomy)) return found;
  const [first, ...otherIds] = fieldOfDegree(taxonomy, person.text ?? '')?.firstWork ?? [];
  return first === undefined ? found : { occupationId: first, foundBy: 'studies', otherIds };
}

/** Whether somebody refuses what their work commonly leads to. */
function leavesTrack(
  { ways }: Occupation,
  isRefused: (work: Occupation) => boolean,
  taxonomy: Taxonomy,
): boolean {
  const first = taxonomy.occupation(ways?.steps[0]?.id ?? '');
  return first !== null && isRefused(first) && !isLedWork(first, taxonomy);
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

/** The line of a clerk into the profession that they serve, and from there where its people mostly go. */
function lineInto(start: Occupation, profession: Occupation, taxonomy: Taxonomy): Edge[] {
  const first = { from: start, to: profession, why: namedStep(start, profession)?.why ?? null, worth: 0 };
  return [first, ...stepsFrom(profession, new Set([start.id, profession.id]), taxonomy).slice(0, 1)];
}

const mostNeighbours = 4;
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

/**
 * A line of occupations as the person would walk it today, where it begins first; `null` where one of them is not
 * known or there is no step. The line need not be one that `careerPaths` would suggest: people choose, and data change.
 */
export function careerPathAlong(
  model: MatchModel,
  given: CareerStart,
  occupationIds: readonly string[],
): CareerPath | null {
  const person = asTold(given, model.taxonomy);
  const line = occupationIds.flatMap((id) => model.taxonomy.occupation(id) ?? []);
  const [first, ...others] = line;
  if (!first || others.length === 0 || line.length < occupationIds.length) return null;
  const edges = others.map((to, at): Edge => {
    const from = line[at] ?? first;
    return { from, to, why: namedStep(from, to)?.why ?? null, worth: 0 };
  });
  const skills = new SkillShares(person.skills, model);
  const from = startFor(person, skills, model);
  const start = from && model.taxonomy.occupation(from.occupationId);
  return pathOf(edges, person, aimsOf(person, model.taxonomy, start ?? first, from), skills);
}

function aimsOf(
  person: CareerStart,
  taxonomy: Taxonomy,
  start: Occupation | null,
  from: FoundStart | null,
): Aims {
  const { education, titles = [] } = person;
  const text = ownWordsOf(person);
  const away = yearsAway(text);
  const isAway = !person.worksNow && (isReturning(text) || away > 0);
  const before = titles.flatMap((title) => taxonomy.occupation(knownBy(taxonomy, title) ?? '') ?? []);
  return {
    wishes: wishesIn(taxonomy, text, start, education),
    isBack: from?.meanwhileId === undefined && isAway,
    backFrom: taxonomy.occupation(from?.meanwhileId ?? ''),
    away,
    gate: gatesFor([...(start ? [start] : []), ...before], person, taxonomy),
  };
}

const pathOf = (
  edges: readonly Edge[],
  person: CareerStart,
  aims: Aims,
  skills: SkillShares,
): CareerPath => ({
  fromId: edges[0]?.from.id ?? '',
  steps: stepsOf(edges, person, aims, skills),
  end: edges.at(-1)?.to.ways?.end ?? null,
});

/** Further ahead nobody plans, and a doctorate on the way is a plan of its own. */
const mostYearsAhead = 10;

/** A path without what lies out of sight after its first step. */
function withinSight(path: CareerPath): CareerPath {
  const steps = [...path.steps];
  const isFar = () =>
    steps.reduce((sum, { years }) => sum + years, 0) > mostYearsAhead ||
    isFurtherDegree(steps.at(-1)?.education ?? null);
  while (steps.length > 1 && !steps.at(-1)?.isWished && isFar()) steps.pop();
  return steps.length === path.steps.length ? path : { ...path, steps, end: null };
}

const isFurtherDegree = (education: EducationLevel | null): boolean =>
  education !== null && rankOfEducation(education) > rankOfEducation('master');
