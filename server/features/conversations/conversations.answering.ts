import type { Intent, Understood } from '#engines/conversations/index.ts';
import { Refusal } from '#server/platform/refusals.ts';
import * as actions from './conversations.actions.ts';
import { findCourses, showPlan } from './conversations.courses.ts';
import { askCompany, help, unknown } from './conversations.documents.ts';
import * as hiring from './conversations.hiring.ts';
import * as jobs from './conversations.jobs.ts';
import { throughModel } from './conversations.model.ts';
import { showPaths } from './conversations.paths.ts';
import { offeredPay } from './conversations.pay.ts';
import * as person from './conversations.person.ts';
import {
  type Answerer,
  type Asked,
  isRecruiter,
  type Said,
  sentence,
  sources,
} from './conversations.said.ts';
import * as scores from './conversations.scores.ts';
import * as talk from './conversations.talk.ts';

/** Who answers what. What was not understood is answered by `unknown`, which is handed what else it may be. */
const ANSWERERS: Readonly<Record<Exclude<Intent, 'unknown'>, Answerer>> = {
  'score.why': scores.explainScore,
  'learn.first': scores.learnFirst,
  gap: scores.showGap,
  courses: findCourses,
  plan: showPlan,
  'jobs.find': jobs.findJobs,
  'jobs.count': jobs.countJobs,
  saved: jobs.savedJobs,
  applications: person.showApplications,
  views: person.showViews,
  path: showPaths,
  profile: person.showProfile,
  tests: person.showTests,
  pay: (asked) => (isRecruiter(asked.ctx) ? hiring.wishedPay(asked) : offeredPay(asked)),
  ask: askCompany,
  help,
  'do.save': actions.offerToSave,
  'do.course': actions.offerCourse,
  'do.goal': actions.offerGoal,
  'do.withdraw': actions.offerToWithdraw,
  'do.apply': actions.leadToApply,
  'people.best': hiring.bestPeople,
  'people.count': hiring.countCandidates,
  'people.find': hiring.findPeople,
  applicants: hiring.countApplicants,
  'jobs.own': hiring.showOwnJobs,
  greet: talk.greet,
  thanks: talk.thank,
  can: talk.tellAbilities,
  who: talk.tellWho,
  yes: actions.agree,
  no: actions.decline,
  beyond: talk.leaveToPeople,
};

/**
 * The answer to a question as it was understood, piece by piece. Where a call is refused the answer says why in words;
 * what fails is written to the log and said to have failed.
 */
export async function* answer(asked: Asked, { intent, others }: Understood): AsyncGenerator<Said> {
  const { ctx } = asked;
  try {
    if (intent === 'unknown') yield* unknown(asked, others, throughModel(asked, answer));
    else yield* ANSWERERS[intent](asked);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      ctx.log.error({ err: error, intent }, 'a question could not be answered');
      yield sentence(ctx, 'failed');
    } else if (error.code === 'profiles.not_found') {
      yield sentence(ctx, 'no_profile');
      yield sources(ctx, ['/candidate/profile', 'profile']);
    } else yield sentence(ctx, error.code === 'matches.getting_ready' ? 'getting_ready' : 'failed');
  }
}
