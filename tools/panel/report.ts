import { type Grade, gradeOf, type Judgements, type Shares, sharesOf, type VerdictOf } from './judgements.ts';
import { type Evidence, type PanelList, TASKS, type Task } from './questions.ts';

const ALL_TASKS = ['jobs', 'people', 'people-search', 'job-search', 'courses', 'paths'] as const;

/** The shares of every task, and of the evidence, as a table of plain text. */
export function tableOfShares(
  judgements: Record<Task, Judgements>,
  lists: readonly PanelList[],
  shown: readonly ShownEvidence[],
): string {
  const rows = ALL_TASKS.map((task) => rowOf(sharesOf(judgements, lists, task)));
  const head = ['task', 'lists', 'judged', 'not yet', 'worth', 'absurd', 'first', 'found', 'wrongly empty'];
  return [aligned([head, ...rows]), '', evidenceLine(shown)].join('\n');
}

/** Cells in columns of one width each. */
function aligned(table: readonly string[][]): string {
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}

const rowOf = ({ task, lists, judged, unjudged, worth, absurd, first, found, wronglyEmpty }: Shares) => [
  task,
  String(lists),
  String(judged),
  String(unjudged),
  percent(worth),
  percent(absurd),
  percent(first),
  found === null ? '-' : percent(found),
  wronglyEmpty.length === 0 ? '0' : `${wronglyEmpty.length} (${wronglyEmpty.join(', ')})`,
];

const FLOORS = [0, 20, 30, 40, 50, 60, 70, 80];

/** What lists of jobs and people would be if they ended at a percentage: for calibrating and for choosing floors. */
export function tableOfFloors(judgements: Record<Task, Judgements>, lists: readonly PanelList[]): string {
  const pairs = lists.flatMap(({ task, question, answers }) =>
    task === 'jobs' || task === 'people'
      ? answers.map(({ id, percent: at }) => ({
          at: at ?? 0,
          grade: gradeOf(judgements, task, question, id),
        }))
      : [],
  );
  const of = (grade: Grade, floor: number) =>
    pairs.filter((pair) => pair.grade === grade && pair.at >= floor).length;
  const rows = FLOORS.map((floor) => {
    const shown = pairs.filter(({ at }) => at >= floor).length || 1;
    return [
      `${floor} %`,
      percent(of('2', floor) / shown),
      percent(of('X', floor) / shown),
      percent(of('2', floor) / (of('2', 0) || 1)),
    ];
  });
  return aligned([['pairs from', 'worth', 'absurd', 'of those worth showing'], ...rows]);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function evidenceLine(shown: readonly ShownEvidence[]): string {
  const judged = shown.filter(({ verdict }) => verdict !== null);
  const right = judged.filter(({ verdict }) => verdict).length;
  const share = judged.length === 0 ? 'none judged' : percent(right / judged.length);
  return `evidence: ${share} of ${judged.length} sentences show their skill; ${shown.length - judged.length} not judged yet`;
}

/** A sentence that was shown of somebody, once, with what was judged of it. */
export interface ShownEvidence extends Evidence {
  person: string;
  verdict: boolean | null;
}

/** Every skill with its sentence that lists of jobs show, each once. */
export function shownEvidence(lists: readonly PanelList[], verdictOf: VerdictOf): ShownEvidence[] {
  const shown = new Map<string, ShownEvidence>();
  for (const { task, question: person, answers } of lists) {
    if (task !== 'jobs') continue;
    for (const evidence of answers.flatMap((answer) => answer.evidence)) {
      const { skill, sentence } = evidence;
      const verdict = verdictOf(person, skill, sentence);
      shown.set([person, skill, sentence].join('\t'), { ...evidence, person, verdict });
    }
  }
  return [...shown.values()];
}

/** All lists with the grades of their answers, for reading. */
export function readable(judgements: Record<Task, Judgements>, lists: readonly PanelList[]): string {
  return ALL_TASKS.map((task) => {
    const ofTask = lists.filter((list) => list.task === task);
    return [`# ${task}, the first ${TASKS[task]}`, ...ofTask.map((list) => textOf(judgements, list))].join(
      '\n\n',
    );
  }).join('\n\n\n');
}

function textOf(judgements: Record<Task, Judgements>, list: PanelList): string {
  const { task, question, asked, answers, total } = list;
  const head = `## ${question}${asked === question ? '' : `: ${asked}`} (${total})`;
  const lines = answers.map((answer, at) => {
    const grade = gradeOf(judgements, task, question, answer.id) ?? '?';
    const ring = answer.percent === null ? '' : `${answer.percent} %  `;
    const proof = answer.evidence.map(({ skill, sentence }) => `       ${skill}: ${sentence}`);
    return [`${at + 1}. [${grade}] ${ring}${answer.name}`, ...proof].join('\n');
  });
  return [head, ...(lines.length > 0 ? lines : ['nothing'])].join('\n');
}

/** What nobody has judged yet, as lines to which a grade is to be added. */
export function notJudged(
  judgements: Record<Task, Judgements>,
  lists: readonly PanelList[],
  evidence: readonly ShownEvidence[],
): string {
  const open = lists.flatMap(({ task, question, answers }) =>
    answers
      .filter(({ id }) => isOpen(gradeOf(judgements, task, question, id)))
      .map(({ id, name }) => [task, ...pairOf(task, question, id), '', name].join('\t')),
  );
  const proof = evidence
    .filter(({ verdict }) => verdict === null)
    .map(({ person, skill, sentence }) => ['evidence', person, skill, sentence, ''].join('\t'));
  return [...open, ...proof, ''].join('\n');
}

const isOpen = (grade: Grade | null) => grade === null;
/** As the tables of judgements hold them: a job's person and a person's job are one pair. */
const pairOf = (task: Task, question: string, answer: string): [string, string] =>
  task === 'jobs' ? [answer, question] : [question, answer];
