import crypto from 'node:crypto';
import { record } from '#server/features/audit-entries/index.ts';
import { tellTeam } from '#server/features/companies/index.ts';
import { keepWithinDay, optedOut, optOutAddress, sendEmail } from '#server/features/emails/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { DAY_MS } from '#server/platform/days.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { sameHash, signingSecret } from '#server/platform/tokens.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { say } from '#server/platform/words.ts';
import { jobsSentTo } from './employees.reads.ts';
import { changing } from './employees.service.ts';
import {
  type EmployeeRow,
  findWithCompany,
  linksOf,
  lockEmployee,
  updateEmployee,
} from './employees.store.ts';

export const LINK_DAYS = 30;
/** Between two mails of one invitation. */
const RESEND_WAIT_SECONDS = 60;

type Invited = EmployeeRow & { invitedAt: Date };

/**
 * The address at which an employee says yes. It is signed over the mail's address and moment, so that who lists somebody
 * cannot say yes for them, and a newer invitation or another address ends the older link; nothing is stored for it.
 */
export async function addressOfLink(ctx: Ctx, row: Invited): Promise<string> {
  return `${ctx.portal.url}/employment/${row.id}.${await macOf(ctx, row)}`;
}

async function macOf(ctx: Ctx, { id, email, invitedAt }: Invited): Promise<string> {
  return crypto
    .createHmac('sha256', await signingSecret(ctx.db))
    .update(`employment:${id}:${email}:${invitedAt.getTime()}`)
    .digest('base64url');
}

/** Asks an employee by mail whether they want to be linked. */
export const inviteOwn = (ctx: SignedInCtx, id: string) =>
  changing(ctx, id, async (tx, row) => {
    needsVerifiedCompany(ctx, 'company_checks.verify_to_ask');
    if (row.userId) throw new Refusal('employees.already_linked');
    const waited = row.invitedAt ? (tx.now.getTime() - row.invitedAt.getTime()) / 1000 : RESEND_WAIT_SECONDS;
    if (waited < RESEND_WAIT_SECONDS)
      throw new Refusal('employees.too_soon', { seconds: Math.ceil(RESEND_WAIT_SECONDS - waited) });
    if ((await optedOut(tx.db, tx.portal.key, [row.email])).size > 0)
      throw new Refusal('employees.mail_refused');
    await keepWithinDay(tx, 1);
    const invited = await asInvited(tx, row);
    const company = await companyNameOf(tx, row.id);
    const params = { company, portal: tx.portal.name[tx.lang], name: row.name, days: LINK_DAYS };
    const mailId = crypto.randomUUID();
    await sendEmail(
      tx,
      { userId: null, address: row.email, language: tx.lang },
      {
        kind: 'employment-invitation',
        subject: say(tx.lang, 'employees.mail_subject', params),
        paragraphs: [
          say(tx.lang, 'employees.mail_text', params),
          say(tx.lang, 'employees.mail_meaning', params),
        ],
        button: { label: say(tx.lang, 'employees.mail_button'), link: await addressOfLink(tx, invited) },
        closing: [say(tx.lang, 'employees.mail_ignore')],
        unsubscribeUrl: optOutAddress(tx, mailId),
      },
      { id: mailId },
    );
    await record(tx, 'email.sent', { details: { type: 'employment-invitation' } });
    await record(tx, 'employee.invited', { details: { companyId: row.companyId, employeeId: row.id } });
    return invited;
  });

export async function asInvited(tx: Ctx, row: EmployeeRow): Promise<Invited> {
  const after = await updateEmployee(tx.db, row.id, { invitedAt: tx.now });
  return { ...after, invitedAt: tx.now };
}

const companyNameOf = async (ctx: Ctx, employeeId: string): Promise<string> =>
  found(await findWithCompany(ctx.db, employeeId), 'employees.not_found').company.name;

