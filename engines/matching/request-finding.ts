import { type Answer, answering, asksForBeginners, choiceOf, namesWork } from './request-answers.ts';
import { SAME_TRADE } from './request-judging.ts';
import type { Condition } from './requests.ts';
import { workTermOf } from './work-terms.ts';

/** Who or what a request found; where that is nobody, what came nearest and the condition that kept it out. */
export interface Finding<A> {
  found: A[];
  /** Best first; empty where something was found. */
  nearest: A[];
  /** Who comes as near beside those that were found, and answers clearly less. */
  weaker: A[];
  /** Those who miss what weighs most, whatever else they answer to. */
  aside: A[];
  /** The place of the condition that is answered worst; null where something was found or none is to blame. */
  costliest: number | null;
}

/* A title answers by its own words, by a synonym, or by an occupation headed alike; that of the next trade
   only where nobody is of the sought one. What is asked for as an occupation is not answered by a word in passing. */
const LEAST_TITLE = 0.55;
/** Where the ranking sees that somebody fits the work, a title that is less like the sought one will do. */
const LEAST_TITLE_OF_RANKED = 0.42;
const SHARE_OF_BEST_TITLE = 0.68;
const LEAST_WORK = 0.2;
const SHARE_OF_BEST_SKILL = 0.5;
const LEAST_CIRCUMSTANCE = 0.5;
/** Below this share of the best it is another thing that was meant: where nurses are found nobody asks for midwives. */
const SHARE_OF_BEST = 0.72;
/** Whom the ranking puts so low does other work: a stray word of theirs answers, not what they do. */
const LEAST_FIT = 0.015;
const WHATEVER_THE_RANKING = 0.9;
const WORDS_WHATEVER_THE_RANKING = 0.6;
/** Beside somebody whom the ranking puts so much higher, whoever bears a title only much like it does other work. */
const SHARE_OF_BEST_FIT = 0.12;
const SHARE_OF_BEST_FIT_OF_NEXT_TRADE = 0.35;
const LEAST_SHARE_OF_FIT = 0.05;
/** Of the next trade only, somebody is found whom the ranking puts this high. */
const LEAST_FIT_OF_NEXT_TRADE = 0.04;
/** Whom the ranking puts so high does the work that is asked for, whatever they call it. */
const FIT_OF_THE_TRADE = 0.2;
const TITLE_OF_RANKED = 0.45;
const TITLE_BY_FIT = 0.25;
/** What is so far away is near to nothing. */
const LEAST_NEAR = 0.3;
const MOST_NEAREST = 3;
/** A neighbouring trade answers no better. */
const OTHER_TRADE = 0.65;
/** Whom something else that is asked for fits so well, it fits. */
const ANSWERED = 0.65;
/** Four years of work, or a job that asks for three: nobody takes that for a beginning. */
const NO_BEGINNING = 0.25;

/**
 * Those of several answers that do answer, best first by `worth`; else those that come nearest. `fit` is how well the
 * ranking says that they fit the work, 0 to 1; null where nothing ranks them.
 */
export function findingOf<A extends Judged>(
  answers: readonly A[],
  conditions: readonly Condition[],
  worth: (answer: A) => number,
): Finding<A> {
  const byWorth = (a: A, b: A) => worth(b) - worth(a);
  const isAside = asideFrom(answers, conditions);
  const aside = answers.filter(isAside);
  const fitting = answers.filter((one) => !isAside(one));
  const isOutstanding = outstandingOf(answers);
  const ranked = fitting.map((one) => ({
    one,
    ...(isOutstanding(one) ? asRanked(one, conditions) : { answer: one.answer, fit: one.fit }),
  }));
  const inRanked = foundAmong(ranked, conditions) ?? foundWithoutIdleWords(ranked, conditions);
  const found = inRanked.map(({ one }) => one);
  const isNear = ({ answer }: A) => (answer.work ?? answer.all) >= LEAST_NEAR;
  if (found.length > 0) {
    const isFound = new Set(found);
    const weaker = fitting.filter((one) => !isFound.has(one) && isNear(one));
    return { found: found.toSorted(byWorth), nearest: [], weaker, aside, costliest: null };
  }
  const nearest = answers.filter(isNear);
  return {
    found,
    weaker: [],
    aside,
    nearest: nearest.toSorted((a, b) => b.answer.all - a.answer.all || byWorth(a, b)).slice(0, MOST_NEAREST),
    costliest: worstAnswered(answers, conditions),
  };
}

