import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listApplicants } from '#contract/features/applications.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { getOnboarding, onboardCandidate } from '#contract/features/onboarding.contract.ts';
import { listMatchingCandidates } from '#contract/features/rankings.contract.ts';
import {
  acceptTalentInvitation,
  addPeople,
  answerProposal,
  answerTalentManager,
  declineTalentInvitation,
  endManagedPerson,
  getAddition,
  getManagedJob,
  getTalentInvitation,
  getTalentStats,
  leaveTalentManager,
  listManagedJobs,
  listManagedPeople,
  listOwnProposals,
  listOwnTalentManagers,
  listProposals,
  mendAdditionRow,
  type PERSON_LISTS,
  proposePeople,
  resendTalentInvitation,
} from '#contract/features/talent-managers.contract.ts';
import { emails, files, talentPeople } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, contextOf, type Person, publishJob, rankedFor } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { tendInvitations, workThroughAddition } from './talent-managers.jobs.ts';
import { readList } from './talent-managers.list-reading.ts';
import { workThrough } from './talent-managers.worker.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '50' } });
const DAY_MS = 86_400_000;

let manager: Person;
let count = 0;
beforeAll(() => aPerson(test, 'TALENT_MANAGER'));
beforeEach(async () => {
  manager = await aPerson(test, 'TALENT_MANAGER', { name: 'Daniel Reyes' });
});

const anAddress = () => `new${++count}@talents.test`;
const db = () => test.program.parts.db;

async function add(by: Person, addresses: readonly string[]) {
  const people = addresses.map((email) => ({ email }));
  const { data } = await test.call(addPeople, { token: by.token, body: { type: 'emails', people } });
  return data.id;
}
async function report({ token }: Person, id: string) {
  const { data } = await test.call(getAddition, { token, params: { id }, query: { limit: 200 } });
  return data;
}
const outcomesOf = async (by: Person, id: string) =>
  (await report(by, id)).rows.results.map(({ outcome, reason }) => reason ?? outcome);

/** Adds people and works through it, as the queue would. */
async function added(by: Person, ...addresses: string[]) {
  const id = await add(by, addresses);
  await doJob(test, workThroughAddition, { additionId: id });
  return outcomesOf(by, id);
}
const mailsTo = (address: string) =>
  db().select().from(emails).where(eq(emails.recipient, address)).orderBy(emails.createdAt);
async function tokenTo(address: string) {
  const { text } = firstOf((await mailsTo(address)).slice(-1));
  return /talent-invitation\/([\w.-]+)/.exec(text)?.[1] ?? '';
}
const people = async ({ token }: Person, list: (typeof PERSON_LISTS)[number] = 'invited') =>
  (await test.call(listManagedPeople, { token, query: { list, limit: 100 } })).data.results;

/** Somebody with an account whom the manager asked and who said yes. */
async function joined(by: Person, person: Person): Promise<string> {
  await added(by, person.email);
  const { data } = await test.call(listOwnTalentManagers, { token: person.token });
  const { id } = firstOf(data.results);
  await test.call(answerTalentManager, { token: person.token, params: { id }, body: { answer: 'yes' } });
  return id;
}
const kindsTold = async ({ token }: Person) =>
  (await test.call(listNotifications, { token })).data.results.map(({ kind }) => kind);

async function upload(by: Person, name: string, bytes: string): Promise<string> {
  const { data } = await test.upload('/upload-file', { purpose: 'resume' }, { name, bytes }, by.token);
  return (data as { id: string }).id;
}
const aResume = (name: string, email: string) =>
  `${name}\nQuantity Surveyor\n${email} | +971 50 555 0111 | Dubai\n\nExperience\nQuantity Surveyor, Copper Gate, Dubai\nJan 2018 - Present\n- Prepared bills of quantities\n- Valued variations under FIDIC contracts\n\nEducation\nBSc Civil Engineering, University of Sharjah, 2014\n\nSkills\nBills of quantities, FIDIC contracts, Cost control\n`;

