import {
  derived,
  distanceKm,
  placeNamed,
  placeOf,
  relatedSkills,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import type { Location } from './features.ts';
import { placeKeys } from './locations.ts';
import type { MatchModel } from './model.ts';
import type { Judgement, RequestFacts } from './request-judging.ts';
import type { Condition, ConditionKind } from './requests.ts';
import { seekTitle } from './title-seeking.ts';

/** How well somebody or a job answers a request, 0 to 1. */
export interface Answer {
  /** To the work that it names: titles, skills, words; null where it names none. */
  work: number | null;
  /** To its titles alone; null where it names none. */
  title: number | null;
  /** To all of it. */
  all: number;
}

/** Below this share of the work that a request names nothing is shown for it, */
const LEAST_WORK = 0.15;
/** and below this share of the best: where auditors are found nobody asks for their neighbours. */
const SHARE_OF_BEST = 0.6;
/** What is said in passing is shown behind what is said in a title. */
const SHARE_OF_BEST_WORK = 0.28;
/** Titles of a neighbouring occupation stay below this: they are shown where none of the sought one is found. */
const OWN_TITLE = 0.6;
const SURE_TITLE = 0.7;

/** Somebody whose title says what is sought, or who has all that is named, is found however little else fits. */
const SAYS_IT = 0.8;
/** Below this match nobody else is found: they share a stray word or a neighbouring trade, and cannot do the work. */
const LEAST_MATCH = 0.035;

/** Whether somebody who answers to a request is really found by it; `match` is null where nothing ranks them. */
export const isFound = ({ work, title }: Answer, match: number | null): boolean =>
  match === null || match >= LEAST_MATCH || work === null || work === 1 || (title ?? 0) >= SAYS_IT;

/** Those of several answers that are worth showing. */
export function worthShowing<A extends { answer: Answer }>(answers: readonly A[]): A[] {
  const most = (of: (answer: Answer) => number | null) =>
    answers.reduce((best, { answer }) => Math.max(best, of(answer) ?? 0), 0);
  const leastWork = Math.max(LEAST_WORK, SHARE_OF_BEST_WORK * most(({ work }) => work));
  const bestTitle = most(({ title }) => title);
  const leastTitle = Math.max(SHARE_OF_BEST * bestTitle, bestTitle >= SURE_TITLE ? OWN_TITLE : 0);
  const leastOfAll = SHARE_OF_BEST * most(({ all }) => all);
  return answers.filter(({ answer: { work, title, all } }) =>
    work === null ? all >= leastOfAll : work >= leastWork && (title ?? 1) >= leastTitle,
  );
}

/** How much each kind of thing counts: the work before where and how it is done. Ours, by the searches in bench/. */
const WEIGHTS: Record<ConditionKind, number> = {
  title: 3,
  skill: 1.5,
  word: 1,
  place: 1.2,
  nationality: 1,
  language: 0.8,
  years: 0.8,
  salary: 0.8,
  education: 0.6,
  notice: 0.6,
};
/** The conditions that name work. */
export const WORK_KINDS: ReadonlySet<ConditionKind> = new Set(['title', 'skill', 'word']);

/** Who says nothing of what is wished for comes between who has it and who has not. */
const SILENT = 0.35;
const FORMER_TITLE = 0.8;
const NEAR_SKILL = 0.6;
const SKILL_OF_THE_TRADE = 0.5;
const SAME_COUNTRY = 0.45;
/** Further than this nobody goes to work every day. */
const FAR_KM = 150;

/** The mean of what comes of each wish; of those that are choices of one another the best one counts. */
export function answerOf(conditions: readonly Condition[], degrees: readonly number[]): Answer {
  const choices = new Map<string, { kind: ConditionKind; degree: number }>();
  conditions.forEach((condition, at) => {
    if (condition.wish === 'not') return;
    const key = choiceOf(condition, at);
    const degree = Math.max(degrees[at] ?? 0, choices.get(key)?.degree ?? 0);
    choices.set(key, { kind: condition.kind, degree });
  });
  const mean = (of: readonly { kind: ConditionKind; degree: number }[]): number | null => {
    const whole = of.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
    return whole === 0 ? null : of.reduce((sum, it) => sum + WEIGHTS[it.kind] * it.degree, 0) / whole;
  };
  const all = [...choices.values()];
  return {
    work: mean(all.filter(({ kind }) => WORK_KINDS.has(kind))),
    title: mean(all.filter(({ kind }) => kind === 'title')),
    all: mean(all) ?? 0,
  };
}

/** Titles are choices of one another, and so are places, nationalities and what is joined by "or". */
export function choiceOf(condition: Condition, at: number): string {
  if (condition.kind === 'title' || condition.kind === 'place' || condition.kind === 'nationality')
    return condition.kind;
  const either = 'either' in condition ? condition.either : null;
  return either === null ? `one ${at}` : `${condition.kind} ${either}`;
}

/** How well people answer to the wishes of a request, beside whether they meet them. */
export function weighAnswers(
  conditions: readonly Condition[],
  { taxonomy }: Pick<MatchModel, 'taxonomy'>,
): (facts: RequestFacts, judgements: readonly Judgement[]) => Answer {
  const weighers = conditions.map((condition) => weigherOf(taxonomy, condition));
  return (facts, judgements) =>
    answerOf(
      conditions,
      weighers.map((weigh, at) => {
        const verdict = judgements[at]?.verdict;
        return verdict === 'met' && conditions[at]?.kind !== 'title' ? 1 : weigh(facts, verdict === 'silent');
      }),
    );
}

type Weigher = (facts: RequestFacts, isSilent: boolean) => number;

function weigherOf(taxonomy: Taxonomy, condition: Condition): Weigher {
  switch (condition.kind) {
    case 'title': {
      const seeker = seekTitle(taxonomy, condition.text, condition.occupation);
      return ({ titles }) =>
        Math.max(
          0,
          ...titles.map(({ title, current }) => seeker.degree(title) * (current ? 1 : FORMER_TITLE)),
        );
    }
    case 'skill': {
      if (condition.id === null) return () => 0;
      const near = nearSkills(taxonomy, condition.id);
      const trades = tradesWith(taxonomy, condition.id);
      return ({ skills, titles }) =>
        Math.max(
          0,
          ...skills.map(({ id }) => NEAR_SKILL * (near.get(id ?? '') ?? 0)),
          ...titles.map(({ title }) => SKILL_OF_THE_TRADE * trades(title)),
        );
    }
    case 'word':
      return () => 0;
    case 'place':
      return ({ location }) => nearness(taxonomy, condition, location);
    case 'years':
      return ({ years }, isSilent) => (isSilent ? SILENT : rangeDegree(years ?? 0, condition));
    case 'salary':
      return ({ salary }, isSilent) => (isSilent ? SILENT : rangeDegree(salary ?? 0, condition));
    default:
      return (_, isSilent) => (isSilent ? SILENT : 0);
  }
}

/** Three of five years wished for are 0.6. */
export function rangeDegree(have: number, { min, max }: { min: number | null; max: number | null }): number {
  if (min !== null && have < min) return have / min;
  if (max !== null && have > max) return max / have;
  return 1;
}

/** From 1 in the town itself down to how far a country reaches. */
export function nearness(
  taxonomy: Taxonomy,
  { place, km }: { place: string; km: number | null },
  location: Location | undefined | null,
): number {
  const known = placeOf(taxonomy, place) ?? placeNamed(taxonomy, place);
  const own = placeKeys(taxonomy, location ?? undefined);
  if (own.city === null && own.country === null) return SILENT;
  if (!known) return 0;
  if (known.town === null) return own.country === known.country ? 1 : 0;
  if (own.city === known.town) return 1;
  const far = own.city === null ? null : distanceKm(taxonomy, known.town, own.city);
  const byDistance = far === null ? 0 : far <= (km ?? 0) ? 1 : 0.9 * (1 - far / (FAR_KM + (km ?? 0)));
  return Math.max(byDistance, own.country === known.country ? SAME_COUNTRY : 0);
}

/** Skills near to one that is asked for, with how near; the skill itself is one of them. */
export function nearSkills(taxonomy: Taxonomy, id: string): ReadonlyMap<string, number> {
  const remembered = nearBySkill(taxonomy);
  const known = remembered.get(id);
  if (known) return known;
  const near = new Map([[id, 1 / NEAR_SKILL]]);
  for (const other of relatedSkills(taxonomy, id, MOST_NEAR, LEAST_NEAR))
    near.set(other.id, other.similarity);
  remembered.set(id, near);
  return near;
}

const MOST_NEAR = 8;
const LEAST_NEAR = 0.6;
const nearBySkill = derived(() => new Map<string, ReadonlyMap<string, number>>());

/** The skills by which a request is judged: those asked for, and those near to them. */
export const skillsLookedAt = (taxonomy: Taxonomy, conditions: readonly Condition[]): string[] => [
  ...new Set(
    conditions.flatMap((it) =>
      it.kind === 'skill' && it.id !== null ? [...nearSkills(taxonomy, it.id).keys()] : [],
    ),
  ),
];

/** Whether a title is that of an occupation to which a skill is essential: likely, though not said. */
function tradesWith(taxonomy: Taxonomy, skill: string): (title: string) => number {
  const seekers = taxonomy.occupations
    .filter(({ skills }) => skills.some(({ id, importance }) => id === skill && importance === 'essential'))
    .slice(0, MOST_TRADES)
    .map(({ id, name }) => seekTitle(taxonomy, name.en, id));
  const known = new Map<string, number>();
  return (title) => {
    const before = known.get(title);
    if (before !== undefined) return before;
    const best = Math.max(0, ...seekers.map((seeker) => seeker.degree(title)));
    known.set(title, best >= SURELY_THE_TRADE ? best : 0);
    return known.get(title) ?? 0;
  };
}

const MOST_TRADES = 12;
const SURELY_THE_TRADE = 0.9;
