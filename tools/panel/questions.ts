import { searchCandidatesInWords } from '#contract/features/candidate-searches.contract.ts';
import { type CareerStep, suggestCareerPaths } from '#contract/features/career-paths.contract.ts';
import { suggestCourses } from '#contract/features/courses.contract.ts';
import { listMatchingJobs, searchJobs } from '#contract/features/job-lists.contract.ts';
import { type Explanation, getSkillGap } from '#contract/features/matches.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { isArabic } from '#engines/text/index.ts';
import type { PanelInputs } from './inputs.ts';
import type { Account, PanelProduct } from './product.ts';
import type { Settled } from './settling-in.ts';

/** What the panel asks for, each with how many answers of a list are looked at. */
export const TASKS = {
  jobs: 5,
  people: 5,
  'people-search': 3,
  'job-search': 3,
  courses: 3,
  paths: 3,
} as const;
export type Task = keyof typeof TASKS;

/** A sentence that is shown as the proof of a skill. */
export interface Evidence {
  /** Where only a relative of it is shown, with the relative's name. */
  skill: string;
  sentence: string;
}

/** One answer of a list, as it was shown. */
export interface PanelAnswer {
  /** Id by which it is judged: that of an input, of a course, or of the occupations of a path. */
  id: string;
  /** As a person reads it. */
  name: string;
  /** As the ring shows it; null where nothing is shown. */
  percent: number | null;
  evidence: readonly Evidence[];
}

/** A list that was asked for, with its first answers. */
export interface PanelList {
  task: Task;
  question: string;
  /** What was asked, as a person reads it. */
  asked: string;
  answers: readonly PanelAnswer[];
  /** All that the list holds. */
  total: number;
}

/** Asks everything, in the order of the tasks and of the inputs. */
export async function askAll(
  product: PanelProduct,
  inputs: PanelInputs,
  settled: Settled,
): Promise<PanelList[]> {
  const lists: PanelList[] = [];
  for (const [id, account] of settled.people) lists.push(await jobsFor(product, settled, id, account));
  for (const [id, jids] of settled.jobs) lists.push(await peopleFor(product, settled, id, jids));
  for (const [id, words] of inputs.peopleSearches) lists.push(await peopleBy(product, settled, id, words));
  for (const [id, words] of inputs.jobSearches) lists.push(await jobsBy(product, settled, id, words));
  for (const [id, gap] of inputs.gaps)
    lists.push(await coursesFor(product, settled, id, gap, inputs.people.get(gap.person) ?? ''));
  for (const [id, account] of settled.careers) lists.push(await pathsFor(product, id, account));
  return lists;
}

async function jobsFor(
  product: PanelProduct,
  { inputOf }: Settled,
  question: string,
  account: Account,
): Promise<PanelList> {
  const { results, total } = await product.ask(listMatchingJobs, account, { query: { limit: MOST } });
  const answers = results.map(({ jid, matching_score: score, explanation }) =>
    listed(inputOf, jid, score, explanation),
  );
  return list('jobs', question, question, answers, total);
}

async function peopleFor(
  product: PanelProduct,
  { inputOf, recruiters }: Settled,
  question: string,
  jids: readonly string[],
): Promise<PanelList> {
  const recruiter = recruiters.get(question);
  if (!recruiter) throw new Error(`Nobody posted ${question}.`);
  const answers: PanelAnswer[] = [];
  let most = 0;
  for (const id of jids) {
    const { results, total } = await product.ask(listMatchingCandidates, recruiter, {
      params: { id },
      query: { limit: MOST },
    });
    most = Math.max(most, total);
    answers.push(
      ...results.map(({ candidate_id, score, explanation }) =>
        listed(inputOf, candidate_id, score, explanation),
      ),
    );
  }
  return list('people', question, question, answers, most);
}

async function peopleBy(
  product: PanelProduct,
  { inputOf, recruiters }: Settled,
  question: string,
  text: string,
): Promise<PanelList> {
  const [recruiter] = recruiters.values();
  if (!recruiter) throw new Error('Nobody is there to search for people.');
  const { results, total } = await product.ask(searchCandidatesInWords, recruiter, {
    body: { text, limit: MOST },
  });
  const answers = results.map(({ candidate_id: id, score }) => listed(inputOf, id, score, null));
  return list('people-search', question, text, answers, total);
}

/** Anybody's search, without a profile that would order it: a career's account asks. */
async function jobsBy(
  product: PanelProduct,
  { inputOf, careers }: Settled,
  question: string,
  text: string,
): Promise<PanelList> {
  const [account] = careers.values();
  if (!account) throw new Error('Nobody is there to search for jobs.');
  const { results, total } = await product.ask(searchJobs, account, { body: { text, limit: MOST } });
  const answers = results.map(({ jid }) => listed(inputOf, jid, null, null));
  return list('job-search', question, text, answers, total);
}