describe('a list of people', () => {
  const read = (text: string) => readList(Buffer.from(text));

  it('is read by its columns, whatever they are called and in whichever order', () => {
    const english = read('Phone;First Name;Surname;E-Mail\n1;Sara;Haddad;Sara@x.ae\n2;Omar;;omar@x.ae\n');
    expect(english.people).toEqual([
      { email: 'sara@x.ae', name: 'Sara Haddad', is_valid: true },
      { email: 'omar@x.ae', name: 'Omar', is_valid: true },
    ]);
    expect([english.columns, english.ignored]).toEqual([['First Name', 'Surname', 'E-Mail'], ['Phone']]);
    expect(read('الاسم,البريد الإلكتروني\nسارة حداد,sara@x.ae\n').people).toEqual([
      { email: 'sara@x.ae', name: 'سارة حداد', is_valid: true },
    ]);
  });

  it('is read out of what was typed or pasted, with names, repeats and slips', () => {
    const { people: found, repeated } = read(
      'Sara Haddad <Sara@x.ae>, omar@x.ae؛ sara@x.ae\nplease also (lina@x) and mailto:rami@x.ae.',
    );
    expect(found).toEqual([
      { email: 'sara@x.ae', name: 'Sara Haddad', is_valid: true },
      { email: 'omar@x.ae', name: null, is_valid: true },
      { email: 'lina@x', name: null, is_valid: false },
      { email: 'rami@x.ae', name: null, is_valid: true },
    ]);
    expect(repeated).toBe(1);
  });

  it('without a single address is refused', () => {
    expect(() => read('Name\nSara')).toThrow('talent_managers.no_addresses');
  });
});

describe('adding people by their addresses', () => {
  it('invites who is new once, asks who has an account, and says why nothing was done about the others', async () => {
    const [fresh, twice, elsewhere] = [anAddress(), anAddress(), anAddress()];
    const [candidate, recruiter] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'RECRUITER')];
    const other = await aPerson(test, 'TALENT_MANAGER');
    await added(other, elsewhere);
    const given = [fresh, twice, twice, candidate.email, recruiter.email, elsewhere, 'no address', ''];
    expect(await added(manager, ...given.map((it) => it.toUpperCase()))).toEqual([
      'added',
      'added',
      'twice',
      'asked',
      'other_role',
      'other_manager',
      'invalid_email',
      'invalid_email',
    ]);
    expect(await mailsTo(fresh)).toHaveLength(1);
    expect(await mailsTo(elsewhere)).toHaveLength(1);
    expect(await kindsTold(candidate)).toContain('talent_manager_asks');
    expect((await people(manager)).map(({ status }) => status).toSorted()).toEqual([
      'asked',
      'invited',
      'invited',
    ]);
    expect(await added(manager, fresh, candidate.email)).toEqual(['yours', 'yours']);
    expect(await mailsTo(fresh)).toHaveLength(1);
  });

  it('leaves nothing out and doubles nothing when it is killed, done again and done by two at once', async () => {
    const addresses = Array.from({ length: 230 }, anAddress);
    const id = await add(manager, addresses);
    const ctx = await contextOf(test);
    await expect(workThrough(dyingAfter(ctx, 2), { additionId: id })).rejects.toThrow('killed');
    const halfway = await report(manager, id);
    expect([halfway.counts.added, halfway.counts.waiting, halfway.finished_at]).toEqual([100, 130, null]);
    await Promise.all([1, 2].map(() => workThrough(ctx, { additionId: id })));
    await workThrough(ctx, { additionId: id });
    const done = await report(manager, id);
    expect([done.counts.added, done.counts.waiting]).toEqual([230, 0]);
    expect(done.finished_at).not.toBeNull();
    const mails = await db().select().from(emails).where(inArray(emails.recipient, addresses));
    expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([230, 230]);
    expect(await people(manager)).toHaveLength(100);
  });

  it('is an invitation to the portal where a recruiter adds: nobody becomes theirs, and no account is told of', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const candidate = await aPerson(test, 'CANDIDATE');
    const fresh = anAddress();
    expect(await added(recruiter, fresh, candidate.email)).toEqual(['added', 'added']);
    expect((await mailsTo(fresh)).map(({ kind }) => kind)).toEqual(['onboarding-invite']);
    expect(await db().select().from(talentPeople).where(eq(talentPeople.email, fresh))).toEqual([]);
  });
});

