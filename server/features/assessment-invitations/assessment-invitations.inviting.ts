import type { z } from 'zod';
import type {
  INVITATION_OUTCOMES,
  inviteToAssessment,
  listAssessmentInvitations,
  SentInvitation,
} from '#contract/features/assessment-invitations.contract.ts';
import type { Instrument } from '#engines/assessments/index.ts';
import { instrumentNamed, isForHiring, kindOf, type ResultCtx } from '#server/features/assessments/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import {
  disclosureOf,
  disclosuresOf,
  listedPeople,
  listedTotal,
} from '#server/features/blind-review/index.ts';
import { spend } from '#server/features/bulk-limits/index.ts';
import { visibleOrKnown } from '#server/features/candidates/index.ts';
import { findCompany, tellTeam } from '#server/features/companies/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { noteListed } from '#server/platform/shown.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import {
  deadlineIn,
  isPending,
  mayRemind,
  stateOf,
  wasRemindedToday,
} from './assessment-invitations.policy.ts';
import { alreadyShown, listSent } from './assessment-invitations.reads.ts';
import {
  closeExpired,
  type InvitationRow,
  insertInvitation,
  lockInvitation,
  updateInvitation,
} from './assessment-invitations.store.ts';
import { tellInvited, tellReminded } from './assessment-invitations.telling.ts';

/** What a company does with invitations: asks, looks, reminds, takes back. */

type Outcome = (typeof INVITATION_OUTCOMES)[number];

/** Invites people whom the company may see; nobody who shows it a result already, and nobody twice. */
export async function invite(
  ctx: ResultCtx,
  asked: z.output<typeof inviteToAssessment.body>,
): Promise<z.input<typeof inviteToAssessment.response>> {
  needsVerifiedCompany(ctx, 'company_checks.verify_to_ask');
  const instrument = instrumentNamed(ctx, asked.assessment_id);
  if (!isForHiring(kindOf(instrument))) throw new Refusal('assessment_invitations.not_for_hiring');
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const jobId = asked.job_id === undefined ? null : (await ownJob(ctx, asked.job_id)).id;
  const userIds = [...new Set(asked.user_ids)];
  const disclosure = await disclosureOf(ctx, { jobId, userIds });
  const company = found(await findCompany(ctx.db, companyId), 'companies.not_found');
  return ctx.transaction(async (tx) => {
    const shown = await alreadyShown(tx.db, { companyId, instrument: instrument.id, userIds });
    const outcomes = new Map<string, Outcome>();
    for (const userId of userIds) {
      if (!(await isVisible(tx, userId))) outcomes.set(userId, 'not_reachable');
      else if (shown.has(userId)) outcomes.set(userId, 'already_shared');
      else {
        const row = await write(tx, instrument, { userId, companyId, jobId, days: asked.days });
        outcomes.set(userId, row ? 'invited' : 'already_invited');
        if (row) await tellInvited(tx, instrument, row, company.company_name);
      }
    }
    const invited = [...outcomes.values()].filter((outcome) => outcome === 'invited').length;
    if (invited > 0) {
      await spend(tx, companyId, 'ask', invited);
      await tellTeam(tx, companyId, 'assessments:changed');
    }
    return {
      invited,
      results: userIds.map((userId) => ({
        user_id: disclosure.idOf(userId),
        outcome: outcomes.get(userId) ?? 'not_reachable',
      })),
    };
  });
}

async function write(
  tx: ResultCtx,
  instrument: Instrument,
  {
    userId,
    companyId,
    jobId,
    days,
  }: { userId: string; companyId: string; jobId: string | null; days: number },
): Promise<InvitationRow | null> {
  await closeExpired(tx.db, { companyId, userId, instrument: instrument.id }, tx.now);
  const row = await insertInvitation(tx.db, {
    portal: tx.actor.portal,
    companyId,
    jobId,
    userId,
    instrument: instrument.id,
    invitedBy: tx.actor.id,
    createdAt: tx.now,
    deadline: deadlineIn(days, tx.now),
  });
  if (row)
    await record(tx, 'assessment.invited', {
      subjectId: userId,
      details: { companyId, jobId, assessment: instrument.id },
    });
  return row;
}

