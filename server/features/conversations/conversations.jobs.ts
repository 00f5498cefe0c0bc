import type { ChatJob } from '#contract/features/conversations.contract.ts';
import { listMatchingJobs, searchJobs } from '#contract/features/job-lists.contract.ts';
import { getJob } from '#contract/features/jobs.contract.ts';
import { humanLanguages, shownSkill } from '#engines/taxonomy/index.ts';
import { fold, westernDigits } from '#engines/text/index.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import {
  type Asked,
  chatJob,
  counted,
  questions,
  type Said,
  sentence,
  sources,
  step,
} from './conversations.said.ts';
import { JOBS_FITTING, JOBS_NAMING, JOBS_OPEN, JOBS_SAVED } from './conversations.sentences.ts';
import { pointedAt } from './conversations.shown.ts';

/** Jobs that an answer shows. */
const SHOWN = 3;
/** Matches that are looked through for one with a certain score. */
const LOOKED_THROUGH = 50;

/** What a question narrows jobs by, as the screen of jobs has it: for its call and for its address. */
function filtersOf({ ctx, slots }: Asked) {
  const language = humanLanguages(ctx.taxonomy).find(({ id }) => id === slots.language);
  const text = [
    slots.work?.text,
    ...(slots.skills ?? []).map(({ id }) => shownSkill(ctx.taxonomy, id)?.[ctx.lang]),
    language?.name[ctx.lang],
  ]
    .filter((word) => word !== undefined)
    .join(' ');
  const place = slots.place?.name[ctx.lang];
  return {
    text,
    place,
    leastPay: slots.leastPay,
    isRemote: slots.isRemote === true,
    isNew: slots.isNew === true,
  };
}

type Filters = ReturnType<typeof filtersOf>;

function addressOf({ text, place, leastPay, isRemote, isNew }: Filters, tab: string): string {
  const query = new URLSearchParams({ tab });
  if (text) query.set('text', text);
  if (place) query.set('place', place);
  if (leastPay) query.set('pay', String(leastPay));
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
    yield counted(ctx, filters.text ? JOBS_NAMING : JOBS_FITTING, total, { what: named(asked) });
    yield { kind: 'jobs', jobs };
  }
  yield* whatOfPay(asked);
  yield sources(ctx, [link, filters.text ? 'jobs' : 'matching_jobs']);
  yield* otherPlace(asked);
  yield total > 0
    ? questions(ctx, 'why_first', 'gap_first', 'save_first')
    : questions(ctx, 'best_jobs', 'learn');
}

/** Whom pay narrows away is said, and so is an amount that nothing could be narrowed by: a limit, or other money. */
function* whatOfPay({ ctx, slots, question }: Asked): Generator<Said> {
  if (slots.leastPay !== undefined) yield sentence(ctx, 'jobs.pay_said');
  else if (PAY_NAMED.test(westernDigits(fold(question)))) yield sentence(ctx, 'jobs.pay_not_applied');
}

const PAY_NAMED = /\d[\d,.]{2,}|\d\s?k\b|\d\s*(?:الف|الاف)/u;

/** "How many jobs ask for Arabic in Jeddah?": as many as the screen of jobs finds by the same words. */
export async function* countJobs(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  const filters = filtersOf(asked);
  yield step(ctx, 'jobs');
  const { jobs, total } = await searched(asked, filters);
  const words = filters.text ? JOBS_NAMING : JOBS_OPEN;
  yield total === 0
    ? sentence(ctx, 'jobs.none', { what: named(asked) })
    : counted(ctx, words, total, { what: named(asked), words: filters.text });
  if (total > 0) yield { kind: 'jobs', jobs };
  yield* whatOfPay(asked);
  yield sources(ctx, [addressOf(filters, 'all'), 'jobs']);
  yield* otherPlace(asked);
}