/** Ends the link, or takes the invitation back. */
export const unlinkOwn = (ctx: SignedInCtx, id: string) =>
  changing(ctx, id, async (tx, row) => {
    if (!row.userId && !row.invitedAt) return row;
    await record(tx, 'employee.unlinked', {
      details: { companyId: row.companyId, employeeId: id },
      ...(row.userId && { subjectId: row.userId }),
    });
    return updateEmployee(tx.db, id, { userId: null, invitedAt: null });
  });

/** The employee of a link, where the link is the latest that went to their address. */
async function employeeOf(ctx: Ctx, token: string) {
  const [id = '', mac = ''] = token.split('.');
  const row = /^[0-9a-f-]{36}$/.test(id) ? await findWithCompany(ctx.db, id) : null;
  const { employee, company } = found(row, 'employees.link_unknown');
  const { invitedAt } = employee;
  if (!invitedAt || company.portal !== ctx.portal.key) throw new Refusal('employees.link_unknown');
  if (!sameHash(mac, await macOf(ctx, { ...employee, invitedAt })))
    throw new Refusal('employees.link_unknown');
  const isOver = ctx.now.getTime() - invitedAt.getTime() > LINK_DAYS * DAY_MS;
  return { employee, company, isOver };
}

export async function lookAtLink(ctx: Ctx, token: string) {
  const { employee, company, isOver } = await employeeOf(ctx, token);
  const status = employee.userId ? ('accepted' as const) : isOver ? ('expired' as const) : ('open' as const);
  return { company_name: company.name, name: employee.name, status };
}

/** Says yes: from now on the account is the employee's. */
export async function acceptLink(ctx: SignedInCtx, token: string) {
  const asked = await employeeOf(ctx, token);
  const { id, companyId } = asked.employee;
  await ctx.transaction(async (tx) => {
    const row = found(await lockEmployee(tx.db, companyId, id), 'employees.link_unknown');
    if (row.userId === ctx.actor.id) return;
    if (row.userId) throw new Refusal('employees.already_linked');
    if (asked.isOver || !row.invitedAt) throw new Refusal('employees.link_unknown');
    const others = await linksOf(tx.db, ctx.actor.id);
    if (others.some(({ company }) => company.id === companyId)) throw new Refusal('employees.already_linked');
    await updateEmployee(tx.db, id, { userId: ctx.actor.id });
    await record(tx, 'employee.linked', { details: { companyId, employeeId: id }, subjectId: ctx.actor.id });
    if (row.addedBy)
      await notify(
        tx,
        row.addedBy,
        'invitation_accepted',
        {},
        {
          link: '/recruiter/employees',
          actorId: ctx.actor.id,
        },
      );
    await tellTeam(tx, companyId, 'employees:changed');
  });
  return { id, company_name: asked.company.name };
}

/** Where the caller is linked, and the jobs within those companies that were sent to the caller. */
export async function ownEmployments(ctx: SignedInCtx) {
  const links = await linksOf(ctx.db, ctx.actor.id);
  const sent = links.length > 0 ? await jobsSentTo(ctx.db, ctx.actor.id, ctx.actor.portal) : [];
  return {
    results: links.map(({ employee, company }) => ({
      id: employee.id,
      company_name: company.name,
      job_title: employee.jobTitle,
      department: employee.department,
    })),
    jobs: sent.map((job) => ({
      id: job.id,
      title: job.title,
      company_name: job.company,
      location: job.location,
      sent_at: job.sentAt.toISOString(),
      is_applied: job.applicationId !== null,
    })),
  };
}

export async function endLink(ctx: SignedInCtx, id: string): Promise<{ id: string }> {
  await ctx.transaction(async (tx) => {
    const links = await linksOf(tx.db, ctx.actor.id);
    const { employee } = found(
      links.find((link) => link.employee.id === id),
      'employees.not_found',
    );
    await updateEmployee(tx.db, id, { userId: null, invitedAt: null });
    await record(tx, 'employee.unlinked', {
      details: { companyId: employee.companyId, employeeId: id },
      subjectId: ctx.actor.id,
    });
    await tellTeam(tx, employee.companyId, 'employees:changed');
  });
  return { id };
}
