import {
  type SearchCondition,
  searchCandidatesInWords,
} from '#contract/features/candidate-searches.contract.ts';
import { getRecruiterStats, listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import { inUsualCurrency, USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { type StageNamed, titlesToFill } from '#engines/conversations/index.ts';
import { humanLanguages, shownSkill } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { fillCounted, say } from '#server/platform/words.ts';
import { typicalPay } from './conversations.pay.ts';
import {
  type Asked,
  counted,
  percent,
  questions,
  type Said,
  sentence,
  sources,
  step,
} from './conversations.said.ts';
import {
  APPLICANTS_AT,
  CANDIDATES_OF_JOB,
  IN_OPEN_JOBS,
  OWN_JOBS,
  PEOPLE_FOUND,
  PEOPLE_RANKED,
} from './conversations.sentences.ts';

/** What a recruiter asks of their company's jobs and of people. Nobody is named here: the screen asks for them itself, and names them. */

const MOST_JOBS = 50;
const SHOWN_JOBS = 5;

async function ownJobs(asked: Asked, status: 'published' | undefined) {
  const { ctx, slots } = asked;
  const { results } = await ctx.calls.call(ctx, listRecruiterJobs, {
    body: { limit_per_page: MOST_JOBS, ...(status && { status }) },
  });
  const names = namesOfWork(asked);
  const isCalled = (title: string) => names.some((name) => title.toLowerCase().includes(name));
  return { jobs: slots.work ? results.filter(({ job_title }) => isCalled(job_title)) : results };
}

/** There is no job of the company, or none of the name that was asked for. */
function* noOwnJobs(asked: Asked): Generator<Said> {
  const { ctx, slots } = asked;
  yield slots.work
    ? sentence(ctx, 'own_jobs.none_called', { work: workNamed(asked) })
    : sentence(ctx, 'own_jobs.none');
  yield sources(ctx, ['/recruiter/jobs', 'own_jobs']);
}

/** What a job of this work may be called, in either language: the title of a job is in one of them. */
function namesOfWork({ ctx, slots: { work } }: Asked): string[] {
  if (!work) return [];
  const occupation = work.occupation ? ctx.taxonomy.occupation(work.occupation) : null;
  const names = occupation
    ? [occupation.name.en, occupation.name.ar, ...occupation.aliases.en, ...occupation.aliases.ar]
    : [];
  return [work.text, ...names].map((name) => name.toLowerCase());
}

/** The work that was named, as the taxonomy calls it where it knows it. */
const workNamed = ({ ctx, slots: { work } }: Asked): string =>
  (work?.occupation && ctx.taxonomy.occupation(work.occupation)?.name[ctx.lang]) || work?.text || '';

/** "Who fits the nurse job best?": the ranking of the company's job of this name, or of its latest. */
export async function* bestPeople(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'ranking');
  const titled = (await jobsTitled(asked)).filter(isPublished);
  const jobs = titled.length > 0 ? titled : (await ownJobs(asked, 'published')).jobs;
  const job = jobs.find(({ candidate_count }) => candidate_count > 0) ?? jobs[0];
  if (!job) {
    yield* noOwnJobs(asked);
    return;
  }
  yield* rankingOf(asked, job);
}

async function* rankingOf({ ctx }: Asked, job: OwnJob): AsyncGenerator<Said> {
  const { results } = await ctx.calls.call(ctx, listMatchingCandidates, {
    params: { id: job.jid },
    query: { limit: 1 },
  });
  const [best] = results;
  yield best
    ? counted(ctx, PEOPLE_RANKED, job.candidate_count, { job: job.job_title, percent: percent(best.score) })
    : sentence(ctx, 'ranking.none', { job: job.job_title });
  if (best) yield { kind: 'ranking', job_id: job.jid };
  yield sources(ctx, [`/recruiter/jobs/${job.jid}`, 'own_job']);
  yield questions(ctx, 'screening', 'own_jobs');
}

/** "How many candidates does the nurse job have?": as many as its list counts. Who names no job of the company asks for people. */
export async function* countCandidates(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'own_jobs');
  const jobs = await jobsCounted(asked);
  const [only] = jobs;
  if (!only) {
    yield* conditionsOf(asked).length > 0 ? findPeople(asked) : noOwnJobs(asked);
    return;
  }
  if (jobs.length > 1) {
    yield sentence(ctx, 'candidates.by_job');
    if (jobs.length > SHOWN_JOBS) yield sentence(ctx, 'own_jobs.first', { shown: String(SHOWN_JOBS) });
    const inOrder = jobs.toSorted((a, b) => b.candidate_count - a.candidate_count);
    yield { kind: 'own_jobs', jobs: inOrder.slice(0, SHOWN_JOBS).map(rowOf) };
    yield sources(ctx, ['/recruiter/jobs', 'own_jobs']);
  } else {
    const { jid, job_title: job, candidate_count: total } = only;
    yield total === 0
      ? sentence(ctx, 'candidates.none', { job })
      : counted(ctx, CANDIDATES_OF_JOB, total, { job });
    if (total > 0) yield { kind: 'ranking', job_id: jid };
    yield sources(ctx, [`/recruiter/jobs/${jid}`, 'own_job']);
  }
  yield questions(ctx, 'screening', 'best_people');
}

