import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import * as contract from '#contract/features/notifications.contract.ts';
import { emails, notifications, users } from '#server/db/tables/index.ts';
import type { NotificationKind, NotificationParams } from '#server/platform/notification-kinds.ts';
import { aPerson, contextOf, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { notify } from './index.ts';
import { mailDigest, mailOne } from './notifications.mail.ts';

const test = testApp();
const DAY_MS = 86_400_000;

const tell = async <K extends NotificationKind>(
  ids: string | string[],
  kind: K,
  params: NotificationParams<K>,
  options: Parameters<typeof notify>[4] = {},
) => notify(await contextOf(test), ids, kind, params, options);

const list = async (
  person: Person,
  query: { page?: number; limit?: number; is_read?: 'true' | 'false' } = {},
) => (await test.call(contract.listNotifications, { token: person.token, query })).data;
const counts = async (person: Person) =>
  (await test.call(contract.countNotifications, { token: person.token })).data;
const act = (
  person: Person,
  action: 'seen' | 'read' | 'read-all' | 'delete' | 'restore',
  body: { id?: string; undo?: string } = {},
) => test.call(contract.actOnNotification, { token: person.token, params: { action }, body });
const choose = (person: Person, kind: NotificationKind, ways: object) =>
  test.call(contract.chooseNotifications, { token: person.token, body: { choices: [{ kind, ...ways }] } });
const mailsTo = (person: Person) =>
  test.program.parts.db.select().from(emails).where(eq(emails.userId, person.id)).orderBy(emails.createdAt);
const shortlisting = { job: 'Nurse', company: 'Al Noor' };
const asking = { ...shortlisting, industry: 'Health care', place: 'Dubai', size: '120' };

/** What the queue would do about this person's notifications, as often as it is asked. */
async function runMails(person: Person): Promise<void> {
  const ctx = await contextOf(test);
  const rows = await ctx.db.select().from(notifications).where(eq(notifications.userId, person.id));
  for (const { id } of rows) await mailOne(ctx, { notificationId: id });
}

/** The daily job, so many days from now. */
async function runDigest(days = 0): Promise<void> {
  const ctx = await contextOf(test);
  const now = new Date(ctx.now.getTime() + days * DAY_MS);
  await mailDigest({
    ...ctx,
    now,
    transaction: (run) => ctx.transaction((tx) => run({ ...tx, now })),
  });
}

describe('the list', () => {
  it('is newest first, counts pages from 0, and can be only the unread', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    for (const job of ['First', 'Second', 'Third'])
      await tell(person.id, 'shortlisted', { job, company: 'Al Noor' }, { link: '/candidate/jobs' });
    const all = await list(person, { limit: 2 });
    expect(all.count).toBe(3);
    expect(all.results.map((it) => it.text.en)).toEqual([
      'Al Noor has shortlisted you for “Third”.',
      'Al Noor has shortlisted you for “Second”.',
    ]);
    const next = await list(person, { page: 1, limit: 2 });
    expect(next.results.map((it) => it.text.en)).toEqual(['Al Noor has shortlisted you for “First”.']);
    await act(person, 'read', { id: all.results[0]!.id });
    expect((await list(person, { is_read: 'false' })).count).toBe(2);
    expect((await list(person, { is_read: 'true' })).results.map((it) => it.id)).toEqual([
      all.results[0]!.id,
    ]);
  });

  it('tells in both languages, with names of the other script set apart', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'poked', { ...asking, job: 'ممرّضة', company: 'Al Noor (UAE)' });
    const [one] = (await list(person)).results;
    expect(one!.text.en).toBe('Al Noor (UAE) asks whether the job “\u2068ممرّضة\u2069” would interest you.');
    expect(one!.text.ar).toBe('تسألك \u2068Al Noor (UAE)\u2069: هل تهمّك وظيفة «ممرّضة»؟');
  });

  it('names who did it as they are called now, and nobody once they are gone', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const asking = await aPerson(test, 'CANDIDATE', { name: 'Sara Haddad' });
    await tell(admin.id, 'approval_requested', {}, { actorId: asking.id });
    await test.program.parts.db.update(users).set({ firstName: 'Sarah' }).where(eq(users.id, asking.id));
    const [one] = (await list(admin)).results;
    expect(one!.actor).toEqual({ name: 'Sarah Haddad', avatar: null });
    expect(one!.text.en).toBe('Sarah Haddad is waiting for your approval.');
    await test.program.parts.db.delete(users).where(eq(users.id, asking.id));
    const [gone] = (await list(admin)).results;
    expect([gone!.actor, gone!.text.en]).toEqual([null, 'Someone is waiting for your approval.']);
  });

  it('leaves out whoever did it themselves', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await tell([admin.id], 'approval_requested', {}, { actorId: admin.id });
    expect((await list(admin)).count).toBe(0);
  });
});

