import { join } from 'node:path';
import { columns, linesOf, type Name, textFile } from '#engines/taxonomy/index.ts';
import type { ItemParameters } from './item-response.ts';

/** The items of the English test, with difficulties stated by the levels of the European framework. */

const DATA = join(import.meta.dirname, 'data', 'english');

/** Levels of the Common European Framework that questions are written for, lowest first. */
export const englishLevels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
type EnglishLevel = (typeof englishLevels)[number];
/** What somebody can come out at, lowest first. */
export const englishBands = ['below-A1', ...englishLevels] as const;
export type EnglishBand = (typeof englishBands)[number];

/** What a question asks for: grammar and use of words, reading, or listening. */
export const englishSkills = ['use', 'reading', 'listening'] as const;
export type EnglishSkill = (typeof englishSkills)[number];

/** A question of the English test with its key; its difficulty is stated by level, not measured. */
export interface EnglishItem extends ItemParameters {
  /** Unique, and never used again for another item. */
  id: string;
  skill: EnglishSkill;
  level: EnglishLevel;
  topic: string;
  /** Why the right answer is right: the rule that it rests on, which several items may share. */
  why: Name;
  /** What is read or heard first; `null` where the question stands alone. In English, as the question is. */
  passage: string | null;
  /** The passage as it is spoken; `null` of what is read. Then nobody reads it before they have answered. */
  spoken: SpokenPassage | null;
  /** The words of the passage that the right answer rests on, in their order; none without a passage. */
  evidence: readonly string[];
  question: string;
  /** The right one first. */
  options: readonly string[];
}

/** What is heard, to be spoken by the voices of `engines/speech`. */
export interface SpokenPassage {
  lines: readonly { speaker: 'woman' | 'man'; text: string }[];
  /** How slowly: 1 as people speak among themselves, 1.2 a fifth slower. */
  pace: number;
}

/** Words of the test in both languages. */
interface EnglishWords {
  skills: ReadonlyMap<string, Name>;
  instructions: ReadonlyMap<string, Name>;
  topics: ReadonlyMap<string, Name>;
  bands: ReadonlyMap<string, Name>;
  notes: ReadonlyMap<string, Name>;
}

/** All questions of the English test, and the words around them. */
export interface EnglishBank {
  items: readonly EnglishItem[];
  words: EnglishWords;
}

/** Levels stand this far apart, B1 in the middle at 0. */
const LEVEL_STEP = 1.1;
const WITHIN_LEVEL: Readonly<Record<string, number>> = { '-': -0.35, '0': 0, '+': 0.35 };
/** What well-made items of four options are known to reach; held for all until the answers of many say more. */
const DISCRIMINATION = 1.5;
const OPTIONS = 4;

/** People are spoken to more slowly while they know little. */
const PACES: Readonly<Record<EnglishLevel, number>> = { A1: 1.25, A2: 1.15, B1: 1.06, B2: 1, C1: 0.96 };

/** Throws where the data is not whole: it is shipped with the product. */
export function openEnglish(): EnglishBank {
  const points = readPoints();
  return { items: englishSkills.flatMap((skill) => readItems(skill, points)), words: readWords() };
}

/** The middle of a level on the scale of difficulties. */
export function middleOf(level: EnglishLevel): number {
  return (englishLevels.indexOf(level) - englishLevels.indexOf('B1')) * LEVEL_STEP;
}

/** A place on that scale in levels: 1 is the middle of A1, 5 that of C1. */
export function levelAt(theta: number): number {
  return theta / LEVEL_STEP + englishLevels.indexOf('B1') + 1;
}

/** The level whose middle is nearest, and below A1 what is more than half a step under its middle. */
export function bandOf(theta: number): EnglishBand {
  return englishLevels.findLast((level) => theta >= middleOf(level) - LEVEL_STEP / 2) ?? 'below-A1';
}

/** What an item is about, more closely than its topic. */
interface Point {
  topic: string;
  why: Name;
}