/**
 * Who misses what weighs most, whatever else they answer to: another trade that meets nothing else or is elsewhere, who is
 * elsewhere where somebody does the work there, and who has worked for years where beginners are asked for.
 */
function asideFrom(
  answers: readonly Judged[],
  conditions: readonly Condition[],
): (judged: Judged) => boolean {
  const placesOf = (is: (condition: Condition) => boolean) =>
    conditions.flatMap((condition, at) => (condition.wish !== 'not' && is(condition) ? [at] : []));
  const towns = placesOf(({ kind }) => kind === 'place');
  const others = placesOf(({ kind }) => kind !== 'title' && (kind !== 'place' || towns.length === 1));
  const beginners = placesOf(
    (it) => asksForBeginners(it) || (it.kind === 'word' && workTermOf(it.text) === 'entry'),
  );
  const best = ({ degrees }: Answer, of: readonly number[]) =>
    of.reduce((most, at) => Math.max(most, degrees[at] ?? 0), 0);
  const doesIt = ({ title, work }: Answer) => (title ?? work ?? 1) >= SAME_TRADE;
  // The Gulf, or one town or another, may be where somebody has worked.
  const isElsewhere = (answer: Answer) => towns.length === 1 && best(answer, towns) < LEAST_NEAR;
  const isSomebodyThere = answers.some(({ answer }) => doesIt(answer) && !isElsewhere(answer));
  return ({ answer, fit }) => {
    if (beginners.some((at) => (answer.degrees[at] ?? 0) <= NO_BEGINNING)) return true;
    if (isElsewhere(answer)) return isSomebodyThere || (answer.title !== null && !doesIt(answer));
    return (
      answer.title !== null &&
      (fit ?? 0) < FIT_OF_THE_TRADE &&
      answer.title < OTHER_TRADE &&
      others.length > 0 &&
      best(answer, others) < ANSWERED
    );
  };
}

function foundAmong<A extends Judged>(answers: readonly A[], conditions: readonly Condition[]): A[] | null {
  const found = answers.filter(foundBy(answers, conditions));
  return found.length > 0 ? found : null;
}

/**
 * Where the whole request finds nothing, those who answer to it but for words that nobody says at all ("welder, good
 * team"): a word in passing keeps nobody out, where other words name the work.
 */
function foundWithoutIdleWords<A extends Judged>(
  answers: readonly A[],
  conditions: readonly Condition[],
): A[] {
  const isIdle = conditions.map((condition, at) => {
    const least = idleBelow(condition);
    return condition.wish === 'nice' && answers.every(({ answer }) => (answer.degrees[at] ?? 0) <= least);
  });
  const kept = conditions.filter((_, at) => !isIdle[at]);
  const isWorkNamed = kept.some((condition) => condition.wish !== 'not' && namesWork(condition));
  if (kept.length === conditions.length || !isWorkNamed) return [];
  const toAnswer = answering(kept);
  const again = answers.map(({ answer, fit }) => ({
    fit,
    answer: toAnswer(answer.degrees.filter((_, at) => !isIdle[at])),
  }));
  const isFound = foundBy(again, kept);
  return answers.filter((_, at) => {
    const one = again[at];
    return one !== undefined && isFound(one);
  });
}

/** How well a condition must be answered by somebody to count: a title that names no known work may be a word in passing. */
function idleBelow(condition: Condition): number {
  if (condition.kind === 'word') return 0;
  return condition.kind === 'title' && condition.occupation === null ? LEAST_TITLE : -1;
}

