import crypto from 'node:crypto';
import { EMAILS_PER_DAY, type EmailsSent, type EmailToSend } from '#contract/features/emails.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { Actor, SignedInCtx } from '#server/platform/context.ts';
import { daysBefore } from '#server/platform/days.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { say } from '#server/platform/words.ts';
import { optedOut, optOutAddress } from './emails.opt-outs.ts';
import {
  addressesThatBlocked,
  companyName,
  decidedAmong,
  jobOf,
  languagesOf,
  mailsWrittenSince,
  toldAmong,
} from './emails.reads.ts';
import { sendEmail } from './emails.service.ts';
import type { EmailContent } from './emails.template.ts';

/** What people write to others, and to whom they may: `POST /send-email` but for one's own confirmation mail. */
type Written = Exclude<EmailToSend, { type: 'resend-email' }>;
type ToAddresses = Exclude<Written, { type: 'bulk-reject' }>;
type ToRejected = Extract<Written, { type: 'bulk-reject' }>;
type Job = NonNullable<Awaited<ReturnType<typeof jobOf>>>;
type Skipped = EmailsSent['skipped'];
type Decided = Pick<Awaited<ReturnType<typeof decidedAmong>>[number], 'status' | 'wanted'>;

/** Sends them all, or where the day's limit would be passed none. */
export async function writeToPeople(ctx: SignedInCtx, input: Written): Promise<EmailsSent> {
  if (input.type === 'bulk-reject' && !hires(ctx.actor)) throw new Refusal('access.denied');
  needsVerifiedCompany(ctx, 'company_checks.verify_to_ask');
  const skipped: Skipped = [];
  return ctx.transaction(async (tx) => {
    const sent =
      input.type === 'bulk-reject'
        ? await tellRejected(tx, input, skipped)
        : await writeToAddresses(tx, input, skipped);
    return { sent, skipped, wait_seconds: 0 };
  });
}

const hires = (actor: Actor) => actor.state === 'RECRUITER' || actor.state === 'RECRUITER_ADMIN';

/** Refuses where a sender's mails of this day would be more than they may write. */
export async function keepWithinDay(ctx: SignedInCtx, wanted: number): Promise<void> {
  const limit = EMAILS_PER_DAY[ctx.actor.state] ?? 0;
  const written = await mailsWrittenSince(ctx.db, ctx.actor.id, daysBefore(ctx.now, 1));
  if (written + wanted > limit)
    throw new Refusal('emails.daily_limit', { limit, left: Math.max(0, limit - written) });
}

/** Those who hire write about their company's jobs, talent managers about any that their portal shows. */
async function jobToWriteOf(ctx: SignedInCtx, id: string, mustBePublished: boolean): Promise<Job> {
  const job = await jobOf(ctx.db, id);
  const { actor } = ctx;
  const isTheirs = hires(actor)
    ? job?.companyId === actor.companyId
    : job?.portal === actor.portal && job.status === 'published' && job.audience === 'portal';
  if (!job || !isTheirs || (mustBePublished && job.status !== 'published'))
    throw new Refusal('jobs.not_found');
  return job;
}

async function writeToAddresses(ctx: SignedInCtx, input: ToAddresses, skipped: Skipped): Promise<number> {
  const jobId = 'job_id' in input ? input.job_id : undefined;
  const job = jobId ? await jobToWriteOf(ctx, jobId, true) : null;
  const company = job?.company ?? (await companyName(ctx.db, ctx.actor.companyId));
  const addresses = [...new Set(input.emails)];
  const out = await optedOut(ctx.db, ctx.portal.key, addresses);
  for (const recipient of out) skipped.push({ recipient, reason: 'opted_out' });
  const willing = addresses.filter((address) => !out.has(address));
  await keepWithinDay(ctx, willing.length);

  const languages = await languagesOf(ctx.db, ctx.portal.key, willing);
  const blocked = await addressesThatBlocked(
    ctx.db,
    { portal: ctx.portal.key, companyId: ctx.actor.companyId },
    willing,
  );
  for (const address of willing) {
    // Whoever has blocked the company gets nothing, which the company is not told.
    if (blocked.has(address.toLowerCase())) continue;
    const language = languages.get(address) ?? input.language ?? ctx.lang;
    const id = crypto.randomUUID();
    const content = invitation(ctx, language, input, job, company);
    await sendEmail(
      ctx,
      { userId: null, address, language },
      { ...content, unsubscribeUrl: optOutAddress(ctx, id) },
      { id },
    );
    await record(ctx, 'email.sent', { details: { type: input.type, ...(job && { job_id: job.id }) } });
  }
  return willing.length;
}

