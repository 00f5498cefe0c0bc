import {
  type ApplicationStage,
  listApplications,
  OPEN_STAGES,
} from '#contract/features/applications.contract.ts';
import { listAssessments } from '#contract/features/assessments.contract.ts';
import { listProfileViews } from '#contract/features/profile-views.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import type { StageNamed } from '#engines/conversations/index.ts';
import { say } from '#server/platform/words.ts';
import {
  type Asked,
  chatApplication,
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
import { APPLICATIONS_AT, APPLICATIONS_SENT, LISTED_ONLY, VIEWS_COUNTED } from './conversations.sentences.ts';
import { pointedAt } from './conversations.shown.ts';

/** What a person has here of their own: applications, who looked, the profile, assessments. */

const STAGES: Readonly<Record<StageNamed, readonly ApplicationStage[]>> = {
  waiting: OPEN_STAGES,
  screening: ['SUBMITTED', 'VIEWED'],
  shortlisted: ['SHORTLISTED'],
  interview: ['INTERVIEW'],
  offer: ['OFFERED'],
  hired: ['HIRED'],
  rejected: ['REJECTED'],
};

/** "Which of my applications wait?" */
export async function* showApplications(asked: Asked): AsyncGenerator<Said> {
  const { ctx, slots, shown } = asked;
  const pointed = pointedAt(shown.applications, slots.nth);
  if (pointed) {
    yield { kind: 'applications', applications: [pointed] };
    yield sources(ctx, [`/candidate/applications/${pointed.id}`, 'application']);
    return;
  }
  yield step(ctx, 'applications');
  const { results, total, counts } = await ctx.calls.call(ctx, listApplications, {
    query: { limit: 5, ...(slots.stage && { stages: [...STAGES[slots.stage]] }) },
  });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) yield sentence(ctx, 'applications.none');
  else if (!slots.stage) yield counted(ctx, APPLICATIONS_SENT, total);
  else {
    const what = say(ctx.lang, `conversations.applications.at.${slots.stage}`);
    yield total === 0
      ? sentence(ctx, 'applications.none_at', { what, all })
      : counted(ctx, APPLICATIONS_AT, total, { what, all: String(all) });
  }
  if (total > 0)
    yield {
      kind: 'applications',
      applications: results.map(chatApplication),
    };
  yield sources(ctx, ['/candidate/applications', 'applications']);
  yield all === 0 ? questions(ctx, 'best_jobs') : questions(ctx, 'views', 'best_jobs');
}

/** "Which companies looked at me?" */
export async function* showViews(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'views');
  const { results, total, listed } = await ctx.calls.call(ctx, listProfileViews, { query: { limit: 5 } });
  if (total > 0) yield counted(ctx, VIEWS_COUNTED, total);
  else yield listed.length > 0 ? counted(ctx, LISTED_ONLY, listed.length) : sentence(ctx, 'views.none');
  if (total > 0)
    yield {
      kind: 'viewers',
      viewers: results.map(({ company, days, last_at }) => ({
        company_name: company.company_name,
        days,
        last_at,
      })),
    };
  yield sources(ctx, ['/settings/who-looked', 'who_looked']);
  yield questions(ctx, 'hide', 'applications');
}

/** What one's own profile holds and lacks. */
export async function* showProfile(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'profile');
  const profile = await ctx.calls.call(ctx, getProfile, {});
  const steps = profile.next_steps
    .slice(0, 3)
    .map((one) => say(ctx.lang, `conversations.profile_step.${one}`));
  yield sentence(ctx, 'profile.is', { percent: percent(profile.score), skills: profile.skills.length });
  if (profile.skills.length > 0) {
    const names = profile.skills.slice(0, 8).map(({ name }) => skillIn(ctx, name));
    yield sentence(ctx, 'profile.skills', { names: listIn(ctx, names) });
  }
  yield steps.length > 0
    ? sentence(ctx, 'profile.next', { steps: listIn(ctx, steps) })
    : sentence(ctx, 'profile.whole');
  yield sources(ctx, ['/candidate/profile', 'profile']);
  yield questions(ctx, 'learn', 'views');
}

/** Assessments that were taken, are under way or are open. */
export async function* showTests(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield step(ctx, 'tests');
  const list = await ctx.calls.call(ctx, listAssessments, { query: { limit: 50 } });
  if (list.view !== 'catalogue') return;
  const names = (of: typeof list.assessments) =>
    listIn(
      ctx,
      // Their names hold commas and "and" of their own.
      of.slice(0, 6).map(({ name }) => say(ctx.lang, 'conversations.jobs.quoted', { text: name[ctx.lang] })),
    );
  const taken = list.assessments.filter(({ history }) => history.some(({ completed_at }) => completed_at));
  const open = list.assessments.filter((one) => one.open !== null);
  const offered = list.assessments.filter(
    (one) => one.open === null && one.can.start && !taken.includes(one),
  );
  yield taken.length === 0
    ? sentence(ctx, 'tests.none')
    : sentence(ctx, 'tests.taken', { names: names(taken) });
  if (open.length > 0) yield sentence(ctx, 'tests.under_way', { names: names(open) });
  if (offered.length > 0) yield sentence(ctx, 'tests.offered', { names: names(offered) });
  yield sources(ctx, ['/candidate/assessments/overview', 'assessments']);
}