/** An answer, with how well the ranking says that it fits the work, 0 to 1; null where nothing ranks it. */
export type Judged = { answer: Answer; fit: number | null };

/** Whoever answers so much better to all of it is found beside a title that is more like the sought one. */
const MUCH_BETTER = 1.3;

/** Whether the ranking says of somebody that they do the work: that it puts them high, or far above all others. */
function outstandingOf(answers: readonly Judged[]): ({ fit }: Judged) => boolean {
  const [first = 0, second = 0] = answers.map(({ fit }) => fit ?? 0).toSorted((a, b) => b - a);
  return ({ fit }) =>
    fit !== null &&
    (fit >= HIGH_FIT || (fit >= FIT_OF_THE_TRADE && fit === first && fit >= FAR_ABOVE * second));
}
const HIGH_FIT = 0.4;
const FAR_ABOVE = 1.5;

/** With the titles as like the sought one as the ranking says that the work is: many do work that no title of theirs tells. */
function asRanked({ answer, fit }: Judged, conditions: readonly Condition[]): Judged {
  if (fit === null || answer.title === null) return { answer, fit };
  const least = TITLE_OF_RANKED + fit * TITLE_BY_FIT;
  const degrees = answer.degrees.map((degree, at) =>
    conditions[at]?.kind === 'title' && conditions[at].wish !== 'not' ? Math.max(degree, least) : degree,
  );
  return { answer: answering(conditions)(degrees), fit };
}

function isWorkOf(judged: Judged, best: number, named: Named): boolean {
  const { answer, fit } = judged;
  const { title, work } = answer;
  if (fit === null) return true;
  if (named === 'trade' && Math.max(title ?? 0, work ?? 0) >= WHATEVER_THE_RANKING)
    return fit >= LEAST_SHARE_OF_FIT * best;
  if (named === 'words' && (work ?? 0) >= WORDS_WHATEVER_THE_RANKING) return true;
  if (title === null || title >= LEAST_TITLE) return fit >= Math.max(LEAST_FIT, SHARE_OF_BEST_FIT * best);
  return fit >= Math.max(LEAST_FIT_OF_NEXT_TRADE, SHARE_OF_BEST_FIT_OF_NEXT_TRADE * best);
}

/** By what a request names its work: of words alone the ranking knows little. */
type Named = 'trade' | 'words' | 'other';

function namedBy(conditions: readonly Condition[]): Named {
  if (conditions.some(namesTrade)) return 'trade';
  return conditions.some(({ kind, wish }) => wish !== 'not' && (kind === 'title' || kind === 'skill'))
    ? 'other'
    : 'words';
}

/** "Head" or words alone say too little of the work: whoever bears them may do any other. */
const namesTrade = (condition: Condition): boolean =>
  condition.wish !== 'not' && condition.kind === 'title' && condition.occupation !== null;

/**
 * Whether somebody does the work that is asked for, by the ranking or else by a title: whoever meets all musts and does other
 * work is nobody that anyone looks for.
 */
export function doesTheWork({ answer: { title }, fit }: Judged, best: number): boolean {
  if (title === null || fit === null) return true;
  return fit >= LEAST_FIT_OF_NEXT_TRADE || (title >= LEAST_TITLE && fit >= SHARE_OF_BEST_FIT * best);
}

/** Whether somebody bears so well a title that names a trade; "supervisor" alone is borne in every trade. */
export const bearsTrade = ({ degrees }: Answer, conditions: readonly Condition[], least: number): boolean =>
  conditions.some((condition, at) => isOfTrade(condition) && (degrees[at] ?? 0) >= least);

const isOfTrade = (condition: Condition): boolean =>
  namesTrade(condition) ||
  (condition.wish !== 'not' && condition.kind === 'title' && /\s/u.test(condition.text));