describe('unread ones of a kind about one thing', () => {
  const asks = (person: Person, admin: Person) =>
    tell(admin.id, 'approval_requested', {}, { actorId: person.id, groupKey: 'HCMS' });

  it('are one, with the latest person and a count, in the plurals of both languages', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const names = ['Huda', 'Omar', 'Layla', 'Noura', 'Sara'];
    const people = await Promise.all(
      names.map((name) => aPerson(test, 'CANDIDATE', { name: `${name} Saleh` })),
    );
    const seen: string[] = [];
    for (const person of people) {
      await asks(person, admin);
      const { count, results } = await list(admin);
      expect(count).toBe(1);
      seen.push(results[0]!.text.en, results[0]!.text.ar.replace(/[\u2068\u2069]/g, ''));
    }
    expect(seen).toEqual([
      'Huda Saleh is waiting for your approval.',
      'طلب موافقة جديد من Huda Saleh.',
      'Omar Saleh and one other person are waiting for your approval.',
      'طلبا موافقة جديدان من Omar Saleh وشخص آخر.',
      'Layla Saleh and 2 others are waiting for your approval.',
      'طلبات موافقة جديدة من Layla Saleh وشخصين آخرين.',
      'Noura Saleh and 3 others are waiting for your approval.',
      'طلبات موافقة جديدة من Noura Saleh و3 أشخاص آخرين.',
      'Sara Saleh and 4 others are waiting for your approval.',
      'طلبات موافقة جديدة من Sara Saleh و4 أشخاص آخرين.',
    ]);
    expect(await counts(admin)).toEqual({ count: 1, unseen: 1 });
  });

  it('do not count the same person twice', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const [huda, omar] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    for (const person of [huda, omar, huda, huda]) await asks(person, admin);
    expect((await list(admin)).results.map((it) => it.count)).toEqual([2]);
  });

  it('begin anew once they were read, and are unseen again when one comes', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await asks(await aPerson(test, 'CANDIDATE'), admin);
    await act(admin, 'seen');
    expect(await counts(admin)).toEqual({ count: 1, unseen: 0 });
    await asks(await aPerson(test, 'CANDIDATE'), admin);
    expect(await counts(admin)).toEqual({ count: 1, unseen: 1 });
    await act(admin, 'read-all');
    await asks(await aPerson(test, 'CANDIDATE'), admin);
    expect((await list(admin)).results.map((it) => [it.count, it.is_read])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('are one also when several are told at the same moment', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(test, 'CANDIDATE')));
    await Promise.all(people.map((person) => asks(person, admin)));
    expect((await list(admin)).results.map((it) => it.count)).toEqual([6]);
  });
});

