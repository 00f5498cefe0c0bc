import type { Name } from '#engines/taxonomy/index.ts';
import { type ItemExposure, type LeftOut, randomFrom } from './draw-questions.ts';
import {
  bandOf,
  type EnglishBand,
  type EnglishBank,
  type EnglishItem,
  type EnglishSkill,
  englishSkills,
  levelAt,
  type SpokenPassage,
} from './english.ts';
import { abilityOf, informationOf } from './item-response.ts';

/**
 * The adaptive English test: each item is chosen by the answers before it, until the result is sure enough. Of an attempt
 * the caller keeps its seed and what was asked and answered, in its order; the next question follows from these.
 */

/** The items of a fixed form that covers all levels alike, twelve a level. */
export const FIXED_FORM = 60;
/** The test ends when the standard error is under this. */
export const SURE_ENOUGH = 0.35;
/** The test ends after so many questions at the latest: 60 % of the fixed form. */
export const MOST_ITEMS = 36;
const FEWEST_ITEMS = 12;
/** With fewer answers the band would be little more than a guess, and none is told. */
const FEWEST_TOLD = 8;
/** Shares of the questions that ask for reading and for listening; the others ask for grammar and use. */
const SHARES = { reading: 0.22, listening: 0.22 } as const;
/**
 * One of so many of the most informative items is taken by chance, so that no item is met by everybody (Kingsbury, Zara,
 * 1989); more at the beginning, when all begin alike.
 */
const CHOSEN_AMONG = 14;
const CHOSEN_AMONG_AT_FIRST = 60;

/**
 * No item is to be shown in more than a quarter of all attempts. A little below that an item rests, for others may show it
 * at the same moment; the first attempts, in which one showing is a large share, count as so many.
 */
const MOST_SHOWN = 0.24;
const FEWEST_ATTEMPTS = 40;

/** One question of an attempt with its answer. The next question and the result follow from the list of these. */
export interface EnglishAnswer {
  id: string;
  /** Places in the item's own list of options, as they were shown. */
  order: readonly number[];
  /** Place of the option as shown, from 1; `null` for no answer, which counts as wrong. */
  option: number | null;
}

/** A question as it is shown. `order` tells which option is right and stays with the caller. */
interface EnglishQuestion {
  number: number;
  id: string;
  skill: EnglishSkill;
  instruction: Name;
  /** What is read first. What is heard is not told here. */
  passage: string | null;
  /** Something is heard first: `spokenPassage` has it. */
  isHeard: boolean;
  question: string;
  order: readonly number[];
  /** In that order; an answer is the place of one, from 1. */
  options: readonly string[];
}

/** Where somebody stands, on the scale of difficulties and in levels. */
interface EnglishStanding {
  band: EnglishBand;
  /** On the scale of difficulties, where B1 is 0 and a level 1.1. */
  theta: number;
  standardError: number;
  /** `theta` in levels: 1 is the middle of A1, 5 that of C1. */
  level: number;
  levelError: number;
  /** The bands that two thirds of people with these answers are in, lowest first. */
  likely: EnglishBand[];
}

/** Of one skill alone: from few questions, and so with a larger error. `null` where none of it was asked. */
interface EnglishSkillScore {
  skill: EnglishSkill;
  name: Name;
  right: number;
  questions: number;
  standing: EnglishStanding | null;
}

/** What the answers say, so far or at the end: a band with how sure it is, and each skill by itself. */
export interface EnglishResult extends EnglishStanding {
  bandName: Name;
  /** Whether it was answered until the result was sure enough. */
  isSure: boolean;
  /** Whether enough was answered for a band to be told at all. */
  isTold: boolean;
  questions: number;
  skills: EnglishSkillScore[];
  /** What has to be said beside the band. */
  note: Name;
}

/** A question after the test: what was right and what was chosen, in the order in which the person saw them, and why. */
interface ReviewedEnglish {
  number: number;
  id: string;
  skill: EnglishSkill;
  topic: Name;
  passage: string | null;
  /** The words of the passage that the right answer rests on, in their order. */
  evidence: readonly string[];
  question: string;
  options: { text: string; isRight: boolean; isChosen: boolean }[];
  why: Name;
}

/** The next question of an attempt, or `null` at its end. Items in `seen`, of earlier attempts, come last. */
export function nextEnglishQuestion(
  bank: EnglishBank,
  answers: readonly EnglishAnswer[],
  seed: number,
  { seen = new Set(), exposure = null, without = [] }: LeftOut = {},
): EnglishQuestion | null {
  const answered = markedOf(bank, answers);
  const { theta, standardError } = abilityOf(answered);
  const isSure = standardError < SURE_ENOUGH && answers.length >= FEWEST_ITEMS;
  if (isSure || answers.length >= MOST_ITEMS) return null;
  const used = new Set(answers.map(({ id }) => id));
  const left = rested(
    bank.items.filter((item) => !used.has(item.id) && !without.includes(item.skill)),
    exposure,
  );
  const skill = nextSkill(answered, without);
  const item = chooseAmong(ofSkill(left, skill, seen), theta, answers.length, seed);
  return item ? askedAs(bank, item, orderOf(item, seed), answers.length + 1) : null;
}

/** What falls short of its share, or else grammar and use. */
function nextSkill(answered: readonly Marked[], without: readonly EnglishSkill[]): EnglishSkill {
  const askedOf = (skill: EnglishSkill) => answered.filter(({ item }) => item.skill === skill).length;
  return (
    (['reading', 'listening'] as const).find(
      (skill) => !without.includes(skill) && askedOf(skill) < SHARES[skill] * (answered.length + 1) - 0.5,
    ) ?? 'use'
  );
}

