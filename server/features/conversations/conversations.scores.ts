import {
  countSkillOpenings,
  listMatchingJobs,
  type MatchingJob,
} from '#contract/features/job-lists.contract.ts';
import { getSkillGap } from '#contract/features/matches.contract.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { coursesFor } from './conversations.courses.ts';
import { bestMatch, meantJob } from './conversations.jobs.ts';
import {
  type Asked,
  percent,
  questions,
  type Said,
  sentence,
  skillIn,
  sources,
  step,
} from './conversations.said.ts';

/** What a score is made of, what is lacking, and what to learn for more jobs. */

/** Best matches of which it is weighed what they lack. */
const WEIGHED = 20;

/** A share of the score in points of 100. */
const points = (share: number) => Math.round(share * 100);

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
  const [best] = steps.filter((one) => one.points > 0).toSorted((a, b) => b.points - a.points);
  const [worst] = steps.filter((one) => one.points < 0).toSorted((a, b) => a.points - b.points);
  const [lift] = explanation.missing.toSorted((a, b) => b.lift - a.lift);
  const name = (key: string) => say(ctx.lang, `conversations.score_step.${key}`);
  yield sentence(ctx, 'score.is', { job: job.job_title, percent: percent(score) });
  if (best) yield sentence(ctx, 'score.best', { step: name(best.key), points: points(best.points) });
  yield worst
    ? sentence(ctx, 'score.worst', { step: name(worst.key), points: points(-worst.points) })
    : sentence(ctx, 'score.nothing_taken');
  yield {
    kind: 'score',
    job: scored,
    steps: explanation.steps.map((one) => ({ key: one.key, points: one.points })),
  };
  if (lift && lift.lift >= 0.005)
    yield sentence(ctx, 'score.lift', { skill: skillIn(ctx, lift.name), points: points(lift.lift) });
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
