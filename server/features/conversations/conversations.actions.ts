import { listApplications } from '#contract/features/applications.contract.ts';
import { getCareerGoal } from '#contract/features/career-paths.contract.ts';
import type { ChatAction, ChatPart } from '#contract/features/conversations.contract.ts';
import { hoursTold } from '#contract/kernel/hours.ts';
import { coursesFor } from './conversations.courses.ts';
import { meantJob } from './conversations.jobs.ts';
import { pathsFrom, pathTo } from './conversations.paths.ts';
import {
  type Asked,
  chatApplication,
  questions,
  type Said,
  sentence,
  sources,
} from './conversations.said.ts';
import { pointedAt } from './conversations.shown.ts';

/**
 * What an answer offers to do. Nothing is done here: the offer says what would be, and once the person agrees their
 * screen makes the very call that the button elsewhere makes, with its rights and its undo.
 */
const offer = (what: ChatAction['what'], isAgreed = false): ChatPart => ({
  kind: 'action',
  action: { state: 'offered', is_agreed: isAgreed, what },
});

/** "Save the second one." */
export async function* offerToSave(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  const job = await meantJob(asked);
  if (!job) return yield* whichOne(asked, 'job');
  yield sentence(ctx, 'do.save', { job: job.job_title, company: job.company_name });
  yield offer({ do: 'save_job', job_id: job.jid, title: job.job_title });
}

/** "Add an SQL course to my plan." */
export async function* offerCourse(asked: Asked): AsyncGenerator<Said> {
  const { ctx, slots, shown } = asked;
  const skill = slots.skills?.[0];
  const course =
    pointedAt(shown.courses, slots.nth) ??
    (skill ? (await coursesFor(asked, { skills: [skill.id] }))[0] : shown.courses[0]);
  if (!course) return yield* whichOne(asked, 'course');
  yield sentence(ctx, 'do.course', { course: course.title, hours: hoursTold(course.hours) });
  yield offer({
    do: 'add_course',
    course_id: course.id,
    title: course.title,
    skills: skill ? [skill.id] : [],
  });
}

/** "My goal is to become a project manager." */
export async function* offerGoal(asked: Asked): AsyncGenerator<Said> {
  const { ctx, slots, shown } = asked;
  const occupation = slots.work?.occupation;
  const path =
    pointedAt(shown.paths, slots.nth) ??
    (occupation ? await pathTo(ctx, occupation) : (shown.paths[0] ?? null)) ??
    (slots.nth === undefined ? null : pointedAt((await pathsFrom(ctx, 3)).paths, slots.nth));
  if (!path && slots.work) {
    yield sentence(ctx, 'do.no_way', { goal: slots.work.text });
    yield sources(ctx, ['/candidate/career-path', 'career_path']);
    yield questions(ctx, 'path');
    return;
  }
  if (!path) return yield* whichOne(asked, 'path');
  const { goal } = await ctx.calls.call(ctx, getCareerGoal, {});
  const title = path.steps.at(-1)?.name ?? '';
  const steps = [path.from.id, ...path.steps.map(({ id }) => id)];
  const before = goal && [goal.from.id, ...goal.steps.map(({ occupation: { id } }) => id)];
  if (before?.join() === steps.join()) {
    yield sentence(ctx, 'do.same_goal', { goal: title });
    yield sources(ctx, ['/candidate/career-path', 'career_path']);
    return;
  }
  yield sentence(ctx, goal ? 'do.other_goal' : 'do.goal', { goal: title, years: path.years });
  yield { ...path, is_goal: false };
  yield offer({ do: 'set_goal', title, steps, before });
}

/** "Withdraw my application for the driver position." */
export async function* offerToWithdraw(asked: Asked): AsyncGenerator<Said> {
  const { ctx, slots, shown } = asked;
  const { results } = await ctx.calls.call(ctx, listApplications, { query: { group: 'open', limit: 50 } });
  const open = results.filter(({ can }) => can.withdraw);
  const pointed = pointedAt(shown.applications, slots.nth) ?? pointedAt(open, slots.nth);
  const called = slots.work?.text.toLowerCase();
  const named = called ? open.filter(({ job }) => job.job_title.toLowerCase().includes(called)) : open;
  const one = pointed ? open.find(({ id }) => id === pointed.id) : named.length === 1 ? named[0] : undefined;
  if (open.length === 0) {
    yield sentence(ctx, 'do.none_open');
    yield sources(ctx, ['/candidate/applications', 'applications']);
    return;
  }
  if (!one) {
    yield sentence(ctx, 'do.which_application');
    yield {
      kind: 'applications',
      applications: open.slice(0, 5).map(chatApplication),
    };
    return;
  }
  yield sentence(ctx, 'do.withdraw', { job: one.job.job_title, company: one.job.company.company_name });
  yield offer({ do: 'withdraw', application_id: one.id, title: one.job.job_title });
}

/** Applying has questions of its own and sends a resume: that is done where they can be read. */
export async function* leadToApply(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  const job = await meantJob(asked);
  if (!job) return yield* whichOne(asked, 'job');
  yield sentence(ctx, 'do.apply', { job: job.job_title });
  yield { kind: 'jobs', jobs: [job] };
  yield sources(ctx, [`/job/${job.jid}?apply=1`, 'apply']);
}

/** "Yes": what was offered last, agreed to in words. */
export async function* agree(asked: Asked): AsyncGenerator<Said> {
  const { ctx, shown } = asked;
  if (!shown.offer) {
    yield sentence(ctx, 'do.nothing_offered');
    return;
  }
  yield sentence(ctx, 'do.agreed');
  yield offer(shown.offer.what, true);
}

/** "No": nothing is done. */
export async function* decline({ ctx, shown }: Asked): AsyncGenerator<Said> {
  yield sentence(ctx, shown.offer ? 'do.declined' : 'do.fine');
}

async function* whichOne({ ctx }: Asked, what: 'job' | 'course' | 'path'): AsyncGenerator<Said> {
  yield sentence(ctx, `do.which_${what}`);
  yield questions(ctx, what === 'job' ? 'best_jobs' : what === 'course' ? 'courses_gap' : 'path');
}
