import { distanceKm, placeNamed, placeOf, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { Location } from './features.ts';
import { occupationsOfField } from './job-search-fields.ts';
import { placeKeys } from './locations.ts';
import type { MatchModel } from './model.ts';
import { occupationCloseness } from './occupations.ts';
import { type Judgement, type RequestFacts, SAME_TRADE } from './request-judging.ts';
import { peopleLedIn } from './request-led.ts';
import { weighSkill } from './request-skills.ts';
import { seekStudy } from './request-wordings.ts';
import type { Condition, ConditionKind } from './requests.ts';
import type { RequirementVerdict } from './requirements.ts';
import { languageKey } from './spoken-languages.ts';
import { seekTitle } from './title-seeking.ts';
import { titleModel } from './titles.ts';
import { workTermOf } from './work-terms.ts';

/** How well somebody or a job answers a request, 0 to 1; null of what it does not name. */
export interface Answer {
  /** To its titles, the best of them. */
  title: number | null;
  /** To all the work that it names: titles, skills, words. */
  work: number | null;
  /** To all of it. */
  all: number;
  /** To each condition. */
  degrees: readonly number[];
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
/** A code, such as of an aircraft or a standard, is asked for as precisely as a skill. */
const OF_A_CODE = 1.5;
/** What heads many trades, "engineer", says little where more is said of the work. */
const OF_A_BARE_HEAD = 1.5;

/** "Manager" beside a trade. */
const OF_A_POST = 0.5;

const isBareHead = (condition: Condition): boolean =>
  condition.kind === 'title' && condition.occupation === null && !/\s/u.test(condition.text);

function weightOf(condition: Condition, isAllOfWork: boolean): number {
  if (condition.kind === 'word' && /\d/u.test(condition.text)) return OF_A_CODE;
  return isBareHead(condition) && !isAllOfWork ? OF_A_BARE_HEAD : WEIGHTS[condition.kind];
}

/** Whether a condition names work; "remote", "night shift" or "led 20 people" say how it is done. */
export const namesWork = (condition: Condition): boolean =>
  condition.kind === 'title' ||
  condition.kind === 'skill' ||
  (condition.kind === 'word' && workTermOf(condition.text) === null && peopleLedIn(condition.text) === null);

/** At most so many years are asked of beginners. */
const BEGINNER_YEARS = 1;
const BEGINNERS_ARE_SILENT = 0.7;

/** "Fresh graduate", "up to a year of experience". */
export const asksForBeginners = (condition: Condition): boolean =>
  condition.kind === 'years' && condition.min === null && (condition.max ?? Infinity) <= BEGINNER_YEARS;

/** Who says nothing of what is wished for comes between who has it and who has not. */
const SILENT = 0.35;
/** Whoever left a trade is found by it where nobody works in it. */
const FORMER_TITLE = 0.66;
/** Studied what a title is of, and may never have worked in it: found where nobody does. */
const STUDIED_IT = 0.62;
/** Does the work by what they write of it, and bears no title that tells. */
const LIKELY_IT = 0.62;
/** Works in the industry that a word names, and does not say so. */
const OF_THE_INDUSTRY = 0.6;
/** Speaks the language, how well is not said or not so well. */
const SPEAKS_IT = 0.7;
const SAME_COUNTRY = 0.45;
/** Further than this nobody goes to work every day. */
const FAR_KM = 150;

/**
 * Makes of how well each condition is answered one answer: of choices of one another the best one counts. With
 * `headsArePosts`, "manager" beside a trade tells of its post, and is no other work to choose.
 */
export function answering(
  conditions: readonly Condition[],
  headsArePosts = false,
): (degrees: readonly number[]) => Answer {
  const groups = new Map<
    string,
    { kind: ConditionKind; weight: number; isWork: boolean; places: number[] }
  >();
  const works = conditions.filter((it) => it.wish !== 'not' && namesWork(it));
  const isTitleAll = works.every(({ kind }) => kind === 'title');
  const isTradeNamed = headsArePosts && works.some((it) => it.kind === 'title' && it.occupation !== null);
  conditions.forEach((condition, at) => {
    if (condition.wish === 'not') return;
    const isOfTrade = isTradeNamed && isBareHead(condition);
    const key = isOfTrade ? `head ${at}` : choiceOf(condition, at);
    const group = groups.get(key) ?? {
      kind: condition.kind,
      weight: isOfTrade ? OF_A_POST : weightOf(condition, isTitleAll),
      isWork: namesWork(condition),
      places: [],
    };
    group.places.push(at);
    groups.set(key, group);
  });
  const all = [...groups.values()];
  const mean = (of: typeof all, degrees: readonly number[]): number | null => {
    let [sum, whole] = [0, 0];
    for (const { weight, places } of of) {
      const best = places.reduce((most, at) => Math.max(most, degrees[at] ?? 0), 0);
      sum += weight * best;
      whole += weight;
    }
    return whole === 0 ? null : sum / whole;
  };
  const titles = all.filter(({ kind }) => kind === 'title');
  const work = all.filter(({ isWork }) => isWork);
  return (degrees) => ({
    title: mean(titles, degrees),
    work: mean(work, degrees),
    all: mean(all, degrees) ?? 0,
    degrees,
  });
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
  const toAnswer = answering(conditions);
  return (facts, judgements) =>
    toAnswer(weighers.map((weigh, at) => weigh(facts, judgements[at]?.verdict ?? 'silent')));
}

/**
 * How much of what a request wishes for somebody has, as it is told beside the wishes: each that is met counts whole, any
 * other by how near it comes and never whole. The same wishes give the same in either language; null where nothing is
 * wished for.
 */
export function wishesMet(
  conditions: readonly Condition[],
  { taxonomy }: Pick<MatchModel, 'taxonomy'>,
): (facts: RequestFacts, judgements: readonly Judgement[]) => number | null {
  if (conditions.every(({ wish }) => wish === 'not')) return () => null;
  const weighers = conditions.map((it) => {
    const name = it.kind === 'title' && it.occupation ? taxonomy.occupation(it.occupation)?.name.en : null;
    return weigherOf(taxonomy, it.kind === 'title' && name ? { ...it, text: name } : it);
  });
  const toAnswer = answering(conditions);
  return (facts, judgements) => {
    const degrees = weighers.map((weigh, at) => {
      const verdict = judgements[at]?.verdict ?? 'silent';
      if (verdict === 'met') return 1;
      // Another rank of the trade comes no nearer than the next trade.
      const most = conditions[at]?.kind === 'title' ? SAME_TRADE : MOST_UNMET;
      return Math.min(most, weigh(facts, verdict));
    });
    const share = toAnswer(degrees).all;
    // Rounding makes no whole of what is not.
    return share < 1 ? Math.min(share, NOT_ALL) : share;
  };
}

/**
 * Which conditions are told beside somebody: of those of which one will do only the one that fits them best, for the others
 * are nothing that they lack.
 */
export function toldOf(
  conditions: readonly Condition[],
  { taxonomy }: Pick<MatchModel, 'taxonomy'>,
): (facts: RequestFacts, judgements: readonly Judgement[]) => boolean[] {
  const weighers = conditions.map((condition) => weigherOf(taxonomy, condition));
  const keys = conditions.map((it, at) =>
    it.wish === 'not' ? `not ${at}` : `${it.wish} ${choiceOf(it, at)}`,
  );
  return (facts, judgements) => {
    const best = new Map<string, { at: number; degree: number }>();
    keys.forEach((key, at) => {
      const verdict = judgements[at]?.verdict ?? 'silent';
      const degree = (verdict === 'met' ? 1 : 0) + (weighers[at]?.(facts, verdict) ?? 0);
      if (degree > (best.get(key)?.degree ?? -1)) best.set(key, { at, degree });
    });
    return keys.map((key, at) => best.get(key)?.at === at);
  };
}

const MOST_UNMET = 0.9;
const NOT_ALL = 0.99;

type Weigher = (facts: RequestFacts, verdict: RequirementVerdict) => number;

function weigherOf(taxonomy: Taxonomy, condition: Condition): Weigher {
  switch (condition.kind) {
    case 'title': {
      const seeker = seekTitle(taxonomy, condition.text, condition.occupation);
      const isOfStudy = seekStudy(taxonomy, condition.text, condition.occupation);
      return ({ titles, fields = [], likely = [] }) =>
        Math.max(
          isOfStudy(fields) ? STUDIED_IT : 0,
          ...likely.map((id) => seeker.degree(taxonomy.occupation(id)?.name.en ?? '') * LIKELY_IT),
          ...titles.map(({ title, current }) => seeker.degree(title) * (current ? 1 : FORMER_TITLE)),
        );
    }
    case 'skill':
      return condition.id === null ? unlessMet(() => 0) : weighSkill(taxonomy, condition.id);
    case 'word': {
      const unsaid = namesWork(condition) ? 0 : SILENT;
      const isOfIndustry = worksInIndustry(taxonomy, condition.text);
      return unlessMet(({ titles }) => (isOfIndustry(titles) ? OF_THE_INDUSTRY : unsaid));
    }
    case 'place':
      return unlessMet(({ location }) => nearness(taxonomy, condition, location));
    case 'language': {
      const asked = languageKey(taxonomy, condition.language);
      return unlessMet(({ languages }, verdict) => {
        if (languages?.some(({ language }) => languageKey(taxonomy, language) === asked)) return SPEAKS_IT;
        return verdict === 'silent' ? SILENT : 0;
      });
    }
    case 'years': {
      // Who only begins has no years to tell.
      const silent = asksForBeginners(condition) ? BEGINNERS_ARE_SILENT : SILENT;
      return unlessMet(({ years }, verdict) =>
        verdict === 'silent' ? silent : rangeDegree(years ?? 0, condition),
      );
    }
    case 'salary':
      return unlessMet(({ salary }, verdict) =>
        verdict === 'silent' ? SILENT : rangeDegree(salary ?? 0, condition),
      );
    default:
      return unlessMet((_, verdict) => (verdict === 'silent' ? SILENT : 0));
  }
}

/** Whether somebody's present title is of an industry that a word names: a teller for "bank", a nurse for "hospital". */
function worksInIndustry(taxonomy: Taxonomy, word: string): (titles: RequestFacts['titles']) => boolean {
  const sought = occupationsOfField(taxonomy, word, []);
  if (sought.size === 0) return () => false;
  const { ids } = occupationCloseness(taxonomy);
  const known = new Map<string, boolean>();
  return (titles) =>
    titles.some(({ title, current }) => {
      if (!current) return false;
      const before = known.get(title);
      if (before !== undefined) return before;
      const prepared = titleModel(taxonomy).prepare(title);
      const own = ids[prepared?.occupations[0] ?? -1];
      const isOfIt = own !== undefined && sought.has(own) && (prepared?.confidences[0] ?? 0) >= SURE_OF_WORK;
      known.set(title, isOfIt);
      return isOfIt;
    });
}

const SURE_OF_WORK = 0.6;

const unlessMet =
  (weigh: Weigher): Weigher =>
  (facts, verdict) =>
    verdict === 'met' ? 1 : weigh(facts, verdict);

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