/** The jobs whose whole title a question holds, else those called by its work; all open ones where it names nothing. */
async function jobsCounted(asked: Asked): Promise<OwnJob[]> {
  const { slots } = asked;
  const titled = await jobsTitled(asked);
  if (titled.length > 0) return openOf(titled);
  if (conditionsOf(asked).some(({ kind }) => kind !== 'title')) return [];
  const jobs = openOf((await ownJobs(asked, undefined)).jobs);
  return slots.work ? jobs : jobs.filter(isPublished);
}

/** The jobs whose whole title a question holds. */
async function jobsTitled(asked: Asked): Promise<OwnJob[]> {
  const { jobs: all } = await ownJobs({ ...asked, slots: {} }, undefined);
  const text = ` ${foldName(asked.question)} `;
  const isNamed = ({ job_title }: OwnJob) => text.includes(` ${foldName(job_title)} `);
  const named = all.filter(isNamed).toSorted((a, b) => b.job_title.length - a.job_title.length);
  const longest = foldName(named[0]?.job_title ?? '');
  // "Senior Accountant" is no question for the Accountant.
  return named.filter(({ job_title }) => foldName(job_title) === longest);
}

/** The open job that a question wants people for: "candidates for Senior Accountant", and nothing besides. */
async function jobToFill(asked: Asked): Promise<OwnJob | null> {
  const titles = titlesToFill(asked.question);
  // Most questions name no job to fill: its company's jobs are not looked up for them.
  if (titles.length === 0) return null;
  const { jobs: all } = await ownJobs({ ...asked, slots: {} }, 'published');
  const jobs = all.filter(({ job_title }) => titles.includes(foldName(job_title)));
  return jobs.find(({ candidate_count }) => candidate_count > 0) ?? jobs[0] ?? null;
}

const isPublished = ({ status }: OwnJob) => status === 'published';

/** The open ones of some jobs, else all of them. */
const openOf = (jobs: OwnJob[]): OwnJob[] => {
  const open = jobs.filter(isPublished);
  return open.length > 0 ? open : jobs;
};

/** "Are there welders in Sharjah?": findable people, by the very search of the screen. */
export async function* findPeople(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  const job = await jobToFill(asked);
  if (job) {
    yield step(ctx, 'ranking');
    yield* rankingOf(asked, job);
    return;
  }
  yield step(ctx, 'people');
  const conditions = conditionsOf(asked);
  if (conditions.length === 0) {
    yield sentence(ctx, 'people.whom');
    yield sources(ctx, ['/recruiter/search', 'search']);
    return;
  }
  const { total, is_capped } = await peopleWith(asked, conditions);
  yield total === 0
    ? sentence(ctx, 'people.none', { what: asked.question })
    : counted(ctx, PEOPLE_FOUND, total);
  if (is_capped) yield sentence(ctx, 'people.capped');
  if (total > 0) yield { kind: 'people', text: asked.question.slice(0, 400), conditions };
  const query = new URLSearchParams({ q: asked.question.slice(0, 400), by: JSON.stringify(conditions) });
  yield sources(ctx, [`/recruiter/search?${query}`, 'search']);
}

const peopleWith = ({ ctx }: Asked, conditions: SearchCondition[], limit = 1) =>
  ctx.calls.call(ctx, searchCandidatesInWords, { body: { text: '', conditions, limit } });

function conditionsOf({ ctx, slots }: Asked): SearchCondition[] {
  const conditions: SearchCondition[] = [];
  if (slots.work)
    conditions.push({
      kind: 'title',
      wish: 'must',
      text: slots.work.text,
      occupation: slots.work.occupation,
    });
  for (const skill of slots.skills ?? []) {
    const name = (shownSkill(ctx.taxonomy, skill.id) ?? skill.name)[ctx.lang];
    conditions.push({ kind: 'skill', wish: 'must', id: skill.id, name, either: null });
  }
  const language = humanLanguages(ctx.taxonomy).find(({ id }) => id === slots.language);
  if (language)
    conditions.push({ kind: 'language', wish: 'must', language: language.id, level: null, either: null });
  if (slots.place) conditions.push({ kind: 'place', wish: 'must', place: slots.place.name.en, km: null });
  return conditions;
}

/** What a stage is counted by in the list of jobs; null where nobody has decided yet. */
const COUNTED = {
  waiting: null,
  screening: null,
  shortlisted: 'shortlisted',
  interview: 'interview',
  offer: 'offered',
  hired: 'hired',
  rejected: 'rejected',
} as const satisfies Record<StageNamed, string | null>;

