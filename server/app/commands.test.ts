import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { desc, eq, like, sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { forgotPassword } from '#contract/features/accounts.contract.ts';
import { getPortal } from '#contract/features/portals.contract.ts';
import { getCurrentUser, loginUser, refreshToken } from '#contract/features/sessions.contract.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import {
  auditEntries,
  candidateDecisions,
  companyChecks,
  emails,
  matchOutcomes,
  portalSkills,
  users,
} from '#server/db/tables/index.ts';
import { ROOT } from '#server/platform/config.ts';
import { defineJob } from '#server/platform/job-definition.ts';
import { handle } from '#server/platform/queue.ts';
import { text } from '#server/platform/shapes.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, PASSWORD } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import type { Terminal } from './command.ts';
import { runCommand } from './commands.ts';

const test = testApp({ worker: true });

/** Runs a command on the database of the tests, and says how it ended and what it wrote. */
async function masar(...args: string[]) {
  const lines: string[] = [];
  const at: Terminal = {
    say: (text) => void lines.push(text),
    note: (text) => void lines.push(text),
    withProgram: (run) => run(test.program),
  };
  const code = await runCommand(args, at);
  return { code, text: lines.join('\n') };
}

const lastEntry = async () => {
  const row = firstOf(
    await test.program.parts.db.select().from(auditEntries).orderBy(desc(auditEntries.createdAt)).limit(1),
  );
  return row;
};

describe('what is not understood', () => {
  it.each([
    ['nonsense'],
    ['user', 'hug'],
    ['constructor'],
    ['user', 'find'],
    ['user', 'find', '--mail', 'x'],
    ['user', 'disable'],
    ['user', 'disable', '--user', 'not an address'],
    ['user', 'disable', '--user', 'a@b.test', '--portal', 'NOWHERE'],
    ['session', 'end', '--user'],
    ['admin', 'create', '--email', 'x@y.test', '--password', 'weak'],
    ['admin', 'create', '--email', 'x@y.test', '--password', 'Passw0rd!', '--portal', 'NOWHERE'],
    ['portal', 'set'],
    ['portal', 'set', 'KU'],
    ['portal', 'set', 'NOWHERE', '--name-en', 'X'],
    ['portal', 'set', 'KU', '--accent', 'red'],
    ['portal', 'set', 'KU', '--approve-candidates', 'perhaps'],
    ['portal', 'set', 'KU', '--host-names', 'https://x/'],
    ['portal', 'set', 'KU', '--post-job-limit', '-1'],
    ['portal', 'set', 'KU', 'LEC', '--name-en', 'X'],
    ['mail', 'test'],
    ['mail', 'test', '--to', 'nobody'],
    ['jobs', 'list', 'all'],
    ['jobs', 'retry'],
    ['jobs', 'retry', '7'],
    ['jobs', 'retry', '--all', '00000000-0000-4000-8000-000000000000'],
    ['demo', '--scale', 'big'],
  ])('%s %s %s %s ends with 2 and its usage', async (...args) => {
    const { code, text } = await masar(...args.filter((word) => word !== undefined));
    expect([code, text]).toEqual([2, expect.stringMatching(/npm run masar -- /)]);
  });

  it('is nothing, where nothing was said: the list of commands', async () => {
    const { code, text } = await masar();
    expect([code, text]).toEqual([0, expect.stringContaining('user find')]);
  });
});

