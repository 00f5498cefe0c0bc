import { eq } from 'drizzle-orm';
import { auditEntries } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';

export type AuditAction =
  | 'account.registered'
  | 'account.email_confirmed'
  | 'account.onboarded'
  | 'account.email_corrected'
  | 'account.email_change_asked'
  | 'account.email_changed'
  | 'account.password_changed'
  | 'account.password_reset_asked'
  | 'account.password_reset'
  | 'account.sharing_changed'
  | 'account.exported'
  | 'account.deleted'
  | 'account.admin_made'
  | 'account.disabled'
  | 'account.enabled'
  | 'identity.linked'
  | 'identity.removed'
  | 'session.opened'
  | 'session.ended'
  | 'session.others_ended'
  | 'session.all_ended'
  | 'session.token_reused'
  | 'approval.requested'
  | 'approval.approved'
  | 'approval.declined'
  | 'approval.rejected'
  | 'approval.undone'
  | 'company.updated'
  | 'company.handed_over'
  | 'invitation.sent'
  | 'invitation.revoked'
  | 'invitation.accepted'
  | 'onboarding.started_over'
  | 'team.join_requested'
  | 'team.join_accepted'
  | 'team.join_declined'
  | 'team.role_changed'
  | 'team.member_removed'
  | 'team.member_left'
  | 'portal.changed'
  | 'portal.audit_exported'
  | 'email.sent'
  | 'message_template.added'
  | 'message_template.changed'
  | 'message_template.deleted'
  | 'job.published'
  | 'job.changed'
  | 'job.expired'
  | 'job.expiry_told'
  | 'job.closed'
  | 'job.deleted'
  | 'job.candidates_exported'
  | 'candidate.shortlisted'
  | 'candidate.rejected'
  | 'candidate.returned_to_pending'
  | 'candidate.moved'
  | 'candidate.hired'
  | 'candidate.merged'
  | 'candidate.told_apart'
  | 'candidate.merge_undone'
  | 'candidate.poked'
  | 'candidate.kept'
  | 'candidate.let_go'
  | 'poke.answered'
  | 'candidate_note.written'
  | 'candidate_note.changed'
  | 'candidate_note.deleted'
  | 'candidate_tag.changed'
  | 'hiring_stage.added'
  | 'hiring_stage.renamed'
  | 'hiring_stage.moved'
  | 'hiring_stage.removed'
  | 'employee.added'
  | 'employee.changed'
  | 'employee.deleted'
  | 'employee.imported'
  | 'employee.exported'
  | 'employee.invited'
  | 'employee.linked'
  | 'employee.unlinked'
  | 'employee.job_sent'
  | 'application.sent'
  | 'application.withdrawn'
  | 'match_calibration.refitted'
  | 'match_calibration.activated'
  | 'portal_skill.linked'
  | 'portal_skill.accepted'
  | 'portal_skill.ignored'
  | 'portal_skill.returned_to_new';

/** Somebody's account goes: their deeds stay, without the network addresses they came from. */
export async function forgetAddresses(ctx: Ctx, actorId: string): Promise<void> {
  await ctx.db.update(auditEntries).set({ address: null }).where(eq(auditEntries.actorId, actorId));
}

/** Writes down who did what, in the transaction that did it. Work of the queue says for which portal it is. */
export async function record(
  ctx: Ctx,
  action: AuditAction,
  entry: { portal?: string; subjectId?: string; actorId?: string; details?: Record<string, unknown> } = {},
): Promise<void> {
  await ctx.db.insert(auditEntries).values({
    portal: entry.portal ?? ctx.portal.key,
    actorId: entry.actorId ?? ctx.actor?.id ?? null,
    subjectId: entry.subjectId ?? null,
    action,
    address: ctx.request.address,
    // Whoever did it in a blind review reads it without the name.
    details: {
      ...entry.details,
      ...(ctx.request.namedByAlias.has(entry.subjectId ?? '') ? { isBlind: true } : {}),
    },
    createdAt: ctx.now,
  });
}
