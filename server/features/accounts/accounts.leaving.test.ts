import fs from 'node:fs';
import path from 'node:path';
import { and, desc, eq, getTableName, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount, sendDeletionCode } from '#contract/features/accounts.contract.ts';
import { applyToJob } from '#contract/features/applications.contract.ts';
import { blockCompany } from '#contract/features/blocked-companies.contract.ts';
import { addCandidateNote } from '#contract/features/candidate-notes.contract.ts';
import { decideDuplicate, getCandidate } from '#contract/features/candidates.contract.ts';
import { getJob } from '#contract/features/jobs.contract.ts';
import { getCurrentUser, loginUser } from '#contract/features/sessions.contract.ts';
import {
  auditEntries,
  companies,
  emails,
  files,
  matchProfiles,
  matchRemovals,
  users,
} from '#server/db/tables/index.ts';
import { digestOfPerson } from '#server/features/match-index/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { forgetDone } from '#server/platform/queue.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import {
  aPerson,
  aSurveyor,
  contextOf,
  PASSWORD,
  type Person,
  publishJob,
  type Recruiter,
} from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import {
  NOT_EXPORTED,
  NOT_EXPORTED_TABLES,
  PERSONAL_RECORDS,
  RECORDS_BY_ADDRESS,
} from './accounts.personal.ts';

/** What a person takes along, and what stays behind when they go: nothing of theirs. */

const test = testApp({ worker: true, env: { MASAR_RATE_FACTOR: '20' } });
const db = () => test.program.parts.db;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${snake(column.name)}`;

/** Every column of the database that names a person: foreign keys to users, and addresses. */
async function columnsOfPeople(): Promise<string[]> {
  const { rows: keys } = await db().execute<{ name: string }>(sql`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`);
  const { rows: addresses } = await db().execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name like '%email' or column_name = 'recipient' or column_name like '%user_id')
      and data_type not in ('boolean')`);
  return [...new Set([...keys, ...addresses].map(({ name }) => name))];
}

async function upload(person: Person, text: string): Promise<string> {
  const file = { name: 'سيرتي.txt', bytes: text };
  const { data } = await test.upload('/upload-file', { purpose: 'resume' }, file, person.token);
  return (data as { id: string }).id;
}
const pathOf = (fileId: string) =>
  path.join(test.program.parts.config.dataDir, 'files', 'files', fileId.slice(0, 2), fileId);