describe('accounts', () => {
  it('admin create makes one that logs in, and is written down', async () => {
    const made = await masar(
      'admin',
      'create',
      '--email',
      'Boss@Work.test',
      '--password',
      PASSWORD,
      '--portal',
      'ku',
    );
    expect(made).toEqual({ code: 0, text: 'boss@work.test is a recruiter admin of KU.' });
    const { data } = await test.call(loginUser, {
      domain: 'KU',
      body: { email: 'boss@work.test', password: PASSWORD },
    });
    expect(data.user.state).toBe('RECRUITER_ADMIN');
    const again = await masar(
      'admin',
      'create',
      '--email',
      'boss@work.test',
      '--password',
      PASSWORD,
      '--portal',
      'KU',
    );
    expect(again.code).toBe(1);
  });

  it('user find shows who has a part of the address or name, and never a secret', async () => {
    const person = await aPerson(test, 'CANDIDATE', { name: 'Zulaikha Findable' });
    for (const by of [
      ['--email', person.email.slice(2, 9)],
      ['--name', 'ikha find'],
    ]) {
      const { code, text } = await masar('user', 'find', ...by);
      expect([code, text]).toEqual([0, expect.stringContaining(person.id)]);
      expect(text).toMatch(/HCMS .*Zulaikha Findable .*individual .*open/);
      expect(text).not.toMatch(/argon2|\$/);
    }
    expect((await masar('user', 'find', '--email', '100%')).code).toBe(1);
  });

  it('user disable shuts the owner out at once, and enable lets them in again', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    expect(await masar('user', 'disable', '--user', person.email)).toEqual({
      code: 0,
      text: `${person.email} is closed.`,
    });
    expect(await lastEntry()).toMatchObject({
      action: 'account.disabled',
      subjectId: person.id,
      actorId: null,
    });
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(401);
    const refreshed = await test.call(refreshToken, { body: { refresh_token: person.refreshToken } });
    expect(refreshed.status).toBe(401);
    const body = { email: person.email, password: PASSWORD };
    expect((await test.call(loginUser, { body })).problem.code).toBe('sessions.account_disabled');

    await masar('user', 'enable', '--user', person.id);
    expect((await test.call(loginUser, { body })).status).toBe(200);
    expect((await masar('user', 'enable', '--user', person.id)).text).toContain('was open');
  });

  it('asks for the portal where an address has accounts in several', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const other = await aPerson(test, 'CANDIDATE', { portal: 'LEC' });
    await test.program.parts.db.update(users).set({ email: person.email }).where(eq(users.id, other.id));
    const { code, text } = await masar('session', 'end', '--user', person.email);
    expect([code, text]).toEqual([2, expect.stringContaining('HCMS, LEC')]);
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(200);

    await masar('session', 'end', '--user', person.email, '--portal', 'LEC');
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(200);
    expect((await test.call(getCurrentUser, { token: other.token })).status).toBe(401);
    expect(await lastEntry()).toMatchObject({ action: 'session.all_ended', portal: 'LEC' });
  });

  it('says that there is no such account', async () => {
    expect((await masar('user', 'disable', '--user', 'nobody@no.test')).code).toBe(1);
  });
});

const EVERY_SETTING = [
  'portal',
  'set',
  'INCEPTION',
  '--name-en=Beginnings',
  '--accent=#123456',
  '--languages=ar,en',
  '--contact-email=Help@Begin.test',
  '--approve-candidates=yes',
  '--approve-recruiters=yes',
  '--post-job-limit=7',
  '--host-names=jobs.begin.test,begin.localhost',
  '--digital-human=adam',
  '--sign-in=google',
  '--features-off=courses,interviews',
  '--mail-sender=Begin Jobs',
];

describe('portal set', () => {
  it('changes every setting, keeps the others, and writes down what changed', async () => {
    const { code, text } = await masar(...EVERY_SETTING);
    expect(code).toBe(0);
    expect(text).toMatch(/post-job-limit +7/);
    // A node remembers a portal for a second.
    const data = await test.until(async () => {
      const shown = await test.call(getPortal, { domain: 'INCEPTION' });
      return shown.data.post_job_limit === 7 && shown.data;
    });
    expect(data).toMatchObject({
      name: { en: 'Beginnings', ar: 'إنسبشن' },
      accent: '#123456',
      contact_email: 'help@begin.test',
      approval: { candidates: true, recruiters: true },
      post_job_limit: 7,
      digital_human: 'adam',
      features_off: ['courses', 'interviews'],
    });
    const { action, portal, details } = await lastEntry();
    expect([action, portal]).toEqual(['portal.changed', 'INCEPTION']);
    expect(Object.keys(details.changes as object)).toHaveLength(12);

    await masar('portal', 'set', 'INCEPTION', '--features-off', 'none', '--mail-sender', 'none');
    expect((await masar('portal', 'show', 'inception')).text).toMatch(
      /features-off +none\nmail-sender +none/,
    );
  });
});

describe('mail test', () => {
  it('says that the mail went out', async () => {
    const { code, text } = await masar(
      'mail',
      'test',
      '--to',
      'ops@work.test',
      '--language',
      'ar',
      '--portal',
      'KU',
    );
    expect([code, text]).toEqual([0, expect.stringContaining('Sent to ops@work.test')]);
    const [mail] = await test.program.parts.db
      .select()
      .from(emails)
      .where(eq(emails.recipient, 'ops@work.test'));
    expect([mail?.portal, mail?.subject]).toEqual(['KU', expect.stringMatching(/[\u0600-\u06ff]/)]);
  });
});