/** What is heard before a question can be answered; `null` where nothing is. */
export const spokenPassage = ({ items }: EnglishBank, id: string): SpokenPassage | null =>
  items.find((item) => item.id === id)?.spoken ?? null;

/** The questions that were asked, as they were shown. One that the bank no longer holds is left out. */
export function askedEnglish(
  bank: EnglishBank,
  asked: readonly Pick<EnglishAnswer, 'id' | 'order'>[],
): EnglishQuestion[] {
  const byId = new Map(bank.items.map((item) => [item.id, item]));
  return asked.flatMap(({ id, order }, index) => {
    const item = byId.get(id);
    return item ? [askedAs(bank, item, order, index + 1)] : [];
  });
}

function askedAs(
  { words }: EnglishBank,
  item: EnglishItem,
  order: readonly number[],
  number: number,
): EnglishQuestion {
  const { id, skill, passage, spoken, question } = item;
  const options = order.flatMap((place) => item.options[place] ?? []);
  return {
    number,
    id,
    skill,
    instruction: nameIn(words.instructions, skill),
    passage: spoken ? null : passage,
    isHeard: spoken !== null,
    question,
    order,
    options,
  };
}

/** The result of the answers so far. */
export function scoreEnglish(bank: EnglishBank, answers: readonly EnglishAnswer[]): EnglishResult {
  const marked = markedOf(bank, answers);
  const standing = standingOf(marked);
  return {
    ...standing,
    bandName: nameIn(bank.words.bands, standing.band),
    isSure: standing.standardError < SURE_ENOUGH,
    isTold: marked.length >= FEWEST_TOLD,
    questions: marked.length,
    skills: englishSkills.map((skill) => {
      const own = marked.filter(({ item }) => item.skill === skill);
      const right = own.filter(({ isRight }) => isRight).length;
      const name = nameIn(bank.words.skills, skill);
      return { skill, name, right, questions: own.length, standing: own.length > 0 ? standingOf(own) : null };
    }),
    note: nameIn(bank.words.notes, isHeard(marked) ? 'stated' : 'without-listening'),
  };
}

const isHeard = (marked: readonly Marked[]): boolean => marked.some(({ item }) => item.spoken !== null);

function standingOf(marked: readonly Marked[]): EnglishStanding {
  const { theta, standardError } = abilityOf(marked);
  return {
    band: bandOf(theta),
    theta,
    standardError,
    level: levelAt(theta),
    levelError: levelAt(theta + standardError) - levelAt(theta),
    likely: [...new Set([theta - standardError, theta, theta + standardError].map(bandOf))],
  };
}

/** The questions of an attempt with their right answers, for after the test; items that the bank lost are left out. */
export function reviewEnglish(
  { items, words }: EnglishBank,
  answers: readonly EnglishAnswer[],
): ReviewedEnglish[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return answers.flatMap(({ id, order, option }, index) => {
    const item = byId.get(id);
    if (!item) return [];
    const { skill, passage, evidence, question, why } = item;
    const options = order.flatMap((place, shown) => {
      const text = item.options[place];
      return text === undefined ? [] : [{ text, isRight: place === 0, isChosen: shown + 1 === option }];
    });
    const topic = nameIn(words.topics, item.topic);
    return [{ number: index + 1, id, skill, topic, passage, evidence, question, options, why }];
  });
}

/** The items that were not shown too often; where all were, the ones that were shown least. */
function rested(items: readonly EnglishItem[], exposure: ItemExposure | null): readonly EnglishItem[] {
  if (!exposure) return items;
  const { attempts, shown } = exposure;
  const most = MOST_SHOWN * Math.max(attempts, FEWEST_ATTEMPTS);
  const countOf = ({ id }: EnglishItem) => shown.get(id) ?? 0;
  const fresh = items.filter((item) => countOf(item) + 1 <= most);
  const least = Math.min(...items.map(countOf));
  return fresh.length > 0 ? fresh : items.filter((item) => countOf(item) === least);
}

function ofSkill(left: readonly EnglishItem[], skill: EnglishSkill, seen: ReadonlySet<string>) {
  const own = left.filter((item) => item.skill === skill);
  const fresh = own.filter(({ id }) => !seen.has(id));
  return fresh.length > 0 ? fresh : own.length > 0 ? own : left;
}

function chooseAmong(
  items: readonly EnglishItem[],
  theta: number,
  asked: number,
  seed: number,
): EnglishItem | undefined {
  const among = Math.max(CHOSEN_AMONG, CHOSEN_AMONG_AT_FIRST - 5 * asked);
  const best = items
    .map((item) => ({ item, information: informationOf(item, theta) }))
    .sort((a, b) => b.information - a.information || (a.item.id < b.item.id ? -1 : 1))
    .slice(0, among);
  const chance = randomFrom(seed * 1009 + asked)();
  return best[Math.floor(chance * best.length)]?.item;
}

interface Marked {
  item: EnglishItem;
  isRight: boolean;
}

function markedOf({ items }: EnglishBank, answers: readonly EnglishAnswer[]): Marked[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return answers.flatMap(({ id, order, option }) => {
    const item = byId.get(id);
    return item ? [{ item, isRight: option !== null && order[option - 1] === 0 }] : [];
  });
}

/** The order of an item's options in an attempt. */
function orderOf({ id, options }: EnglishItem, seed: number): number[] {
  const random = randomOf(id, seed);
  return options
    .map((_, place) => ({ place, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ place }) => place);
}

/** Chance that is an item's own within an attempt. */
function randomOf(id: string, seed: number): () => number {
  return randomFrom([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, seed));
}

function nameIn(names: ReadonlyMap<string, Name>, id: string): Name {
  const name = names.get(id);
  if (!name) throw new Error(`english.txt does not have ${id}`);
  return name;
}
