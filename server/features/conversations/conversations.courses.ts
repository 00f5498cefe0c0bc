import type { ChatCourse } from '#contract/features/conversations.contract.ts';
import { type Course, listCourses, suggestCourses } from '#contract/features/courses.contract.ts';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { listLearningItems } from '#contract/features/learning-items.contract.ts';
import { hoursTold } from '#contract/kernel/hours.ts';
import { shownSkill } from '#engines/taxonomy/index.ts';
import { say } from '#server/platform/words.ts';
import { type Asked, counted, questions, type Said, sentence, sources, step } from './conversations.said.ts';
import { COURSES_FOUND, COURSES_PLANNED } from './conversations.sentences.ts';

const SHOWN = 3;

/** What courses are looked for by. */
interface CourseWish {
  skills?: string[];
  q?: string;
  languages?: string[];
  isFree?: boolean;
}

/** Courses of the catalogue, those of most use to the reader first. */
export async function coursesFor(asked: Asked, wish: CourseWish): Promise<ChatCourse[]> {
  return (await found(asked, wish)).courses;
}

async function found(asked: Asked, { isFree, ...wish }: CourseWish) {
  const { ctx } = asked;
  const { results, total } = await ctx.calls.call(ctx, listCourses, {
    query: { ...wish, ...(isFree && { costs: ['free', 'audit'] }), limit: SHOWN },
  });
  return { courses: results.map((course) => chatCourse(asked, course)), total };
}

/** A course as an answer shows it. */
export function chatCourse(
  { ctx: { lang } }: Asked,
  course: Pick<Course, 'id' | 'title' | 'provider' | 'hours' | 'cost' | 'status'>,
): ChatCourse {
  const { id, title, provider, hours, cost, status } = course;
  return { id, title: title[lang], provider: provider.name[lang], hours, cost, status };
}

/** "Any courses for Python?": of the catalogue, or for the gap of one's best match where nothing is named. */
export async function* findCourses(asked: Asked): AsyncGenerator<Said> {
  const { ctx, slots } = asked;
  yield step(ctx, 'courses');
  const skill = slots.skills?.[0];
  const named = skill ? shownSkill(ctx.taxonomy, skill.id)?.[ctx.lang] : slots.work?.text;
  if (!named && !slots.language && !slots.isFree) return yield* coursesForGap(asked);
  const { courses, total } = await found(asked, {
    ...(skill ? { skills: [skill.id] } : named && { q: named }),
    ...(slots.language && { languages: [slots.language] }),
    ...(slots.isFree && { isFree: true }),
  });
  const what = named ? ` ${say(ctx.lang, 'conversations.jobs.quoted', { text: named })}` : '';
  yield total === 0 ? sentence(ctx, 'courses.none', { what }) : counted(ctx, COURSES_FOUND, total, { what });
  if (total > 0) yield { kind: 'courses', courses };
  const query = new URLSearchParams({
    ...(skill ? { skills: skill.id } : named && { text: named }),
    ...(slots.language && { languages: slots.language }),
    ...(slots.isFree && { costs: 'free,audit' }),
  });
  yield sources(ctx, [`/candidate/courses?${query}`, 'courses']);
  yield total > 0 ? questions(ctx, 'add_first_course', 'plan') : questions(ctx, 'learn');
}

async function* coursesForGap(asked: Asked): AsyncGenerator<Said> {
  const { ctx, shown, jobId } = asked;
  const job =
    shown.job?.jid ??
    jobId ??
    (await ctx.calls.call(ctx, listMatchingJobs, { query: { limit: 1 } })).results[0]?.jid;
  if (!job) {
    yield sentence(ctx, 'jobs.no_matches');
    yield sources(ctx, ['/candidate/courses', 'courses']);
    return;
  }
  const { upskill_nf } = await ctx.calls.call(ctx, suggestCourses, { body: { job_id: job } });
  const inOrder = Object.values(upskill_nf)
    .flat()
    .toSorted((a, b) => a.order - b.order);
  const courses = new Map(inOrder.map((course) => [course.id, chatCourse(asked, course)]));
  yield courses.size === 0 ? sentence(ctx, 'courses.no_gap') : sentence(ctx, 'courses.for_gap');
  if (courses.size > 0) yield { kind: 'courses', courses: [...courses.values()].slice(0, SHOWN) };
  yield sources(ctx, [`/candidate/jobs/upskill-career?job=${job}`, 'upskilling']);
  yield questions(ctx, 'add_first_course', 'plan');
}

/** One's learning plan, in one's order. */
export async function* showPlan(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'plan');
  const { results, hours_left, hours_done } = await ctx.calls.call(ctx, listLearningItems, {});
  const open = results.filter(({ status }) => status !== 'done');
  if (results.length === 0) yield sentence(ctx, 'plan.none');
  else {
    yield counted(ctx, COURSES_PLANNED, open.length, { done: String(results.length - open.length) });
    yield sentence(ctx, 'plan.hours', { left: hoursTold(hours_left), done: hoursTold(hours_done) });
    const shown = (open.length > 0 ? open : results).slice(0, 5);
    yield { kind: 'courses', courses: shown.map(({ course }) => chatCourse(asked, course)) };
  }
  yield sources(ctx, ['/candidate/courses?tab=plan', 'plan']);
  yield questions(ctx, 'learn', 'courses_gap');
}
