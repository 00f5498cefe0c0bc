import type { ChatJob } from '#contract/features/conversations.contract.ts';
import {
  countSkillOpenings,
  listMatchingJobs,
  type MatchingJob,
  searchJobs,
} from '#contract/features/job-lists.contract.ts';
import { getSkillGap } from '#contract/features/matches.contract.ts';
import { humanLanguages } from '#engines/taxonomy/index.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { coursesFor } from './conversations.courses.ts';
import {
  type Asked,
  chatJob,
  counted,
  percent,
  questions,
  type Said,
  sentence,
  skillIn,
  sources,
  step,
} from './conversations.said.ts';
import { JOBS_FOUND, JOBS_NAMING, JOBS_SAVED } from './conversations.sentences.ts';
import { pointedAt } from './conversations.shown.ts';

/** Jobs that an answer shows. */
const SHOWN = 3;
/** Matches that are looked through for one with a certain score or title, and for what they lack. */
const LOOKED_THROUGH = 50;
const WEIGHED = 20;

/** What a question narrows jobs by, as the screen of jobs has it: for its call and for its address. */
function filtersOf({ ctx, slots }: Asked) {
  const language = humanLanguages(ctx.taxonomy).find(({ id }) => id === slots.language);
  const text = [
    slots.work?.text,
    ...(slots.skills ?? []).map(({ name }) => name[ctx.lang]),
    language?.name[ctx.lang],
  ]
    .filter((word) => word !== undefined)
    .join(' ');
  const place = slots.place?.name[ctx.lang];
  return { text, place, isRemote: slots.isRemote === true, isNew: slots.isNew === true };
}

function addressOf({ text, place, isRemote, isNew }: ReturnType<typeof filtersOf>, tab: string): string {
  const query = new URLSearchParams({ tab });
  if (text) query.set('text', text);
  if (place) query.set('place', place);
  if (isRemote) query.set('work', 'remote');
  if (isNew) query.set('sort', 'newest');
  return `/candidate/jobs?${query}`;
}

/** "Jobs like mine in Dubai that are remote": one's matches, or where work or skills are named all jobs of these words. */
export async function* findJobs(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  const filters = filtersOf(asked);
  const link = addressOf(filters, filters.text ? 'all' : 'matching');
  yield step(ctx, 'jobs');
  const { jobs, total, nearest } = filters.text
    ? await searched(asked, filters)
    : await matching(asked, filters);
  if (total === 0) {
    yield sentence(ctx, isNarrowed(filters) ? 'jobs.none' : 'jobs.no_matches', { what: named(asked) });
    if (nearest.length > 0) yield sentence(ctx, 'jobs.nearest');
    if (nearest.length > 0) yield { kind: 'jobs', jobs: nearest };
  } else {
    yield counted(ctx, JOBS_FOUND, total, { what: named(asked) });
    yield { kind: 'jobs', jobs };
  }
  yield sources(ctx, [link, filters.text ? 'jobs' : 'matching_jobs']);
  yield total > 0
    ? questions(ctx, 'why_first', 'gap_first', 'save_first')
    : questions(ctx, 'best_jobs', 'learn');
}

/** "How many jobs ask for Arabic in Jeddah?": as many as the screen of jobs finds by the same words. */
export async function* countJobs(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  const filters = filtersOf(asked);
  yield step(ctx, 'jobs');
  const { jobs, total } = await searched(asked, filters);
  const words = filters.text ? JOBS_NAMING : JOBS_FOUND;
  yield total === 0
    ? sentence(ctx, 'jobs.none', { what: named(asked) })
    : counted(ctx, words, total, { what: named(asked), words: filters.text });
  if (total > 0) yield { kind: 'jobs', jobs };
  yield sources(ctx, [addressOf(filters, 'all'), 'jobs']);
}

/** One's favourites. */
export async function* savedJobs(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'saved');
  const { results, total } = await ctx.calls.call(ctx, listMatchingJobs, {
    query: { favorites: 'true', limit: 5 },
  });
  yield total === 0 ? sentence(ctx, 'saved.none') : counted(ctx, JOBS_SAVED, total);
  if (total > 0) yield { kind: 'jobs', jobs: results.map((job) => chatJob(asked, job)) };
  yield sources(ctx, ['/candidate/jobs?tab=favourites', 'favourites']);
}

const isNarrowed = ({ text, place, isRemote }: ReturnType<typeof filtersOf>) =>
  text !== '' || place !== undefined || isRemote;

