import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/features/audit-entries.contract.ts';
import { type CompanyInput, updateCompany } from '#contract/features/companies.contract.ts';
import {
  type CheckedCompany,
  decideCompanyCheck,
  getCompanyCheck,
  listCompanyChecks,
  mailCompanyCode,
  proveCompany,
} from '#contract/features/company-checks.contract.ts';
import { getJob, postJob } from '#contract/features/jobs.contract.ts';
import { onboardRecruiter } from '#contract/features/onboarding.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { changeTeamRole } from '#contract/features/teams.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { companyChecks, companyProofs, emails, notifications } from '#server/db/tables/index.ts';
import { theOne } from '#server/testing/lists.ts';
import { aCompany, aJob, aPerson, type Person, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { tellOfDecision } from './company-checks.jobs.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });
const db = () => test.program.parts.db;

/** The company of this website that everybody knows. */
const KNOWN: Partial<CompanyInput> = {
  company_name: 'Emirates Airline',
  company_website: 'https://www.emirates.example',
};

/** Somebody registers a company with an address. */
async function aNewcomer(email: string, said: Partial<CompanyInput>): Promise<Person> {
  const person = await aPerson(test, 'ONBOARDING_PENDING', { email });
  const { status } = await test.call(onboardRecruiter, {
    token: person.token,
    body: { ...aCompany(said), even_if_similar: true },
  });
  expect(status).toBe(200);
  return person;
}

const checkOf = async ({ token }: Person) => (await test.call(getCompanyCheck, { token })).data;
const stateOf = async (person: Person) => (await checkOf(person)).state;
const askFor = ({ token }: Person, address: string) =>
  test.call(mailCompanyCode, { token, body: { address } });
const prove = ({ token }: Person, code: string) => test.call(proveCompany, { token, body: { code } });
const say = ({ token }: Person, said: Partial<CompanyInput>) =>
  test.call(updateCompany, { token, body: aCompany(said) });

async function codeTo(address: string): Promise<string> {
  const [mail] = await db()
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, address), eq(emails.kind, 'prove-company')))
    .orderBy(desc(emails.createdAt));
  return mail!.subject.match(/\d{6}/)![0];
}

async function proveAt(person: Person, address: string) {
  expect((await askFor(person, address)).status).toBe(200);
  return prove(person, await codeTo(address));
}

const waitIsOver = () =>
  db()
    .update(companyProofs)
    .set({ sentAt: new Date(0) });

async function newsOf({ id }: Person): Promise<string[]> {
  const news = await db().select().from(notifications).where(eq(notifications.userId, id));
  return news.map(({ kind }) => kind).filter((kind) => kind.startsWith('company_'));
}

const companyOf = async ({ token }: Person) =>
  (await test.call(getCurrentUser, { token })).data.companyDetail!;

const listed = async (admin: Recruiter, name: string, state: CheckedCompany['state'] = 'held') => {
  const { data } = await test.call(listCompanyChecks, { token: admin.token, query: { state, q: name } });
  return theOne(data.results, ({ company }) => company.company_name === name);
};

const decide = (admin: Person, id: string, body: Body<typeof decideCompanyCheck>) =>
  test.call(decideCompanyCheck, { token: admin.token, params: { id }, body });

/** As the queue does it a little later. */
async function told(id: string): Promise<void> {
  const [row] = await db().select().from(companyChecks).where(eq(companyChecks.companyId, id));
  await doJob(test, tellOfDecision, { companyId: id, decidedAt: row!.decidedAt.toISOString() });
}

