import { join } from 'node:path';
import {
  bilingual,
  blocksOf,
  columns,
  type DataBlock,
  linesOf,
  type Name,
  type TextFile,
  textFile,
} from '#engines/taxonomy/index.ts';

/** Reads the question banks of the tests that are drawn anew for each attempt (data/questions). */

export const testKinds = ['culture-add', 'communication', 'problem-solving', 'critical-thinking'] as const;
export type TestKind = (typeof testKinds)[number];

/** How much a test demands, least first; each level has a bank of its own. */
export const testLevels = ['entry', 'intermediate', 'advanced'] as const;
export type TestLevel = (typeof testLevels)[number];

/** How a question is scored: one right answer, answers better and worse, or answers that each bring something. */
export type QuestionKind = 'key' | 'degree' | 'strength';

/** An answer that can be chosen, with what it earns or brings. */
interface Choice {
  text: Name;
  /** 0 to the `most` of its question's kind. */
  points: number;
  /** The strength that who chooses this brings (topics.txt); only of questions of strengths. */
  brings: string | null;
  /** Why it earns what it earns: for a wrong answer the mistake that leads to it. */
  why: Name;
}

/** A question of a bank with its key. */
export interface Question {
  /** Unique within all banks, and never used again for another question. */
  id: string;
  topic: string;
  kind: QuestionKind;
  text: Name;
  choices: readonly Choice[];
}

/** All questions of a test at one level, of which each attempt draws some. */
export interface QuestionBank {
  test: TestKind;
  level: TestLevel;
  questions: readonly Question[];
}

/** What a question is about, or a strength that a choice brings. */
export interface Topic {
  id: string;
  name: Name;
  /** A sentence for whoever reads a result. */
  about: Name;
}

/** The points that the best choice of a kind earns. */
export const MOST_POINTS: Record<QuestionKind, number> = { key: 1, degree: 3, strength: 0 };

/** The fields by which data names choices, with their points. */
const CHOICE_FIELDS = { key: 1, wrong: 0, best: 3, good: 2, weak: 1, poor: 0, brings: 0 } as const;

const DATA = join(import.meta.dirname, 'data', 'questions');

/** All topics and strengths, by id. */
export function openTopics(): ReadonlyMap<string, Topic> {
  const topics = linesOf(textFile(DATA, 'topics.txt')).flatMap(({ text, place }) => {
    if (text === '' || text.startsWith('## ')) return [];
    const [id, name, about] = columns(text);
    if (!id || !name || !about)
      throw new Error(`${place}: a topic is id | English = Arabic | sentence = sentence`);
    return [{ id, name: bilingual(name), about: bilingual(about) }];
  });
  return new Map(topics.map((topic) => [topic.id, topic]));
}

/** The bank of a test at a level. Throws, with all its faults, where the data is not whole: it is shipped with the product. */
export function openQuestionBank(test: TestKind, level: TestLevel): QuestionBank {
  const problems: string[] = [];
  const bank = {
    test,
    level,
    questions: readQuestions(textFile(join(DATA, test), `${level}.txt`), problems),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return bank;
}

/** The questions of a file; what is wrong with it is told in `problems`. */
export function readQuestions(file: TextFile, problems: string[]): Question[] {
  const fields = { once: ['topic', 'en', 'ar'], repeated: Object.keys(CHOICE_FIELDS) };
  return blocksOf(file, 'question', fields, problems).map((block) => questionOf(block, problems));
}

function questionOf(block: DataBlock, problems: string[]): Question {
  const question = {
    id: block.id,
    topic: block.field('topic'),
    kind: kindOf(block),
    text: { en: block.field('en'), ar: block.field('ar') },
    choices: choicesOf(block, problems),
  };
  if (!question.topic || !question.text.en || !question.text.ar)
    problems.push(`${block.place}: a question has a topic and a text in both languages`);
  return question;
}

function kindOf(block: DataBlock): QuestionKind {
  if (block.all('key').length > 0) return 'key';
  return block.all('best').length > 0 ? 'degree' : 'strength';
}

function choicesOf(block: DataBlock, problems: string[]): Choice[] {
  return Object.entries(CHOICE_FIELDS).flatMap(([field, points]) =>
    block.all(field).map(({ text, place }) => {
      const cells = columns(text);
      const brings = field === 'brings' ? (cells.shift() ?? '') : null;
      const choice = { text: bilingual(cells[0]), points, brings, why: bilingual(cells[1]) };
      if (![choice.text, choice.why].every(({ en, ar }) => en && ar))
        problems.push(`${place}: a choice is English = Arabic | why = why, in both languages`);
      return choice;
    }),
  );
}
