import { describe, expect, it } from 'vitest';
import { getProfile, getUserProfile, patchProfile } from '#contract/features/profiles.contract.ts';
import { aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

describe('a profile', () => {
  it('names what would complete it most, first', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const { data } = await test.call(getProfile, { token });
    expect(data.next_steps[0]).toBe('work');
    const better = await test.call(patchProfile, {
      token,
      body: { work_history_detailed: [{ job_title: 'Nurse' }] },
    });
    expect(better.data.score).toBeGreaterThan(data.score);
    expect(better.data.next_steps).not.toContain('work');
  });

  it('is not overwritten by a tab that shows an older version', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const { data } = await test.call(getProfile, { token });
    const first = await test.call(patchProfile, {
      token,
      body: { version: data.version, highlights: [{ title: 'Award' }] },
    });
    expect(first.data.version).toBe(data.version + 1);
    const second = await test.call(patchProfile, { token, body: { version: data.version, highlights: [] } });
    expect([second.status, second.problem.code]).toEqual([409, 'profiles.changed_elsewhere']);
  });

  it.each([
    [{ work_history_detailed: [{ job_title: 'Nurse', start_date: '2099-01' }] }, 'future_date'],
    [
      { work_history_detailed: [{ job_title: 'Nurse', start_date: '2020-05', end_date: '2020-04' }] },
      'end_before_start',
    ],
    [
      { certifications: [{ name: 'BLS', issue_date: '2020-05', expiration_date: '2019' }] },
      'end_before_start',
    ],
    [{ education: [{ degree_title: 'BSc', end_date: '2099' }] }, 'future_date'],
    [{ personal_details: { name: 'A', email: 'not an address' } }, 'invalid_email'],
    [{ social_links: { linkedin: 'https://example.com/me' } }, 'invalid_linkedin'],
    [{ personal_details: { name: 'A', phone: 'call me' } }, 'invalid_number'],
  ])('refuses %o', async (body, code) => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const answer = await test.call(patchProfile, { token, body: body as never });
    expect([answer.status, answer.problem.errors.map((it) => it.code)]).toEqual([422, [code]]);
  });

  it('shows recruiters the person without their contacts', async () => {
    const candidate = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    const { data } = await test.call(getUserProfile, {
      token: recruiter.token,
      params: { id: candidate.id },
    });
    expect(data.contacts_shared).toBe(false);
    expect(data.personal_details.email).toBeNull();
  });
});
