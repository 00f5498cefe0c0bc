import crypto from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { editDetails, sendEmail } from '#contract/features/accounts.contract.ts';
import { applyToJob } from '#contract/features/applications.contract.ts';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { getInvitationMails, stopInvitationMails } from '#contract/features/emails.contract.ts';
import { auditEntries, emails } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, contextOf, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const anAddress = () => `${crypto.randomBytes(5).toString('hex')}@elsewhere.test`;
const write = (person: Person, body: object, lang?: 'ar') =>
  test.callAnyhow(sendEmail, { token: person.token, body, ...(lang && { lang }) });
async function mailsTo(address: string) {
  const { db } = await contextOf(test);
  return db.select().from(emails).where(eq(emails.recipient, address));
}

describe('who writes to others', () => {
  it('is one who hires or a talent manager; the others may not', async () => {
    const body = { type: 'onboarding-invite', emails: [anAddress()] };
    for (const state of ['RECRUITER', 'RECRUITER_ADMIN', 'TALENT_MANAGER'] as const) {
      const answer = await write(await aPerson(test, state), body);
      expect([answer.status, answer.message]).toEqual([200, 'Email Send Successfully']);
    }
    for (const state of [
      'CANDIDATE',
      'INSTITUTE',
      'ONBOARDING_PENDING',
      'EMAIL_VERIFICATION_PENDING',
    ] as const)
      expect((await write(await aPerson(test, state), body)).status).toBe(403);
  });

  it('asks for their own confirmation mail only while it is pending', async () => {
    const body = { type: 'resend-email' };
    expect((await write(await aPerson(test, 'RECRUITER'), body)).status).toBe(403);
    expect((await write(await aPerson(test, 'EMAIL_VERIFICATION_PENDING'), body)).status).not.toBe(403);
  });

  it('is a talent manager for invitations, and never for rejections', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const manager = await aPerson(test, 'TALENT_MANAGER');
    const job_id = await publishJob(test, recruiter);
    const address = anAddress();
    const body = { type: 'two-point-internal-job-post', job_id, emails: [address] };
    expect((await write(manager, body)).data.sent).toBe(1);
    expect((await mailsTo(address))[0]?.subject).toBe('Open within Pearl Bay Contracting: Quantity Surveyor');
    const inside = await publishJob(test, recruiter, { audience: 'employees' });
    expect((await write(manager, { ...body, job_id: inside })).problem.code).toBe('jobs.not_found');
    const reject = { type: 'bulk-reject', job_id, candidate_ids: [manager.id] };
    expect((await write(manager, reject)).status).toBe(403);
  });
});

