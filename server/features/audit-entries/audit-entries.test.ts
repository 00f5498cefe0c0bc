import { beforeAll, describe, expect, it } from 'vitest';
import {
  exportAuditEntries,
  listAuditEntries,
  listOwnAuditEntries,
} from '#contract/features/audit-entries.contract.ts';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { auditEntries } from '#server/db/tables/index.ts';
import { aPerson, contextOf, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { record } from './index.ts';

const test = testApp();

let candidate: Person;
let recruiter: Person;
let admin: Person;
let strangerAdmin: Person;

const shortlist = (action: 'SHORTLISTED' | 'REJECTED', jobId: string) =>
  test.call(actOnCandidate, {
    token: recruiter.token,
    body: { candidate_id: candidate.id, job_id: jobId, action },
  });

beforeAll(async () => {
  candidate = await aPerson(test, 'CANDIDATE', { name: 'Ahmed Saleh' });
  recruiter = await aPerson(test, 'RECRUITER', { name: 'Sara Haddad' });
  admin = await aPerson(test, 'RECRUITER_ADMIN', { name: 'Huda Mansoori' });
  strangerAdmin = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'LEC' });
  const jobId = await publishJob(test, recruiter, { job_title: 'Accountant' });
  await shortlist('SHORTLISTED', jobId);
  await shortlist('REJECTED', jobId);
  const ctx = await contextOf(test);
  await record(
    { ...ctx, request: { ...ctx.request, address: '198.51.100.9' } },
    'account.password_reset_asked',
    {
      subjectId: candidate.id,
    },
  );
});

const own = async (person: Person, query: object = {}) =>
  (await test.call(listOwnAuditEntries, { token: person.token, query })).data;
const ofPortal = async (query: object = {}, person = admin) =>
  (await test.call(listAuditEntries, { token: person.token, query })).data;

describe('one’s own list', () => {
  it('tells what one did, latest first', async () => {
    const { results } = await own(recruiter);
    expect(results.map(({ text }) => text.en)).toEqual([
      'You rejected Ahmed Saleh for “Accountant”',
      'You shortlisted Ahmed Saleh for “Accountant”',
      'You published “Accountant”',
    ]);
  });

  it('tells what was done to one’s account, without the name or address of who decided', async () => {
    const { results, total } = await own(candidate);
    expect(results.map(({ text }) => text.en)).toEqual([
      'Somebody asked for an email to reset your password',
      'You were shortlisted for “Accountant”',
    ]);
    expect(total).toBe(2);
    expect(results[0]!.address).toBe('198.51.100.9');
    expect(results[1]).toMatchObject({ actor: null, address: null });
    expect(JSON.stringify(results)).not.toMatch(/Sara|Haddad/);
  });

  it('comes in pages', async () => {
    const first = await own(recruiter, { limit: 2 });
    const second = await own(recruiter, { limit: 2, page: 2 });
    expect([first.results.length, second.results.length, second.total]).toEqual([2, 1, 3]);
  });

  it('is empty for who has neither done nor suffered anything', async () => {
    expect((await own(strangerAdmin)).results).toEqual([]);
  });
});

describe('the portal’s log', () => {
  it('names everyone', async () => {
    const { results } = await ofPortal({ kind: 'candidate' });
    expect(results.map(({ text }) => text.en)).toEqual([
      'Sara Haddad rejected Ahmed Saleh for “Accountant”',
      'Sara Haddad shortlisted Ahmed Saleh for “Accountant”',
    ]);
    expect(results[0]).toMatchObject({
      actor: { id: recruiter.id, name: 'Sara Haddad' },
      subject: { id: candidate.id, name: 'Ahmed Saleh' },
    });
  });

  it.each([
    ['actor', () => ({ actor_id: recruiter.id }), 3],
    ['subject', () => ({ subject_id: candidate.id }), 3],
    ['kind', () => ({ kind: 'job' }), 1],
    ['words', () => ({ q: 'sara had' }), 3],
    ['address', () => ({ q: candidate.email }), 3],
    ['nobody', () => ({ q: '100%' }), 0],
    ['time before all', () => ({ to: '2000-01-01T00:00:00Z' }), 0],
    ['time from the beginning', () => ({ from: '2000-01-01T00:00:00Z', kind: 'job' }), 1],
  ] as const)('is filtered by %s', async (_, query, total) => {
    expect((await ofPortal(query())).total).toBe(total);
  });

  it('is of the caller’s portal only, whatever they filter by', async () => {
    expect((await ofPortal({ actor_id: recruiter.id }, strangerAdmin)).total).toBe(0);
    const mine = await ofPortal({}, strangerAdmin);
    expect(mine.results.flatMap(({ actor }) => actor?.id ?? [])).not.toContain(recruiter.id);
  });

  it('never shows what has no words, nor an action of another version raw', async () => {
    await test.program.parts.db.insert(auditEntries).values({
      portal: 'HCMS',
      actorId: recruiter.id,
      action: 'candidate.teleported',
      details: { password: 'hunter2', jobId: 'not an id' },
    });
    const { results } = await ofPortal({ kind: 'portal', actor_id: recruiter.id });
    expect(JSON.stringify(results)).not.toContain('hunter2');
    expect(results[0]!.text.en).toContain('no words for');
  });
});

describe('the export', () => {
  const fetchCsv = async (person: Person, query: string, lang: 'en' | 'ar' = 'en') => {
    const answer = await test.send('GET', `/api${exportAuditEntries.path}${query}`, {
      token: person.token,
      headers: { lang },
    });
    return { ...answer, text: Buffer.from(answer.body as Uint8Array).toString('utf8') };
  };

  it('is a CSV file that Excel reads in Arabic, and is itself written down', async () => {
    const { text, headers } = await fetchCsv(admin, '?kind=candidate', 'ar');
    expect(text.startsWith('\uFEFFالوقت (UTC),ما حدث,')).toBe(true);
    expect(text).toContain('إضافة Ahmed Saleh إلى القائمة المختصرة');
    expect(String(headers['content-disposition'])).toMatch(/^attachment; .*\.csv/);
    expect((await ofPortal({ kind: 'portal' })).results[0]!.text.en).toBe(
      'Huda Mansoori downloaded the audit log',
    );
  });

  it('holds all that the filter lets through, over many readings, each once', async () => {
    const ctx = await contextOf(test);
    const createdAt = new Date('2020-02-02T02:02:02Z');
    await test.program.parts.db.insert(auditEntries).values(
      Array.from({ length: 1_203 }, () => ({
        portal: ctx.portal.key,
        actorId: candidate.id,
        action: 'account.exported',
        createdAt,
      })),
    );
    const { text } = await fetchCsv(admin, `?actor_id=${candidate.id}&kind=account`);
    expect(text.trim().split('\r\n')).toHaveLength(1_204);
  });

  it('runs nothing that a person calls themself', async () => {
    const mallory = await aPerson(test, 'RECRUITER', { name: '=HYPERLINK("http://evil.test") X' });
    await publishJob(test, mallory, { job_title: '@SUM(1)' });
    const { text } = await fetchCsv(admin, `?actor_id=${mallory.id}`);
    expect(text).toContain(`'=HYPERLINK`);
    expect(text).not.toMatch(/(^|,)"?[=@+-]/m);
  });

  it('is of the caller’s portal', async () => {
    const { text } = await fetchCsv(strangerAdmin, `?actor_id=${recruiter.id}`);
    expect(text.trim().split('\r\n')).toHaveLength(1);
  });
});
