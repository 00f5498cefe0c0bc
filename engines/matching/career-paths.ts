import type { EducationLevel, Name, Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import type { Likely } from './career-choice.ts';
import { type Asking, firstSteps } from './career-first-step.ts';
import { gatesFor } from './career-licences.ts';
import { type LinesByRule, linesAgain, linesByRule, linesIntoNext, type Placed } from './career-lines.ts';
import { type Aims, type CareerStep, stepsOf } from './career-path-steps.ts';
import { ownWordsOf } from './career-persons.ts';
import { secondStep } from './career-second-step.ts';
import { type CareerStart, type FoundStart, startOf } from './career-start.ts';
import { isLedWork, namedStep } from './career-steps.ts';
import { degreeLacking, degreeOfGraduate, degreeTold, fieldOfDegree } from './career-studies.ts';
import { knownBy, plainlyNamed } from './career-titles.ts';
import { distinctFirsts, type Edge, neighboursOf } from './career-walks.ts';
import { isReturning, namedAmong, wishesIn } from './career-wish.ts';
import { isOnlyWished, tellsOfCase } from './career-wording.ts';
import { rankOfEducation } from './education.ts';
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
 * Lines of occupations that one may walk from where a person is, at most `n`, the most promising first. Of whoever writes too
 * little to weigh it, they lead first to what they write that they want to become, then follow the ways that were reviewed, or
 * where nobody has reviewed any the steps that the taxonomy names and people can take. Of others they are the next steps that
 * a counsellor would most likely tell them, each with where it leads on if that is likely too; none where the start or the
 * step is too unlikely. None leads back to where the person has been, and each begins in a direction of its own.
 */
export function careerPaths(model: MatchModel, given: CareerStart, n = 3): CareerPaths {
  const person = asTold(given, model.taxonomy);
  const skills = new SkillShares(person.skills, model);
  const from = startFor(person, skills, model);
  const start = from && model.taxonomy.occupation(from.occupationId);
  const aims = aimsOf(person, model.taxonomy, start, from);
  if (!from || !start) return { from: null, isReturning: aims.isBack, paths: [], end: null, neighbours: [] };
  const placed = { person, from, start, aims };
  const ruled = linesByRule(placed, n, skills);
  const lines = from.odds === undefined ? ruled.lines : linesChosen(placed, ruled, skills, model).slice(0, n);
  const shown = new Set([...ruled.past, ...lines.flatMap((edges) => edges.map(({ to }) => to.id))]);
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
      .filter(({ to }) => ruled.isOpen(to))
      .flatMap((edge) => stepsOf([edge], person, aims, skills)),
  };
}

/** What is asked for somebody whose start was found, with what rules found for them. */
function askingFor({ person, start, aims }: Placed, ruled: LinesByRule, taxonomy: Taxonomy): Asking {
  const { text = '', education, years = null, dated = [], over = [] } = person;
  const held = new Set([...dated, ...over].map((title) => plainlyNamed(taxonomy, title)));
  return {
    start,
    text,
    words: ownWordsOf(person),
    years,
    education,
    isOpen: ruled.isOpen,
    // Where somebody has been by the dates of their resume is no way on.
    isBarred: (work) => ruled.isBarred(work) || (held.has(work.id) && !aims.wishes.includes(work)),
    isNamed: (work) => ruled.past.has(work.id),
    refusal: ruled.refusal,
    wishes: aims.wishes,
    towardWishes: firstsOf(ruled.named),
    directions: firstsOf(ruled.toward),
    ruled: firstsOf(ruled.lines.map((line) => line.filter(({ from, to }) => from !== to)))[0] ?? null,
  };
}

const firstsOf = (lines: readonly (readonly Edge[])[]): Occupation[] =>
  lines.flatMap(([first]) => (first ? [first.to] : []));

/** The lines of the next steps that are likely enough, each with where it leads on if that is likely too. */
function linesChosen(placed: Placed, ruled: LinesByRule, skills: SkillShares, model: MatchModel): Edge[][] {
  const {
    start,
    from: { odds: oddsOfStart = 1 },
  } = placed;
  const asking = askingFor(placed, ruled, skills.taxonomy);
  const lineNamed = (work: Occupation) => ruled.named.find(([first]) => first?.to === work);
  const lineTo = ({ work }: Likely): Edge[] => {
    const named = lineNamed(work);
    if (named) return named;
    const second = secondStep(work, asking, skills);
    const first = { from: start, to: work, why: namedStep(start, work)?.why ?? null, worth: 0 };
    return second ? [first, second] : [first];
  };
  const steps = firstSteps(asking, skills, model);
  const leastOf = (work: Occupation, place: number) =>
    place === 0 ? leastOdds.first : lineNamed(work) ? leastOdds.wished : leastOdds.others;
  const isTold = (steps[0]?.odds ?? 0) * oddsOfStart >= leastOdds.first;
  const lines = isTold
    ? steps.filter(({ work, odds }, place) => odds * oddsOfStart >= leastOf(work, place)).map(lineTo)
    : [];
  const again = linesAgain(placed, lines, ruled.isRefused, skills);
  const into = linesIntoNext(placed, ruled.isRefused, skills.taxonomy);
  return distinctFirsts([...again.slice(0, 1), ...into, ...lines, ...again.slice(1)]);
}

/**
 * So likely must the start and the next step be together. From it on counsellors named the step in 65 of 100 cases (524 people of
 * eight sets), below it in 2 of 10. Of a further line they named the step in one of two from .18 on, and in four of ten below;
 * what somebody names as wished for is told where it is not far from likely, since they ask for it.
 */
const leastOdds = { first: 0.06, others: 0.18, wished: 0.05 };

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
  const education = firstDegreeOf(person, told, lacking, taxonomy) ?? degreeOfGraduate(taxonomy, told);
  if (education && education === lacking) {
    // What they have finished is told no better than by what their work asks for.
    const { education: _, ...rest } = person;
    return rest;
  }
  return education ? { ...person, education } : person;
}

/** What somebody has studied by their profile; by their text where that has nothing, or less than a first degree that the text names. */
function firstDegreeOf(
  { education }: CareerStart,
  text: string,
  lacking: EducationLevel | undefined,
  taxonomy: Taxonomy,
): EducationLevel | undefined {
  const told = degreeTold(taxonomy, text);
  if (education === undefined || told !== 'bachelor' || lacking === 'bachelor') return education ?? told;
  return rankOfEducation(education) < rankOfEducation(told) ? told : education;
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

const mostNeighbours = 4;
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