describe('seen, read and deleted', () => {
  it('seen is not read; read is seen', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'shortlisted', shortlisting);
    await tell(person.id, 'poked', asking);
    expect(await counts(person)).toEqual({ count: 2, unseen: 2 });
    expect((await act(person, 'seen')).data).toEqual({ count: 2, unseen: 0 });
    const [one] = (await list(person)).results;
    expect([one!.is_seen, one!.is_read]).toEqual([true, false]);
    expect((await act(person, 'read', { id: one!.id })).data).toEqual({ count: 1, unseen: 0 });
    expect((await act(person, 'read-all')).data).toEqual({ count: 0, unseen: 0 });
  });

  it('a deletion is taken back whole by what it answered, and by its owner only', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const other = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'shortlisted', shortlisting, { link: '/candidate/jobs' });
    const before = (await list(person)).results;
    const { data } = await act(person, 'delete', { id: before[0]!.id });
    expect((await list(person)).results).toEqual([]);
    expect((await act(other, 'restore', { undo: data.undo! })).problem.code).toBe('notifications.not_found');
    expect((await act(person, 'restore', { undo: `${data.undo}x` })).status).toBe(404);
    for (let times = 0; times < 2; times++)
      expect((await act(person, 'restore', { undo: data.undo! })).data).toEqual({ count: 1, unseen: 1 });
    expect((await list(person)).results).toEqual(before);
  });

  it('a deletion is taken back within ten minutes, and not after', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const deleted = async () => {
      await tell(person.id, 'shortlisted', shortlisting);
      const [one] = (await list(person)).results;
      return (await act(person, 'delete', { id: one!.id })).data.undo!;
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const [first, second] = [await deleted(), await deleted()];
      vi.setSystemTime(Date.now() + 10 * 60_000 - 5_000);
      expect((await act(person, 'restore', { undo: first })).data.count).toBe(1);
      vi.setSystemTime(Date.now() + 10_000);
      expect((await act(person, 'restore', { undo: second })).problem.code).toBe('notifications.not_found');
    } finally {
      vi.useRealTimers();
    }
  });

  it('what names nothing or nothing that is there is refused, but seeing all is not', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const id = crypto.randomUUID();
    for (const action of ['read', 'delete', 'restore'] as const)
      expect((await act(person, action)).problem.code).toBe('notifications.not_found');
    for (const action of ['seen', 'read', 'delete'] as const)
      expect((await act(person, action, { id })).problem.code).toBe('notifications.not_found');
    expect((await act(person, 'seen')).data).toEqual({ count: 0, unseen: 0 });
    expect((await act(person, 'read-all')).data).toEqual({ count: 0, unseen: 0 });
  });

  it('only the one that was seen is', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'shortlisted', shortlisting);
    await tell(person.id, 'poked', asking);
    const [latest] = (await list(person)).results;
    const { data } = await act(person, 'seen', { id: latest!.id });
    expect(data).toEqual({ count: 2, unseen: 1 });
    expect((await list(person)).results.map(({ is_seen }) => is_seen)).toEqual([true, false]);
  });

  it('nobody reads, sees or deletes another’s', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const other = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'shortlisted', shortlisting);
    const { id } = (await list(person)).results[0]!;
    for (const action of ['seen', 'read', 'delete'] as const)
      expect((await act(other, action, { id })).problem.code).toBe('notifications.not_found');
    await act(other, 'read-all');
    await act(other, 'seen');
    expect(await counts(person)).toEqual({ count: 1, unseen: 1 });
  });
});

describe('a mail to somebody who is leaving', () => {
  const leaving = async (timing: 'at-once' | 'daily', mail: (id: string) => Promise<void>) => {
    const person = await aPerson(test, 'CANDIDATE');
    await choose(person, 'shortlisted', { mail: timing });
    await tell(person.id, 'shortlisted', shortlisting);
    const { id } = (await list(person)).results[0]!;
    let mailing = Promise.resolve();
    await test.program.parts.db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update');
      mailing = mail(id);
      await blockedBackends(1);
      await tx.delete(notifications).where(eq(notifications.id, id));
    });
    await mailing;
    expect(await mailsTo(person)).toEqual([]);
  };
  /** Until so many connections wait for a lock that another holds. */
  const blockedBackends = async (count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await test.program.parts.db.execute(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(count);
      },
      { timeout: 10_000 },
    );

  it('at once waits until they are gone, and holds nothing that their leaving needs', () =>
    leaving('at-once', async (notificationId) => mailOne(await contextOf(test), { notificationId })));

  it('of the day does so too', () => leaving('daily', () => runDigest()));
});