describe('jobs', () => {
  const failing = defineJob('test.failing', { data: { what: text }, retryLimit: 0 });

  it('list what failed for good with its reason, and retry does it again', async () => {
    const { queue, db } = test.program.parts;
    let isMended = false;
    let done = 0;
    await db.execute(
      sql`select pgboss.create_queue('test.failing', '{"policy":"standard","retryLimit":0,"deadLetter":"dead-letters"}'::jsonb)`,
    );
    await queue.work(
      [
        handle(
          failing,
          async () => {
            if (!isMended) throw new Error('the printer is on fire');
            done++;
          },
          1,
        ),
      ],
      () => test.program.contexts.forJob(),
    );
    await queue.send(db, failing, { what: 'print' });
    const text = await test.until(async () => {
      const listed = (await masar('jobs', 'list')).text;
      return listed.includes('test.failing') && listed.includes('on fire') && listed;
    });
    const id = /([0-9a-f-]{36}) +test\.failing/.exec(text)![1]!;

    isMended = true;
    expect(await masar('jobs', 'retry', id)).toEqual({ code: 0, text: 'In the queue again: 1' });
    await test.until(async () => done === 1);
    expect((await masar('jobs', 'list')).text).toContain('Nothing failed for good.');
    expect((await masar('jobs', 'retry', id)).code).toBe(1);
    expect((await masar('jobs', 'retry', '--all')).text).toBe('In the queue again: 0');
  });
});

describe('demo reset', () => {
  it('touches nothing in a database without demo data', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { code, text } = await masar('demo', 'reset', '--yes', '--others-too');
    expect([code, text]).toEqual([1, expect.stringContaining('no demo data')]);
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(200);
  });

  it('asks first, spares others unless told, and then brings the demo back as it was', async () => {
    // A small one: how long it takes goes by its people.
    await loadDemo(test.program, { jobs: 30, candidates: 40 }, () => {});
    const { db } = test.program.parts;
    const ofDemo = () => db.$count(users, like(users.email, '%@masar.demo'));
    const before = await ofDemo();
    // Every decision counts for how well scores do, as one of a recruiter would.
    const decided = await db.$count(candidateDecisions);
    expect([decided > 0, await db.$count(matchOutcomes)]).toEqual([true, decided]);
    // Whoever its company took on does not apply to it again, and what is learned is due as a week of the programme ends.
    const { rows: again } = await db.execute(sql`
      select later.id from applications as hired
      join jobs as filled on filled.id = hired.job_id join jobs as next on next.company_id = filled.company_id
      join applications as later on later.job_id = next.id and later.user_id = hired.user_id
      where hired.stage = 'HIRED' and later.created_at > hired.created_at`);
    expect(again).toEqual([]);
    const { rows: late } = await db.execute(sql`
      select item.due_on from learning_items as item join coaching_plans as plan on plan.user_id = item.user_id
      where (item.due_on::date - plan.start_on::date + 1) % 7 <> 0`);
    expect(late).toEqual([]);
    // Whoever looks at an admin's queues finds something in each.
    for (const state of ['held', 'unverified'] as const)
      expect(await db.$count(companyChecks, eq(companyChecks.state, state))).toBe(1);
    expect(await db.$count(portalSkills)).toBeGreaterThan(0);
    const person = await aPerson(test, 'CANDIDATE', { portal: 'LEC' });
    await test.call(forgotPassword, { body: { email: 'candidate@masar.demo' } });

    for (const args of [[], ['--yes']]) {
      const asked = await masar('demo', 'reset', ...args);
      expect([asked.code, asked.text]).toEqual([
        2,
        expect.stringMatching(/deletes \d+ accounts, [1-9]\d* of them/),
      ]);
    }
    expect((await test.call(getCurrentUser, { token: person.token })).status).toBe(200);

    const { code } = await masar('demo', 'reset', '--yes', '--others-too');
    expect(code).toBe(0);
    expect([await ofDemo(), await db.$count(users)]).toEqual([before, before]);
    const body = { email: 'candidate@masar.demo', password: 'Masar@2026' };
    expect((await test.call(loginUser, { body })).status).toBe(200);
  }, 240_000);
});

describe('the program of its own', () => {
  const run = promisify(execFile);

  it('works on the configured database and ends with the exit code', async () => {
    const { host, port } = inject('postgres');
    const { rows } = await test.program.parts.db.execute(sql`select current_database() as name`);
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: `postgres://postgres@localhost:${port}/${firstOf(rows).name}?host=${encodeURIComponent(host)}`,
      MASAR_DATA: test.program.parts.config.dataDir,
    };
    const masarHere = (...args: string[]) =>
      run(process.execPath, [path.join(ROOT, 'server/masar.ts'), ...args], { env });
    // Each is a start of the whole program: one that ends well and one that does not, side by side.
    const [shown, notFound] = await Promise.allSettled([
      masarHere('portal', 'show', 'KU'),
      masarHere('user', 'find', '--email', 'nobody@no.test'),
    ]);
    expect(shown).toMatchObject({ value: { stdout: expect.stringMatching(/^key +KU\n/) } });
    expect(notFound).toMatchObject({ reason: { code: 1 } });
  });
});
