import crypto from 'node:crypto';
import type { z } from 'zod';
import {
  filled,
  type Message,
  type MessageInput,
  type MessageText,
  type NOT_WRITTEN,
  type Placeholder,
  type previewMessage,
} from '#contract/features/messages.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { type Disclosure, disclosureOf } from '#server/features/blind-review/index.ts';
import { giveBack, spend } from '#server/features/bulk-limits/index.ts';
import { findCompany, tellTeam } from '#server/features/companies/index.ts';
import { keepWithinDay, optedOut, optOutAddress, sendEmail } from '#server/features/emails/index.ts';
import { addressOfJob, type JobRow, ownJob } from '#server/features/jobs/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { say } from '#server/platform/words.ts';
import { leaveMessage } from './messages.jobs.ts';
import { findOf, framesOf, listOf, type Tie, tiesOf, waitingFor } from './messages.reads.ts';
import { insertMessage, lockMessage, markSent, setStatus } from './messages.store.ts';

type Reason = (typeof NOT_WRITTEN)[number];
type Preview = z.output<typeof previewMessage.response>;

interface Written {
  tie: Tie;
  text: MessageText;
  subject: string;
  body: string;
}

interface Draft {
  job: JobRow;
  disclosure: Disclosure;
  written: Written[];
  skipped: Preview['skipped'];
}

/** A message as each of its recipients would get it. Sends nothing. */
export async function preview(ctx: SignedInCtx & Uses<'aliases'>, input: MessageInput): Promise<Preview> {
  const { disclosure, written, skipped } = await draft(ctx, input, (disclosure, tie) =>
    disclosure.nameOf(tie.userId, tie.firstName),
  );
  return {
    recipients: written.map(({ tie, text, subject, body }) => ({
      candidate_id: disclosure.idOf(tie.userId),
      name: disclosure.nameOf(tie.userId, tie.name),
      language: text.language,
      subject,
      body,
    })),
    skipped,
  };
}

/** Writes it down to leave a little later: what is committed leaves, whatever becomes of this process. */
export async function send(ctx: SignedInCtx & Uses<'aliases'>, input: MessageInput) {
  needsVerifiedCompany(ctx, 'company_checks.verify_to_ask');
  const { job, written, skipped } = await draft(ctx, input, (_, tie) => tie.firstName);
  if (written.length === 0) throw new Refusal('messages.nobody_to_write_to');
  const first = expected(input.texts[0], 'text of the message');
  const id = await ctx.transaction(async (tx) => {
    await keepWithinDay(tx, written.length);
    if (written.length > 1) await spend(tx, job.companyId, 'message', written.length);
    const { id: messageId } = await insertMessage(
      tx.db,
      {
        companyId: job.companyId,
        jobId: job.id,
        senderId: ctx.actor.id,
        purpose: input.purpose,
        subject: first.subject,
        body: first.body,
        status: 'waiting',
        leavesAt: new Date(tx.now.getTime() + LIMITS.messageUndoSeconds * 1_000),
        createdAt: tx.now,
      },
      written.map(({ tie, subject, body }) => ({ userId: tie.userId, subject, body })),
    );
    await tx.enqueue(leaveMessage, { messageId }, { startAfterSeconds: LIMITS.messageUndoSeconds });
    return messageId;
  });
  return { ...(await own(ctx, id)), skipped };
}

/** Takes a message back before it leaves. */
export async function takeBack(ctx: SignedInCtx, id: string): Promise<Message> {
  const { recipients } = await own(ctx, id);
  await ctx.transaction(async (tx) => {
    const message = found(await lockMessage(tx.db, id), 'messages.not_found');
    if (message.status === 'sent') throw new Refusal('messages.has_left');
    if (message.status === 'taken_back') return;
    await setStatus(tx.db, id, 'taken_back');
    const { companyId, createdAt: at } = message;
    if (recipients > 1) await giveBack(tx, companyId, { deed: 'message', people: recipients, at });
  });
  return own(ctx, id);
}

export async function listMessages(ctx: SignedInCtx, jobId: string | null): Promise<{ results: Message[] }> {
  const rows = await listOf(ctx.db, ownCompanyId(ctx), jobId);
  return { results: rows.map(present) };
}

/**
 * Puts the mails of a message into the outbox. Done again it finds nobody left, and a message that was taken back leaves
 * nothing.
 */