/** What was asked for, in words: "in Dubai", "remote", the names that were given. */
function named(asked: Asked): string {
  const { ctx } = asked;
  const { text, place, isRemote } = filtersOf(asked);
  const pieces = [
    text && `“${text}”`,
    place && say(ctx.lang, 'conversations.jobs.in', { place }),
    isRemote && say(ctx.lang, 'conversations.jobs.remote'),
  ].filter((piece) => typeof piece === 'string' && piece !== '');
  return pieces.length > 0 ? ` ${pieces.join(' ')}` : '';
}

async function searched(asked: Asked, { text, place, isRemote, isNew }: ReturnType<typeof filtersOf>) {
  const { ctx } = asked;
  const { results, total, nearest } = await ctx.calls.call(ctx, searchJobs, {
    body: {
      text,
      filters: { ...(place && { location: place }), ...(isRemote && { work_places: ['remote'] }) },
      ...(isNew && { sort: 'newest' }),
      limit: SHOWN,
    },
  });
  const shown = (jobs: typeof results) => jobs.slice(0, SHOWN).map((job) => chatJob(asked, job));
  return { jobs: shown(results), total, nearest: shown(nearest) };
}

async function matching(asked: Asked, { place, isRemote, isNew }: ReturnType<typeof filtersOf>) {
  const { ctx } = asked;
  const { results, total } = await ctx.calls.call(ctx, listMatchingJobs, {
    query: {
      limit: SHOWN,
      ...(place && { location: place }),
      ...(isRemote && { work_places: ['remote'] }),
      ...(isNew && { sort: 'newest' }),
    },
  });
  return { jobs: results.map((job) => chatJob(asked, job)), total, nearest: [] };
}

/** "Why is this job 41 %?": the score from nothing to what it is, by its greatest steps. */
export async function* explainScore(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'score');
  const job = await meantJob(asked);
  if (!job) {
    const { percent: sought } = asked.slots;
    yield sought === undefined
      ? sentence(ctx, 'jobs.which')
      : sentence(ctx, 'score.no_such', { percent: `${sought}%` });
    yield questions(ctx, 'best_jobs');
    return;
  }
  const { explanation, score } = await ctx.calls.call(ctx, getSkillGap, { body: { job_id: job.jid } });
  const scored = { ...job, score };
  const steps = explanation.steps.filter(({ kind }) => kind !== 'start');
  const [best] = steps.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const [worst] = steps.filter(({ points }) => points < 0).toSorted((a, b) => a.points - b.points);
  const [lift] = explanation.missing.toSorted((a, b) => b.lift - a.lift);
  const name = (key: string) => say(ctx.lang, `conversations.score_step.${key}`);
  yield sentence(ctx, 'score.is', { job: job.job_title, percent: percent(score) });
  if (best) yield sentence(ctx, 'score.best', { step: name(best.key), points: percent(best.points) });
  yield worst
    ? sentence(ctx, 'score.worst', { step: name(worst.key), points: percent(-worst.points) })
    : sentence(ctx, 'score.nothing_taken');
  yield {
    kind: 'score',
    job: scored,
    steps: explanation.steps.map(({ key, points }) => ({ key, points })),
  };
  if (lift && lift.lift >= 0.005)
    yield sentence(ctx, 'score.lift', { skill: skillIn(ctx, lift.name), points: percent(lift.lift) });
  yield sources(ctx, [`/job/${job.jid}`, 'job']);
  yield questions(ctx, 'gap_this', 'save_this', 'courses_gap');
}

/** "What am I missing for it?": the skills that a job asks for and nothing shows. */
export async function* showGap(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'gap');
  const job = (await meantJob(asked)) ?? (await bestMatch(asked));
  if (!job) {
    yield sentence(ctx, 'jobs.no_matches');
    return;
  }
  const { matching_data, score } = await ctx.calls.call(ctx, getSkillGap, { body: { job_id: job.jid } });
  const missing = matching_data.gap.toSorted((a, b) => b.lift - a.lift);
  const [first] = missing;
  yield first
    ? sentence(ctx, 'gap.is', {
        job: job.job_title,
        missing: missing.length,
        asked: missing.length + matching_data.matched.length + matching_data.partial.length,
        skill: skillIn(ctx, first.name),
      })
    : sentence(ctx, 'gap.none', { job: job.job_title });
  yield {
    kind: 'gap',
    job: { ...job, score },
    matched: matching_data.matched.length,
    partial: matching_data.partial.length,
    missing: missing.slice(0, 6).map(({ id, name, importance, lift }) => ({
      id,
      name: skillIn(ctx, name),
      importance,
      lift,
    })),
  };
  yield sources(
    ctx,
    [`/candidate/jobs/upskill-career?job=${job.jid}`, 'upskilling'],
    [`/job/${job.jid}`, 'job'],
  );
  yield questions(ctx, 'courses_gap', 'why_this');
}

