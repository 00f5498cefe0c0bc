import type { z } from 'zod';
import type { listAssessmentShares, shareAssessment } from '#contract/features/assessments.contract.ts';
import type { Instrument } from '#engines/assessments/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { companyHere, presentCompanyBrief, tellTeam } from '#server/features/companies/index.ts';
import { isHiddenFrom } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { type AssessmentCtx, ownAttempts } from './assessments.attempts.ts';
import { instrumentNamed } from './assessments.instruments.ts';
import { companiesKnownTo, sharesOf } from './assessments.reads.ts';
import { deleteShares, insertShare } from './assessments.store.ts';

/** Who sees one's results is one's own to say, and to take back. */

type Shares = z.input<typeof listAssessmentShares.response>;

export const listShares = (ctx: AssessmentCtx, assessmentId: string): Promise<Shares> =>
  presentShares(ctx, instrumentNamed(ctx, assessmentId));

async function presentShares(ctx: AssessmentCtx, { id }: Instrument): Promise<Shares> {
  const rows = await sharesOf(ctx.db, ctx.actor.id, id);
  const known = await companiesKnownTo(ctx.db, ctx.actor.id);
  return {
    results: rows.flatMap(({ company, attemptId, completedAt, sharedAt }) =>
      completedAt
        ? [
            {
              company: presentCompanyBrief(company),
              attempt_id: attemptId,
              completed_at: completedAt.toISOString(),
              shared_at: sharedAt.toISOString(),
            },
          ]
        : [],
    ),
    companies: known.map(presentCompanyBrief),
  };
}

export async function share(
  ctx: AssessmentCtx,
  assessmentId: string,
  { company_id: companyId, attempt_id }: z.output<typeof shareAssessment.body>,
): Promise<Shares> {
  const instrument = instrumentNamed(ctx, assessmentId);
  await companyHere(ctx, companyId);
  if (await isHiddenFrom(ctx.db, ctx.actor.id, companyId)) throw new Refusal('companies.not_found');
  const completed = (await ownAttempts(ctx, instrument.id)).filter(({ status }) => status === 'COMPLETED');
  const attempt = found(
    completed.find(({ id }) => attempt_id === undefined || id === attempt_id),
    'assessments.result_not_found',
  );
  await ctx.transaction(async (tx) => {
    await showTo(tx, { companyId, attemptId: attempt.id, userId: tx.actor.id, instrument: instrument.id });
    await tx.emit('assessments.shared', {
      companyId,
      attemptId: attempt.id,
      userId: tx.actor.id,
      instrument: instrument.id,
    });
  });
  return presentShares(ctx, instrument);
}

/** From now on a company sees a result. Said twice, it is one. */
export async function showTo(
  tx: Ctx,
  {
    companyId,
    attemptId,
    userId,
    instrument,
  }: { companyId: string; attemptId: string; userId: string; instrument: string },
): Promise<void> {
  await insertShare(tx.db, { companyId, attemptId, userId, sharedAt: tx.now });
  await record(tx, 'assessment.shared', {
    subjectId: userId,
    details: { companyId, assessment: instrument },
  });
  await tellTeam(tx, companyId, 'assessments:changed');
}

export async function stopSharing(
  ctx: AssessmentCtx,
  assessmentId: string,
  companyId: string,
): Promise<Shares> {
  const instrument = instrumentNamed(ctx, assessmentId);
  await ctx.transaction(async (tx) => {
    const ended = await deleteShares(tx.db, { userId: tx.actor.id, companyId, instrument: instrument.id });
    if (ended === 0) throw new Refusal('assessments.share_not_found');
    await record(tx, 'assessment.unshared', {
      subjectId: tx.actor.id,
      details: { companyId, assessment: instrument.id },
    });
    await tellTeam(tx, companyId, 'assessments:changed');
  });
  return presentShares(ctx, instrument);
}
