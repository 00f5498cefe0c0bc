import { describe, expect, it } from 'vitest';
import { findSimilarCompanies, updateCompany } from '#contract/features/companies.contract.ts';
import { joinCompany, onboardRecruiter } from '#contract/features/onboarding.contract.ts';
import { getTeam } from '#contract/features/teams.contract.ts';
import { aCompany, aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
const aNewcomer = () => aPerson(test, 'ONBOARDING_PENDING');

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
    await test.call(joinCompany, { token, body: { company_id: owner.companyId! } });
    const again = await test.call(onboardRecruiter, { token, body: aCompany() });
    expect(again.status).toBe(403);
  });
});
