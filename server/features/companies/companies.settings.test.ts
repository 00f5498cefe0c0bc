import { describe, expect, it } from 'vitest';
import { changeCompanySettings, getCompanySettings } from '#contract/features/companies.contract.ts';
import { postJob } from '#contract/features/jobs.contract.ts';
import { aJob, aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

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
