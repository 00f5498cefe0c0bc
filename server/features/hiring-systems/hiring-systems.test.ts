import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contract/features/accounts.contract.ts';
import { applyToJob, getApplication, withdrawApplication } from '#contract/features/applications.contract.ts';
import { getBulkLimits } from '#contract/features/bulk-limits.contract.ts';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { listCandidateHistory } from '#contract/features/candidates.history.ts';
import * as contract from '#contract/features/hiring-systems.contract.ts';
import { closeJob, updateJob } from '#contract/features/jobs.contract.ts';
import { listProfileViews } from '#contract/features/profile-views.contract.ts';
import { hiringSystemErasures, hiringSystemMessages, hiringSystems } from '#server/db/tables/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
import { listenAsPeer } from '#server/testing/hiring-system-peer.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { listenAsOdoo } from '#server/testing/odoo-peer.ts';
import {
  aCompany,
  aJob,
  aPerson,
  aSurveyor,
  contextOf,
  PASSWORD,
  type Person,
  publishJob,
  type Recruiter,
} from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { deskOf } from './hiring-systems.desk.ts';
import { workOnSystem } from './hiring-systems.jobs.ts';
import { signatureOf } from './hiring-systems.signatures.ts';
import { findSystem } from './hiring-systems.store.ts';
import { workWhereDue } from './hiring-systems.working.ts';

const test = testApp({ env: { MASAR_OPEN_NETWORKS: '127.0.0.1,::1', MASAR_RATE_FACTOR: '20' } });
const KEY = 'the access key';

let ats: Awaited<ReturnType<typeof listenAsPeer>>;
beforeAll(async () => {
  ats = await listenAsPeer(KEY);
});
afterAll(() => ats.close());

async function anOwner(name = 'Pearl Bay'): Promise<Recruiter> {
  const { id } = await createCompany(await contextOf(test), aCompany({ company_name: name }));
  return aPerson(test, 'RECRUITER', { companyId: id, companyRole: 'owner', name: 'Sara Haddad' });
}

const connection = (secret = KEY) => ({ vendor: 'rest' as const, address: ats.address, secret });

/** A company with the hiring system connected: its owner, the system’s id, and what signs its events. */
async function connectedOwner() {
  const owner = await anOwner();
  const { data } = await test.call(contract.connectHiringSystem, { token: owner.token, body: connection() });
  return { owner, systemId: data.id, secret: data.signing_secret! };
}

const work = (systemId: string, at = new Date()) => doJob(test, workOnSystem, { systemId }, at);
const own = async ({ token }: Person) => (await test.call(contract.getHiringSystem, { token })).data.system!;
const jobOf = async ({ token }: Person, id: string) =>
  (await test.call(contract.getSystemJob, { token, params: { id } })).data;
const candidateOf = async ({ token }: Person, candidate_id: string, job_id: string) =>
  (await test.call(contract.getSystemCandidate, { token, params: { candidate_id, job_id } })).data;
const post = ({ token }: Person, job_id: string) =>
  test.call(contract.postJobToSystem, { token, body: { job_id } });
const sync = ({ token }: Person, candidate_id: string, job_id: string) =>
  test.call(contract.syncCandidateToSystem, { token, params: { candidate_id, job_id } });
const apply = async ({ token }: Person, job_id: string) =>
  (await test.call(applyToJob, { token, body: { job_id, answers: {} } })).data.id;

async function event(
  systemId: string,
  secret: string,
  id: string,
  given: { at?: number; eventId?: string } = {},
) {
  const payload = JSON.stringify({ changed: { type: 'candidate', id } });
  const signed = {
    id: given.eventId ?? crypto.randomUUID(),
    timestamp: String(Math.floor((given.at ?? Date.now()) / 1_000)),
    body: payload,
  };
  const { status, data, problem } = await test.send('POST', `/api/hiring-systems/${systemId}/events`, {
    payload,
    headers: {
      'content-type': 'application/json',
      'webhook-id': signed.id,
      'webhook-timestamp': signed.timestamp,
      'webhook-signature': signatureOf(secret, signed),
    },
  });
  return status === 200 ? (data as { taken: boolean }).taken : problem.code;
}

