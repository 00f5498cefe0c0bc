import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actOnApprovals } from '#contract/features/approvals.contract.ts';
import { findSimilarCompanies, updateCompany } from '#contract/features/companies.contract.ts';
import {
  getOnboarding,
  joinCompany,
  onboardCandidate,
  onboardRecruiter,
  startOver,
} from '#contract/features/onboarding.contract.ts';
import { getTeam } from '#contract/features/teams.contract.ts';
import { companies, notifications, resumes, talentPeople, users } from '#server/db/tables/index.ts';
import { keepFor } from '#server/features/files/index.ts';
import { aCompany, aPerson, contextOf, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
const aNewcomer = () => aPerson(test, 'ONBOARDING_PENDING');

async function aResume({ token }: Person) {
  const file = { name: 'cv.txt', bytes: 'Amal Nasser\nNurse' };
  const { data } = await test.upload('/upload-file', { purpose: 'resume' }, file, token);
  return (data as { id: string }).id;
}
async function aPicture({ id }: Person) {
  const ctx = await contextOf(test);
  const file = { name: 'me.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(4) };
  return (await keepFor(ctx, { id, portal: ctx.portal.key }, { purpose: 'avatar', ...file })).id;
}

async function newsOf(userId: string) {
  const news = await test.program.parts.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return news.map(({ kind }) => kind);
}

async function anOwnerOf(company: Parameters<typeof aCompany>[0]) {
  const owner = await aPerson(test, 'RECRUITER');
  await test.call(updateCompany, { token: owner.token, body: aCompany(company) });
  return owner;
}

describe('a recruiter’s onboarding', () => {
  it('makes the company with the newcomer as its owner', async () => {
    const { token } = await aNewcomer();
    const answer = await test.call(onboardRecruiter, {
      token,
      body: aCompany({ company_name: 'Najd Looms' }),
    });
    expect(answer.data.user).toMatchObject({ state: 'RECRUITER', role_name: 'recruiter' });
    expect((await test.call(getTeam, { token })).data.company_role).toBe('owner');
  });

  it.each([
    ['the website', { company_name: 'Something else', company_website: 'https://jobs.sahra-foods.ae/en' }],
    ['the name', { company_name: 'شركة صحراء للأغذيه ذ.م.م', company_website: null }],
  ])('finds a company that is there by %s, and offers it before it makes another', async (_, said) => {
    const owner = await anOwnerOf({
      company_name: 'صحراء للأغذية',
      company_website: 'https://www.sahra-foods.ae',
    });
    const { token } = await aNewcomer();
    const refused = await test.call(onboardRecruiter, { token, body: aCompany(said) });
    expect([refused.status, refused.problem.code]).toEqual([409, 'companies.similar_exists']);
    const found = await test.call(findSimilarCompanies, { token, body: said });
    expect(found.data.map(({ id }) => id)).toContain(owner.companyId);
    const another = await test.call(onboardRecruiter, {
      token,
      body: { ...aCompany(said), even_if_similar: true },
    });
    expect(another.data.company.id).not.toBe(owner.companyId);
  });

  it('takes no shared site for a company’s own', async () => {
    await anOwnerOf({ company_name: 'Barq Riders', company_website: 'https://facebook.com/barqriders' });
    const { token } = await aNewcomer();
    const said = { company_name: 'Wamda Riders', company_website: 'https://facebook.com/wamda' };
    expect((await test.call(findSimilarCompanies, { token, body: said })).data).toEqual([]);
  });

  it('finishes once, in whichever tab comes first', async () => {
    const { token } = await aNewcomer();
    const body = aCompany({ company_name: 'Two Tabs Trading' });
    const both = await Promise.all([
      test.call(onboardRecruiter, { token, body }),
      test.call(onboardRecruiter, { token, body }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('keeps a role that was chosen', async () => {
    const owner = await anOwnerOf({ company_name: 'Wadi Tools' });
    const { token } = await aNewcomer();
    await test.call(joinCompany, { token, body: { company_id: owner.companyId } });
    const again = await test.call(onboardRecruiter, { token, body: aCompany() });
    expect(again.status).toBe(403);
  });

  it('takes no picture of somebody else', async () => {
    const body = aCompany({ company_name: 'Faye Prints', company_avatar: await aPicture(await aNewcomer()) });
    const answer = await test.call(onboardRecruiter, { token: (await aNewcomer()).token, body });
    expect(answer.problem.code).toBe('files.not_found');
  });

  it('welcomes who is let in, not who waits for a company', async () => {
    const { id, token } = await aNewcomer();
    const { data } = await test.call(onboardRecruiter, {
      token,
      body: aCompany({ company_name: 'Dana Lifts' }),
    });
    expect(await newsOf(id)).toEqual(['welcome']);
    const joining = await aNewcomer();
    await test.call(joinCompany, { token: joining.token, body: { company_id: data.company.id } });
    expect(await newsOf(joining.id)).toEqual([]);
  });
});

describe('a candidate’s onboarding', () => {
  it('keeps the picture, and begins to read the resume once', async () => {
    const person = await aNewcomer();
    const body = {
      candidate_avatar: await aPicture(person),
      candidate_resume: await aResume(person),
      candidate_availability: ['Online' as const],
    };
    const { data } = await test.call(onboardCandidate, { token: person.token, body });
    expect(data).toMatchObject({ state: 'CANDIDATE', avatar: body.candidate_avatar });
    expect(await newsOf(person.id)).toEqual(['welcome']);
    const { db } = test.program.parts;
    await db.update(users).set({ isOnboardingCompleted: false }).where(eq(users.id, person.id));
    await test.call(onboardCandidate, { token: person.token, body });
    expect(await db.select().from(resumes).where(eq(resumes.userId, person.id))).toHaveLength(1);
  });

  it.each(['candidate_resume', 'candidate_avatar'] as const)(
    'takes no %s of somebody else',
    async (field) => {
      const [person, other] = [await aNewcomer(), await aNewcomer()];
      const answer = await test.call(onboardCandidate, {
        token: person.token,
        body: {
          candidate_resume: await aResume(field === 'candidate_resume' ? other : person),
          candidate_avatar: await aPicture(field === 'candidate_avatar' ? other : person),
          candidate_availability: ['Online'],
        },
      });
      expect(answer.problem.code).toBe('files.not_found');
    },
  );
});

describe('the resume that a talent manager gave', () => {
  it('is offered to whoever may become a candidate, and not to a recruiter', async () => {
    const manager = await aPerson(test, 'TALENT_MANAGER');
    const person = await aNewcomer();
    const { db } = test.program.parts;
    const now = Date.now();
    await db.insert(talentPeople).values({
      portal: (await contextOf(test)).portal.key,
      managerId: manager.id,
      email: person.email,
      status: 'invited',
      language: 'en',
      resumeFileId: await aResume(manager),
      invitedAt: new Date(now),
      expiresAt: new Date(now + 86_400_000),
    });
    const offered = async () =>
      (await test.call(getOnboarding, { token: person.token })).data.offered_resume?.name ?? null;
    expect(await offered()).toBe('cv.txt');
    await db.update(users).set({ role: 'recruiter' }).where(eq(users.id, person.id));
    expect(await offered()).toBeNull();
    await db.update(users).set({ role: 'individual' }).where(eq(users.id, person.id));
    expect(await offered()).toBe('cv.txt');
  });
});

describe('onboarding once more', () => {
  it('is free to take the other role after having asked a company only', async () => {
    const owner = await anOwnerOf({ company_name: 'Hijaz Cement' });
    const person = await aNewcomer();
    await test.call(joinCompany, { token: person.token, body: { company_id: owner.companyId! } });
    expect((await test.call(startOver, { token: person.token })).data.role_name).toBeNull();
    const answer = await test.call(onboardCandidate, {
      token: person.token,
      body: { candidate_resume: await aResume(person), candidate_availability: ['Online'] },
    });
    expect(answer.data.state).toBe('CANDIDATE');
  });

  it('is bound to the role by which the portal was asked, and takes up the company where it was left', async () => {
    const portal = 'DIGITAL_HUMAN';
    const admin = await aPerson(test, 'RECRUITER_ADMIN', { portal });
    const person = await aPerson(test, 'ONBOARDING_PENDING', { portal });
    const said = aCompany({ company_name: 'Sidra Farms', company_avatar: await aPicture(person) });
    const first = await test.call(onboardRecruiter, { token: person.token, body: said });
    await test.call(actOnApprovals, {
      token: admin.token,
      body: { ids: [person.id], action: 'DECLINED', reason: 'Say more of the company.' },
    });
    expect((await test.call(startOver, { token: person.token })).data.role_name).toBe('recruiter');
    const asCandidate = await test.call(onboardCandidate, {
      token: person.token,
      body: { candidate_resume: await aResume(person), candidate_availability: ['Online'] },
    });
    expect(asCandidate.problem.code).toBe('onboarding.role_stays');
    const before = await test.call(getOnboarding, { token: person.token });
    expect(before.data).toMatchObject({
      role_name: 'recruiter',
      reason: 'Say more of the company.',
      company: { id: first.data.company.id, company_name: 'Sidra Farms' },
      candidate: null,
    });
    // Its own company is none of those that are like it, and its picture may be a colleague's.
    const picture = await aPicture(admin);
    await test.program.parts.db
      .update(companies)
      .set({ avatarFileId: picture })
      .where(eq(companies.id, first.data.company.id));
    const again = await test.call(onboardRecruiter, {
      token: person.token,
      body: { ...said, company_size: 300, company_avatar: picture },
    });
    expect(again.data.company).toMatchObject({
      id: first.data.company.id,
      company_size: 300,
      company_avatar: picture,
    });
  });

  it('has lost the other role after having asked the portal beside the company', async () => {
    const portal = 'DIGITAL_HUMAN';
    const owner = await aPerson(test, 'RECRUITER', { portal });
    const person = await aPerson(test, 'ONBOARDING_PENDING', { portal });
    await test.call(joinCompany, { token: person.token, body: { company_id: owner.companyId! } });
    expect((await test.call(startOver, { token: person.token })).data.role_name).toBe('recruiter');
  });
});