describe('an invitation', () => {
  it('goes once to each address, in the language of whoever gets it', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const reader = await aPerson(test, 'CANDIDATE');
    await test.call(editDetails, { token: reader.token, body: { language: 'ar' } });
    const newcomer = anAddress();
    const answer = await write(recruiter, {
      type: 'bulk-invite',
      job_id: await publishJob(test, recruiter),
      emails: [newcomer, newcomer.toUpperCase(), reader.email],
      message: 'We met at the fair in Dubai.\n<b>Come!</b>',
    });
    expect(answer.data).toEqual({ sent: 2, skipped: [], wait_seconds: 0 });
    const [toNewcomer, ...more] = await mailsTo(newcomer);
    expect(more).toEqual([]);
    expect(toNewcomer?.html).toContain('&#60;b&#62;Come!');
    expect(toNewcomer?.text).toContain('> We met at the fair in Dubai.');
    const [toReader] = await mailsTo(reader.email);
    expect(toReader?.html).toContain('dir="rtl"');
    expect(toReader?.subject).toContain('دعوة من');
  });

  it('says the same of an address with an account and one without', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const known = await aPerson(test, 'CANDIDATE');
    const send = (address: string) => write(recruiter, { type: 'onboarding-invite', emails: [address] });
    expect((await send(known.email)).data).toEqual((await send(anAddress())).data);
  });

  it('comes no more to whoever asked so, by one click or by the page, until they change their mind', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const address = anAddress();
    const invite = () => write(recruiter, { type: 'onboarding-invite', emails: [address] });
    await invite();
    const mail = firstOf(await mailsTo(address));
    const id = mail.unsubscribeUrl!.split('/no-more-mail/')[1]!;
    expect(mail.text).toContain(mail.unsubscribeUrl);

    const opened = await test.send('GET', `/api/no-more-mail/${id}`, { headers: { accept: 'text/html' } });
    expect([opened.status, opened.headers.location], 'in a browser it is a page').toEqual([
      303,
      `/no-more-mail/${id}`,
    ]);
    const oneClick = await test.send('POST', `/api/no-more-mail/${id}`, {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(oneClick.status).toBe(200);
    expect((await invite()).data).toMatchObject({
      sent: 0,
      skipped: [{ recipient: address, reason: 'opted_out' }],
    });
    const shown = await test.call(getInvitationMails, { params: { id } });
    expect(shown.data).toEqual({ address: `${address[0]}…@elsewhere.test`, is_on: false });

    await test.call(stopInvitationMails, { params: { id }, body: { undo: true } });
    expect((await invite()).data.sent).toBe(1);
    expect((await test.call(getInvitationMails, { params: { id: crypto.randomUUID() } })).status).toBe(404);
  });

  it('to a job goes out for a published one of one’s own company only', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const stranger = await aPerson(test, 'RECRUITER');
    const job_id = await publishJob(test, recruiter);
    const body = { type: 'bulk-invite', job_id, emails: [anAddress()] };
    expect((await write(stranger, body)).problem.code).toBe('jobs.not_found');
  });

  it('is bounded: a hundred at once, and so many a day, of which none goes where all do not fit', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const many = (count: number) => Array.from({ length: count }, anAddress);
    const invite = (list: string[]) => write(recruiter, { type: 'onboarding-invite', emails: list });
    expect((await invite(many(101))).problem.errors[0]?.code).toBe('too_many_recipients');
    for (let round = 0; round < 3; round++) expect((await invite(many(100))).data.sent).toBe(100);
    const last = many(1);
    const answer = await invite(last);
    expect([answer.status, answer.problem.code]).toEqual([429, 'emails.daily_limit']);
    expect(await mailsTo(firstOf(last))).toEqual([]);
    const { db } = await contextOf(test);
    const written = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, recruiter.id), eq(auditEntries.action, 'email.sent')));
    expect(written).toHaveLength(300);
  });
});

describe('a rejection', () => {
  it('goes by mail to those on whom the company decided so, once, and to no others', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const job_id = await publishJob(test, recruiter);
    const rejected = await aSurveyor(test);
    const kept = await aSurveyor(test);
    const passedOver = await aSurveyor(test);
    await test.call(applyToJob, { token: rejected.token, body: { job_id, answers: {} } });
    for (const [person, action] of [
      [rejected, 'REJECTED'],
      [kept, 'SHORTLISTED'],
      [passedOver, 'REJECTED'],
    ] as const)
      await test.call(actOnCandidate, {
        token: recruiter.token,
        body: { candidate_id: person.id, job_id, action },
      });
    const body = { type: 'bulk-reject', job_id, candidate_ids: [rejected.id, kept.id, passedOver.id] };
    expect((await write(recruiter, body)).data).toMatchObject({
      sent: 1,
      skipped: [
        { recipient: kept.id, reason: 'not_rejected' },
        { recipient: passedOver.id, reason: 'never_applied' },
      ],
    });
    expect((await write(recruiter, body)).data).toMatchObject({
      sent: 0,
      skipped: [
        { recipient: rejected.id, reason: 'already_told' },
        { recipient: kept.id, reason: 'not_rejected' },
        { recipient: passedOver.id, reason: 'never_applied' },
      ],
    });
    expect((await mailsTo(passedOver.email)).map(({ kind }) => kind)).not.toContain('bulk-reject');
    const mails = (await mailsTo(rejected.email)).filter((mail) => mail.kind === 'bulk-reject');
    expect(mails.map((mail) => [mail.subject, mail.unsubscribeUrl])).toEqual([
      ['About Quantity Surveyor at Pearl Bay Contracting', null],
    ]);
    const stranger = await aSurveyor(test);
    const foreign = await write(recruiter, { ...body, candidate_ids: [stranger.id] });
    expect(foreign.problem.code).toBe('candidates.not_found');
  });
});