/** Whoever cannot be found, and whoever is nobody, are the same to the caller. */
async function isVisible(ctx: ResultCtx, userId: string): Promise<boolean> {
  try {
    await visibleOrKnown(ctx, userId);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
}

export async function listInvitations(
  ctx: ResultCtx,
  query: z.output<typeof listAssessmentInvitations.query>,
): Promise<z.input<typeof listAssessmentInvitations.response>> {
  const { page, limit, assessment_id: instrument, job_id: jobId, state } = query;
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const filter = { companyId, instrument, jobId, state };
  const { rows, total } = await listSent(ctx.db, filter, ctx.now, { limit, offset: offsetOf(page, limit) });
  return {
    results: await presentSent(ctx, listedPeople(ctx, rows, { page, limit })),
    total: listedTotal(ctx, total),
    page,
    limit,
  };
}

type SentRow = Awaited<ReturnType<typeof listSent>>['rows'][number];

async function presentSent(ctx: ResultCtx, rows: readonly SentRow[]): Promise<SentInvitation[]> {
  const disclosures = await disclosuresOf(
    ctx,
    rows.map(({ invitation: { jobId, userId } }) => ({ jobId, userId })),
  );
  noteListed(
    ctx,
    rows.map(({ invitation }) => invitation.userId),
  );
  return rows.map(({ invitation, firstName, lastName, jobTitle, fraction, sharedAttempt }) => {
    const { jobId, userId } = invitation;
    const disclosure = disclosures(jobId);
    return {
      id: invitation.id,
      assessment_id: invitation.instrument,
      assessment: nameOf(ctx, invitation.instrument),
      user_id: disclosure.idOf(userId),
      person: disclosure.nameOf(userId, `${firstName} ${lastName}`),
      is_blind: disclosure.hides(userId),
      job: jobId !== null && jobTitle !== null ? { jid: jobId, job_title: jobTitle } : null,
      state: stateOf(invitation, ctx.now),
      fraction,
      invited_at: invitation.createdAt.toISOString(),
      deadline: invitation.deadline.toISOString(),
      reminded_at: invitation.remindedAt?.toISOString() ?? null,
      attempt_id: invitation.state === 'COMPLETED' ? sharedAttempt : null,
      can: { remind: mayRemind(invitation, ctx.now), revoke: isPending(invitation, ctx.now) },
    };
  });
}

const nameOf = ({ instruments }: ResultCtx, id: string) => instruments.get(id)?.name ?? { en: id, ar: id };

export async function remind(ctx: ResultCtx, id: string): Promise<SentInvitation> {
  await ctx.transaction(async (tx) => {
    const row = await pendingOf(tx, id);
    if (wasRemindedToday(row, tx.now)) throw new Refusal('assessment_invitations.reminded_today');
    await updateInvitation(tx.db, id, { remindedAt: tx.now });
    await tellReminded(tx, row);
  });
  return one(ctx, id);
}

export async function revoke(ctx: ResultCtx, id: string): Promise<SentInvitation> {
  await ctx.transaction(async (tx) => {
    const row = await pendingOf(tx, id);
    await updateInvitation(tx.db, id, { state: 'REVOKED', attemptId: null });
    await record(tx, 'assessment.invitation_revoked', {
      subjectId: row.userId,
      details: { companyId: row.companyId, assessment: row.instrument },
    });
    await tellTeam(tx, row.companyId, 'assessments:changed');
  });
  return one(ctx, id);
}

async function pendingOf(tx: ResultCtx, id: string): Promise<InvitationRow> {
  const companyId = found(tx.actor.companyId, 'access.denied');
  const { rows } = await listSent(tx.db, { companyId, id }, tx.now, { limit: 1, offset: 0 });
  // Whoever has blocked the company is not there for it.
  const seen = found(rows[0], 'assessment_invitations.not_found');
  const row = found(
    await lockInvitation(tx.db, seen.invitation.id, { companyId }),
    'assessment_invitations.not_found',
  );
  if (!isPending(row, tx.now)) throw new Refusal('assessment_invitations.over');
  return row;
}

async function one(ctx: ResultCtx, id: string): Promise<SentInvitation> {
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const { rows } = await listSent(ctx.db, { companyId, id }, ctx.now, { limit: 1, offset: 0 });
  const [shown] = await presentSent(ctx, rows);
  return found(shown, 'assessment_invitations.not_found');
}
