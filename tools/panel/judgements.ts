import path from 'node:path';
import { PANEL, type PanelSet, rowsOf } from './inputs.ts';
import { type PanelList, TASKS, type Task } from './questions.ts';

/** 2 worth showing, 1 perhaps, 0 no, X absurd. */
export const GRADES = ['2', '1', '0', 'X'] as const;
export type Grade = (typeof GRADES)[number];

/** In place of an answer: all answers of the question that are not judged one by one. */
const ALL_OTHERS = '*';

/** What was judged of one task: grades by question and answer. */
export type Judgements = ReadonlyMap<string, ReadonlyMap<string, Grade>>;

/** Jobs and people are two views of the same pairs, and judged once. */
const FILES: Record<Task, string> = {
  jobs: 'matches.tsv',
  people: 'matches.tsv',
  'people-search': 'people-searches.tsv',
  'job-search': 'job-searches.tsv',
  courses: 'courses.tsv',
  paths: 'paths.tsv',
};

/** Reads what was judged of every task of a set. Pairs are told as job and person; a person's jobs are the same the other way. */
export function readJudgements(set: PanelSet): Record<Task, Judgements> {
  const read = (task: Task) => judgementsIn(path.join(PANEL, 'judgements', set, FILES[task]));
  return {
    jobs: read('jobs'),
    people: read('people'),
    'people-search': read('people-search'),
    'job-search': read('job-search'),
    courses: read('courses'),
    paths: read('paths'),
  };
}

/** The grade of one answer; null where nobody has judged it. */
export function gradeOf(
  judgements: Record<Task, Judgements>,
  task: Task,
  question: string,
  answer: string,
): Grade | null {
  const [from, to] = task === 'jobs' ? [answer, question] : [question, answer];
  const grades = judgements[task].get(from);
  return grades?.get(to) ?? grades?.get(ALL_OTHERS) ?? null;
}

/** How many of the judged answers of a task are what. */
export interface Shares {
  task: Task;
  lists: number;
  judged: number;
  unjudged: number;
  /** Shares of the judged answers, 0 to 1. */
  worth: number;
  absurd: number;
  /** Share of lists whose first answer is worth showing, of those with a judged first answer. */
  first: number;
  /** Of the answers that are worth showing, how many are shown; null where nobody knows all that could be shown. */
  found: number | null;
  /** Lists without an answer although something is worth showing; where nobody knows all of that, all empty lists. */
  wronglyEmpty: readonly string[];
}

/** Counts what was judged of a task. */
export function sharesOf(
  judgements: Record<Task, Judgements>,
  lists: readonly PanelList[],
  task: Task,
): Shares {
  const ofTask = lists.filter((list) => list.task === task);
  const graded = ofTask.map((list) =>
    list.answers.map(({ id }) => gradeOf(judgements, task, list.question, id)),
  );
  const all = graded.flat();
  const judged = all.filter((grade) => grade !== null);
  const firsts = graded.map(([first]) => first ?? null).filter((grade) => grade !== null);
  const count = (grades: readonly Grade[], grade: Grade) => grades.filter((it) => it === grade).length;
  const isOpen = task === 'courses' || task === 'paths';
  const possible = ofTask.map(({ question }) => worthShowing(judgements, task, question));
  const best = possible.reduce((sum, it) => sum + Math.min(it, TASKS[task]), 0);
  return {
    task,
    lists: ofTask.length,
    judged: judged.length,
    unjudged: all.length - judged.length,
    worth: share(count(judged, '2'), judged.length),
    absurd: share(count(judged, 'X'), judged.length),
    first: share(count(firsts, '2'), firsts.length),
    found: isOpen ? null : share(count(judged, '2'), best),
    wronglyEmpty: ofTask.flatMap((list, at) =>
      list.answers.length === 0 && (isOpen || (possible[at] ?? 0) > 0) ? [list.question] : [],
    ),
  };
}

/** How many answers of a question were judged worth showing, whether or not they were shown. */
function worthShowing(judgements: Record<Task, Judgements>, task: Task, question: string): number {
  if (task !== 'jobs') return [...(judgements[task].get(question)?.values() ?? [])].filter(isWorth).length;
  return [...judgements.jobs.values()].filter((grades) => isWorth(grades.get(question))).length;
}

const isWorth = (grade: Grade | undefined) => grade === '2';
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Whether a sentence shows a skill, by person, skill and sentence; null where nobody has judged it. */
export type VerdictOf = (person: string, skill: string, sentence: string) => boolean | null;

/** Reads what was judged of the sentences of a set. */
export function readEvidenceJudgements(set: PanelSet): VerdictOf {
  const judged = new Map<string, boolean>();
  for (const [person, skill, sentence, verdict] of rowsOf(
    path.join(PANEL, 'judgements', set, 'evidence.tsv'),
  ))
    judged.set([person, skill, sentence].join('\t'), verdict === 'yes');
  return (...of) => judged.get(of.join('\t')) ?? null;
}

function judgementsIn(file: string): Judgements {
  const all = new Map<string, Map<string, Grade>>();
  for (const [question = '', answer = '', grade] of rowsOf(file)) {
    const known = GRADES.find((it) => it === grade);
    if (!known) throw new Error(`${file}: ${question}, ${answer} has no grade.`);
    const grades = all.get(question) ?? new Map<string, Grade>();
    grades.set(answer, known);
    all.set(question, grades);
  }
  return all;
}
