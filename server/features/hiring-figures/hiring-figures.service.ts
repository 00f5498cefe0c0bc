import {
  FIGURE_WEEKS,
  type FigurePeriod,
  FUNNEL_STEPS,
  type HiringFigures,
  type Today,
  WAITING_STAGES,
} from '#contract/features/hiring-figures.contract.ts';
import { disclosuresOf } from '#server/features/blind-review/index.ts';
import { findMembership, mayInTeam } from '#server/features/companies/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { noteListed } from '#server/platform/shown.ts';
import { timesInStages } from './hiring-figures.analysed.ts';
import {
  countApprovals,
  countDrafts,
  countJoinRequests,
  countMentions,
  expiringJobs,
  funnelOf,
  type Scope,
  sourcesOf,
  undecidedApplicants,
  undecidedInterested,
  weeksOf,
} from './hiring-figures.reads.ts';

/** After so long an applicant who heard nothing is waiting. */
const PATIENCE_DAYS = 3;
const EXPIRING_WITHIN_DAYS = 7;

/** How hiring went since the Monday so many weeks ago. */
export async function getFigures(
  ctx: SignedInCtx,
  period: FigurePeriod,
  mine: boolean,
): Promise<HiringFigures> {
  const scope = scopeOf(ctx, mine);
  const from = mondayBefore(ctx.now, FIGURE_WEEKS[period] - 1);
  const funnel = await funnelOf(ctx.db, scope, from);
  const times = await timesInStages(ctx.db, scope, from);
  return {
    from: dayOf(from),
    funnel: FUNNEL_STEPS.map((step) => ({ step, count: funnel[step] })),
    stages: WAITING_STAGES.map((stage) => {
      const time = times.find((one) => one.stage === stage);
      return { stage, median_days: time?.medianDays ?? null, people: time?.people ?? 0 };
    }),
    sources: await sourcesOf(ctx.db, scope, from),
    weeks: await weeksOf(ctx.db, scope, from, ctx.now),
  };
}

/** What waits for the caller. */
export async function getToday(ctx: SignedInCtx & Uses<'aliases'>, mine: boolean): Promise<Today> {
  const scope = scopeOf(ctx, mine);
  const role = (await findMembership(ctx.db, ctx.actor.id))?.role ?? null;
  const before = (days: number) => daysBefore(ctx.now, days);
  return {
    undecided: await undecidedApplicants(ctx.db, scope, before(PATIENCE_DAYS)),
    interested: await interestedOf(ctx, scope),
    expiring: await expiringJobs(ctx.db, scope, ctx.now, before(-EXPIRING_WITHIN_DAYS)),
    drafts: await countDrafts(ctx.db, scope.companyId, ctx.actor.id),
    mentions: await countMentions(ctx.db, ctx.actor.id),
    join_requests: mayInTeam(role, { deed: 'answer' }) ? await countJoinRequests(ctx.db, scope.companyId) : 0,
    approvals: ctx.actor.state === 'RECRUITER_ADMIN' ? await countApprovals(ctx.db, ctx.portal.key) : 0,
  };
}

async function interestedOf(ctx: SignedInCtx & Uses<'aliases'>, scope: Scope): Promise<Today['interested']> {
  const rows = await undecidedInterested(ctx.db, scope);
  const disclosures = await disclosuresOf(
    ctx,
    rows.map(({ job_id: jobId, user_id: userId }) => ({ jobId, userId })),
  );
  noteListed(
    ctx,
    rows.map(({ user_id: userId }) => userId),
  );
  return rows.map(({ user_id: userId, name, ...row }) => {
    const shown = disclosures(row.job_id);
    return { ...row, first: { candidate_id: shown.idOf(userId), name: shown.nameOf(userId, name) } };
  });
}

/** Of whose jobs the figures are. */
export const scopeOf = (ctx: SignedInCtx, mine: boolean): Scope => ({
  companyId: found(ctx.actor.companyId, 'access.denied'),
  postedBy: mine ? ctx.actor.id : null,
});

/** The start, in UTC, of the week that lies so many weeks back; weeks begin on Monday (ISO 8601). */
export function mondayBefore(now: Date, weeks: number): Date {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday - 7 * weeks),
  );
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
