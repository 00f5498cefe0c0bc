import { getCareerGoal } from '#contract/features/career-paths.contract.ts';
import { suggestCourses, type UpskillCourse } from '#contract/features/courses.contract.ts';
import { countSkillOpenings, listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { getSkillGap } from '#contract/features/matches.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { chatCourse } from './conversations.courses.ts';
import { bestMatch, meantJob } from './conversations.jobs.ts';
import {
  type Asked,
  counted,
  listIn,
  percent,
  questions,
  type Said,
  sentence,
  skillIn,
  sources,
  step,
} from './conversations.said.ts';
import { SKILLS_MISSING } from './conversations.sentences.ts';

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
  const [lift] = explanation.missing;
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
  const { ctx, topic, slots } = asked;
  yield step(ctx, 'gap');
  if (topic === 'work' && slots.work?.occupation) return yield* gapOfWork(asked, slots.work.occupation);
  const job = (await meantJob(asked)) ?? (await bestMatch(asked));
  if (!job) {
    yield sentence(ctx, 'jobs.no_matches');
    return;
  }
  const { matching_data, score } = await ctx.calls.call(ctx, getSkillGap, { body: { job_id: job.jid } });
  const missing = matching_data.gap;
  yield gapIn(ctx, job.job_title, matching_data);
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

function gapIn(
  ctx: Asked['ctx'],
  job: string,
  { gap, matched, partial }: Reply<typeof getSkillGap>['matching_data'],
): Said {
  const [first] = gap;
  if (!first) return sentence(ctx, 'gap.none', { job });
  const skill = skillIn(ctx, first.name);
  const asked = gap.length + matched.length + partial.length;
  if (gap.length === asked) return sentence(ctx, asked === 1 ? 'gap.only' : 'gap.all', { job, asked, skill });
  return counted(ctx, SKILLS_MISSING, gap.length, { job, asked: String(asked), skill });
}

const SKILLS_NAMED = 6;

/** "What am I missing to become an accountant?": what the work itself asks for and nothing shows. */
export async function* gapOfWork(asked: Asked, occupation: string): AsyncGenerator<Said> {
  const { ctx } = asked;
  const work = ctx.taxonomy.occupation(occupation)?.name[ctx.lang] ?? '';
  const { groups } = await ctx.calls.call(ctx, suggestCourses, { body: { occupation_id: occupation } });
  const skills = groups.slice(0, SKILLS_NAMED).map(({ name }) => name[ctx.lang]);
  yield skills.length > 0
    ? { kind: 'text', text: say(ctx.lang, 'conversations.gap.work', { work, skills: listIn(ctx, skills) }) }
    : sentence(ctx, 'gap.work_none', { work });
  yield sources(ctx, [`/candidate/jobs/upskill-career?occupation=${occupation}`, 'upskilling']);
}

/** "What should I learn first?": what the screen of learning names first, for the next step of the goal or else the best match. */
export async function* learnFirst(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'learning');
  const { goal } = await ctx.calls.call(ctx, getCareerGoal, {});
  const end = goal?.steps.at(-1)?.occupation;
  const towards = goal?.steps[goal.reached]?.occupation ?? end;
  if (towards && end) {
    const { groups, upskill_nf } = await ctx.calls.call(ctx, suggestCourses, {
      body: { occupation_id: towards.id },
    });
    const [first] = groups;
    if (first) {
      const [skill, name] = [first.name[ctx.lang], end.name[ctx.lang]];
      yield towards.id === end.id
        ? sentence(ctx, 'learn.for_goal', { skill, goal: name })
        : sentence(ctx, 'learn.for_step', { skill, work: towards.name[ctx.lang], goal: name });
      yield* coursesOf(asked, upskill_nf[first.id] ?? []);
      yield sources(ctx, [`/candidate/jobs/upskill-career?occupation=${towards.id}`, 'upskilling']);
      yield questions(ctx, 'add_first_course', 'best_jobs');
      return;
    }
  }
  yield* learnForBestMatch(asked);
}

async function* learnForBestMatch(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  const { results } = await ctx.calls.call(ctx, listMatchingJobs, { query: { limit: WEIGHED } });
  const [best] = results;
  if (!best) {
    yield sentence(ctx, 'jobs.no_matches');
    yield sources(ctx, ['/candidate/courses', 'courses']);
    return;
  }
  const suggested = await ctx.calls.call(ctx, suggestCourses, { body: { job_id: best.jid } });
  const [group] = suggested.groups;
  const first = group ? { id: group.id, name: group.name[ctx.lang] } : best.job_gap[0];
  if (!first) {
    yield sentence(ctx, 'learn.nothing');
    yield sources(ctx, ['/candidate/courses', 'courses']);
    return;
  }
  const isFirst = ({ id, name }: { id: string | null; name: string }) =>
    first.id === null ? name === first.name : id === first.id;
  const jobs = results.filter(({ job_gap }) => job_gap.some(isFirst)).length;
  const skill = skillIn(ctx, first.name);
  yield sentence(ctx, 'learn.first', { skill, job: best.job_title, jobs, matches: results.length });
  const [opened] = await openingsOf(asked, best.jid, [best.job_gap.find(isFirst)?.name ?? first.name]);
  if (opened && opened.asked_by > 0)
    yield sentence(ctx, opened.opens ? 'learn.opens' : 'learn.asked', {
      asked: opened.asked_by,
      opens: opened.opens ?? 0,
    });
  yield* coursesOf(asked, (group && suggested.upskill_nf[group.id]) ?? []);
  yield sources(ctx, [`/candidate/jobs/upskill-career?job=${best.jid}`, 'upskilling']);
  yield questions(ctx, 'add_first_course', 'best_jobs');
}

function* coursesOf(asked: Asked, courses: readonly UpskillCourse[]): Generator<Said> {
  if (courses.length > 0)
    yield { kind: 'courses', courses: courses.map((course) => chatCourse(asked, course)) };
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