describe('adding people by their resumes', () => {
  it('gives a row a report, once, whatever happens in the middle, and lets an address be told', async () => {
    const candidate = await aPerson(test, 'CANDIDATE');
    const fresh = anAddress();
    const ids = [
      await upload(manager, 'sara.txt', aResume('Sara Haddad', fresh)),
      await upload(manager, 'again.txt', aResume('Sara Haddad', fresh)),
      await upload(manager, 'known.txt', aResume('Amal Nasser', candidate.email)),
      await upload(manager, 'nobody.txt', aResume('Omar Salem', 'Al Barsha 2')),
      await upload(manager, 'notes.txt', 'Buy milk.\nCall the plumber about the leak in the kitchen.\n'),
    ];
    const { data } = await test.call(addPeople, {
      token: manager.token,
      body: { type: 'resumes', file_ids: [...ids, ids[0]!] },
    });
    const ctx = await contextOf(test);
    await expect(workThrough(dyingAfter(ctx, 3), { additionId: data.id })).rejects.toThrow('killed');
    await Promise.all([1, 2].map(() => workThrough(ctx, { additionId: data.id })));
    const rows = (await report(manager, data.id)).rows.results;
    expect(rows.map(({ file_name, outcome, reason }) => [file_name, reason ?? outcome])).toEqual([
      ['sara.txt', 'added'],
      ['again.txt', 'twice'],
      ['known.txt', 'asked'],
      ['nobody.txt', 'no_email'],
      ['notes.txt', expect.stringMatching(/not_a_resume|nothing_found|no_email/)],
    ]);
    expect(rows[0]).toMatchObject({ email: fresh, name: 'Sara Haddad' });
    expect(await mailsTo(fresh)).toHaveLength(1);
    // What waits for its person or for its address is kept, and nothing else.
    const kept = await db().select({ id: files.id }).from(files).where(inArray(files.id, ids));
    expect(kept.map((file) => file.id).toSorted()).toEqual([ids[0], ids[3], ids[4]].toSorted());

    const told = anAddress();
    const row = { id: data.id, row: 4 };
    await test.call(mendAdditionRow, { token: manager.token, params: row, body: { email: told } });
    await doJob(test, workThroughAddition, { additionId: data.id });
    expect((await outcomesOf(manager, data.id))[3]).toBe('added');
    expect(await mailsTo(told)).toHaveLength(1);
  });

  it('lets the person begin with the resume that was given, as their own', async () => {
    const newcomer = await aPerson(test, 'ONBOARDING_PENDING');
    const id = await upload(manager, 'cv.txt', aResume('Amal Nasser', newcomer.email));
    const body = { type: 'resumes' as const, file_ids: [id] };
    const { data } = await test.call(addPeople, { token: manager.token, body });
    await doJob(test, workThroughAddition, { additionId: data.id });
    const { data: filled } = await test.call(getOnboarding, { token: newcomer.token });
    expect(filled.offered_resume?.id).toBe(id);
    const other = await aPerson(test, 'ONBOARDING_PENDING');
    const taking = { candidate_resume: id, candidate_availability: ['Online' as const] };
    expect((await test.call(onboardCandidate, { token: other.token, body: taking })).problem.code).toBe(
      'files.not_found',
    );
    await test.call(onboardCandidate, { token: newcomer.token, body: taking });
    const file = firstOf(await db().select().from(files).where(eq(files.id, id)));
    expect(file.ownerId).toBe(newcomer.id);
    // Having an account they are asked in it: the invitation alone links nobody.
    expect(await kindsTold(newcomer)).toContain('talent_manager_asks');
    expect(firstOf(await people(manager)).status).toBe('asked');
  });
});