describe('choices', () => {
  const choices = async (person: Person) =>
    (await test.call(contract.listNotificationChoices, { token: person.token })).data.results;

  it('are offered for the kinds that one may get, security ones fixed', async () => {
    const candidate = await choices(await aPerson(test, 'CANDIDATE'));
    expect(candidate.find((it) => it.kind === 'shortlisted')).toEqual({
      kind: 'shortlisted',
      label: { en: 'A company shortlists you', ar: expect.any(String) },
      group: 'jobs',
      in_app: true,
      mail: 'at-once',
      is_fixed: false,
    });
    expect(candidate.find((it) => it.kind === 'password_changed')?.is_fixed).toBe(true);
    const kinds = candidate.map((it) => it.kind);
    expect(kinds).not.toContain('candidates_found');
    const admin = await choices(await aPerson(test, 'RECRUITER_ADMIN'));
    expect(admin.map((it) => it.kind)).toContain('approval_requested');
  });

  it('of a kind that does not exist are refused by its place, and nothing is changed', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const answer = await test.call(contract.chooseNotifications, {
      token: person.token,
      body: {
        choices: [
          { kind: 'poked', mail: 'never' },
          { kind: 'teleported', mail: 'never' },
        ],
      },
    });
    expect([answer.status, answer.problem.code]).toEqual([422, 'request.invalid']);
    expect(answer.problem.errors.map(({ path }) => path)).toEqual(['choices.1.kind']);
    expect((await choices(person)).find((it) => it.kind === 'poked')?.mail).toBe('at-once');
  });

  it('cannot switch off what concerns the account’s safety, not even beside others', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const answer = await test.call(contract.chooseNotifications, {
      token: person.token,
      body: {
        choices: [
          { kind: 'poked', mail: 'never' },
          { kind: 'new_sign_in', in_app: false },
        ],
      },
    });
    expect([answer.status, answer.problem.code]).toEqual([422, 'notifications.fixed_kind']);
    expect((await choices(person)).find((it) => it.kind === 'poked')?.mail).toBe('at-once');
  });

  it('are all kept when several are made at the same moment', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await Promise.all([
      choose(person, 'shortlisted', { mail: 'daily' }),
      choose(person, 'shortlisted', { in_app: false }),
      choose(person, 'poked', { mail: 'never' }),
    ]);
    expect((await choices(person)).filter((it) => ['shortlisted', 'poked'].includes(it.kind))).toMatchObject([
      { kind: 'shortlisted', in_app: false, mail: 'daily' },
      { kind: 'poked', in_app: true, mail: 'never' },
    ]);
  });

  it('switched off altogether, nothing is written or mailed', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await choose(person, 'shortlisted', { in_app: false, mail: 'never' });
    await tell(person.id, 'shortlisted', shortlisting);
    await tell(person.id, 'poked', asking);
    expect((await list(person)).results.map((it) => it.kind)).toEqual(['poked']);
    await runMails(person);
    expect((await mailsTo(person)).map((it) => it.kind)).toEqual(['poke']);
  });

  it('by mail only: it is mailed, and neither listed nor counted', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await choose(person, 'shortlisted', { in_app: false });
    await tell(person.id, 'shortlisted', shortlisting);
    expect([await counts(person), (await list(person)).count]).toEqual([{ count: 0, unseen: 0 }, 0]);
    for (let times = 0; times < 2; times++) await runMails(person);
    expect(await mailsTo(person)).toHaveLength(1);
    await choose(person, 'shortlisted', { in_app: true });
    expect((await list(person)).count).toBe(0);
  });
});