describe('the check of a company', () => {
  it('is done at once where its owner’s confirmed address is of its website’s domain', async () => {
    const owner = await aNewcomer('huda@hr.coral-works.example', {
      company_name: 'Coral Works',
      company_website: 'https://www.coral-works.example/about',
    });
    expect(await checkOf(owner)).toMatchObject({
      state: 'verified',
      way: 'owner_address',
      must_be_verified: false,
    });
    expect(await companyOf(owner)).toMatchObject({ check_state: 'verified', must_be_verified: false });
    expect(await newsOf(owner)).toEqual(['company_verified']);
  });

  it('takes a provider of mail for nobody’s domain, as website and as address', async () => {
    const owner = await aNewcomer('coral.hr@gmail.com', {
      company_name: 'Gmail Coral',
      company_website: 'https://gmail.com',
    });
    expect(await checkOf(owner)).toMatchObject({ state: 'unverified', domain: null, must_be_verified: true });
    expect((await askFor(owner, 'coral.hr@gmail.com')).problem.code).toBe('company_checks.no_domain');
    await say(owner, { company_name: 'Gmail Coral', company_website: 'https://gmail-coral.example' });
    expect((await askFor(owner, 'coral.hr@gmail.com')).problem.code).toBe('company_checks.free_mail');
    expect((await askFor(owner, 'me@other.example')).problem.code).toBe('company_checks.other_domain');
    expect(await stateOf(owner)).toBe('unverified');
  });

  it('is proved by a code mailed to the domain, by its owner or a manager, which no guess and no old code is', async () => {
    const owner = await aNewcomer('salma@dune-tech.test', {
      company_name: 'Dune Tech',
      company_website: 'https://dune.example',
    });
    const { id: companyId } = await companyOf(owner);
    const member = await aPerson(test, 'RECRUITER', { companyId });
    expect((await askFor(member, 'it@dune.example')).problem.code).toBe('companies.not_allowed');
    const role = { params: { id: member.id }, body: { company_role: 'manager' as const } };
    await test.call(changeTeamRole, { token: owner.token, ...role });

    const { data: asked } = await askFor(member, 'it@dune.example');
    expect(asked).toMatchObject({
      state: 'unverified',
      mailed: { address: 'it@dune.example' },
      mails_left: 4,
    });
    expect(asked.wait_seconds).toBeGreaterThan(0);
    const old = await codeTo('it@dune.example');
    expect((await askFor(owner, 'it@dune.example')).problem.code).toBe('company_checks.resend_too_soon');
    await waitIsOver();
    await askFor(owner, 'IT@dune.example');
    const code = await codeTo('it@dune.example');
    if (old !== code) expect((await prove(owner, old)).problem.code).toBe('company_checks.code_wrong');
    const proved = await prove(owner, code);
    expect([proved.status, proved.data.state, proved.data.way]).toEqual([200, 'verified', 'mailed_code']);
    expect(proved.data.proven_address).toBe('it@dune.example');
    expect((await prove(owner, code)).problem.code).toMatch(/^company_checks\.code_/);
    expect((await askFor(owner, 'it@dune.example')).problem.code).toBe('company_checks.nothing_to_prove');
  });

  it('mails so many codes a day and takes so many tries at each', async () => {
    const owner = await aNewcomer('nasser@people.test', {
      company_name: 'Falaj Water',
      company_website: 'https://falaj.example',
    });
    for (let mail = 0; mail < 5; mail++) {
      expect((await askFor(owner, `office${mail}@falaj.example`)).status).toBe(200);
      await waitIsOver();
    }
    expect((await askFor(owner, 'office@falaj.example')).problem.code).toBe('company_checks.too_many_mails');
    const right = await codeTo('office4@falaj.example');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++)
      expect((await prove(owner, wrong)).problem.code).toBe('company_checks.code_wrong');
    expect((await prove(owner, right)).problem.code).toBe('company_checks.code_expired');
  });

  it('is made anew for another name or website; a proof of the domain outlives a new name', async () => {
    const website = 'https://amber.example';
    const owner = await aNewcomer('rim@people.test', {
      company_name: 'Amber Foods',
      company_website: website,
    });
    await proveAt(owner, 'rim@amber.example');
    await say(owner, { company_name: 'Amber Kitchens LLC', company_website: `${website}/en` });
    expect(await stateOf(owner)).toBe('verified');
    await say(owner, { company_name: 'Amber Kitchens', company_website: 'https://amber-two.example' });
    expect(await checkOf(owner)).toMatchObject({ state: 'unverified', proven_address: null });
    expect(await newsOf(owner)).toEqual(['company_verified', 'company_unverified']);
    await say(owner, { company_name: 'Amber Kitchens', company_website: website });
    expect(await stateOf(owner)).toBe('verified');
  });
});