/** Whether an answer is found among others: by its title where one is sought, else by skills and words, else by all. */
function foundBy(answers: readonly Judged[], conditions: readonly Condition[]): (judged: Judged) => boolean {
  const bar = (least: number, share: number, of: (answer: Answer) => number | null) =>
    answers.reduce((most, { answer }) => Math.max(most, share * (of(answer) ?? 0)), least);
  const title = bar(0, SHARE_OF_BEST_TITLE, (answer) => answer.title);
  const skills = conditions.flatMap(({ kind, wish }, at) => (kind === 'skill' && wish !== 'not' ? [at] : []));
  const skill = ({ degrees }: Answer) => Math.max(0, ...skills.map((at) => degrees[at] ?? 0));
  // "Cybersecurity government": who answers to the word alone does other work, where somebody does the named one.
  const leastSkill =
    SHARE_OF_BEST_SKILL * answers.reduce((most, { answer }) => Math.max(most, skill(answer)), 0);
  const [named, ...more] = conditions;
  // A single word that no dictionary knows is a name: whoever says it answers, however often others do.
  const share = named?.kind === 'word' && more.length === 0 ? 0 : SHARE_OF_BEST;
  const work = bar(LEAST_WORK, share, (answer) => answer.work);
  const ofTitle = ({ answer, fit }: Judged): boolean => {
    const { title: own, work: done } = answer;
    if (own === null) return done === null || (done >= work && skill(answer) >= leastSkill);
    return own >= Math.max(title, fit === null ? LEAST_TITLE : LEAST_TITLE_OF_RANKED);
  };
  const best = (of: readonly Judged[]) => of.reduce((most, { answer }) => Math.max(most, answer.all), 0);
  const bestOfTitle = best(answers.filter(ofTitle));
  const sought = (judged: Judged): boolean =>
    ofTitle(judged) ||
    (((judged.answer.title ?? 0) >= LEAST_TITLE ||
      (bestOfTitle > 0 && (judged.fit ?? 0) >= FIT_OF_THE_TRADE)) &&
      judged.answer.all >= MUCH_BETTER * bestOfTitle);
  const inWork = answers.filter(sought);
  const all = share * best(inWork);
  const isTitleSought = inWork.some(({ answer }) => answer.title !== null);
  const bestFit = (isTitleSought ? answers : inWork).reduce((most, { fit }) => Math.max(most, fit ?? 0), 0);
  const workNamedBy = namedBy(conditions);
  return (judged) =>
    isWorkOf(judged, bestFit, workNamedBy) &&
    sought(judged) &&
    judged.answer.all >= (judged.answer.work === null ? Math.max(LEAST_CIRCUMSTANCE, all) : all);
}

/**
 * Of those who came nearest the one who answers far better to the work than any other, and whom the ranking does not put among
 * strangers: what they miss is told beside them.
 */
export function standingOut<A extends Judged>([first, ...others]: readonly A[]): A[] {
  const work = first?.answer.work ?? 0;
  const isAbove = others.every(({ answer }) => work >= FAR_ABOVE_IN_WORK * (answer.work ?? 0));
  return first && isAbove && work >= LEAST_WORK_ALONE && (first.fit ?? 1) >= LEAST_FIT_ALONE ? [first] : [];
}
const FAR_ABOVE_IN_WORK = 1.4;
const LEAST_WORK_ALONE = 0.4;
const LEAST_FIT_ALONE = 0.03;

/** Of the conditions the one that even the best answers to it answer least; the best answer of all counts among equals. */
export function worstAnswered(
  answers: readonly { answer: Answer }[],
  conditions: readonly Condition[],
): number | null {
  const groups = new Map<string, { at: number; degree: number }>();
  conditions.forEach((condition, at) => {
    if (condition.wish === 'not') return;
    const degree = answers.reduce((most, { answer }) => Math.max(most, answer.degrees[at] ?? 0), 0);
    const key = choiceOf(condition, at);
    const before = groups.get(key);
    groups.set(key, { at: before?.at ?? at, degree: Math.max(degree, before?.degree ?? 0) });
  });
  const [worst] = [...groups.values()].toSorted((a, b) => a.degree - b.degree);
  return worst?.at ?? null;
}
