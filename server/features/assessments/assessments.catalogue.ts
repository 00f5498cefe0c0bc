import type { z } from 'zod';
import type {
  getAssessment as getAssessmentEndpoint,
  InstrumentFacts,
  OwnAssessment,
} from '#contract/features/assessments.contract.ts';
import { EXTRA_TIME_PERCENTS } from '#contract/features/assessments.fields.ts';
import type { Instrument } from '#engines/assessments/index.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { type AssessmentCtx, attemptToShow, ownAttempts, presentAttempts } from './assessments.attempts.ts';
import { hasListening, instrumentNamed, kindOf, shortOf, wordOf } from './assessments.instruments.ts';
import { nextStart, shortToGoOnFrom } from './assessments.policy.ts';
import { sharesByInstrument } from './assessments.reads.ts';
import type { AttemptRow } from './assessments.store.ts';
import { inBoth } from './assessments.words.ts';

/** What can be taken, and how it stands for the caller. */

export async function listCatalogue(ctx: AssessmentCtx): Promise<OwnAssessment[]> {
  const attempts = Map.groupBy(await ownAttempts(ctx), ({ instrument }) => instrument);
  const shares = await sharesByInstrument(ctx.db, ctx.actor.id);
  const all: OwnAssessment[] = [];
  for (const instrument of ctx.instruments.values()) {
    const own = attempts.get(instrument.id) ?? [];
    all.push(await presentOwn(ctx, instrument, own, shares.get(instrument.id) ?? 0));
  }
  return all;
}

export async function getAssessment(
  ctx: AssessmentCtx,
  assessmentId: string,
  query: z.output<typeof getAssessmentEndpoint.query>,
): Promise<z.input<typeof getAssessmentEndpoint.response>> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const attempts = await ownAttempts(ctx, instrument.id);
  const shares = await sharesByInstrument(ctx.db, ctx.actor.id);
  const shown = attemptToShow(attempts, query.attempt_id);
  const attempt = shown && ((await presentAttempts(ctx, [shown])).get(shown.id) ?? null);
  return {
    ...(await presentOwn(ctx, instrument, attempts, shares.get(instrument.id) ?? 0)),
    form:
      query.short_scale_assessment === 'true' && shortOf(instrument) ? 'short' : (attempt?.form ?? 'full'),
    attempt,
  };
}

async function presentOwn(
  ctx: AssessmentCtx,
  instrument: Instrument,
  attempts: readonly AttemptRow[],
  sharedWith: number,
): Promise<OwnAssessment> {
  const open = attempts.find(({ status }) => status === 'IN_PROGRESS');
  const shown = open && (await presentAttempts(ctx, [open])).get(open.id);
  const next = nextStart(attempts, instrument.retakeAfterDays, ctx.now);
  const isCandidate = ctx.actor.state === 'CANDIDATE';
  return {
    ...presentInstrument(instrument),
    open: open ? expected(shown, 'attempt') : null,
    history: attempts
      .filter(({ status }) => status !== 'IN_PROGRESS')
      .map((row) => ({
        id: row.id,
        form: row.form,
        status: row.status,
        version: row.instrumentVersion,
        started_at: row.startedAt.toISOString(),
        completed_at: row.completedAt?.toISOString() ?? null,
        is_expired: row.isExpired,
      })),
    can: {
      start: isCandidate && !open && !next,
      go_on: isCandidate && !open && shortToGoOnFrom(attempts, instrument, ctx.now) !== null,
      cancel: open !== undefined,
    },
    next_start_at: open ? null : (next?.toISOString() ?? null),
    shared_with: sharedWith,
  };
}

export const presentInstrument = (instrument: Instrument): InstrumentFacts => ({
  assessment_id: instrument.id,
  kind: kindOf(instrument),
  level: instrument.kind === 'skill-test' ? instrument.level : null,
  name: instrument.name,
  purpose: instrument.purpose,
  who_sees: inBoth(`assessments.who_sees_${wordOf(instrument)}`),
  version: instrument.version,
  minutes: instrument.minutes,
  is_timed: instrument.isTimed,
  is_adaptive: instrument.isAdaptive,
  questions: instrument.questions,
  short: shortOf(instrument),
  retake_after_days: instrument.retakeAfterDays,
  has_listening: hasListening(instrument),
  extra_time_percents: instrument.isTimed ? EXTRA_TIME_PERCENTS.filter((percent) => percent > 0) : [],
});

/** All instruments, to filter by and to invite to. */
export const listInstruments = ({ instruments }: Uses<'instruments'>): InstrumentFacts[] =>
  [...instruments.values()].map(presentInstrument);
