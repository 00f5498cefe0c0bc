import { kindredPhrases, plainWord, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, rootOf, wordsOf } from '#engines/text/index.ts';
import { factDegree, type SearchedJob, termDegree } from './job-search-facts.ts';
import { occupationsOfField } from './job-search-fields.ts';
import { createHeldJobs, degreesOf, type HeldJob, type HeldJobs } from './job-search-holding.ts';
import { likelyAmong } from './job-search-odds.ts';
import { askedOfPeople } from './job-search-people.ts';
import { jobsNamingPost, saysPlainly } from './job-search-posts.ts';
import { occupationCloseness } from './occupations.ts';
import { answering, asksForBeginners, namesWork } from './request-answers.ts';
import { findingOf, type Judged, standingOut, worstAnswered } from './request-finding.ts';
import { isField, nearSkills, weighSkill } from './request-skills.ts';
import { seekStudy } from './request-wordings.ts';
import type { Condition } from './requests.ts';
import { seekTitle } from './title-seeking.ts';
import { understand, unreadWords } from './understand.ts';
import type { WordPostings } from './word-postings.ts';
import { maybeUnsaid, workTermOf } from './work-terms.ts';

/**
 * Finds jobs by a text in plain words, in either language: by the occupation that it names, by skills and what is near
 * to them, and by words where nothing better was understood; where, how and for what pay narrow and order them. Nothing
 * of it must be met but what is said to be required, and what is said to be unwanted.
 */
export interface JobSearch {
  /** Puts a job in, or in place of the one of its id. */
  put(job: SearchedJob): void;
  remove(id: string): void;
  has(id: string): boolean;
  /** The jobs that answer; null where a text asks for nothing. */
  find(text: string): FoundJobs | null;
}

/** What a text found: how well jobs answer, above zero, by id. */
export interface FoundJobs {
  found: ReadonlyMap<string, number>;
  /** What came nearest where nothing was found, best first. */
  nearest: readonly string[];
  /** The words of the text that no job answers, or none of the nearest; null where something was found. */
  costliest: string | null;
}

const SAID_SOMEWHERE = 0.3;
const BY_SYNONYM = 0.7;
const BY_COMPANY = 0.9;
/** A tool that a job names in its text is one that it works with; a field may be any neighbour's. */
const NAMES_THE_TOOL = 0.8;
const MENTIONS_THE_FIELD = 0.4;
const MOST_ALIASES = 12;
const REQUIRED = 0.5;
const NEAR_OCCUPATION = 0.5;
const SURE = 0.7;
const ASKS_FOR_STUDY = 0.6;
/** The skill is essential to the trade that a job names. */
const OF_THE_TRADE = 0.65;
const RARITY_SHARE = 0.05;

/** An empty search. */
export function createJobSearch(taxonomy: Taxonomy): JobSearch {
  const held = createHeldJobs(taxonomy);
  return {
    put: held.put,
    remove: held.remove,
    has: (id) => held.jobs.has(id),
    find: (text) => {
      const understood = understand(
        taxonomy,
        text,
        (word) => held.words.knows(word) || askedOfPeople(taxonomy, word).length > 0,
      );
      const asked = askedOfPeople(taxonomy, text);
      const isAsked = (word: string) => asked.some((it) => it.typed.includes(word));
      const words = unreadWords(text, understood).filter((word) => !isAsked(word.text));
      const conditions: Condition[] = [
        ...understood.conditions,
        ...words,
        ...asked.map(({ condition }) => condition),
      ];
      if (conditions.length === 0) return null;
      const typed = [
        ...understood.conditions.map(({ start, end }) => text.slice(start, end)),
        ...words.map((word) => word.text),
        ...asked.map((it) => it.typed),
      ];
      const works = conditions.map((condition, at) =>
        workOf(taxonomy, held, condition, {
          typed: typed[at] ?? '',
          isStillTyped: at === conditions.length - 1,
          isAlone: conditions.filter(namesWork).length === 1,
        }),
      );
      const whole = { isChoice: SAYS_OR.test(fold(text)), conditions, typed, works };
      const plain = answersTo(taxonomy, held, whole);
      if (plain.found.size > 0) return plain;
      for (const look of [lookIntoTexts, widen]) {
        if (!look(taxonomy, held, whole)) continue;
        const further = answersTo(taxonomy, held, whole);
        if (further.found.size > 0) return further;
      }
      return plain.ofTheWork.size > 0 ? { found: plain.ofTheWork, nearest: [], costliest: null } : plain;
    },
  };
}