function invitation(
  ctx: SignedInCtx,
  language: Language,
  { type, message }: ToAddresses,
  job: Job | null,
  company: string | null,
): EmailContent {
  const name = `${ctx.actor.firstName} ${ctx.actor.lastName}`;
  // “Amal Nasser of Pearl Bay”, or the name alone.
  const sender = company ? say(language, 'emails.of_company', { name, company }) : name;
  const portal = ctx.portal.name[language];
  const params = { sender, portal, company: company ?? portal, job: job?.title ?? '' };
  const about = job ? (type === 'two-point-internal-job-post' ? 'internal' : 'job') : 'portal';
  return {
    kind: type,
    subject: say(language, `emails.${about}_subject`, params),
    paragraphs: [say(language, 'emails.hello'), say(language, `emails.${about}_text`, params)],
    ...(message && { quote: { text: message, from: name } }),
    button: {
      label: say(language, job ? 'emails.job_button' : 'emails.portal_button'),
      link: job
        ? `${ctx.portal.url}${job.audience === 'portal' ? `/public/job/${job.publicKey}` : `/job/${job.id}`}?lang=${language}`
        : `${ctx.portal.url}/auth/signup?lang=${language}`,
    },
  };
}

/** Whoever never wanted the job is not thanked for their interest, nor told of an outcome that they did not wait for. */
function reasonToSkip({ status, wanted }: Decided, wasTold: boolean): Skipped[number]['reason'] | null {
  if (status !== 'REJECTED') return 'not_rejected';
  if (!wanted) return 'never_applied';
  return wasTold ? 'already_told' : null;
}

/** Only those on whom a person has decided so, and each only once for a job. */
async function tellRejected(ctx: SignedInCtx, input: ToRejected, skipped: Skipped): Promise<number> {
  const job = await jobToWriteOf(ctx, input.job_id, false);
  const ids = [...new Set(input.candidate_ids)];
  const decided = new Map((await decidedAmong(ctx.db, job.id, ids)).map((one) => [one.userId, one]));
  const told = await toldAmong(ctx.db, job.id, ids);
  const toTell = ids.flatMap((id) => {
    const candidate = found(decided.get(id), 'candidates.not_found');
    const reason = reasonToSkip(candidate, told.has(id));
    if (reason) skipped.push({ recipient: id, reason });
    return reason ? [] : [candidate];
  });
  await keepWithinDay(ctx, toTell.length);

  for (const { userId, email, firstName, language } of toTell) {
    const params = { name: firstName, job: job.title, company: job.company };
    await sendEmail(
      ctx,
      { userId, address: email, language },
      {
        kind: 'bulk-reject',
        subject: say(language, 'emails.rejected_subject', params),
        paragraphs: [
          say(language, 'emails.hello_name', params),
          say(language, 'emails.rejected_text', params),
        ],
        ...(input.message && { quote: { text: input.message, from: job.company } }),
        button: {
          label: say(language, 'emails.rejected_button'),
          link: `${ctx.portal.url}/candidate/jobs`,
        },
      },
    );
    await record(ctx, 'email.sent', {
      subjectId: userId,
      details: { type: 'bulk-reject', job_id: job.id },
    });
  }
  return toTell.length;
}