describe('a company that resembles a verified one', () => {
  it('is held whatever it proves, until an admin confirms it with what was checked', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    await proveAt(await aNewcomer('real@people.test', KNOWN), 'real@emirates.example');
    const said = {
      company_name: 'Airline Emirates LLC',
      company_website: 'https://emirates-airlines.example',
    };
    const owner = await aNewcomer('fake@people.test', said);
    expect(await checkOf(owner)).toMatchObject({
      state: 'held',
      held_for: ['similar_name', 'similar_domain'],
      resembles: 'Emirates Airline',
      can: { prove: true },
    });
    expect((await proveAt(owner, 'fake@emirates-airlines.example')).data).toMatchObject({
      state: 'held',
      proven_address: 'fake@emirates-airlines.example',
    });
    expect(await newsOf(owner)).toEqual(['company_held']);
    expect(await newsOf(admin)).toContain('company_waits');

    const row = await listed(admin, 'Airline Emirates LLC');
    expect(row).toMatchObject({
      state: 'held',
      domain: 'emirates-airlines.example',
      proven: { address: 'fake@emirates-airlines.example' },
      owner: { email: 'fake@people.test', is_of_domain: false, is_free_mail: false },
      resembles: { company_name: 'Emirates Airline' },
      held_for: ['similar_name', 'similar_domain'],
      can: { confirm: true, refuse: true, undo: false },
    });
    const { id } = row.company;
    const confirm = { action: 'CONFIRM' as const, seen: 'held' as const };
    expect((await decide(admin, id, confirm)).status).toBe(422);
    const note = 'Trade licence 1234 seen, a branch of the group';
    const confirmed = await decide(admin, id, { ...confirm, note });
    expect(confirmed.data).toMatchObject({
      state: 'verified',
      way: 'admin',
      note,
      decided_by: 'Amal Nasser',
    });
    expect((await decide(admin, id, { ...confirm, note })).problem.code).toBe(
      'company_checks.decided_already',
    );

    expect((await decide(admin, id, { action: 'UNDO', seen: 'verified' })).data).toMatchObject({
      state: 'held',
      held_for: ['similar_name', 'similar_domain'],
      resembles: { company_name: 'Emirates Airline' },
    });
    await told(id);
    expect(await newsOf(owner)).toEqual(['company_held']);
    await decide(admin, id, { ...confirm, note });
    await told(id);
    await told(id);
    expect(await newsOf(owner)).toEqual(['company_held', 'company_verified']);
    const log = await test.call(listAuditEntries, { token: admin.token, query: { kind: 'approval' } });
    expect(log.data.results.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['company.held', 'company.confirmed', 'company.check_undone']),
    );
  });

  it('is held as well where a verified company takes such a name later', async () => {
    const owner = await aNewcomer('omar@falcon.example', {
      company_name: 'Falcon Travel',
      company_website: 'https://falcon.example',
    });
    expect(await stateOf(owner)).toBe('verified');
    await say(owner, { company_name: 'Emirates Airlines', company_website: 'https://falcon.example' });
    expect(await stateOf(owner)).toBe('held');
    await say(owner, { company_name: 'Falcon Travel', company_website: 'https://falcon.example' });
    expect(await stateOf(owner)).toBe('verified');
  });
});

describe('a company that an admin refuses', () => {
  it('has its jobs closed once that stands, proves nothing, and is held when it says something else', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    const owner = await aNewcomer('lina@mirage.example', {
      company_name: 'Mirage Events',
      company_website: 'https://mirage.example',
    });
    const { id } = await companyOf(owner);
    const job = (await test.call(postJob, { token: owner.token, body: { job: aJob(), publish: true } })).data;
    const note = 'The licence is of another company';
    const refused = await decide(admin, id, { action: 'REFUSE', seen: 'verified', note });
    expect(refused.data).toMatchObject({ state: 'refused', note, can: { confirm: false, undo: true } });
    expect(await checkOf(owner)).toMatchObject({ state: 'refused', reason: note, can: { prove: false } });
    expect((await askFor(owner, 'x@mirage.example')).problem.code).toBe('company_checks.nothing_to_prove');
    expect(await newsOf(owner)).not.toContain('company_refused');
    await told(id);
    expect(await newsOf(owner)).toContain('company_refused');
    const after = await test.call(getJob, { token: owner.token, params: { id: job.jid } });
    expect(after.data.status).toBe('closed');
    await say(owner, { company_name: 'Mirage Weddings', company_website: 'https://mirage.example' });
    expect(await checkOf(owner)).toMatchObject({ state: 'held', held_for: ['refused_before'] });
    expect((await listed(admin, 'Mirage Weddings')).can).toEqual({
      confirm: true,
      refuse: true,
      undo: false,
    });
  });

  it('is no matter of another portal’s admin', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const stranger = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'KU' });
    const answer = await decide(stranger, owner.companyId, {
      action: 'REFUSE',
      seen: 'verified',
      note: 'No',
    });
    expect(answer.problem.code).toBe('companies.not_found');
    const { data } = await test.call(listCompanyChecks, {
      token: stranger.token,
      query: { state: 'verified' },
    });
    expect(data.results.map(({ company }) => company.id)).not.toContain(owner.companyId);
  });
});