/** What is asked for: conditions, and of each the words that it was read from and how well jobs answer to its work. */
interface Asked {
  /** The text says "or". */
  isChoice: boolean;
  conditions: readonly Condition[];
  typed: readonly string[];
  works: readonly (Map<string, number> | null)[];
}

function answersTo(
  taxonomy: Taxonomy,
  held: HeldJobs,
  { isChoice, conditions, typed, works }: Asked,
): FoundJobs & { ofTheWork: ReadonlyMap<string, number> } {
  const terms = conditions.map((it) => (it.kind === 'word' ? workTermOf(it.text) : null));
  const toAnswer = answering(conditions, !isChoice);
  const asked = works.filter((work, at) => work !== null && conditions[at]?.wish !== 'not');
  const ids =
    asked.length === 0 ? held.jobs.keys() : new Set(asked.flatMap((work) => [...(work?.keys() ?? [])]));
  const answers: {
    id: string;
    rarity: number;
    meetsMusts: boolean;
    answer: ReturnType<typeof toAnswer>;
    fit: null;
  }[] = [];
  for (const id of ids) {
    const own = held.jobs.get(id);
    if (!own) continue;
    const degrees = conditions.map((condition, at) => {
      const term = terms[at];
      if (term) return termDegree(term, own.terms, own.job.minYears);
      if (condition.kind === 'nationality' && own.nations.size > 0)
        return own.nations.has(condition.country) ? 1 : 0;
      return works[at] ? (works[at].get(id) ?? 0) : factDegree(taxonomy, condition, own.job);
    });
    if (conditions.some((it, at) => it.wish === 'not' && (degrees[at] ?? 0) >= SURE && isMeant(it, own)))
      continue;
    const meetsMusts = conditions.every(({ wish }, at) => wish !== 'must' || (degrees[at] ?? 0) >= REQUIRED);
    const rarity = asked.reduce(
      (sum, work) => sum + (work?.get(id) ?? 0) / Math.log(2 + (work?.size ?? 0)),
      0,
    );
    answers.push({ id, rarity, meetsMusts, answer: toAnswer(degrees), fit: null });
  }
  const worth = ({ answer, rarity }: (typeof answers)[number]) => answer.all + RARITY_SHARE * rarity;
  const { found } = findingOf(
    answers.filter(({ meetsMusts }) => meetsMusts),
    conditions,
    worth,
  );
  const likely = likelyAmong(
    found.map((one) => ({ ...one, worth: worth(one) })),
    answers,
    conditions,
  );
  const byId = (of: readonly (typeof answers)[number][]) => new Map(of.map((it) => [it.id, worth(it)]));
  if (likely.length > 0) return { found: byId(likely), nearest: [], costliest: null, ofTheWork: new Map() };
  const willing = answers.filter(({ meetsMusts }) => meetsMusts);
  const { found: missing, nearest, costliest: unanswered } = findingOf(answers, conditions, worth);
  const costliest = found.length > 0 ? worstAnswered(found, conditions) : unanswered;
  return {
    found: new Map(),
    nearest: (missing.length > 0 ? missing.slice(0, MOST_NEAREST) : nearest).map(({ id }) => id),
    costliest: costliest === null ? null : (typed[costliest] ?? null),
    ofTheWork: byId(ofTheWork(found, willing, conditions)),
  };
}

/**
 * Where hardly anything else is met: those that bear the very title that is asked for, or else the one that answers far better
 * than any other to the work. What else was typed is a wish, and who shows nothing for a wish tells of no work.
 */
function ofTheWork<A extends Judged>(
  found: readonly A[],
  answers: readonly A[],
  conditions: readonly Condition[],
): A[] {
  const places = conditions.flatMap(({ kind, wish }, at) => (kind === 'place' && wish !== 'not' ? [at] : []));
  const isAbroad = ({ answer }: A) =>
    places.length > 0 && places.every((at) => (answer.degrees[at] ?? 0) < IN_THE_COUNTRY);
  // Who asks for remote work, or begins, is not served by any other.
  const terms = conditions.flatMap((it, at) => {
    const term = it.kind === 'word' && it.wish !== 'not' ? workTermOf(it.text) : null;
    return asksForBeginners(it) || (term !== null && !maybeUnsaid(term)) ? [at] : [];
  });
  const isOnOtherTerms = ({ answer }: A) => terms.some((at) => (answer.degrees[at] ?? 0) < LEAST_OF_TERMS);
  const isNearby = (it: A) => !isAbroad(it) && !isOnOtherTerms(it);
  const isTradeNamed = conditions.some(
    (it) => it.kind === 'title' && it.wish !== 'not' && it.occupation !== null,
  );
  const bearing = found.filter((it) => isTradeNamed && isNearby(it) && (it.answer.title ?? 0) >= VERY_TITLE);
  if (bearing.length > 0) return bearing;
  const bestAtWork = answers.toSorted((a, b) => (b.answer.work ?? 0) - (a.answer.work ?? 0));
  return standingOut(bestAtWork).filter(isNearby);
}

