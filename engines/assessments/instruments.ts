import { join } from 'node:path';
import { blocksOf, type DataBlock, type Name, textFile } from '#engines/taxonomy/index.ts';
import { MOST_ITEMS } from './adaptive-english.ts';
import {
  type AnnotationItem,
  type AnnotationPart,
  openAnnotation,
  openAnnotationParts,
} from './annotation.ts';
import { type EnglishBank, openEnglish } from './english.ts';
import { type EnglishTasks, openEnglishTasks, TASKS_PER_TEST } from './english-tasks.ts';
import { type Interests, openInterests } from './interests.ts';
import { type Labels, openLabels } from './labels.ts';
import { openPersonalityInventory } from './personality-inventory.ts';
import { type InstrumentForm, openPrinciples, type Principles } from './principles.ts';
import {
  openQuestionBank,
  openTopics,
  type QuestionBank,
  type TestKind,
  type TestLevel,
  type Topic,
  testKinds,
  testLevels,
} from './question-banks.ts';
import { QUESTIONS_PER_TEST } from './skill-tests.ts';

/** The catalogue of what can be taken. What is done with an instrument stands in `attempts.ts`. */

/** What every instrument says of itself. */
interface InstrumentFacts {
  /** A slug, unique and kept for good: `principles`, `culture-add-entry`. */
  id: string;
  /** A stored result names it beside the id. */
  version: string;
  name: Name;
  /** What it is for and what it is not used for, to the person. */
  purpose: Name;
  /** How long it takes; of a timed one, how long it may take. */
  minutes: number;
  isTimed: boolean;
  /** Of an adaptive one the most that are asked. */
  questions: number;
  /** Each question follows from the answers before it, which therefore stay as they were given. */
  isAdaptive: boolean;
  /** The form that a result can have; the first is the one that is scored where none is named. */
  forms: readonly InstrumentForm[];
  /** Days after a completed attempt before the next may begin; 0 for at once. */
  retakeAfterDays: number;
  /** How the specification names the kind of its answers. */
  answerType: 'scores' | 'json';
  labels: Labels;
}

/** The personality assessment. */
interface PrinciplesInstrument extends InstrumentFacts {
  kind: 'principles';
  principles: Principles;
}

/** The interest profiler. */
interface InterestsInstrument extends InstrumentFacts {
  kind: 'interests';
  interests: Interests;
}

/** A test of one kind and level, whose questions are drawn anew for each attempt; `topics` are by id. */
export interface SkillTestInstrument extends InstrumentFacts {
  kind: 'skill-test';
  test: TestKind;
  level: TestLevel;
  bank: QuestionBank;
  topics: ReadonlyMap<string, Topic>;
}

/** The adaptive English test, alone or with tasks. */
export interface EnglishInstrument extends InstrumentFacts {
  kind: 'english';
  bank: EnglishBank;
  /** What is written and spoken after it; `null` of the test without. */
  tasks: EnglishTasks | null;
}

/** An annotation test: work screens in five parts. */
interface AnnotationInstrument extends InstrumentFacts {
  kind: 'annotation';
  items: readonly AnnotationItem[];
  parts: readonly AnnotationPart[];
}

/** Anything that can be taken; `kind` says how it is drawn, answered and scored. */
export type Instrument =
  | PrinciplesInstrument
  | InterestsInstrument
  | SkillTestInstrument
  | EnglishInstrument
  | AnnotationInstrument;

/** Id of the personality assessment. Ids stand in addresses and stored attempts, and so are kept for good. */
export const PRINCIPLES = 'principles';
/** Id of the interest profiler. */
export const INTERESTS = 'my-next-move';
/** Id of the English test that is answered by choosing alone. */
export const ENGLISH = 'english_v1';
const ENGLISH_WITH_TASKS = 'english_v2';

const DATA = join(import.meta.dirname, 'data');