describe('a hiring system', () => {
  it('is connected once its line works, its key sealed and never answered', async () => {
    const owner = await anOwner();
    const wrong = await test.call(contract.connectHiringSystem, {
      token: owner.token,
      body: connection('another key'),
    });
    expect([wrong.status, wrong.problem.code]).toEqual([422, 'hiring_systems.line_failed']);
    expect(wrong.problem.message).toContain('does not accept the key');
    const right = await test.call(contract.connectHiringSystem, { token: owner.token, body: connection() });
    expect(right.data.signing_secret).toMatch(/^whsec_/);
    const [row] = await test.program.parts.db
      .select()
      .from(hiringSystems)
      .where(eq(hiringSystems.id, right.data.id));
    expect(JSON.stringify(row)).not.toContain(KEY);
    const system = await own(owner);
    expect(JSON.stringify(system)).not.toContain(KEY);
    expect(system.mapping.candidate).toEqual({
      full_name: 'name',
      mail: 'email',
      mobile: 'phone',
      link: 'profile_url',
    });
    expect(system.mapping.stages_there).toMatchObject({ new: 'inbox', interview: 'talks', withdrawn: 'no' });
  });

  it('of a private network is reached only where the operator opened that network', async () => {
    const { token } = await anOwner();
    for (const address of ['http://10.0.0.1/ats', 'http://ats.example.com']) {
      const { problem } = await test.call(contract.tryHiringSystem, {
        token,
        body: { ...connection(), address },
      });
      expect(problem.code).toBe('hiring_systems.needs_https');
    }
    const body = { ...connection(), address: 'https://192.168.1.1/ats' };
    const { problem } = await test.call(contract.tryHiringSystem, { token, body });
    expect(problem.message).toContain('private network');
  });

  it.each([
    ['a port that is not called', 'https://1.1.1.1:9999/ats', 'ports other than 443'],
    ['a path where nothing speaks the interface', '/nothing', 'check the address and its path'],
    ['a query', '/ats?key=1#top', 'without what follows'],
  ])('is not connected at an address with %s, and hears what is wrong with it', async (_, given, said) => {
    const { token } = await anOwner();
    const address = new URL(given, ats.address).href;
    const { status, problem } = await test.call(contract.tryHiringSystem, {
      token,
      body: { ...connection(), address },
    });
    expect([status, JSON.stringify(problem)]).toEqual([422, expect.stringContaining(said)]);
  });

  it('is reached by name where the whole of its network was opened', async () => {
    const { token } = await anOwner();
    const address = ats.address.replace('127.0.0.1', 'localhost');
    const { status } = await test.call(contract.tryHiringSystem, {
      token,
      body: { ...connection(), address },
    });
    expect(status).toBe(200);
  });

  it('is worked with by those alone whom the owner or a recruiter admin let, each deed by itself', async () => {
    const { owner, systemId } = await connectedOwner();
    const member = await aPerson(test, 'RECRUITER', { companyId: owner.companyId });
    const jobId = await publishJob(test, member);
    const refused = await post(member, jobId);
    expect([refused.status, refused.problem.code]).toEqual([403, 'hiring_systems.not_allowed']);
    expect(refused.problem.message).toBe('ATS Permission Not Allowed. Ask Sara Haddad, who can grant it.');
    expect((await jobOf(member, jobId)).can_send).toBe(false);
    const { token } = owner;
    await test.call(contract.grantSystemScope, {
      token,
      body: { user_id: member.id, scope: 'jobs', granted: true },
    });
    expect((await post(member, jobId)).status).toBe(200);
    const others = await Promise.all([
      test.call(contract.getSignOn, { token: member.token }),
      test.call(contract.disconnectHiringSystem, { token: member.token }),
      test.call(contract.grantSystemScope, {
        token: member.token,
        body: { user_id: member.id, scope: 'manage', granted: true },
      }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([403, 403, 403]);
    await work(systemId);
    await test.call(contract.grantSystemScope, {
      token,
      body: { user_id: member.id, scope: 'jobs', granted: false },
    });
    expect((await post(member, jobId)).status).toBe(403);
    const admin = await aPerson(test, 'RECRUITER_ADMIN', {
      companyId: owner.companyId,
      companyRole: 'member',
    });
    expect((await test.call(contract.listSystemGrants, { token: admin.token })).data.people).toHaveLength(3);
  });

  it('has a job as it is here: posted, changed, closed', async () => {
    const { owner, systemId } = await connectedOwner();
    const jobId = await publishJob(test, owner);
    const { data } = await post(owner, jobId);
    expect(data.state).toBe('waiting');
    await work(systemId);
    const { record } = await jobOf(owner, jobId);
    expect(record).toMatchObject({ state: 'agreed', stage_there: 'open', differences: [] });
    expect(ats.peer.records.get(record!.id)?.fields.title).toBe('Quantity Surveyor');
    await test.call(updateJob, {
      token: owner.token,
      body: { job_id: jobId, job: aJob({ job_title: 'Senior Surveyor' }) },
    });
    await work(systemId);
    expect(ats.peer.records.get(record!.id)?.fields.title).toBe('Senior Surveyor');
    await test.call(closeJob, { token: owner.token, params: { id: jobId } });
    await work(systemId);
    expect(ats.peer.records.get(record!.id)?.standing).toBe('closed');
  });

  it('signs a recruiter on', async () => {
    const { owner } = await connectedOwner();
    const { data } = await test.call(contract.getSignOn, { token: owner.token });
    expect(data.is_signed_on).toBe(true);
    expect(await (await fetch(data.url)).text()).toContain(`Signed in as Sara Haddad (${owner.email})`);
    expect((await fetch(data.url)).status).toBe(404);
  });

  it('gets a change that came while both sides were found equal', async () => {
    const { owner, systemId } = await connectedOwner();
    const jobId = await publishJob(test, owner);
    const { data } = await post(owner, jobId);
    await work(systemId);
    const ctx = await contextOf(test);
    const desk = deskOf(ctx, (await findSystem(ctx.db, systemId))!);
    const { agreed } = (await desk.find(data.id))!;
    await test.call(updateJob, {
      token: owner.token,
      body: { job_id: jobId, job: aJob({ job_title: 'Senior Surveyor' }) },
    });
    // As whoever had looked before the change.
    await desk.keep(data.id, { state: 'agreed', agreed });
    await work(systemId);
    expect(ats.peer.records.get(data.id)?.fields.title).toBe('Senior Surveyor');
  });

  it('says in its own words why it signs nobody on, and that its key is refused', async () => {
    const { owner, systemId } = await connectedOwner();
    const { token } = owner;
    const answered = async (status: number, message: string) => {
      ats.faults.says = { status, body: { message } };
      const { problem } = await test.call(contract.getSignOn, { token });
      ats.faults.says = null;
      return problem.message;
    };
    expect(await answered(422, 'We do\u0000 not\n know Sara.')).toBe(
      'Failed to get SSO token: We do not know Sara.',
    );
    expect(await answered(500, '')).toBe('Failed to get SSO token: it failed.');
    expect((await own(owner)).fault).toBeNull();
    expect(await answered(403, 'No.')).toBe('Failed to get SSO token: it does not accept the key.');
    expect((await own(owner)).fault?.kind).toBe('key_refused');
    // Trying again says so too, and goes on once the key is right.
    const jobId = await publishJob(test, owner);
    const { data } = await post(owner, jobId);
    const again = () =>
      test.call(contract.sendSystemRecord, { token, params: { id: data.id }, body: { whole: false } });
    const { accessKey } = ats.peer;
    ats.peer.accessKey = 'another';
    expect((await again()).problem.message).toContain('does not accept the key');
    ats.peer.accessKey = accessKey;
    expect((await again()).status).toBe(200);
    await work(systemId);
    expect((await jobOf(owner, jobId)).record?.state).toBe('agreed');
  });

  it('is asked for changes every five minutes, and left alone between', async () => {
    const { systemId } = await connectedOwner();
    await work(systemId);
    const ctx = await contextOf(test);
    const askedAfter = async (seconds: number) => {
      const asked: string[] = [];
      await workWhereDue({
        ...ctx,
        now: new Date(Date.now() + seconds * 1_000),
        enqueue: async (_, data) => void asked.push(JSON.stringify(data)),
      });
      return asked.some((one) => one.includes(systemId));
    };
    expect([await askedAfter(120), await askedAfter(310)]).toEqual([false, true]);
  });

  it('still deletes whom it owes it to after it was disconnected, and no longer keeps its key then', async () => {
    const { owner, systemId } = await connectedOwner();
    const { token } = owner;
    const jobId = await publishJob(test, owner);
    const leaver = await aSurveyor(test);
    await apply(leaver, jobId);
    const { data } = await sync(owner, leaver.id, jobId);
    await work(systemId);
    await test.call(deleteAccount, { token: leaver.token, body: { password: PASSWORD } });
    const { db } = test.program.parts;
    const hurry = () => db.update(hiringSystemErasures).set({ nextTryAt: null });
    for (const status of [500, 422]) {
      ats.faults.says = { status, body: { message: 'Not now.' } };
      await work(systemId);
      ats.faults.says = null;
      expect(await own(owner)).toMatchObject({ owed_deletions: 1, fault: null });
      await hurry();
    }
    await test.call(contract.disconnectHiringSystem, { token, body: {} });
    expect((await test.call(contract.getHiringSystem, { token })).data.system).toBeNull();
    await test.call(contract.connectHiringSystem, { token, body: connection() });
    expect(ats.peer.records.has(data.id)).toBe(true);
    await work(systemId);
    expect(ats.peer.records.has(data.id)).toBe(false);
    expect(await db.select().from(hiringSystems).where(eq(hiringSystems.id, systemId))).toEqual([]);
  });
});

describe('a candidate', () => {
  let owner: Recruiter;
  let systemId: string;
  let secret: string;
  let jobId: string;
  let person: Person;
  let application: string;
  let recordId: string;
  beforeAll(async () => {
    ({ owner, systemId, secret } = await connectedOwner());
    jobId = await publishJob(test, owner);
    person = await aSurveyor(test);
  });

  it('is sent only once they applied or said that the job interests them, and sees it', async () => {
    const { problem } = await sync(owner, person.id, jobId);
    expect(problem.code).toBe('hiring_systems.not_turned_to');
    expect((await candidateOf(owner, person.id, jobId)).held).toBe('not_turned_to');
    application = await apply(person, jobId);
    expect((await sync(owner, person.id, jobId)).status).toBe(200);
    await work(systemId);
    const { record } = await candidateOf(owner, person.id, jobId);
    recordId = record!.id;
    expect(record).toMatchObject({ state: 'agreed', stage_there: 'Inbox' });
    const kept = ats.peer.records.get(recordId)!;
    expect(kept.fields).toMatchObject({ full_name: 'Amal Nasser', mobile: '+971 50 555 0111' });
    expect(JSON.stringify(kept)).not.toContain('Copper Gate');
    const looks = await test.until(async () => {
      const { data } = await test.call(listProfileViews, { token: person.token });
      const parts = data.results.flatMap((one) => one.looks.flatMap((look) => look.parts));
      return parts.includes('hiring_system') && data;
    });
    expect(firstOf(looks.results).company.company_name).toBe('Pearl Bay');
  });

  it('moves here as they were moved there, told by a signed event, and there as here', async () => {
    ats.peer.move(recordId, 'talks');
    expect(await event(systemId, secret, recordId)).toBe(true);
    await work(systemId);
    const shown = await test.call(getApplication, { token: person.token, params: { id: application } });
    expect(shown.data.stage).toBe('INTERVIEW');
    const { data: history } = await test.call(listCandidateHistory, {
      token: owner.token,
      params: { id: person.id },
    });
    expect(theOne(history.results, ({ kind }) => kind === 'moved')).toMatchObject({
      to: 'interview',
      by: null,
    });
    await test.call(actOnCandidate, {
      token: owner.token,
      body: { job_id: jobId, candidate_id: person.id, action: 'REJECTED' },
    });
    await work(systemId);
    expect(ats.peer.records.get(recordId)?.standing).toBe('no');
  });

  it('is not moved by an event that is forged, old, or sent twice', async () => {
    expect(await event(systemId, 'whsec_bm90IGl0', recordId)).toBe('hiring_systems.bad_signature');
    expect(await event(systemId, secret, recordId, { at: Date.now() - 600_000 })).toBe(
      'hiring_systems.bad_signature',
    );
    const eventId = crypto.randomUUID();
    expect(await event(systemId, secret, recordId, { eventId })).toBe(true);
    expect(await event(systemId, secret, recordId, { eventId })).toBe(false);
    expect(await event(crypto.randomUUID(), secret, recordId)).toBe('hiring_systems.not_connected');
    expect(await event(systemId, secret, crypto.randomUUID())).toBe(true);
  });

  it('whom both sides moved is a conflict that a recruiter decides, and nothing is written over', async () => {
    const { token } = owner;
    ats.peer.move(recordId, 'offer');
    await test.call(actOnCandidate, {
      token,
      body: { job_id: jobId, candidate_id: person.id, action: 'SHORTLISTED' },
    });
    await work(systemId);
    const { record } = await candidateOf(owner, person.id, jobId);
    expect(record).toMatchObject({
      state: 'conflict',
      differences: [{ name: 'state', ours: 'Shortlist', theirs: 'Offer', is_conflict: true }],
    });
    expect(ats.peer.records.get(recordId)?.standing).toBe('offer');
    const params = { id: recordId };
    await test.call(contract.resolveSystemConflict, { token, params, body: { keep: 'theirs' } });
    await work(systemId);
    expect((await candidateOf(owner, person.id, jobId)).record?.state).toBe('agreed');
    const shown = await test.call(getApplication, { token: person.token, params: { id: application } });
    expect(shown.data.stage).toBe('OFFERED');
    const again = await test.call(contract.resolveSystemConflict, { token, params, body: { keep: 'ours' } });
    expect(again.problem.code).toBe('hiring_systems.no_conflict');
  });

  it('keeps what the system’s users wrote, until a recruiter sends everything anew', async () => {
    ats.peer.edit(recordId, 'mobile', '+971 4 000 0000');
    await event(systemId, secret, recordId);
    await work(systemId);
    const { record } = await candidateOf(owner, person.id, jobId);
    expect(record?.differences).toMatchObject([
      { name: 'mobile', theirs: '+971 4 000 0000', is_conflict: false },
    ]);
    await test.call(contract.sendSystemRecord, {
      token: owner.token,
      params: { id: recordId },
      body: { whole: true },
    });
    await work(systemId);
    expect(ats.peer.records.get(recordId)?.fields.mobile).toBe('+971 50 555 0111');
  });

  it('shows a stage there that leads nowhere here', async () => {
    ats.peer.move(recordId, 'panel');
    await event(systemId, secret, recordId);
    await work(systemId);
    const { record } = await candidateOf(owner, person.id, jobId);
    expect(record).toMatchObject({
      state: 'agreed',
      differences: [{ name: 'state', label: 'Stage', theirs: 'Panel', is_conflict: false }],
    });
    ats.peer.move(recordId, 'offer');
    await event(systemId, secret, recordId);
    const sentAt = record!.sent_at;
    await work(systemId, new Date(Date.now() + 1_000));
    const after = (await candidateOf(owner, person.id, jobId)).record;
    // Reading is no sending.
    expect(after).toMatchObject({ differences: [], sent_at: sentAt });
  });

  it('has a log of what was sent and answered, without keys', async () => {
    const { data } = await test.call(contract.getSystemRecord, {
      token: owner.token,
      params: { id: recordId },
    });
    const sent = theOne(
      data.messages,
      (one) => one.sent?.includes('"full_name"') === true && one.status === 201,
    );
    expect(sent.what).toMatch(/^PUT \/jobs\/.+\/candidates\//);
    const rows = await test.program.parts.db.select().from(hiringSystemMessages);
    expect(JSON.stringify(rows)).not.toContain(KEY);
  });

  it('who withdraws is only moved there, and nothing more is told of them', async () => {
    await test.call(withdrawApplication, { token: person.token, params: { id: application }, body: {} });
    await work(systemId);
    expect(ats.peer.records.get(recordId)?.standing).toBe('no');
    const { data } = await test.call(contract.getSystemRecord, {
      token: owner.token,
      params: { id: recordId },
    });
    expect(data.messages.every(({ sent, received }) => sent === null && received === null)).toBe(true);
    expect((await sync(owner, person.id, jobId)).problem.code).toBe('hiring_systems.not_turned_to');
  });

  it('who deletes their account is deleted there', async () => {
    const body = { password: PASSWORD };
    expect((await test.call(deleteAccount, { token: person.token, body })).status).toBe(200);
    await work(systemId);
    expect(ats.peer.records.has(recordId)).toBe(false);
  });

  it('of a blind review is sent once they are shortlisted, and shows by the mapping what would be sent', async () => {
    const blindJob = await publishJob(test, owner, { is_blind: true });
    const hidden = await aSurveyor(test);
    await apply(hidden, blindJob);
    const { token } = owner;
    const listed = await test.call(contract.previewSystemRecord, {
      token,
      body: { of: 'candidate', job_id: blindJob },
    });
    expect(listed.data.of).toBeNull();
    const { problem } = await test.call(contract.syncCandidateToSystem, {
      token,
      params: { candidate_id: hidden.id, job_id: blindJob },
    });
    expect(problem.code).toBe('access.known_by_alias');
  });
});

it('several candidates are sent together, each by itself, within what a company may send out in a day', async () => {
  const { owner, systemId } = await connectedOwner();
  const { token } = owner;
  const jobId = await publishJob(test, owner);
  const [first, second, third] = [await aSurveyor(test), await aSurveyor(test), await aSurveyor(test)];
  for (const applicant of [first, second]) await apply(applicant, jobId);
  const foreignJob = await publishJob(test, await anOwner('Copper Gate'));
  const people = [
    ...[first, second, third].map(({ id }) => ({ candidate_id: id, job_id: jobId })),
    { candidate_id: first.id, job_id: foreignJob },
  ];
  const send = () => test.call(contract.syncCandidatesToSystem, { token, body: { people } });
  const { data } = await send();
  expect(data.queued).toBe(2);
  expect(
    data.results.map(({ candidate_id, outcome, problem }) => [candidate_id, outcome, problem?.code]),
  ).toEqual([
    [first.id, 'queued', undefined],
    [second.id, 'queued', undefined],
    [third.id, 'refused', 'hiring_systems.not_turned_to'],
    [first.id, 'refused', 'jobs.not_found'],
  ]);
  await work(systemId);
  expect((await candidateOf(owner, second.id, jobId)).record?.state).toBe('agreed');
  expect((await send()).data.results.map(({ outcome }) => outcome)).toEqual([
    'there_already',
    'there_already',
    'refused',
    'refused',
  ]);
  const { data: limits } = await test.call(getBulkLimits, { token });
  const files = theOne(limits.deeds, ({ deed }) => deed === 'export');
  expect(files.limit - files.left).toBe(2);
  const member = await aPerson(test, 'RECRUITER', { companyId: owner.companyId });
  const refused = await test.call(contract.syncCandidatesToSystem, {
    token: member.token,
    body: { people: [{ candidate_id: first.id, job_id: jobId }] },
  });
  expect(refused.problem.code).toBe('hiring_systems.not_allowed');
});

describe('while the hiring system is away', () => {
  it('everything waits, and arrives once when it is back', async () => {
    const { owner, systemId } = await connectedOwner();
    const jobId = await publishJob(test, owner);
    ats.faults.away = true;
    const { data } = await post(owner, jobId);
    await work(systemId);
    const system = await own(owner);
    expect(system.fault).toMatchObject({ kind: 'unreachable' });
    expect(system.counts.waiting).toBe(1);
    ats.faults.away = false;
    ats.faults.failing = true;
    const later = new Date(Date.now() + 60_000);
    await test.call(contract.followHiringSystem, { token: owner.token, body: {} });
    await work(systemId, later);
    // It was done, and the answer was lost.
    expect(ats.peer.records.has(data.id)).toBe(true);
    ats.faults.failing = false;
    await test.call(contract.followHiringSystem, { token: owner.token, body: {} });
    await work(systemId, later);
    expect((await own(owner)).fault).toBeNull();
    expect((await jobOf(owner, jobId)).record?.state).toBe('agreed');
    expect(ats.peer.records.get(data.id)?.revision).toBe(1);
  });

  it('a change that it refuses is told with its words, and holds up nobody else', async () => {
    const { owner, systemId, secret } = await connectedOwner();
    const { token } = owner;
    const { mapping } = await own(owner);
    const { data: saved } = await test.call(contract.mapHiringSystem, {
      token,
      body: { ...mapping, job: { city: 'location' } },
    });
    expect(saved.missing).toEqual({ job: ['Title'], candidate: [] });
    const jobId = await publishJob(test, owner);
    await post(owner, jobId);
    await work(systemId);
    expect((await jobOf(owner, jobId)).record).toMatchObject({
      state: 'refused',
      refusal: 'title is missing.',
    });
    const shown = await test.call(contract.previewSystemRecord, {
      token,
      body: { of: 'job', job_id: jobId },
    });
    expect(shown.data).toMatchObject({ outcome: 'post', missing: ['Title'] });
    await test.call(contract.mapHiringSystem, { token, body: mapping });
    await work(systemId);
    // Refused is refused, until somebody sends it again.
    expect((await jobOf(owner, jobId)).record?.state).toBe('refused');
    await post(owner, jobId);
    await work(systemId);
    const { record } = await jobOf(owner, jobId);
    expect(record?.state).toBe('agreed');
    ats.peer.remove(record!.id);
    await event(systemId, secret, record!.id);
    await work(systemId);
    await test.call(contract.mapHiringSystem, { token, body: mapping });
    await test.call(updateJob, { token, body: { job_id: jobId, job: aJob({ job_title: 'Surveyor' }) } });
    await work(systemId);
    expect((await jobOf(owner, jobId)).record?.refusal).toContain('deleted there');
    expect(ats.peer.records.has(record!.id)).toBe(false);
    const unknown = { ...mapping, job: { ...mapping.job, colour: 'title' as const } };
    const { problem } = await test.call(contract.mapHiringSystem, { token, body: unknown });
    expect(problem.code).toBe('hiring_systems.unknown_field');
  });
});

describe('Odoo Recruitment', () => {
  it('gets the job and the candidate once, and its stages are followed', async () => {
    const odoo = await listenAsOdoo(KEY);
    const owner = await anOwner('Copper Bay');
    const { token } = owner;
    const body = {
      vendor: 'odoo' as const,
      address: odoo.address,
      secret: KEY,
      database: 'db',
      login: 'sara',
    };
    const { data: system } = await test.call(contract.connectHiringSystem, { token, body });
    expect(system.signing_secret).toBeNull();
    const jobId = await publishJob(test, owner);
    const person = await aSurveyor(test);
    const application = await apply(person, jobId);
    await sync(owner, person.id, jobId);
    await work(system.id);
    const { record } = await candidateOf(owner, person.id, jobId);
    expect(record).toMatchObject({ state: 'agreed', stage_there: 'New' });
    const [applicant] = odoo.peer.rows('hr.applicant');
    expect(applicant).toMatchObject({ partner_name: 'Amal Nasser', partner_phone: '+971 50 555 0111' });
    odoo.peer.write('hr.applicant', applicant!.id, { stage_id: 3 });
    await test.call(contract.followHiringSystem, { token, body: {} });
    await work(system.id);
    const shown = await test.call(getApplication, { token: person.token, params: { id: application } });
    expect(shown.data.stage).toBe('INTERVIEW');
    const { data } = await test.call(contract.getSignOn, { token });
    expect(data).toMatchObject({ is_signed_on: false });
    await odoo.close();
  });
});
