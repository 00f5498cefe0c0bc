import type { Name } from '#engines/taxonomy/index.ts';
import { randomFrom } from './draw-questions.ts';
import {
  bandOf,
  type EnglishBand,
  type EnglishBank,
  type EnglishItem,
  type EnglishSkill,
  englishSkills,
} from './english.ts';
import { abilityOf, informationOf } from './item-response.ts';

/**
 * The adaptive English test: each item is chosen by the answers before it, until the result is sure enough. Of an attempt
 * the caller keeps its seed and the answers in their order; the next question and the result follow from them.
 */

/** The items of a fixed form that covers all levels alike, twelve a level. */
export const FIXED_FORM = 60;
/** The test ends when the standard error is under this. */
export const SURE_ENOUGH = 0.35;
/** And here at the latest: at 60 % of the fixed form. */
export const MOST_ITEMS = 36;
const FEWEST_ITEMS = 12;
/** Of the items that ask for reading. */
const READING_SHARE = 0.22;
/**
 * One of so many of the most informative items is taken by chance, so that no item is met by everybody (Kingsbury, Zara,
 * 1989); more at the beginning, when all begin alike.
 */
const CHOSEN_AMONG = 14;
const CHOSEN_AMONG_AT_FIRST = 60;

export interface EnglishAnswer {
  id: string;
  /** Place of the option as shown, from 1; `null` for no answer, which counts as wrong. */
  option: number | null;
}

export interface EnglishQuestion {
  number: number;
  id: string;
  skill: EnglishSkill;
  instruction: Name;
  passage: string | null;
  question: string;
  /** In the order of this attempt; an answer is the place of one, from 1. */
  options: readonly string[];
}

export interface EnglishSkillScore {
  skill: EnglishSkill;
  name: Name;
  right: number;
  questions: number;
}

export interface EnglishResult {
  band: EnglishBand;
  bandName: Name;
  /** On the scale of difficulties, where B1 is 0 and a level 1.1. */
  theta: number;
  standardError: number;
  /** Whether it was answered until the result was sure enough. */
  isSure: boolean;
  /** The bands that two thirds of people with these answers are in, lowest first. */
  likely: EnglishBand[];
  questions: number;
  skills: EnglishSkillScore[];
  /** What has to be said beside the band. */
  note: Name;
}

/** A question after the test: what was right and what was chosen, in the order in which the person saw them, and why. */
export interface ReviewedEnglish {
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
  seen: ReadonlySet<string> = new Set(),
): EnglishQuestion | null {
  const answered = markedOf(bank, answers, seed);
  const { theta, standardError } = abilityOf(answered);
  const isSure = standardError < SURE_ENOUGH && answers.length >= FEWEST_ITEMS;
  if (isSure || answers.length >= MOST_ITEMS) return null;
  const used = new Set(answers.map(({ id }) => id));
  const reading = answered.filter(({ item }) => item.skill === 'reading').length;
  const skill = reading < READING_SHARE * (answers.length + 1) - 0.5 ? 'reading' : 'use';
  const left = bank.items.filter((item) => !used.has(item.id));
  const item = chooseAmong(ofSkill(left, skill, seen), theta, answers.length, seed);
  if (!item) return null;
  const { id, passage, question } = item;
  return {
    number: answers.length + 1,
    id,
    skill: item.skill,
    instruction: nameIn(bank.words.instructions, item.skill),
    passage,
    question,
    options: orderOf(item, seed).flatMap((place) => item.options[place] ?? []),
  };
}

/** The result of the answers so far. */
export function scoreEnglish(
  bank: EnglishBank,
  answers: readonly EnglishAnswer[],
  seed: number,
): EnglishResult {
  const marked = markedOf(bank, answers, seed);
  const { theta, standardError } = abilityOf(marked);
  const band = bandOf(theta);
  return {
    band,
    bandName: nameIn(bank.words.bands, band),
    theta,
    standardError,
    isSure: standardError < SURE_ENOUGH,
    likely: [...new Set([theta - standardError, theta, theta + standardError].map(bandOf))],
    questions: marked.length,
    skills: englishSkills.map((skill) => {
      const own = marked.filter(({ item }) => item.skill === skill);
      const right = own.filter(({ isRight }) => isRight).length;
      return { skill, name: nameIn(bank.words.skills, skill), right, questions: own.length };
    }),
    note: nameIn(bank.words.notes, 'stated'),
  };
}

/** What is shown after the test. An item that the bank no longer holds is left out. */
export function reviewEnglish(
  { items, words }: EnglishBank,
  answers: readonly EnglishAnswer[],
  seed: number,
): ReviewedEnglish[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return answers.flatMap(({ id, option }, index) => {
    const item = byId.get(id);
    if (!item) return [];
    const { skill, passage, evidence, question, why } = item;
    const options = orderOf(item, seed).flatMap((place, shown) => {
      const text = item.options[place];
      return text === undefined ? [] : [{ text, isRight: place === 0, isChosen: shown + 1 === option }];
    });
    const topic = nameIn(words.topics, item.topic);
    return [{ number: index + 1, id, skill, topic, passage, evidence, question, options, why }];
  });
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

function markedOf({ items }: EnglishBank, answers: readonly EnglishAnswer[], seed: number) {
  const byId = new Map(items.map((item) => [item.id, item]));
  return answers.flatMap(({ id, option }) => {
    const item = byId.get(id);
    return item ? [{ item, isRight: option !== null && orderOf(item, seed)[option - 1] === 0 }] : [];
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