/** "What should I learn first?": of what the best matches lack, what opens most other jobs, counted by the ranking. */
export async function* learnFirst(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'learning');
  const { results } = await ctx.calls.call(ctx, listMatchingJobs, { query: { limit: WEIGHED } });
  const [best] = results;
  const lacking = liftsIn(results);
  if (!best || lacking.length === 0) {
    yield sentence(ctx, best ? 'learn.nothing' : 'jobs.no_matches');
    yield sources(ctx, ['/candidate/courses', 'courses']);
    return;
  }
  const opened = await openingsOf(
    asked,
    best.jid,
    lacking.slice(0, 8).map(({ name }) => name),
  );
  const [first] = opened.toSorted((a, b) => (b.opens ?? 0) - (a.opens ?? 0) || b.asked_by - a.asked_by);
  const chosen = lacking.find(({ name }) => name === first?.skill) ?? lacking[0];
  if (!chosen) return;
  const skill = skillIn(ctx, chosen.name);
  yield sentence(ctx, 'learn.first', { skill, jobs: chosen.jobs, matches: results.length });
  if (first && first.asked_by > 0)
    yield sentence(ctx, first.opens ? 'learn.opens' : 'learn.asked', {
      asked: first.asked_by,
      opens: first.opens ?? 0,
    });
  const courses = chosen.id ? await coursesFor(asked, { skills: [chosen.id] }) : [];
  if (courses.length > 0) yield { kind: 'courses', courses };
  yield sources(ctx, [`/candidate/jobs/upskill-career?job=${best.jid}`, 'upskilling']);
  yield questions(ctx, 'add_first_course', 'best_jobs');
}

/** What the given matches lack, what would raise their scores most in sum first. */
function liftsIn(
  jobs: readonly MatchingJob[],
): { id: string | null; name: string; lift: number; jobs: number }[] {
  const lifts = new Map<string, { id: string | null; name: string; lift: number; jobs: number }>();
  for (const { id, name, lift } of jobs.flatMap(({ job_gap }) => job_gap)) {
    const known = lifts.get(id ?? name) ?? { id, name, lift: 0, jobs: 0 };
    lifts.set(id ?? name, { ...known, lift: known.lift + lift, jobs: known.jobs + 1 });
  }
  return [...lifts.values()].toSorted((a, b) => b.lift - a.lift);
}

/** Shortly after a start the ranking is not there to count: then what the matches lack decides alone. */
async function openingsOf({ ctx }: Asked, jobId: string, skills: string[]) {
  try {
    const body = { job_id: jobId, skills };
    return (await ctx.calls.call(ctx, countSkillOpenings, { body })).results;
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** The job that a question is about: by number, by score, by name, or the one that was shown last. */
export async function meantJob(asked: Asked): Promise<ChatJob | null> {
  const { slots, shown, jobId } = asked;
  const pointed = pointedAt(shown.jobs, slots.nth);
  if (pointed) return pointed;
  if (slots.percent !== undefined) return jobAt(asked, slots.percent);
  if (slots.work) return (await jobCalled(asked, slots.work.text)) ?? null;
  const [only] = shown.jobs;
  if (jobId) return (await matchOf(asked, jobId)) ?? only ?? null;
  if (only) return only;
  return slots.nth === undefined ? null : bestMatch(asked, slots.nth);
}

/** One's match that stands at this many percent, those shown first. */
async function jobAt(asked: Asked, sought: number): Promise<ChatJob | null> {
  const stands = ({ score }: ChatJob) => score !== null && Math.round(score * 100) === sought;
  return asked.shown.jobs.find(stands) ?? (await matches(asked)).find(stands) ?? null;
}

async function matchOf(asked: Asked, jobId: string): Promise<ChatJob | null> {
  return (await matches(asked)).find(({ jid }) => jid === jobId) ?? null;
}

async function jobCalled(asked: Asked, name: string): Promise<ChatJob | null> {
  const isCalled = ({ job_title }: ChatJob) => job_title.toLowerCase().includes(name.toLowerCase());
  const shown = asked.shown.jobs.find(isCalled);
  if (shown) return shown;
  const { jobs } = await searched(asked, { text: name, place: undefined, isRemote: false, isNew: false });
  return jobs[0] ?? null;
}

async function matches(asked: Asked): Promise<ChatJob[]> {
  const { ctx } = asked;
  const { results } = await ctx.calls.call(ctx, listMatchingJobs, { query: { limit: LOOKED_THROUGH } });
  return results.map((job) => chatJob(asked, job));
}

async function bestMatch(asked: Asked, nth = 1): Promise<ChatJob | null> {
  return pointedAt((await matches(asked)).slice(0, 20), nth);
}