const VERY_TITLE = 0.9;
const LEAST_OF_TERMS = 0.3;
const IN_THE_COUNTRY = 0.05;

/** Whether a job is of what it says: "no school licence needed" makes no work in a school. */
const isMeant = (condition: Condition, { job }: HeldJob): boolean =>
  condition.kind !== 'word' ||
  job.whole === undefined ||
  saysPlainly(`${job.title}\n${job.whole}`, condition.text);

const SAYS_OR = /(?<!\p{L})(?:or|او)(?!\p{L})/u;
const MOST_NEAREST = 3;

/** Lets jobs answer whose texts name the post that their titles do not; says whether any answers better by it. */
function lookIntoTexts(taxonomy: Taxonomy, held: HeldJobs, { conditions, works }: Asked): boolean {
  let isWider = false;
  for (const [at, condition] of conditions.entries()) {
    const work = works[at];
    if (!work || condition.kind !== 'title' || condition.wish === 'not') continue;
    for (const [id, degree] of jobsNamingPost(taxonomy, held, condition)) {
      isWider ||= degree > (work.get(id) ?? 0);
      raise(work, id, degree);
    }
  }
  return isWider;
}

/** Where nothing else was found, any work of the industry that is named answers a little. */
const OF_THE_FIELD = 0.6;

/** Lets jobs of the fields that are named answer; says whether any answers better by it. */
function widen(taxonomy: Taxonomy, held: HeldJobs, { conditions, typed, works }: Asked): boolean {
  const choices = conditions.flatMap((it) => (it.kind === 'title' && it.occupation ? [it.occupation] : []));
  let isWider = false;
  for (const [at, { kind, wish }] of conditions.entries()) {
    const work = works[at];
    if (!work || wish === 'not') continue;
    // Who asks for civil engineers wants no other work of construction.
    const words = kind === 'title' ? '' : (typed[at] ?? '');
    for (const occupation of occupationsOfField(taxonomy, words, choices))
      for (const id of held.ofOccupation(occupation)) {
        isWider ||= OF_THE_FIELD > (work.get(id) ?? 0);
        raise(work, id, OF_THE_FIELD);
      }
  }
  return isWider;
}

interface Typed {
  typed: string;
  isStillTyped: boolean;
  /** Whether nothing else names any work. */
  isAlone: boolean;
}

/** How well jobs answer to work that is named; null of what names none. */
function workOf(
  taxonomy: Taxonomy,
  held: HeldJobs,
  condition: Condition,
  { typed, isStillTyped, isAlone }: Typed,
): Map<string, number> | null {
  if (!namesWork(condition)) return null;
  if (condition.kind === 'title') return byTitle(taxonomy, held, condition);
  if (condition.kind === 'skill') return bySkill(taxonomy, held, condition, typed);
  return condition.kind === 'word' ? byWord(taxonomy, held, condition.text, { isStillTyped, isAlone }) : null;
}

function byTitle(
  taxonomy: Taxonomy,
  held: HeldJobs,
  { text, occupation }: Extract<Condition, { kind: 'title' }>,
): Map<string, number> {
  const seeker = seekTitle(taxonomy, text, occupation);
  const degrees = new Map<string, number>();
  const look = (id: string) => {
    const job = held.jobs.get(id)?.job;
    if (job && !degrees.has(id)) degrees.set(id, seeker.degree(job.title));
  };
  for (const [id, degree] of sayingAll(held.words, text)) {
    look(id);
    raise(degrees, id, degree * SAID_SOMEWHERE);
  }
  for (const [sought, degree] of seeker.occupations) {
    for (const id of held.ofOccupation(sought)) {
      look(id);
      if (held.jobs.get(id)?.job.occupation === sought) raise(degrees, id, degree * 0.95);
    }
  }
  if (![...degrees.values()].some((degree) => degree >= SURE)) askStudies();
  return degrees;

  /** Where no job has the title, a neighbour will do, or one that asks for the degree by which people come to it. */
  function askStudies(): void {
    for (const near of neighboursOf(taxonomy, seeker.occupations.keys()))
      for (const id of held.ofOccupation(near)) look(id);
    const isOfStudy = seekStudy(taxonomy, text, occupation);
    for (const [id, { fields }] of held.jobs) if (isOfStudy(fields)) raise(degrees, id, ASKS_FOR_STUDY);
  }
}

