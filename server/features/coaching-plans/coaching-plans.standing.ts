import { HIRING_MATTERS, type HiringMatter } from '#contract/features/coaching-plans.contract.ts';
import { type PlanAsOf, planAsOf } from '#engines/coaching/index.ts';
import { careerStart, fitTo } from '#engines/matching/index.ts';
import { nextOnPath } from '#server/features/career-paths/index.ts';
import { listItems } from '#server/features/learning-items/index.ts';
import { explainedPairs, personInMatching } from '#server/features/matches/index.ts';
import { findProfile } from '#server/features/profiles/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { amissIn, instrumentsTaken, openJobsIn, stillOpen } from './coaching-plans.reads.ts';
import { type CheckInRow, type CoachingStart, checkInsOf, type PlanRow } from './coaching-plans.store.ts';

export type CoachCtx = SignedInCtx &
  Uses<'aliases' | 'concerns' | 'instruments' | 'models' | 'ranking' | 'taxonomy'>;

/** What is known of a person today, as far as a plan goes by it. */
export interface Known {
  /** Ids of skills, or hiring matters that are in order. */
  has: ReadonlySet<string>;
  /** Items that were finished elsewhere. */
  finished: ReadonlySet<string>;
  /** Ids of skills that a course of the learning plan is about or was taken up for. */
  taughtInPlan: ReadonlySet<string>;
  /** What is amiss in one's hiring; null of candidates. */
  amiss: Record<HiringMatter, number> | null;
}

const JOBS_MEASURED = 5;
/** The day of the people here begins four hours before that of Greenwich. */
const GULF_MS = 4 * 3_600_000;

/** The present day, `YYYY-MM-DD`. */
export const todayOf = ({ now }: { now: Date }): string =>
  new Date(now.getTime() + GULF_MS).toISOString().slice(0, 10);

/** Whether the caller is coached on their hiring, and not on a path of their own. */
export const isHiring = ({ actor }: SignedInCtx): boolean => actor.state !== 'CANDIDATE';

export async function knownOf(ctx: CoachCtx): Promise<Known> {
  if (isHiring(ctx)) {
    const amiss = await amissOf(ctx);
    return {
      has: new Set(HIRING_MATTERS.filter((matter) => amiss[matter] === 0)),
      finished: new Set(),
      taughtInPlan: new Set(),
      amiss,
    };
  }
  const plan = await listItems(ctx.db, ctx.actor.id);
  const learned = plan.filter(({ status }) => status === 'done');
  const subjects = plan.flatMap(({ courseId }) => ctx.taxonomy.course(courseId)?.skills[0]?.id ?? []);
  return {
    has: new Set(await skillsOf(ctx)),
    finished: new Set([
      ...learned.map(({ courseId }) => courseId),
      ...(await instrumentsTaken(ctx.db, ctx.actor.id)),
    ]),
    taughtInPlan: new Set([...subjects, ...plan.flatMap(({ skillIds }) => skillIds)]),
    amiss: null,
  };
}

export const amissOf = ({ db, actor, now }: SignedInCtx): Promise<Record<HiringMatter, number>> =>
  amissIn(db, { companyId: expected(actor.companyId, 'company of a recruiter'), userId: actor.id, now });

/** Skills of the profile as it is this moment: matching learns of a change a little later. */
async function skillsOf({ db, actor }: SignedInCtx): Promise<string[]> {
  return (await findProfile(db, actor.id))?.skills.flatMap(({ ref_skill }) => ref_skill ?? []) ?? [];
}

/** A plan with the weeks that were looked back on, as it stands on a day. */
export interface Standing {
  plan: PlanRow;
  checkIns: CheckInRow[];
  known: Known;
  asOf: PlanAsOf;
}

export async function standingOf(ctx: CoachCtx, plan: PlanRow): Promise<Standing> {
  const checkIns = await checkInsOf(ctx.db, plan.userId);
  const known = await knownOf(ctx);
  return { plan, checkIns, known, asOf: asOf(plan, checkIns, known, todayOf(ctx)) };
}

export function asOf(
  { items, hoursAWeek, startOn }: Pick<PlanRow, 'items' | 'hoursAWeek' | 'startOn'>,
  checkIns: readonly Pick<CheckInRow, 'week' | 'steps'>[],
  { has, finished }: Pick<Known, 'has' | 'finished'>,
  day: string,
): PlanAsOf {
  const reviewed = checkIns.map(({ week, steps }) => ({ number: week, steps }));
  return planAsOf({ items, hoursAWeek, startOn, reviewed, has, finished }, day);
}

/** What is held against later measures. */
export async function measureStart(ctx: CoachCtx, occupationId: string | null): Promise<CoachingStart> {
  if (occupationId === null) return { skills: [], fit: null, jobs: {}, hiring: await amissOf(ctx) };
  const open = await openJobsIn(ctx.db, ctx.actor.portal, occupationId, JOBS_MEASURED);
  return {
    skills: await skillsOf(ctx),
    fit: await fitOf(ctx, occupationId),
    jobs: await scoresWith(ctx, open),
    hiring: {},
  };
}

/** The share of an occupation's weighted skills that the caller has. */
export async function fitOf(ctx: CoachCtx, occupationId: string): Promise<number> {
  const profile = (await personInMatching(ctx, ctx.actor.id)) ?? { titles: [], skills: [], text: '' };
  return fitTo(ctx.models.current(), careerStart(profile), occupationId);
}

/** The mean score with the jobs of the start that are open still, then and now; null where there is none. */
export async function jobsSince(ctx: CoachCtx, { jobs }: CoachingStart) {
  const open = await stillOpen(ctx.db, ctx.actor.portal, Object.keys(jobs));
  const now = await scoresWith(ctx, open);
  const both = open.flatMap((id) => {
    const [before, after] = [jobs[id], now[id]];
    return before === undefined || after === undefined ? [] : [{ before, after }];
  });
  if (both.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    start: mean(both.map(({ before }) => before)),
    now: mean(both.map(({ after }) => after)),
    count: both.length,
  };
}

async function scoresWith(ctx: CoachCtx, jobIds: readonly string[]): Promise<Record<string, number>> {
  const profile = { id: ctx.actor.id, changed: null };
  const pairs = jobIds.map((id) => ({ job: { id, changed: null }, profile }));
  const explanationOf = await explainedPairs(ctx, ctx.portal.key, pairs);
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const explanation = explanationOf(pair);
      return explanation ? [[pair.job.id, explanation.score]] : [];
    }),
  );
}

/** What a plan of the caller would lead to: the next occupation of their path; null of hiring and without a path. */
export const goalOf = async (ctx: CoachCtx): Promise<string | null> =>
  isHiring(ctx) ? null : nextOnPath(ctx);
