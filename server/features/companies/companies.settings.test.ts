import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  changeCompanySettings,
  findSimilarCompanies,
  getCompanySettings,
  updateCompany,
} from '#contract/features/companies.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { auditEntries, users } from '#server/db/tables/index.ts';
import { keepFor } from '#server/features/files/index.ts';
import { aCompany, aJob, aPerson, contextOf, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

/** What was written down of a company’s changes by one of its people. */
async function changesBy({ id }: Person) {
  const rows = await test.program.parts.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, id), eq(auditEntries.action, 'company.updated')));
  return rows.map(({ details }) => details.changed);
}

describe('what holds for a company’s new jobs', () => {
  it('is chosen by owners and managers, read by members, and leaves jobs that are there as they are', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const member = await aPerson(test, 'RECRUITER', { companyId: owner.companyId });
    const post = async () => {
      const { data } = await test.call(postJob, {
        token: member.token,
        body: { job: aJob(), publish: false },
      });
      return data.own!.is_blind;
    };
    const body = { is_blind_by_default: true };
    expect(await post()).toBe(false);
    expect((await test.call(changeCompanySettings, { token: member.token, body })).status).toBe(403);
    const changed = await test.call(changeCompanySettings, { token: owner.token, body });
    expect(changed.data).toEqual({ ...body, can: { edit: true } });
    const read = await test.call(getCompanySettings, { token: member.token });
    expect(read.data).toEqual({ ...body, can: { edit: false } });
    expect(await post()).toBe(true);
  });
});

describe('what a company says of itself', () => {
  it('is written down when it is another than before', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const { token } = owner;
    await test.call(updateCompany, { token, body: aCompany({ company_size: 300 }) });
    await test.call(updateCompany, { token, body: aCompany({ company_size: 300 }) });
    for (const is_blind_by_default of [true, true])
      await test.call(changeCompanySettings, { token, body: { is_blind_by_default } });
    expect(await changesBy(owner)).toEqual([['company_size'], ['is_blind_by_default']]);
  });

  it('keeps a picture that a colleague chose, and takes none that is nobody’s of them', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const manager = await aPerson(test, 'RECRUITER', {
      companyId: owner.companyId,
      companyRole: 'manager',
    });
    const ctx = await contextOf(test);
    const file = { name: 'logo.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(4) };
    const of = { id: owner.id, portal: ctx.portal.key };
    const [chosen, other] = [
      await keepFor(ctx, of, { purpose: 'avatar', ...file }),
      await keepFor(ctx, of, { purpose: 'avatar', ...file }),
    ];
    const save = (by: Person, company_avatar: string) =>
      test.call(updateCompany, { token: by.token, body: aCompany({ company_avatar }) });
    expect((await save(owner, chosen.id)).data.company_avatar).toBe(chosen.id);
    expect((await save(manager, chosen.id)).data.company_avatar).toBe(chosen.id);
    expect((await save(manager, other.id)).problem.code).toBe('files.not_found');
  });
});

describe('a company that is like another', () => {
  it('is known by its website, by the mail of who asks, or by its name, while it has people', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    await test.call(updateCompany, {
      token: owner.token,
      body: aCompany({ company_name: 'Najma Tiles', company_website: 'https://najma-tiles.ae' }),
    });
    const { db } = test.program.parts;
    const asking = await aPerson(test, 'ONBOARDING_PENDING');
    const similar = async (company_name: string, company_website: string | null = null) => {
      const body = { company_name, company_website };
      const { data } = await test.call(findSimilarCompanies, { token: asking.token, body });
      return data.map(({ id, same, members }) => [id, same, members]);
    };
    expect(await similar('Najma Tiles LLC')).toEqual([[owner.companyId, 'name', 1]]);
    expect(await similar('Najma Files')).toEqual([]);
    expect(await similar('Another', 'https://www.najma-tiles.ae/jobs')).toEqual([
      [owner.companyId, 'domain', 1],
    ]);
    await db.update(users).set({ email: 'sana@najma-tiles.ae' }).where(eq(users.id, asking.id));
    expect(await similar('Another')).toEqual([[owner.companyId, 'domain', 1]]);
    await db.update(users).set({ companyId: null, companyRole: null }).where(eq(users.id, owner.id));
    expect(await similar('Najma Tiles')).toEqual([]);
  });
});