export async function letLeave(ctx: Ctx, messageId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const message = await lockMessage(tx.db, messageId);
    if (message?.status !== 'waiting') return;
    const frame = await framesOf(tx.db, messageId);
    if (!frame) return;
    for (const { userId, subject, body, email, language, portal } of await waitingFor(tx.db, messageId)) {
      const here = await tx.inPortal(portal);
      const id = crypto.randomUUID();
      await sendEmail(
        here,
        { userId, address: email, language },
        {
          kind: 'candidate-message',
          subject,
          paragraphs: body.split(/\n{2,}/).map((paragraph) => paragraph.trim()),
          ...(frame.jobStatus === 'published' &&
            frame.publicKey && {
              button: { label: say(language, 'messages.button'), link: addressOfJob(here, frame.publicKey) },
            }),
          unsubscribeUrl: optOutAddress(here, id),
        },
        { id, sender: frame.company, ...(frame.senderEmail && { replyTo: frame.senderEmail }) },
      );
      await markSent(tx.db, messageId, userId, tx.now);
      await record({ ...here, db: tx.db }, 'email.sent', {
        subjectId: userId,
        ...(message.senderId && { actorId: message.senderId }),
        details: { type: 'candidate-message', job_id: message.jobId },
      });
    }
    await setStatus(tx.db, messageId, 'sent');
    await tellTeam(tx, message.companyId, 'candidates:changed', {
      job_id: message.jobId,
      candidate_id: null,
    });
  });
}

/** What each of the people would get, and why some get nothing. */
async function draft(
  ctx: SignedInCtx & Uses<'aliases'>,
  { job_id: jobId, candidate_ids, purpose, texts }: MessageInput,
  callName: (disclosure: Disclosure, tie: Tie) => string,
): Promise<Draft> {
  const job = await ownJob(ctx, jobId);
  const company = found(await findCompany(ctx.db, job.companyId), 'companies.not_found').company_name;
  const userIds = [...new Set(candidate_ids)];
  const disclosure = await disclosureOf(ctx, { jobId, userIds });
  const ties = new Map(
    (await tiesOf(ctx.db, { portal: ctx.portal.key, companyId: job.companyId, jobId }, userIds)).map(
      (tie) => [tie.userId, tie],
    ),
  );
  const out = await optedOut(
    ctx.db,
    ctx.portal.key,
    [...ties.values()].map(({ email }) => email),
  );
  const written: Written[] = [];
  const skipped: Draft['skipped'] = [];
  for (const userId of userIds) {
    const tie = ties.get(userId);
    const reason = whyNot(tie, purpose, out);
    if (!tie || reason) {
      const why = reason ?? 'no_tie';
      // Who has no tie to the job may be anybody, or nobody: that is not told.
      const name = tie && why !== 'no_tie' ? disclosure.nameOf(userId, tie.name) : null;
      skipped.push({ candidate_id: disclosure.idOf(userId), name, reason: why });
      continue;
    }
    const text = expected(
      texts.find(({ language }) => language === tie.language) ?? texts[0],
      'text of the message',
    );
    const values: Record<Placeholder, string> = {
      name: callName(disclosure, tie),
      job: job.title,
      company,
      recruiter: `${ctx.actor.firstName} ${ctx.actor.lastName}`,
      link: addressOfJob(ctx, job.publicKey),
    };
    written.push({ tie, text, subject: filled(text.subject, values), body: filled(text.body, values) });
  }
  return { job, disclosure, written, skipped };
}

/** Only who has something to do with the job is written to; to everyone else a mail would be one that nobody asked for. */
function whyNot(
  tie: Tie | undefined,
  purpose: MessageInput['purpose'],
  out: ReadonlySet<string>,
): Reason | null {
  if (!tie) return 'no_tie';
  const hasApplied = tie.applied !== null && tie.applied !== 'WITHDRAWN';
  const isDecided = tie.decision === 'SHORTLISTED' || tie.decision === 'REJECTED';
  const wantsTheJob = hasApplied || tie.poke === 'interested';
  if (!wantsTheJob && !isDecided) return 'no_tie';
  if (purpose === 'rejection' && tie.decision !== 'REJECTED') return 'not_rejected';
  // Whoever never wanted the job does not wait for an outcome.
  if (purpose === 'rejection' && !wantsTheJob) return 'never_applied';
  if (purpose === 'rejection' && tie.isToldAlready) return 'told_already';
  return out.has(tie.email) ? 'opted_out' : null;
}

const own = async (ctx: SignedInCtx, id: string): Promise<Message> =>
  present(found(await findOf(ctx.db, ownCompanyId(ctx), id), 'messages.not_found'));

const ownCompanyId = (ctx: SignedInCtx): string => found(ctx.actor.companyId, 'access.denied');

type Row = NonNullable<Awaited<ReturnType<typeof findOf>>>;

const present = ({ message, job, sender, recipients }: Row): Message => ({
  id: message.id,
  job: job && { jid: job.id, job_title: job.title },
  purpose: message.purpose,
  subject: message.subject,
  status: message.status,
  recipients,
  sender,
  leaves_at: message.leavesAt.toISOString(),
  created_at: message.createdAt.toISOString(),
});