async function coursesFor(
  product: PanelProduct,
  { people, jobs }: Settled,
  question: string,
  gap: { person: string; job: string },
  resume: string,
): Promise<PanelList> {
  const account = people.get(gap.person);
  const job_id = account && (await nearestOf(product, account, jobs.get(gap.job) ?? []));
  if (!account || !job_id) throw new Error(`${question} names somebody or a job that is not there.`);
  // Whoever writes in Arabic reads the screens in it, and courses are chosen for their reader.
  const lang = isArabic(resume) ? 'ar' : 'en';
  const { upskill_nf } = await product.ask(suggestCourses, { ...account, lang }, { body: { job_id } });
  const courses = new Map(Object.values(upskill_nf).flatMap((group) => group.map((it) => [it.id, it])));
  const answers = [...courses.values()]
    .sort((a, b) => a.order - b.order)
    .map(({ id, title, hours, level, languages, closes, score_after: after }) => ({
      id,
      name: `${title.en} (${hours} h, ${level}, ${languages.join('/')}; ${closes.map(({ name }) => name.en).join(', ')})`,
      percent: percentOf(after),
      evidence: [],
    }));
  return list('courses', question, `${gap.person} wants ${gap.job}`, answers, answers.length);
}

/** Of several jobs of one posting, a person wishes for the one that fits them best. */
async function nearestOf(
  product: PanelProduct,
  account: Account,
  jids: readonly string[],
): Promise<string | undefined> {
  const [only, ...more] = jids;
  if (more.length === 0) return only;
  const scores = new Map<string, number>();
  for (const job_id of jids)
    scores.set(job_id, (await product.ask(getSkillGap, account, { body: { job_id } })).score);
  return jids.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))[0];
}

async function pathsFor(product: PanelProduct, question: string, account: Account): Promise<PanelList> {
  const { paths } = await product.ask(suggestCareerPaths, account, { body: {} });
  const answers = paths.map(({ from: beginning, steps, years }) => ({
    id: [beginning.id, ...steps.map(({ occupation }) => occupation.id)].join(' > '),
    name: `${[beginning.name.en, ...steps.map(stepShown)].join(' > ')}: ${years} y`,
    percent: percentOf(steps[0]?.fit ?? null),
    evidence: [],
  }));
  return list('paths', question, question, answers, answers.length);
}

/** A step as a person reads it: the years, what is to be studied first, and whether it is their own work again. */
function stepShown({ occupation, years, education, study_years, licence, is_return }: CareerStep): string {
  const studied = licence
    ? `a licence and ${study_years} y of study`
    : education && `${education}, ${study_years} y of study`;
  const needs = studied ? `; needs ${studied}` : '';
  return `${is_return ? 'back as ' : ''}${occupation.name.en} (${years} y${needs})`;
}

/** More than any task looks at, so that equal scores can be put into one order. */
const MOST = 20;

function list(
  task: Task,
  question: string,
  asked: string,
  answers: readonly PanelAnswer[],
  total: number,
): PanelList {
  return { task, question, asked, answers: steady(task, answers).slice(0, TASKS[task]), total };
}

/**
 * Ids of the product are drawn anew each time; what scores the same stands in the order of the panel's own ids. An input
 * that stands in a list with several of its jobs counts once, with the best of them.
 */
function steady(task: Task, answers: readonly PanelAnswer[]): readonly PanelAnswer[] {
  const ordered =
    task !== 'jobs' && task !== 'people'
      ? answers
      : answers.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0) || (a.id < b.id ? -1 : 1));
  const first = new Map<string, PanelAnswer>();
  for (const answer of ordered) if (!first.has(answer.id)) first.set(answer.id, answer);
  return [...first.values()];
}

function listed(
  inputOf: ReadonlyMap<string, string>,
  id: string,
  score: number | null,
  explanation: Explanation | null,
): PanelAnswer {
  const input = inputOf.get(id) ?? id;
  return { id: input, name: input, percent: percentOf(score), evidence: evidenceOf(explanation) };
}

function evidenceOf(explanation: Explanation | null): Evidence[] {
  if (!explanation) return [];
  const partly = explanation.partial.map((it) => ({
    ...it,
    name: `${it.name} (through ${it.through.name})`,
  }));
  return [...explanation.matched, ...partly].flatMap(({ name, evidence }) =>
    evidence ? [{ skill: name, sentence: evidence.replaceAll(/\s+/g, ' ').trim() }] : [],
  );
}

const percentOf = (share: number | null) => (share === null ? null : Math.round(share * 100));