/** Where a name is that of two places, the other one is offered: "and in Amman, Jordan?" goes on from the question. */
function* otherPlace({ ctx, slots }: Asked): Generator<Said> {
  const place = slots.otherPlace?.name[ctx.lang];
  if (place === undefined) return;
  yield sentence(ctx, 'jobs.two_places', { place });
  yield { kind: 'questions', questions: [say(ctx.lang, 'conversations.question.and_in', { place })] };
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

const isNarrowed = ({ text, place, leastPay, isRemote }: Filters) =>
  text !== '' || place !== undefined || leastPay !== undefined || isRemote;

/** What was asked for, in words: "in Dubai", "remote", the names that were given. */
function named(asked: Asked): string {
  const { ctx } = asked;
  const { text, place, leastPay, isRemote } = filtersOf(asked);
  const pieces = [
    text && say(ctx.lang, 'conversations.jobs.quoted', { text }),
    place && say(ctx.lang, 'conversations.jobs.in', { place }),
    isRemote && say(ctx.lang, 'conversations.jobs.remote'),
    leastPay && say(ctx.lang, 'conversations.jobs.paying', { pay: leastPay.toLocaleString('en') }),
  ].filter((piece) => typeof piece === 'string' && piece !== '');
  return pieces.length > 0 ? ` ${pieces.join(' ')}` : '';
}

async function searched(asked: Asked, { text, place, leastPay, isRemote, isNew }: Filters) {
  const { ctx } = asked;
  const { results, total, nearest } = await ctx.calls.call(ctx, searchJobs, {
    body: {
      text,
      filters: {
        ...(place && { location: place }),
        ...(leastPay && { salary_min: leastPay }),
        ...(isRemote && { work_places: ['remote'] }),
      },
      ...(isNew && { sort: 'newest' }),
      limit: SHOWN,
    },
  });
  const shown = (jobs: typeof results) => jobs.slice(0, SHOWN).map((job) => chatJob(asked, job));
  return { jobs: shown(results), total, nearest: shown(nearest) };
}

async function matching(asked: Asked, { place, leastPay, isRemote, isNew }: Filters) {
  const { ctx } = asked;
  const { results, total, computing } = await ctx.calls.call(ctx, listMatchingJobs, {
    query: {
      limit: SHOWN,
      ...(place && { location: place }),
      ...(leastPay && { salary_min: leastPay }),
      ...(isRemote && { work_places: ['remote'] }),
      ...(isNew && { sort: 'newest' }),
    },
  });
  // Of what is not counted yet nobody says that there is none.
  if (total === 0 && computing) throw new Refusal('matches.getting_ready');
  return { jobs: results.map((job) => chatJob(asked, job)), total, nearest: [] };
}

/** The job that a question is about: by number, by score, by name, or the one that was spoken of last. */
export async function meantJob(asked: Asked): Promise<ChatJob | null> {
  const { slots, shown, jobId } = asked;
  if (slots.nth !== undefined)
    return shown.jobs.length > 0 ? pointedAt(shown.jobs, slots.nth) : bestMatch(asked, slots.nth);
  if (slots.percent !== undefined) return jobAt(asked, slots.percent);
  if (slots.work) return jobCalled(asked, slots.work.text);
  return shown.job ?? (jobId === null ? null : matchOf(asked, jobId));
}

/** One's match that stands at this many percent, those shown first. */
async function jobAt(asked: Asked, sought: number): Promise<ChatJob | null> {
  const stands = ({ score }: ChatJob) => score !== null && Math.round(score * 100) === sought;
  const { jobs, job } = asked.shown;
  return [...jobs, ...(job ? [job] : [])].find(stands) ?? (await matches(asked)).find(stands) ?? null;
}

async function matchOf(asked: Asked, jobId: string): Promise<ChatJob | null> {
  const match = (await matches(asked)).find(({ jid }) => jid === jobId);
  if (match) return match;
  const { ctx } = asked;
  const job = await ctx.calls.call(ctx, getJob, { params: { id: jobId } });
  return chatJob(asked, { ...job, matching_score: null });
}

async function jobCalled(asked: Asked, name: string): Promise<ChatJob | null> {
  const isCalled = ({ job_title }: ChatJob) => job_title.toLowerCase().includes(name.toLowerCase());
  const shown = asked.shown.jobs.find(isCalled);
  if (shown) return shown;
  const { jobs } = await searched(asked, {
    text: name,
    place: undefined,
    leastPay: undefined,
    isRemote: false,
    isNew: false,
  });
  return jobs[0] ?? null;
}

async function matches(asked: Asked): Promise<ChatJob[]> {
  const { ctx } = asked;
  const { results } = await ctx.calls.call(ctx, listMatchingJobs, { query: { limit: LOOKED_THROUGH } });
  return results.map((job) => chatJob(asked, job));
}

/** One's best match, or the one at this place. */
export async function bestMatch(asked: Asked, nth = 1): Promise<ChatJob | null> {
  return pointedAt((await matches(asked)).slice(0, 20), nth);
}
