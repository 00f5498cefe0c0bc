import type { ApplicationSource, ApplicationStage } from '#contract/features/applications.contract.ts';
import type { RejectionReason } from '#contract/features/candidates.contract.ts';
import { EQUALITY_QUESTIONS } from '#contract/features/equality-answers.contract.ts';
import type { StageKind } from '#contract/features/hiring-stages.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import {
  applicationEvents,
  applications,
  candidateDecisions,
  candidateMoves,
  equalityAnswers,
} from '#server/db/tables/index.ts';
import { keepOutcome } from '#server/features/calibrations/index.ts';
import { profileToSend } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { DAY_MS } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import type { Chance } from './random.ts';

/** Share of applicants who say what fairness is counted by. */
const ANSWERING = 0.75;

const SOURCES: readonly ApplicationSource[] = [
  'matches',
  'matches',
  'search',
  'public_page',
  'company_page',
  'poke',
];

/** How an application went on: the share of those who came so far. */
const WAY: readonly { stage: ApplicationStage; kind: StageKind; share: number; afterDays: number }[] = [
  { stage: 'VIEWED', kind: 'new', share: 0.95, afterDays: 2 },
  { stage: 'SHORTLISTED', kind: 'shortlisted', share: 0.55, afterDays: 4 },
  { stage: 'INTERVIEW', kind: 'interview', share: 0.6, afterDays: 7 },
  { stage: 'OFFERED', kind: 'offered', share: 0.35, afterDays: 9 },
  { stage: 'HIRED', kind: 'hired', share: 0.9, afterDays: 6 },
];

const REASONS: readonly RejectionReason[] = [
  'skills',
  'experience',
  'language',
  'salary',
  'location',
  'position_filled',
];

interface Applying {
  jobId: string;
  userId: string;
  score: number;
  at: Date;
  /** The job was filled since: whoever was not hired was told no. */
  isOver: boolean;
}

/** Adds an application, and what the recruiter made of it since. Says how far it came; null where none was sent. */
export async function addApplication(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  chance: Chance,
  { recruiterId }: { recruiterId: string },
  stageOf: ReadonlyMap<StageKind, string>,
  { jobId, userId, score, at, isOver }: Applying,
): Promise<ApplicationStage | null> {
  const sent = await profileToSend(ctx.db, userId);
  if (!sent) return null;
  const { steps, last } = wayOf(chance, at, ctx.now, isOver);
  const [application] = await ctx.db
    .insert(applications)
    .values({
      jobId,
      userId,
      stage: last.stage,
      profileVersion: sent.version,
      profile: sent.profile,
      source: chance.one(SOURCES),
      score: score > LIMITS.candidateScoreFloor ? score : null,
      createdAt: at,
      updatedAt: last.at,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  if (!application) return null;
  const reasonCode = last.stage === 'REJECTED' ? chance.one(REASONS) : null;
  const kind = await addSteps(
    ctx,
    { jobId, userId, applicationId: application.id, recruiterId, reasonCode },
    steps,
  );
  if (kind !== 'new') {
    const isRelevant = kind !== 'rejected';
    await ctx.db.insert(candidateDecisions).values({
      jobId,
      userId,
      status: isRelevant ? 'SHORTLISTED' : 'REJECTED',
      stageId: stageOf.get(kind) ?? null,
      reasonCode,
      decidedBy: recruiterId,
      decidedAt: last.at,
    });
    // As any decision it says how well scores do.
    await keepOutcome({ ...ctx, now: last.at }, { jobId, userId, source: 'decision', isRelevant });
  }
  await addEqualityAnswers(ctx, chance, userId);
  return last.stage;
}

/** Adds what happened to an application, and where the applicant was moved. Says which kind of stage they came to. */
async function addSteps(
  ctx: Ctx,
  of: {
    jobId: string;
    userId: string;
    applicationId: string;
    recruiterId: string;
    reasonCode: RejectionReason | null;
  },
  steps: readonly Step[],
): Promise<StageKind> {
  const { jobId, userId, applicationId, recruiterId, reasonCode } = of;
  let from: StageKind = 'new';
  for (const { stage, kind, at: createdAt } of steps) {
    const actorId = stage === 'SUBMITTED' ? userId : recruiterId;
    await ctx.db.insert(applicationEvents).values({ applicationId, stage, actorId, createdAt });
    if (kind === from) continue;
    await ctx.db.insert(candidateMoves).values({
      jobId,
      userId,
      fromKind: from,
      toKind: kind,
      reasonCode: kind === 'rejected' ? reasonCode : null,
      movedBy: recruiterId,
      createdAt,
    });
    from = kind;
  }
  return from;
}

interface Step {
  stage: ApplicationStage;
  kind: StageKind;
  at: Date;
}

/** The steps of an application up to now, first to last. */
function wayOf(chance: Chance, appliedAt: Date, now: Date, isOver: boolean) {
  let last: Step = { stage: 'SUBMITTED', kind: 'new', at: appliedAt };
  const steps = [last];
  for (const { stage, kind, share, afterDays } of WAY) {
    const at = new Date(last.at.getTime() + chance.between(1, afterDays) * DAY_MS);
    if (at > now || !chance.happens(share)) break;
    last = { stage, kind, at };
    steps.push(last);
  }
  if (isOver && last.stage !== 'HIRED') {
    last = { stage: 'REJECTED', kind: 'rejected', at: new Date(last.at.getTime() + 5 * DAY_MS) };
    steps.push(last);
  }
  return { steps, last };
}

async function addEqualityAnswers(ctx: Ctx, chance: Chance, userId: string): Promise<void> {
  if (!chance.happens(ANSWERING)) return;
  await ctx.db
    .insert(equalityAnswers)
    .values({
      userId,
      portal: ctx.portal.key,
      gender: chance.one(EQUALITY_QUESTIONS.gender),
      ageBand: chance.one(EQUALITY_QUESTIONS.age_band),
      disability: chance.happens(0.06) ? 'yes' : 'no',
      nationality: chance.happens(0.25) ? 'national' : 'resident',
      consentedAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
}