describe('the person', () => {
  it('says yes by the link of their own mail, and ends it when they want', async () => {
    const address = anAddress();
    await added(manager, address);
    const token = await tokenTo(address);
    const seen = await test.call(getTalentInvitation, { params: { token } });
    expect(seen.data).toMatchObject({ manager_name: 'Daniel Reyes', status: 'open' });
    const stranger = await aPerson(test, 'CANDIDATE');
    const refused = await test.call(acceptTalentInvitation, { token: stranger.token, params: { token } });
    expect(refused.problem.code).toBe('talent_managers.other_address');
    const person = await aPerson(test, 'CANDIDATE', { email: address });
    await test.call(acceptTalentInvitation, { token: person.token, params: { token } });
    const { id } = firstOf(await people(manager, 'joined'));
    expect(await kindsTold(manager)).toContain('talent_person_joined');
    await test.call(leaveTalentManager, { token: person.token, params: { id } });
    expect(await people(manager, 'joined')).toEqual([]);
    expect(await added(manager, address)).toEqual(['declined_before']);
    expect(await added(await aPerson(test, 'TALENT_MANAGER'), address)).toEqual(['asked']);
  });

  it('says no without an account, and is neither reminded nor asked again', async () => {
    const address = anAddress();
    await added(manager, address);
    const token = await tokenTo(address);
    await test.call(declineTalentInvitation, { params: { token } });
    await doJob(test, tendInvitations, {}, new Date(Date.now() + 5 * DAY_MS));
    expect(await mailsTo(address)).toHaveLength(1);
    expect(await added(manager, address)).toEqual(['declined_before']);
    expect((await test.call(getTalentInvitation, { params: { token } })).data.status).toBe('ended');
    expect((await test.call(getTalentInvitation, { params: { token: `${token}x` } })).status).toBe(404);
  });

  it('who says nothing is reminded twice, once each, until the invitation ends and another may ask', async () => {
    const address = anAddress();
    await added(manager, address);
    for (const day of [1, 5, 5, 11, 12])
      await doJob(test, tendInvitations, {}, new Date(Date.now() + day * DAY_MS));
    expect(await mailsTo(address)).toHaveLength(3);
    await doJob(test, tendInvitations, {}, new Date(Date.now() + 15 * DAY_MS));
    const ended = firstOf(await people(manager, 'ended'));
    expect(ended.status).toBe('expired');
    expect(await added(await aPerson(test, 'TALENT_MANAGER'), address)).toEqual(['added']);
    const again = await test.call(resendTalentInvitation, { token: manager.token, params: { id: ended.id } });
    expect(again.problem.code).toBe('talent_managers.too_soon');
  });

  it('is asked again a day later, for as long as the first time, unless another manages them by then', async () => {
    const [address, account] = [anAddress(), await aPerson(test, 'CANDIDATE')];
    await added(manager, address, account.email);
    const rows = await people(manager, 'invited');
    const idOf = (email: string) => firstOf(rows.filter((row) => row.email === email)).id;
    const [id, asked] = [idOf(address), idOf(account.email)];
    const again = (which: string) =>
      test.call(resendTalentInvitation, { token: manager.token, params: { id: which } });
    expect(firstOf(rows.filter((row) => row.id === id)).can.resend).toBe(false);
    expect((await again(id)).problem.message).toContain(' 24 ');
    const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS);
    const late = { invitedAt: twoDaysAgo, reminders: 1, remindedAt: twoDaysAgo };
    await db()
      .update(talentPeople)
      .set(late)
      .where(inArray(talentPeople.id, [id, asked]));

    const { data } = await again(id);
    expect(data).toMatchObject({ id, status: 'invited', can: { resend: false } });
    expect(await mailsTo(address)).toHaveLength(2);
    expect(
      (await test.call(getTalentInvitation, { params: { token: await tokenTo(address) } })).data.status,
    ).toBe('open');
    expect((await again(asked)).data.status).toBe('asked');
    expect((await kindsTold(account)).filter((kind) => kind === 'talent_manager_asks')).toHaveLength(2);
    const [renewed] = await db().select().from(talentPeople).where(eq(talentPeople.id, id));
    expect(renewed).toMatchObject({ reminders: 0, remindedAt: null });
    expect(renewed?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 10 * DAY_MS);

    await db()
      .update(talentPeople)
      .set({ ...late, expiresAt: twoDaysAgo, status: 'expired' })
      .where(eq(talentPeople.id, id));
    await added(await aPerson(test, 'TALENT_MANAGER'), address);
    expect((await again(id)).problem.code).toBe('talent_managers.managed_already');
  });
});

describe('jobs of a talent manager', () => {
  it('rank their own people alone, with the reasons, and every figure is its list', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const [mine, theirs] = [await aSurveyor(test), await aSurveyor(test)];
    const other = await aPerson(test, 'TALENT_MANAGER');
    const mineId = await joined(manager, mine);
    await joined(other, theirs);
    await added(manager, anAddress());
    const jobId = await publishJob(test, recruiter);
    await rankedFor(test, jobId, [mine, theirs]);

    const { data, body } = await test.call(listManagedJobs, { token: manager.token, query: { limit: 50 } });
    // Skills are told in either language, by the names that come along.
    expect(body).toMatchObject({ names: { 'Bills of quantities': { ar: expect.stringMatching(/[ء-ي]/) } } });
    const job = data.results.find(({ jid }) => jid === jobId);
    expect(job).toMatchObject({ people: 1, best: [{ person_id: mineId, name: 'Amal Nasser' }] });
    expect(job?.best[0]?.matched).toContain('FIDIC contracts');
    const one = await test.call(getManagedJob, { token: manager.token, params: { id: jobId } });
    expect(one.data.people.results.map(({ person_id }) => person_id)).toEqual([mineId]);
    const { score, explanation } = firstOf(one.data.people.results);
    expect(explanation.score).toBe(score);
    const { data: figures } = await test.call(getTalentStats, { token: manager.token });
    for (const [list, total] of Object.entries(figures.people))
      expect([list, (await people(manager, list as 'joined')).length]).toEqual([list, total]);
    expect(figures.people).toMatchObject({ invited: 2, joined: 1, matched: 1, placed: 0 });
    expect(figures.waiting).toMatchObject({ unanswered: 1, ending: 0 });
  });

  it('are no longer theirs for whom they let go, and never another portal’s', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const mine = await aSurveyor(test);
    const id = await joined(manager, mine);
    const jobId = await publishJob(test, recruiter);
    await rankedFor(test, jobId, [mine]);
    const stranger = await aPerson(test, 'TALENT_MANAGER', { portal: 'KU' });
    const elsewhere = await test.call(getManagedJob, { token: stranger.token, params: { id: jobId } });
    expect(elsewhere.problem.code).toBe('jobs.not_found');
    const foreign = await test.call(endManagedPerson, { token: stranger.token, params: { id } });
    expect(foreign.problem.code).toBe('talent_managers.person_not_found');
    await test.call(endManagedPerson, { token: manager.token, params: { id } });
    const after = await test.call(getManagedJob, { token: manager.token, params: { id: jobId } });
    expect(after.data.people.total).toBe(0);
  });
});