describe('a mail at once', () => {
  it('goes out once, in the person’s language, with where it leads and how to stop it', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.program.parts.db.update(users).set({ language: 'ar' }).where(eq(users.id, person.id));
    await tell(person.id, 'shortlisted', shortlisting, { link: '/candidate/jobs' });
    for (let times = 0; times < 2; times++) await runMails(person);
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('أضافتك Al Noor إلى القائمة المختصرة لوظيفة «Nurse».');
    expect(mail!.html).toContain('dir="rtl"');
    expect(mail!.text).toContain('/candidate/jobs');
    expect(mail!.unsubscribeUrl).toMatch(/^http.*\/unsubscribe\/[\w.-]+\?lang=ar$/);
  });

  it('does not go out when it was read before', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'shortlisted', shortlisting);
    await act(person, 'read-all');
    await runMails(person);
    expect(await mailsTo(person)).toEqual([]);
  });

  it('of a group goes out once while it stays unread', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    for (let times = 0; times < 3; times++) {
      const { id } = await aPerson(test, 'CANDIDATE');
      await tell(recruiter.id, 'join_requested', { company: 'Al Noor' }, { actorId: id, groupKey: 'x' });
      await runMails(recruiter);
    }
    expect(await mailsTo(recruiter)).toHaveLength(1);
  });

  it('that cannot be switched off carries no way to stop it', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'account_declined', { reason: 'The licence is missing' });
    await runMails(person);
    const [mail] = await mailsTo(person);
    expect(mail!.unsubscribeUrl).toBeNull();
    expect(mail!.text).toContain('The licence is missing');
  });

  it('does not go to an address that was never confirmed, or to a closed account', async () => {
    const unconfirmed = await aPerson(test, 'EMAIL_VERIFICATION_PENDING');
    const closed = await aPerson(test, 'CANDIDATE');
    await tell([unconfirmed.id, closed.id], 'shortlisted', shortlisting);
    await test.program.parts.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, closed.id));
    for (const person of [unconfirmed, closed]) {
      await runMails(person);
      expect(await mailsTo(person)).toEqual([]);
    }
  });
});

describe('the daily mail', () => {
  it('is one a day with all that is unread, by sections, however often its job runs', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await choose(person, 'shortlisted', { mail: 'daily' });
    await tell(person.id, 'matches_digest', { count: '3', job: 'Nurse', company: 'Al Noor' });
    await tell(person.id, 'shortlisted', shortlisting, { link: '/candidate/jobs' });
    for (let times = 0; times < 2; times++) await runDigest();
    const [mail, ...more] = await mailsTo(person);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('2 pieces of news for you');
    expect(mail!.text).toContain('Jobs for you');
    expect(mail!.text).toContain('The strongest is “Nurse” at Al Noor.');
    expect(mail!.text).toContain('Al Noor has shortlisted you');

    await tell(person.id, 'shortlisted', { job: 'Matron', company: 'Al Noor' });
    await runDigest();
    expect(await mailsTo(person)).toHaveLength(1);
    await runDigest(1);
    const [, next] = await mailsTo(person);
    expect(next!.subject).toBe('One piece of news for you');
    expect(next!.text).toContain('Matron');
    await runDigest(2);
    expect(await mailsTo(person)).toHaveLength(2);
  });

  it('leaves out what was read, what is old and what is mailed otherwise', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'poked', asking);
    await tell(person.id, 'job_closed', shortlisting);
    const read = (await list(person)).results.find((it) => it.kind === 'job_closed');
    await act(person, 'read', { id: read!.id });
    await runDigest();
    expect(await mailsTo(person)).toEqual([]);
    await tell(person.id, 'job_closed', shortlisting);
    await runDigest(8);
    expect(await mailsTo(person)).toEqual([]);
  });

  it('speaks the recipient’s language', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.program.parts.db.update(users).set({ language: 'ar' }).where(eq(users.id, person.id));
    for (const job of ['أولى', 'ثانية']) await tell(person.id, 'job_closed', { job, company: 'النور' });
    await runDigest();
    const [mail] = await mailsTo(person);
    expect(mail!.subject).toBe('لديك خبران جديدان');
    expect(mail!.text).toContain('وظائف لك');
  });
});

