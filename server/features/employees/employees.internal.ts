import crypto from 'node:crypto';
import type { z } from 'zod';
import type { sendInternalJob } from '#contract/features/employees.contract.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { allowedInTeam, findCompany, tellTeam } from '#server/features/companies/index.ts';
import { keepWithinDay, optedOut, optOutAddress, sendEmail } from '#server/features/emails/index.ts';
import { isPublishedJob, ownJob } from '#server/features/jobs/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { say } from '#server/platform/words.ts';
import { addressOfLink, asInvited } from './employees.links.ts';
import { type EmployeeRow, findChosen, insertSendings } from './employees.store.ts';

type Sending = z.output<typeof sendInternalJob.body>;

/**
 * Sends a job within the company. Who is linked is told here, and by mail as they chose; who is not gets the mail that
 * invites them to be, since only a linked account may open the job.
 */
export async function sendJob(
  ctx: SignedInCtx,
  input: Sending,
): Promise<z.input<typeof sendInternalJob.response>> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  needsVerifiedCompany(ctx, 'company_checks.verify_to_ask');
  const job = await ownJob(ctx, input.job_id);
  if (job.audience !== 'employees' || !isPublishedJob(job)) throw new Refusal('employees.job_not_internal');
  const company = found(await findCompany(ctx.db, companyId), 'companies.not_found').company_name;
  return ctx.transaction(async (tx) => {
    const chosen = await findChosen(tx.db, companyId, {
      ids: input.employee_ids,
      department: input.department,
    });
    const missing = input.employee_ids.some((id) => !chosen.some((one) => one.id === id));
    if (missing || chosen.length === 0) throw new Refusal('employees.not_found');

    const fresh = await insertSendings(
      tx.db,
      chosen.map(({ id }) => ({ jobId: job.id, employeeId: id, sentBy: ctx.actor.id, createdAt: tx.now })),
    );
    const before = chosen.filter(({ id }) => !fresh.has(id));
    const linked = chosen.flatMap(({ id, userId }) => (fresh.has(id) && userId ? [userId] : []));
    const unlinked = chosen.filter(({ id, userId }) => fresh.has(id) && !userId);
    const addresses = unlinked.map(({ email }) => email);
    const out = await optedOut(tx.db, tx.portal.key, addresses);
    const willing = unlinked.filter(({ email }) => !out.has(email));
    await keepWithinDay(tx, willing.length);

    await notify(
      tx,
      linked,
      'internal_job',
      { job: job.title, company },
      {
        link: `/candidate/jobs/view/${job.id}`,
      },
    );
    for (const row of willing) await mailJob(tx, row, { title: job.title, company, message: input.message });
    await record(tx, 'employee.job_sent', {
      details: { jobId: job.id, companyId, people: fresh.size, title: job.title },
    });
    await tellTeam(tx, companyId, 'employees:changed');
    return {
      told: linked.length,
      mailed: willing.length,
      skipped: [
        ...before.map(({ id }) => ({ employee_id: id, reason: 'already_sent' as const })),
        ...unlinked
          .filter(({ email }) => out.has(email))
          .map(({ id }) => ({ employee_id: id, reason: 'opted_out' as const })),
      ],
    };
  });
}

async function mailJob(
  ctx: SignedInCtx,
  row: EmployeeRow,
  { title, company, message }: { title: string; company: string; message: string | null | undefined },
): Promise<void> {
  const { lang } = ctx;
  const sender = `${ctx.actor.firstName} ${ctx.actor.lastName}`;
  const params = { job: title, company, name: row.name, portal: ctx.portal.name[lang] };
  const id = crypto.randomUUID();
  await sendEmail(
    ctx,
    { userId: null, address: row.email, language: lang },
    {
      kind: 'two-point-internal-job-post',
      subject: say(lang, 'emails.internal_subject', params),
      paragraphs: [
        say(lang, 'employees.job_mail_text', params),
        say(lang, 'employees.job_mail_link', params),
      ],
      ...(message && { quote: { text: message, from: sender } }),
      button: {
        label: say(lang, 'employees.job_mail_button'),
        link: await addressOfLink(ctx, await asInvited(ctx, row)),
      },
      unsubscribeUrl: optOutAddress(ctx, id),
    },
    { id },
  );
  await record(ctx, 'email.sent', { details: { type: 'two-point-internal-job-post' } });
}
