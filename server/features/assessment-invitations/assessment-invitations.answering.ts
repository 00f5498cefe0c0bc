import type { z } from 'zod';
import type {
  listReceivedAssessmentInvitations,
  ReceivedInvitation,
} from '#contract/features/assessment-invitations.contract.ts';
import { type AssessmentCtx, showTo } from '#server/features/assessments/index.ts';
import { presentCompanyBrief, tellTeam } from '#server/features/companies/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import { offsetOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { isPending, mayBegin, stateOf } from './assessment-invitations.policy.ts';
import { listReceived } from './assessment-invitations.reads.ts';
import {
  type InvitationRow,
  lockInvitation,
  openFor,
  updateInvitation,
} from './assessment-invitations.store.ts';
import { tellAnswered } from './assessment-invitations.telling.ts';

/** What people do with invitations: look, begin, finish, show what they have, decline. */

export async function listOwn(
  ctx: AssessmentCtx,
  { page, limit }: z.output<typeof listReceivedAssessmentInvitations.query>,
): Promise<z.input<typeof listReceivedAssessmentInvitations.response>> {
  const { rows, total } = await listReceived(
    ctx.db,
    { userId: ctx.actor.id },
    { limit, offset: offsetOf(page, limit) },
  );
  return { results: rows.map((row) => present(ctx, row)), total, page, limit };
}

type ReceivedRow = Awaited<ReturnType<typeof listReceived>>['rows'][number];

function present(ctx: AssessmentCtx, { invitation, company, jobTitle }: ReceivedRow): ReceivedInvitation {
  const instrument = ctx.instruments.get(invitation.instrument);
  const { id, jobId } = invitation;
  return {
    id,
    assessment_id: invitation.instrument,
    assessment: instrument?.name ?? { en: invitation.instrument, ar: invitation.instrument },
    minutes: instrument?.minutes ?? 0,
    company: presentCompanyBrief(company),
    job: jobId !== null && jobTitle !== null ? { jid: jobId, job_title: jobTitle } : null,
    state: stateOf(invitation, ctx.now),
    invited_at: invitation.createdAt.toISOString(),
    deadline: invitation.deadline.toISOString(),
    can: {
      start: instrument !== undefined && mayBegin(invitation, ctx.now),
      decline: isPending(invitation, ctx.now),
    },
  };
}

/** Declines: what was begun for it stays the person's alone. */
export async function decline(ctx: AssessmentCtx & Uses<'aliases'>, id: string): Promise<ReceivedInvitation> {
  const userId = ctx.actor.id;
  await ctx.transaction(async (tx) => {
    const row = found(await lockInvitation(tx.db, id, { userId }), 'assessment_invitations.not_found');
    if (row.state === 'REVOKED') throw new Refusal('assessment_invitations.not_found');
    if (!isPending(row, tx.now)) throw new Refusal('assessment_invitations.over');
    await updateInvitation(tx.db, id, { state: 'DECLINED', attemptId: null });
    await tellAnswered(tx, row, 'assessment_declined');
    await tellTeam(tx, row.companyId, 'assessments:changed');
  });
  const { rows } = await listReceived(ctx.db, { userId, id }, { limit: 1, offset: 0 });
  return present(ctx, found(rows[0], 'assessment_invitations.not_found'));
}

/** An attempt begins, or goes on, for an invitation: by that the person agrees that the company gets the result. */
export async function begin(
  tx: Ctx,
  { attemptId, userId, instrument, invitationId }: DomainEvents['assessments.started'],
): Promise<void> {
  if (invitationId === null) return;
  const row = found(
    await lockInvitation(tx.db, invitationId, { userId }),
    'assessment_invitations.not_found',
  );
  const isOther = row.instrument !== instrument || row.state === 'REVOKED';
  const { rows } = await listReceived(tx.db, { userId, id: row.id }, { limit: 1, offset: 0 });
  if (isOther || rows.length === 0) throw new Refusal('assessment_invitations.not_found');
  if (!mayBegin(row, tx.now)) throw new Refusal('assessment_invitations.over');
  await updateInvitation(tx.db, row.id, { state: 'STARTED', attemptId });
  await tellTeam(tx, row.companyId, 'assessments:changed');
}

/** The result is there: each company that the person began it for gets it. */
export async function deliver(
  tx: Ctx & Uses<'aliases' | 'instruments'>,
  { attemptId, userId, instrument }: DomainEvents['assessments.completed'],
): Promise<void> {
  for (const row of await openFor(tx.db, { userId, instrument }))
    if (row.attemptId === attemptId) await answerWith(tx, row, attemptId);
}

/** A result that the person shows by themselves answers the company's open invitation as well. */
export async function answerByShowing(
  tx: Ctx & Uses<'aliases' | 'instruments'>,
  { attemptId, userId, instrument, companyId }: DomainEvents['assessments.shared'],
): Promise<void> {
  for (const row of await openFor(tx.db, { userId, instrument, companyId }))
    await answerWith(tx, row, attemptId);
}

async function answerWith(
  tx: Ctx & Uses<'aliases' | 'instruments'>,
  row: InvitationRow,
  attemptId: string,
): Promise<void> {
  await updateInvitation(tx.db, row.id, { state: 'COMPLETED', attemptId });
  await showTo(tx, { companyId: row.companyId, attemptId, userId: row.userId, instrument: row.instrument });
  await tellAnswered(tx, row, 'assessment_completed');
}

/** An attempt that is given up leaves the invitation as it was: the person may begin anew. */
export async function letGo(
  tx: Ctx,
  { attemptId, userId, instrument }: DomainEvents['assessments.cancelled'],
): Promise<void> {
  for (const row of await openFor(tx.db, { userId, instrument }))
    if (row.attemptId === attemptId)
      await updateInvitation(tx.db, row.id, { state: 'INVITED', attemptId: null });
}