function bySkill(
  taxonomy: Taxonomy,
  held: HeldJobs,
  { id, name }: { id: string | null; name: string },
  typed: string,
): Map<string, number> {
  const degrees = new Map<string, number>();
  const concept = taxonomy.skill(id ?? '');
  const isTool = concept?.kind === 'tool';
  const isOfField = id !== null && isField(taxonomy, id);
  const labels = concept
    ? [
        concept.name.en,
        concept.name.ar,
        ...[...concept.aliases.en, ...concept.aliases.ar].slice(0, MOST_ALIASES),
      ]
    : [];
  for (const text of new Set([typed, name, ...labels]))
    for (const [job, degree] of sayingAll(held.words, text))
      raise(degrees, job, isTool ? NAMES_THE_TOOL : isOfField ? MENTIONS_THE_FIELD * degree : degree);
  if (id === null) return degrees;
  const weigh = weighSkill(taxonomy, id);
  const looked = new Set([...degrees.keys(), ...held.ofSkill(id)]);
  for (const near of nearSkills(taxonomy, id).keys()) for (const job of held.ofSkill(near)) looked.add(job);
  for (const occupation of taxonomy.occupations)
    if (occupation.skills.some((it) => it.id === id && it.importance === 'essential'))
      for (const job of held.ofOccupation(occupation.id)) {
        looked.add(job);
        // The form names it, however the title does.
        if (held.jobs.get(job)?.job.occupation === occupation.id) raise(degrees, job, OF_THE_TRADE);
      }
  for (const at of looked) {
    const job = held.jobs.get(at)?.job;
    if (!job) continue;
    const skills = job.skills.map((skill) => ({ id: skill, name: '' }));
    raise(degrees, at, weigh({ skills, titles: [{ title: job.title, current: true }] }));
  }
  return degrees;
}

function byWord(
  taxonomy: Taxonomy,
  held: HeldJobs,
  text: string,
  { isStillTyped, isAlone }: Omit<Typed, 'typed'>,
): Map<string, number> {
  const degrees = sayingAll(held.words, text, isStillTyped);
  for (const [id, degree] of sayingAll(held.companies, text)) raise(degrees, id, degree * BY_COMPANY);
  const plain = plainWord(taxonomy)(text)?.wordings ?? [];
  for (const same of [...plain, ...kindredPhrases(taxonomy)(rootOf(fold(text)))])
    for (const [id, degree] of sayingAll(held.words, same)) raise(degrees, id, degree * BY_SYNONYM);
  // "Hotel" beside other work: whoever works in one need not say so.
  const isOfField = !isAlone && plainWord(taxonomy)(text) !== null;
  for (const occupation of isOfField ? occupationsOfField(taxonomy, text, []) : [])
    for (const id of held.ofOccupation(occupation)) raise(degrees, id, OF_THE_FIELD);
  return degrees;
}

/** Jobs that say every one of some words, with how well. */
function sayingAll(words: WordPostings, text: string, isStillTyped = false): Map<string, number> {
  let found: Map<string, number> | null = null;
  const asked = wordsOf(fold(text)).map((word) => word.text);
  for (const [at, word] of asked.entries()) {
    const own = degreesOf(words.saying(word, isStillTyped && at === asked.length - 1));
    const next = new Map<string, number>();
    for (const [id, degree] of own) {
      const before: number | undefined = found ? found.get(id) : 1;
      if (before !== undefined) next.set(id, Math.min(before, degree));
    }
    found = next;
  }
  return found ?? new Map();
}

function neighboursOf(taxonomy: Taxonomy, occupations: Iterable<string>): Set<string> {
  const { ids, index, values } = occupationCloseness(taxonomy);
  const near = new Set<string>();
  for (const id of occupations) {
    const own = index.get(id);
    if (own === undefined) continue;
    ids.forEach((other, at) => {
      if ((values[own * ids.length + at] ?? 0) >= NEAR_OCCUPATION) near.add(other);
    });
  }
  return near;
}

const raise = (degrees: Map<string, number>, id: string, degree: number) => {
  if (degree > (degrees.get(id) ?? 0)) degrees.set(id, degree);
};