describe('a proposal', () => {
  async function proposed() {
    const recruiter = await aPerson(test, 'RECRUITER');
    const person = await aSurveyor(test);
    const personId = await joined(manager, person);
    const jobId = await publishJob(test, recruiter);
    await rankedFor(test, jobId, [person]);
    const propose = () =>
      test.call(proposePeople, {
        token: manager.token,
        params: { id: jobId },
        body: { person_ids: [personId] },
      });
    const answer = await propose();
    const { data } = await test.call(listOwnProposals, { token: person.token });
    return { recruiter, person, jobId, propose, answer, id: firstOf(data.results).id };
  }
  const applicants = async ({ token }: Person, id: string) =>
    (await test.call(listApplicants, { token, params: { id } })).data.results;

  it('goes to the company with the person’s yes, as an application that names who proposed them', async () => {
    const { recruiter, person, jobId, propose, answer, id } = await proposed();
    expect(answer.data.asked).toBe(1);
    expect(await kindsTold(person)).toContain('talent_proposal');
    expect(await applicants(recruiter, jobId)).toEqual([]);
    expect((await propose()).data.results[0]?.outcome).toBe('asked_before');
    const yes = { token: person.token, params: { id }, body: { answer: 'agreed' as const } };
    await test.call(answerProposal, yes);
    expect((await test.call(answerProposal, yes)).status).toBe(200);
    expect(firstOf(await applicants(recruiter, jobId)).proposed_by).toBe('Daniel Reyes');
    const ranked = await test.call(listMatchingCandidates, {
      token: recruiter.token,
      params: { id: jobId },
    });
    expect(firstOf(ranked.data.results).proposed_by).toBe('Daniel Reyes');
    expect(await kindsTold(manager)).toContain('talent_proposal_agreed');
    expect((await propose()).data.results[0]?.outcome).toBe('has_applied');
  });

  it('that is declined reaches no company, and ends with the link of the two where it is open', async () => {
    const declined = await proposed();
    await test.call(answerProposal, {
      token: declined.person.token,
      params: { id: declined.id },
      body: { answer: 'declined' },
    });
    expect(await applicants(declined.recruiter, declined.jobId)).toEqual([]);
    const { data } = await test.call(listProposals, { token: manager.token, query: { list: 'declined' } });
    expect(data.total).toBe(1);

    const open = await proposed();
    const { data: own } = await test.call(listOwnTalentManagers, { token: open.person.token });
    const { token } = open.person;
    await test.call(leaveTalentManager, { token, params: { id: firstOf(own.results).id } });
    expect((await test.call(listOwnProposals, { token })).data.results).toEqual([]);
  });
});

/** A context that dies like a killed process: its transactions after some are never committed. */
function dyingAfter<C extends Ctx & Uses<'reader' | 'storage'>>(ctx: C, transactions: number): C {
  let left = transactions;
  const dying = (whole: C): C => ({
    ...whole,
    inPortal: async (key: string) => dying((await whole.inPortal(key)) as C),
    transaction: ((run: (tx: C) => Promise<unknown>) =>
      whole.transaction(async (tx) => {
        const result = await run(tx as C);
        if (left-- <= 0) throw new Error('killed');
        return result;
      })) as C['transaction'],
  });
  return dying(ctx);
}