describe('the export', () => {
  /** Addresses in records that belong to an account anyway, and of a portal. */
  const NOT_BY_ADDRESS = ['users.email', 'email_proofs.email', 'identities.email', 'portals.contact_email'];

  it('forgets no table: every column that names a person is in it, or says why not', async () => {
    const covered = new Set([
      ...Object.values(PERSONAL_RECORDS).flatMap(({ by }) => by.map((column) => nameOf(column))),
      ...Object.keys(NOT_EXPORTED),
      ...NOT_BY_ADDRESS,
    ]);
    const columns = await columnsOfPeople();
    expect(columns.length).toBeGreaterThan(30);
    expect(columns.filter((name) => !covered.has(name))).toEqual([]);
    expect(Object.keys(NOT_EXPORTED).filter((name) => !columns.includes(name))).toEqual([]);
  });

  it('forgets no table that hangs on a person’s records', async () => {
    const { rows } = await db().execute<{ name: string }>(sql`
      select distinct child.conrelid::regclass::text as name
      from pg_constraint child join pg_constraint parent on parent.conrelid = child.confrelid
      where child.contype = 'f' and child.confdeltype = 'c'
        and parent.contype = 'f' and parent.confdeltype = 'c' and parent.confrelid = 'users'::regclass`);
    const known = [
      ...Object.values(PERSONAL_RECORDS).map(({ table }) => getTableName(table)),
      ...Object.keys(NOT_EXPORTED_TABLES),
    ];
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('holds one’s records and files, readable, and nobody else’s', async () => {
    const person = await aSurveyor(test);
    const other = await aSurveyor(test);
    await upload(person, 'Amal Nasser\nQuantity surveyor');
    await notify(await contextOf(test), person.id, 'welcome', {});
    const answer = await test.send('GET', '/api/account/export', { token: person.token });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(String(answer.headers['content-disposition'])).toMatch(
      /^attachment; filename="masar-[\d-]+\.zip"/,
    );

    const entries = unzipSync(answer.body as Uint8Array);
    const names = Object.keys(entries);
    expect(names).toContain('README.txt');
    expect(names.filter((name) => name.startsWith('records/'))).toHaveLength(
      Object.keys(PERSONAL_RECORDS).length,
    );
    const file = theOne(names, (name) => name.startsWith('files/'));
    expect(file).toMatch(/سيرتي\.txt$/);
    expect(strFromU8(entries[file]!)).toBe('Amal Nasser\nQuantity surveyor');
    const rows = (name: string) => JSON.parse(strFromU8(entries[`records/${name}.json`]!)) as unknown[];
    expect(rows('account')).toMatchObject([{ id: person.id, email: person.email }]);
    expect(rows('profile')).toMatchObject([{ userId: person.id }]);
    expect(rows('notifications')).toHaveLength(1);
    const whole = names.map((name) => strFromU8(entries[name]!)).join('\n');
    expect(whole).not.toContain(other.id);
    expect(whole).not.toContain(other.email);
  });

  it('gives nobody at an open session what opens the account: no hashes, codes or links', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.call(sendDeletionCode, { token: person.token });
    const answer = await test.send('GET', '/api/account/export', { token: person.token });
    const entries = unzipSync(answer.body as Uint8Array);
    const whole = Object.values(entries)
      .map((entry) => strFromU8(entry))
      .join('\n');
    const mail = firstOf(await db().select().from(emails).where(eq(emails.userId, person.id)));
    expect(whole).toContain('delete-account');
    expect(whole).not.toContain(mail.subject.match(/\d{6}/)![0]);
    expect(whole).not.toMatch(/passwordHash|codeHash|tokenHash|argon2/);
  });

  it('is written down', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.call(exportAccount, { token: person.token });
    const rows = await db().select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(rows.map((row) => row.action)).toContain('account.exported');
  });
});