function readItems(skill: EnglishSkill, points: ReadonlyMap<string, Point>): EnglishItem[] {
  let level: EnglishLevel | undefined;
  return linesOf(textFile(DATA, `${skill}.txt`)).flatMap(({ text, place }) => {
    if (text === '') return [];
    if (text.startsWith('## ')) {
      level = englishLevels.find((one) => one === text.slice(3));
      return [];
    }
    const [id, within = '', pointId = '', ...texts] = columns(text);
    const marked = skill === 'use' ? null : (texts.shift() ?? '');
    const [question, ...options] = texts;
    const offset = WITHIN_LEVEL[within];
    const point = points.get(pointId);
    if (!level || !id || !point || offset === undefined || marked === '' || !question || !isWhole(options))
      throw new Error(`${place}: an item is id | + 0 or - | point | text | four options under "## level"`);
    return [
      {
        id,
        skill,
        level,
        ...point,
        ...(skill === 'listening' ? spokenOf(marked ?? '', level, place) : passageOf(marked)),
        question,
        options,
        difficulty: middleOf(level) + offset,
        discrimination: DISCRIMINATION,
        guessing: 1 / OPTIONS,
      },
    ];
  });
}

/** Takes a passage out of its marks: `[words]` are those that the right answer rests on. */
function passageOf(marked: string | null): Pick<EnglishItem, 'passage' | 'spoken' | 'evidence'> {
  if (marked === null) return { passage: null, spoken: null, evidence: [] };
  return {
    spoken: null,
    passage: marked.replaceAll(/[[\]]/g, ''),
    evidence: [...marked.matchAll(/\[(.+?)\]/g)].flatMap(([, words]) => words ?? []),
  };
}

const SPEAKERS: Readonly<Record<string, 'woman' | 'man'>> = { W: 'woman', M: 'man' };

/** The turns of a passage that is heard; to be read afterwards, each has a line of its own. */
function spokenOf(
  marked: string,
  level: EnglishLevel,
  place: string,
): Pick<EnglishItem, 'passage' | 'spoken' | 'evidence'> {
  const turns = marked.split(' / ').map((turn) => {
    const [, by = '', text = ''] = /^([WM]): (.+)$/.exec(turn) ?? [];
    const speaker = SPEAKERS[by];
    if (!speaker) throw new Error(`${place}: a turn begins with "W: " or "M: "`);
    return { speaker, text };
  });
  const isDialogue = turns.length > 1;
  const written = turns.map(({ text }) => (isDialogue ? `– ${text}` : text)).join('\n');
  const lines = turns.map(({ speaker, text }) => ({ speaker, text: text.replaceAll(/[[\]]/g, '') }));
  return { ...passageOf(written), spoken: { lines, pace: PACES[level] } };
}

function isWhole(options: readonly string[]): boolean {
  return options.length === OPTIONS && options.every(Boolean) && new Set(options).size === OPTIONS;
}

function readPoints(): Map<string, Point> {
  return new Map(
    [...readLists('points.txt')].flatMap(([topic, list]) =>
      [...list].map(([id, why]): [string, Point] => [id, { topic, why }]),
    ),
  );
}

const readWords = (): EnglishWords =>
  listsNamed('english.txt', ['skills', 'instructions', 'topics', 'bands', 'notes']);

/** The lists of a file that have these names. Throws where one is missing. */
export function listsNamed<ListName extends string>(
  file: string,
  names: readonly ListName[],
): Record<ListName, ReadonlyMap<string, Name>> {
  const lists = readLists(file);
  const found = {} as Record<ListName, ReadonlyMap<string, Name>>;
  for (const name of names) {
    const list = lists.get(name);
    if (!list) throw new Error(`${file} has no list "${name}"`);
    found[name] = list;
  }
  return found;
}

/** Names by id, by the list under whose "## list" they stand. */
function readLists(file: string): Map<string, Map<string, Name>> {
  const lists = new Map<string, Map<string, Name>>();
  let list = new Map<string, Name>();
  for (const { text, place } of linesOf(textFile(DATA, file))) {
    if (text === '') continue;
    if (text.startsWith('## ')) {
      list = new Map();
      lists.set(text.slice(3), list);
      continue;
    }
    const [id, en, ar] = columns(text);
    if (!id || !en || !ar) throw new Error(`${place}: it is id | English | Arabic`);
    if (list.has(id)) throw new Error(`${place}: "${id}" is there twice`);
    list.set(id, { en, ar });
  }
  return lists;
}
