import { join } from 'node:path';
import { bilingual, blocksOf, columns, type Name, textFile } from '#engines/taxonomy/index.ts';
import { type DrawnQuestion, randomFrom } from './draw-questions.ts';
import { listsNamed } from './english.ts';

/** Tasks of the English test that are answered in writing or aloud, and what is said of the answers. */

const DATA = join(import.meta.dirname, 'data', 'english');

interface Task {
  id: string;
  /** In English, as it is answered. */
  prompt: string;
}

/** A text to be written in so many words; `points` are what it should cover, each told by its wordings. */
export interface WritingTask extends Task {
  kind: 'writing';
  /** Words that are asked for. */
  least: number;
  most: number;
  points: readonly { name: Name; pattern: RegExp }[];
}

/** An answer to be spoken, within so many seconds. */
interface SpeakingTask extends Task {
  kind: 'speaking';
  seconds: number;
}

/** What is done after the questions of the longer English test. */
export type EnglishTask = WritingTask | SpeakingTask;

/** What is said of a text: names of features, their rules, notes, cautions and slips. */
export type WritingWords = Readonly<
  Record<'features' | 'rules' | 'notes' | 'cautions' | 'slips' | 'rubric', ReadonlyMap<string, Name>>
>;

/** All tasks that attempts are drawn from, with the words and criteria for their answers. */
export interface EnglishTasks {
  tasks: readonly EnglishTask[];
  words: WritingWords;
  /** By what a person scores an answer, each from 0 (below A1) to 5 (C1). */
  rubrics: Readonly<Record<EnglishTask['kind'], readonly { id: string; name: Name }[]>>;
}

const RUBRICS = {
  writing: ['task', 'order', 'range', 'accuracy'],
  speaking: ['task', 'fluency', 'clarity', 'range', 'accuracy'],
} as const;
/** Tasks of each kind that an attempt has. */
const DRAWN = { writing: 1, speaking: 2 } as const;
/** Tasks of one attempt, written and spoken together. */
export const TASKS_PER_TEST = DRAWN.writing + DRAWN.speaking;

/** Throws where the data is not whole: it is shipped with the product. */
export function openEnglishTasks(): EnglishTasks {
  const words: WritingWords = listsNamed('writing.txt', [
    'features',
    'rules',
    'notes',
    'cautions',
    'slips',
    'rubric',
  ]);
  const criteria = (ids: readonly string[]) =>
    ids.map((id) => ({ id, name: words.rubric.get(id) ?? { en: id, ar: id } }));
  return {
    tasks: readTasks(),
    words,
    rubrics: { writing: criteria(RUBRICS.writing), speaking: criteria(RUBRICS.speaking) },
  };
}

/** The tasks of an attempt, without those in `seen` as long as there are others: one to write, then two to speak. */
export function drawTasks(
  { tasks }: EnglishTasks,
  seed: number,
  seen: ReadonlySet<string> = new Set(),
): DrawnQuestion[] {
  const random = randomFrom(seed * 31 + 7);
  const drawn = (kind: EnglishTask['kind']) =>
    tasks
      .filter((task) => task.kind === kind)
      .map((task) => ({ task, by: random() + Number(seen.has(task.id)) }))
      .sort((a, b) => a.by - b.by)
      .slice(0, DRAWN[kind])
      .map(({ task }) => ({ id: task.id, order: [] }));
  return [...drawn('writing'), ...drawn('speaking')];
}

function readTasks(): EnglishTask[] {
  const problems: string[] = [];
  const fields = { once: ['kind', 'words', 'seconds', 'en'], repeated: ['point'] };
  const tasks = blocksOf(textFile(DATA, 'tasks.txt'), 'task', fields, problems).map((block): EnglishTask => {
    const task = { id: block.id, prompt: block.field('en') };
    if (block.field('kind') === 'speaking')
      return { ...task, kind: 'speaking', seconds: Number(block.field('seconds')) };
    const [least = 0, most = 0] = block.field('words').split('-').map(Number);
    const points = block.all('point').map(({ text, place }) => {
      const [name, wordings] = columns(text);
      if (!name || !wordings) problems.push(`${place}: a point is English = Arabic | wordings`);
      return { name: bilingual(name), pattern: patternOf(wordings ?? '') };
    });
    if (!task.prompt || !(least > 0 && most > least) || points.length === 0)
      problems.push(`${block.place}: a writing task has a prompt, words and points`);
    return { ...task, kind: 'writing', least, most, points };
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return tasks;
}

/** A star at the end of a wording stands for any ending. */
function patternOf(wordings: string): RegExp {
  const each = wordings.split(',').map((one) => {
    const wording = one.trim();
    return wording.endsWith('*') ? `${wording.slice(0, -1)}\\p{L}*` : wording;
  });
  return new RegExp(`(?<!\\p{L})(?:${each.join('|')})(?!\\p{L})`, 'iu');
}