describe('deleting the account', () => {
  const leave = (person: Person, password = PASSWORD) =>
    test.call(deleteAccount, { token: person.token, body: { password } });

  it('takes every record and file along, tells matching, and says goodbye', async () => {
    const person = await aSurveyor(test);
    const fileId = await upload(person, 'Amal Nasser\nQuantity surveyor');
    expect(fs.existsSync(pathOf(fileId))).toBe(true);
    await test.until(async () =>
      (await db().select().from(matchProfiles).where(eq(matchProfiles.userId, person.id))).at(0),
    );
    await db().insert(emails).values({
      recipient: person.email,
      portal: 'HCMS',
      kind: 'bulk-invite',
      subject: 'x',
      html: 'x',
      text: 'x',
    });
    expect((await leave(person)).status).toBe(200);

    for (const [name, records] of Object.entries(PERSONAL_RECORDS)) {
      if (name === 'emails') continue;
      const whose = { id: person.id, portal: 'HCMS', email: person.email };
      const left = await db().select().from(records.table).where(records.where(whose));
      expect([name, left]).toEqual([name, []]);
    }
    const mails = await db().select().from(emails).where(eq(emails.recipient, person.email));
    expect(mails.map((mail) => [mail.kind, mail.userId])).toEqual([['goodbye', null]]);
    await test.until(async () => !fs.existsSync(pathOf(fileId)));
    const removed = await db()
      .select()
      .from(matchRemovals)
      .where(and(eq(matchRemovals.kind, 'profile'), eq(matchRemovals.documentId, digestOfPerson(person.id))));
    expect(removed.length).toBeGreaterThan(0);
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(401);
    const again = await test.call(loginUser, { body: { email: person.email, password: PASSWORD } });
    expect(again.problem.code).toBe('sessions.wrong_credentials');
  });

  it('leaves no id behind: in no table, in nobody’s notifications, notes and mails, and not in the queue', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const colleague = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId });
    const person = await aSurveyor(test);
    const twin = await aSurveyor(test);
    const jobId = await publishJob(test, recruiter);
    const { token } = recruiter;
    await test.call(applyToJob, { token: person.token, body: { job_id: jobId, answers: {} } });
    await test.call(applyToJob, { token: twin.token, body: { job_id: jobId, answers: {} } });
    await test.call(addCandidateNote, {
      token,
      params: { id: person.id },
      body: { text: 'See', job_id: null, mentions: [colleague.id] },
    });
    await test.call(decideDuplicate, {
      token,
      params: { id: twin.id },
      body: { other_id: person.id, verdict: 'same' },
    });
    await test.call(blockCompany, { token: person.token, body: { company_id: recruiter.companyId } });
    await test.call(getCandidate, { token, params: { id: person.id }, query: {} });
    await notify(
      await contextOf(test),
      colleague.id,
      'welcome',
      {},
      { link: `/recruiter/candidates/${person.id}` },
    );
    await test.until(async () =>
      (await db().select().from(matchProfiles).where(eq(matchProfiles.userId, person.id))).at(0),
    );
    for (const gone of [person, colleague]) {
      expect((await leave(gone)).status).toBe(200);
      const ctx = await contextOf(test);
      // What ran meanwhile is done with; the product asks for this a while after each deletion.
      await test.until(async () => {
        await forgetDone(ctx.db);
        expect(await placesOf(gone.id)).toEqual([]);
        return true;
      });
    }
  }, 240_000);

  /** Every table of the database, the queue's included, in which an id stands. */
  async function placesOf(id: string): Promise<string[]> {
    const { rows } = await db().execute<{ name: string }>(sql`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    expect(rows.length).toBeGreaterThan(60);
    const places: string[] = [];
    for (const { name } of rows) {
      const found = await db().execute(
        sql`select 1 from ${sql.raw(name)} as one where strpos(one::text, ${id}) > 0 limit 1`,
      );
      if (found.rows.length > 0) places.push(name);
    }
    return places;
  }

  it('is not held up by regular work that began twice in the same minute', async () => {
    const ctx = await contextOf(test);
    await db().execute(sql`
      insert into pgboss.job (name, state, singleton_on, singleton_key, data)
      select '__pgboss__send-it', 'completed', '2026-11-28 05:20', key, '{}' from unnest(array['a', 'b']) key`);
    await expect(forgetDone(ctx.db)).resolves.toBeUndefined();
  });

  it('leaves in the audit log that it happened, and not to whom', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await leave(person);
    const [entry] = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'account.deleted'))
      .orderBy(desc(auditEntries.createdAt))
      .limit(1);
    expect(entry).toMatchObject({ actorId: null, subjectId: null, address: null });
    expect(JSON.stringify(entry)).not.toContain(person.id);
    expect(JSON.stringify(entry)).not.toContain(person.email);
  });

  it('leaves deeds on others without actor and network address', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    await publishJob(test, recruiter);
    await leave(recruiter);
    const rows = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'job.published'), isNull(auditEntries.actorId)));
    expect(rows.map((row) => row.address)).toEqual([null]);
  });

  it('needs the password', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const wrong = await leave(person, 'Wrong0ne!');
    expect([wrong.status, wrong.problem.code]).toEqual([422, 'accounts.password_wrong']);
    const empty = await test.callAnyhow(deleteAccount, { token: person.token, body: {} });
    expect(empty.status).toBe(422);
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(200);
  });

  it('is proved by a mailed code where there is no password', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const stranger = await aPerson(test, 'CANDIDATE');
    await db().update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
    expect((await leave(person)).problem.code).toBe('accounts.password_missing');
    await test.call(sendDeletionCode, { token: person.token });
    const tooSoon = await test.call(sendDeletionCode, { token: person.token });
    expect(tooSoon.problem.code).toBe('accounts.resend_too_soon');
    const mail = firstOf(await db().select().from(emails).where(eq(emails.recipient, person.email)));
    const code = mail.subject.match(/\d{6}/)![0];
    const byStranger = await test.call(deleteAccount, { token: stranger.token, body: { code } });
    expect(byStranger.problem.code).toBe('accounts.code_wrong');
    expect((await test.call(deleteAccount, { token: person.token, body: { code } })).status).toBe(200);
  });

  const teamOf = async (...roles: ('owner' | 'manager' | 'member')[]) => {
    const team: Recruiter[] = [];
    for (const [years, companyRole] of roles.entries()) {
      const companyId = team[0]?.companyId;
      const person = await aPerson(test, 'RECRUITER', companyId ? { companyId } : {});
      const createdAt = new Date(2020 + years, 0, 1);
      await db().update(users).set({ companyRole, createdAt }).where(eq(users.id, person.id));
      team.push(person);
    }
    return team as [Recruiter, ...Recruiter[]];
  };
  const roleOf = async (person: Person) =>
    (await db().select().from(users).where(eq(users.id, person.id)))[0]?.companyRole;

  it('of an owner hands the company to its longest-standing manager, with its picture', async () => {
    const [owner, member, manager, later] = await teamOf('owner', 'member', 'manager', 'manager');
    const picture = firstOf(
      await db()
        .insert(files)
        .values({
          ownerId: owner.id,
          portal: 'HCMS',
          purpose: 'avatar',
          name: 'a.png',
          mediaType: 'image/png',
          bytes: 1,
          sha256: '',
        })
        .returning(),
    );
    await db().update(companies).set({ avatarFileId: picture.id }).where(eq(companies.id, owner.companyId));
    await leave(owner);
    expect([await roleOf(member!), await roleOf(manager!), await roleOf(later!)]).toEqual([
      'member',
      'owner',
      'manager',
    ]);
    const [kept] = await db().select().from(files).where(eq(files.id, picture.id));
    expect(kept?.ownerId).toBe(manager!.id);
  });

  it('of an owner without managers hands it to the longest-standing member; their jobs stay on the lists', async () => {
    const [owner, first, second] = await teamOf('owner', 'member', 'member');
    const job = await publishJob(test, owner);
    await leave(owner);
    expect([await roleOf(first!), await roleOf(second!)]).toEqual(['owner', 'member']);
    const shown = await test.call(getJob, { token: first!.token, params: { id: job } });
    expect(shown.data.status).toBe('published');
  });

  it('of one who is no owner changes nothing for the others', async () => {
    const [owner, member] = await teamOf('owner', 'member');
    await leave(member!);
    expect(await roleOf(owner)).toBe('owner');
  });

  it('of the last one closes the company’s jobs', async () => {
    const [owner] = await teamOf('owner');
    const candidate = await aPerson(test, 'CANDIDATE');
    const job = await publishJob(test, owner);
    expect((await test.call(getJob, { token: candidate.token, params: { id: job } })).status).toBe(200);
    await leave(owner);
    expect((await test.call(getJob, { token: candidate.token, params: { id: job } })).status).toBe(404);
  });

  it('at the same moment by all owners leaves no company with an owner who is gone', async () => {
    const [owner, member] = await teamOf('owner', 'member');
    const job = await publishJob(test, owner);
    const both = await Promise.all([leave(owner), leave(member!)]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    const candidate = await aPerson(test, 'CANDIDATE');
    expect((await test.call(getJob, { token: candidate.token, params: { id: job } })).status).toBe(404);
  });

  it('reaches every record that is kept by address', () => {
    const byAddress = Object.values(PERSONAL_RECORDS).filter(({ by }) =>
      by.some((column) => /email|recipient/i.test(column.name)),
    );
    expect(RECORDS_BY_ADDRESS.map(({ table }) => table)).toEqual(
      expect.arrayContaining(byAddress.map(({ table }) => table)),
    );
  });
});