describe('the link that stops mails', () => {
  async function mailed(person: Person): Promise<string> {
    const rows = await mailsTo(person);
    return /unsubscribe\/([^?]+)/.exec(rows.at(-1)!.unsubscribeUrl!)![1]!;
  }
  const click = (token: string, payload = 'List-Unsubscribe=One-Click') =>
    test.send('POST', `/api/unsubscribe/${token}`, {
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const look = async (token: string) =>
    (await test.call(contract.getUnsubscribing, { params: { token } })).data;

  const ABOUT = { about: 'shortlisted', label: { en: 'A company shortlists you', ar: expect.any(String) } };

  it('does so with one click, without a session, and may be taken back', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'shortlisted', shortlisting);
    await runMails(person);
    const token = await mailed(person);
    expect(await look(token)).toEqual({ ...ABOUT, is_on: true });
    expect(await look(token)).toEqual({ ...ABOUT, is_on: true });

    const stopped = await click(token);
    expect([stopped.status, stopped.data]).toMatchObject([200, { about: 'shortlisted', is_on: false }]);
    expect((await click(token)).data).toEqual({ ...ABOUT, is_on: false });
    await tell(person.id, 'shortlisted', shortlisting);
    await runMails(person);
    expect(await mailsTo(person)).toHaveLength(1);
    expect((await list(person)).count).toBe(2);

    const { undo } = stopped.data as { undo: string };
    const back = await test.call(contract.unsubscribe, { params: { token }, body: { undo } });
    expect(back.data).toEqual({ ...ABOUT, is_on: true });
    await tell(person.id, 'shortlisted', shortlisting);
    await runMails(person);
    expect((await mailsTo(person)).length).toBeGreaterThan(1);
  });

  it('of the daily mail stops all that is mailed daily, and sets back just that', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await choose(person, 'job_closed', { mail: 'never' });
    await choose(person, 'poked', { mail: 'daily' });
    await tell(person.id, 'poked', asking);
    await runDigest();
    const token = await mailed(person);
    const { data } = await test.call(contract.unsubscribe, { params: { token }, body: {} });
    expect([data.about, data.is_on]).toEqual(['daily', false]);
    await tell(person.id, 'poked', asking);
    await runDigest(1);
    expect(await mailsTo(person)).toHaveLength(1);
    await test.call(contract.unsubscribe, { params: { token }, body: { undo: data.undo } });
    const { results } = (await test.call(contract.listNotificationChoices, { token: person.token })).data;
    const mail = Object.fromEntries(results.map((it) => [it.kind, it.mail]));
    expect(mail).toMatchObject({ poked: 'daily', matches_digest: 'daily', job_closed: 'never' });
  });

  it('is refused when it was forged, is of another person or of another purpose', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const other = await aPerson(test, 'CANDIDATE');
    await tell([person.id, other.id], 'shortlisted', shortlisting);
    for (const one of [person, other]) await runMails(one);
    const [own, others] = [await mailed(person), await mailed(other)];
    const [, mac] = own.split('.');
    const [othersBody] = others.split('.');
    const undoOf = (await act(person, 'delete', { id: (await list(person)).results[0]!.id })).data.undo!;
    for (const forged of [
      `${othersBody}.${mac}`,
      `${own}A`,
      own.split('.')[0]!,
      'x.y',
      undoOf.slice(0, 300),
    ]) {
      const answer = await click(forged);
      expect([answer.status, answer.problem.code]).toEqual([404, 'notifications.link_unknown']);
    }
    const { undo } = (await click(own)).data as { undo: string };
    const crossed = await test.call(contract.unsubscribe, { params: { token: others }, body: { undo } });
    expect(crossed.problem.code).toBe('notifications.link_unknown');
    expect((await look(others)).is_on).toBe(true);
  });

  it('no longer works for an account that is gone', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await tell(person.id, 'shortlisted', shortlisting);
    await runMails(person);
    const token = await mailed(person);
    await test.program.parts.db.delete(users).where(eq(users.id, person.id));
    expect((await click(token)).status).toBe(404);
  });

  it('is the only call that takes a form', async () => {
    const answer = await test.send('POST', '/api/login-user', {
      payload: 'email=a@b.c&password=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.problem.code]).toEqual([400, 'request.malformed']);
  });
});