/** All instruments, in the order in which they are offered. Throws where the data is not whole: it is shipped with the product. */
export function openInstruments(): readonly Instrument[] {
  const { described, levels } = readCatalogue();
  const labels = openLabels();
  const principles = openPrinciples(openPersonalityInventory());
  const interests = openInterests();
  return [
    {
      ...described(PRINCIPLES),
      kind: 'principles',
      isTimed: false,
      isAdaptive: false,
      questions: principles.questions.length,
      forms: ['full', 'short'],
      answerType: 'scores',
      labels,
      principles,
    },
    {
      ...described(INTERESTS),
      kind: 'interests',
      isTimed: false,
      isAdaptive: false,
      questions: interests.activities.length,
      forms: ['full'],
      answerType: 'scores',
      labels,
      interests,
    },
    ...englishTests(described, labels),
    ...annotationTests(described, labels),
    ...skillTests(described, levels, labels),
  ];
}

type Described = Pick<InstrumentFacts, 'id' | 'version' | 'name' | 'purpose' | 'minutes' | 'retakeAfterDays'>;

function englishTests(described: (id: string) => Described, labels: Labels): EnglishInstrument[] {
  const bank = openEnglish();
  const test = (id: string, tasks: EnglishTasks | null): EnglishInstrument => ({
    ...described(id),
    kind: 'english',
    isTimed: true,
    isAdaptive: true,
    questions: MOST_ITEMS + (tasks ? TASKS_PER_TEST : 0),
    forms: ['full'],
    answerType: 'json',
    labels,
    bank,
    tasks,
  });
  return [test(ENGLISH, null), test(ENGLISH_WITH_TASKS, openEnglishTasks())];
}

function annotationTests(described: (id: string) => Described, labels: Labels): AnnotationInstrument[] {
  const parts = openAnnotationParts();
  return (['v1', 'v2'] as const).map((form) => {
    const items = openAnnotation(form);
    return {
      ...described(`annotation_${form}`),
      kind: 'annotation',
      isTimed: true,
      isAdaptive: false,
      questions: items.length,
      forms: ['full'],
      answerType: 'json',
      labels,
      items,
      parts,
    };
  });
}

function skillTests(
  described: (id: string) => Described,
  levels: ReadonlyMap<string, Name>,
  labels: Labels,
): SkillTestInstrument[] {
  const topics = openTopics();
  return testKinds.flatMap((test) =>
    testLevels.map((level): SkillTestInstrument => {
      const told = described(test);
      const of = levels.get(level) ?? { en: level, ar: level };
      return {
        ...told,
        id: `${test}-${level}`,
        name: {
          en: told.name.en.replace('{level}', of.en),
          ar: told.name.ar.replace('{level}', of.ar),
        },
        kind: 'skill-test',
        isTimed: true,
        isAdaptive: false,
        questions: QUESTIONS_PER_TEST,
        forms: ['full'],
        answerType: 'json',
        labels,
        test,
        level,
        bank: openQuestionBank(test, level),
        topics,
      };
    }),
  );
}

function readCatalogue() {
  const file = textFile(DATA, 'instruments.txt');
  const isOf = (kind: string) => (block: string) => block.startsWith(`${kind} `);
  const blocks = file.text.split(/\n\s*\n/);
  const problems: string[] = [];
  const part = (kind: string) => ({ ...file, text: blocks.filter(isOf(kind)).join('\n\n') });
  const levels = blocksOf(part('level'), 'level', { once: ['en', 'ar'] }, problems);
  const fields = { once: ['version', 'en', 'ar', 'purpose', 'purpose-ar', 'minutes', 'retake-days'] };
  const instruments = blocksOf(part('instrument'), 'instrument', fields, problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const byId = new Map(instruments.map((block) => [block.id, describedBy(block)]));
  return {
    levels: new Map(levels.map((level) => [level.id, { en: level.field('en'), ar: level.field('ar') }])),
    described(id: string): Described {
      const found = byId.get(id);
      if (!found) throw new Error(`instruments.txt does not have ${id}`);
      return found;
    },
  };
}

function describedBy({ id, place, field }: DataBlock): Described {
  const described = {
    id,
    version: field('version'),
    name: { en: field('en'), ar: field('ar') },
    purpose: { en: field('purpose'), ar: field('purpose-ar') },
    minutes: Number(field('minutes')),
    retakeAfterDays: Number(field('retake-days')),
  };
  const { name, purpose, version, minutes } = described;
  if (![version, name.en, name.ar, purpose.en, purpose.ar].every(Boolean) || !(minutes > 0))
    throw new Error(`${place}: ${id} is not whole`);
  return described;
}