/** "How many applicants wait in screening?": over the company's open jobs, or those of one name. */
export async function* countApplicants(asked: Asked): AsyncGenerator<Said> {
  const { ctx, slots } = asked;
  yield step(ctx, 'applicants');
  // Who applied to a job that is named is told of a closed one too.
  const all = (await ownJobs(asked, slots.work ? undefined : 'published')).jobs;
  const open = all.filter(({ status }) => status === 'published');
  const jobs = open.length > 0 ? open : all.filter(({ counts }) => counts.applied > 0).slice(0, 1);
  const [only] = jobs;
  if (!only) {
    yield* noOwnJobs(asked);
    return;
  }
  const isOne = slots.work !== undefined && jobs.length === 1;
  const column = slots.stage ? (COUNTED[slots.stage] ?? 'undecided') : 'applied';
  const total = jobs.reduce((all, { counts }) => all + counts[column], 0);
  const what = say(ctx.lang, `conversations.applicants.at.${slots.stage ?? 'all'}`);
  yield total === 0
    ? sentence(ctx, slots.stage ? 'applicants.none' : 'applicants.nobody', { what })
    : counted(ctx, APPLICANTS_AT, total, {
        what,
        jobs: isOne ? only.job_title : fillCounted(ctx.lang, IN_OPEN_JOBS, jobs.length),
      });
  if (slots.stage === 'shortlisted' && !slots.work) {
    const stats = await ctx.calls.call(ctx, getRecruiterStats, {});
    if (stats.shortlisted !== total)
      yield sentence(ctx, 'applicants.shortlisted_ever', { total: stats.shortlisted });
  }
  if (total > 0)
    yield {
      kind: 'standing',
      job_ids: jobs.filter(({ counts }) => counts[column] > 0).map(({ jid }) => jid),
      stage: slots.stage ? (COUNTED[slots.stage] ?? 'new') : null,
    };
  yield {
    kind: 'own_jobs',
    jobs: jobs
      .toSorted((a, b) => b.counts.undecided - a.counts.undecided)
      .slice(0, SHOWN_JOBS)
      .map(rowOf),
  };
  yield sources(ctx, isOne ? [`/recruiter/jobs/${only.jid}`, 'own_job'] : ['/recruiter/jobs', 'own_jobs']);
  yield questions(ctx, 'best_people', 'own_jobs');
}

/** "Which of my jobs are open?" */
export async function* showOwnJobs(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'own_jobs');
  const stats = await ctx.calls.call(ctx, getRecruiterStats, {});
  // Open ones were asked for: drafts and closed ones are listed only where there is nothing else.
  const { jobs } = await ownJobs(asked, stats.published > 0 ? 'published' : undefined);
  yield stats.published === 0
    ? sentence(ctx, 'own_jobs.none')
    : counted(ctx, OWN_JOBS, stats.published, {
        drafts: String(stats.drafts),
        limit: String(stats.post_job_limit),
      });
  if (jobs.length > SHOWN_JOBS) yield sentence(ctx, 'own_jobs.first', { shown: String(SHOWN_JOBS) });
  if (jobs.length > 0)
    yield {
      kind: 'own_jobs',
      jobs: jobs.slice(0, SHOWN_JOBS).map(rowOf),
    };
  yield sources(ctx, ['/recruiter/jobs', 'own_jobs']);
  yield questions(ctx, 'screening', 'best_people');
}

type OwnJob = Awaited<ReturnType<typeof ownJobs>>['jobs'][number];

const rowOf = ({ jid, job_title, location, status, counts, candidate_count }: OwnJob) => ({
  jid,
  job_title,
  location,
  status,
  applied: counts.applied,
  undecided: counts.undecided,
  candidates: candidate_count,
});

/** Fewer who say what they wish are not summed up: one could be told from the others. */
const LEAST_WISHES = 5;

/** "What do welders cost?": what findable people wish for, where enough of them say so. */
export async function* wishedPay(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'pay');
  const conditions = conditionsOf(asked);
  if (conditions.length === 0) {
    yield sentence(ctx, 'pay.of_what');
    return;
  }
  const { results, total } = await peopleWith(asked, conditions, 50);
  const wishes = results
    .flatMap(({ expected_salary: wish, expected_salary_currency: currency }) =>
      wish === null ? [] : inUsualCurrency(wish, currency ?? USUAL_CURRENCY),
    )
    .toSorted((a, b) => a - b);
  const middle = wishes[Math.floor(wishes.length / 2)];
  if (wishes.length >= LEAST_WISHES && middle !== undefined)
    yield sentence(ctx, 'pay.wished', {
      amount: middle.toLocaleString('en'),
      people: wishes.length,
      total,
    });
  else yield sentence(ctx, 'pay.too_few_wishes', { people: wishes.length });
  yield* typicalPay(asked);
  yield sources(ctx, ['/recruiter/search', 'search']);
}
