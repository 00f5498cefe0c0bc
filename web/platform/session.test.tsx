// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { getResume } from '#contract/features/resumes.contract.ts';
import { getCurrentUser } from '#contract/features/sessions.contract.ts';
import { loadWords } from '#web/app/messages.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { aUser } from '#web/testing/people.ts';
import { startLanguage } from './language.ts';
import { currentSession, endSession, loadUser } from './session.ts';

const noResume = { step: 'done', percent: 100, failure: null, upload_response: null } as const;

beforeEach(async () => {
  endSession();
  localStorage.setItem('token', 't');
  await startLanguage(loadWords, 'en');
});

describe('loading the user', () => {
  test.each([
    [{ is_email_confirmed: false }, 'EMAIL_VERIFICATION_PENDING'],
    [{ is_onboarding_completed: false }, 'ONBOARDING_PENDING'],
    [{ is_account_confirmed: false }, 'ONBOARDING_COMPLETED'],
    [{ role_name: 'recruiter' }, 'RECRUITER'],
    [{ role_name: 'recruiter admin' }, 'RECRUITER_ADMIN'],
    [{ role_name: 'talent manager' }, 'TALENT_MANAGER'],
    [{}, 'CANDIDATE'],
  ] as const)('with %o finds %s', async (changes, state) => {
    const api = fakeApi();
    api.on(getCurrentUser, aUser(changes));
    api.on(getResume, { status: 'completed', ...noResume });
    await loadUser();
    expect(currentSession().state).toBe(state);
  });

  test('a candidate whose resume is being read is pending', async () => {
    const api = fakeApi();
    api.on(getCurrentUser, aUser());
    api.on(getResume, { ...noResume, status: 'in_progress', step: 'reading', percent: 20 });
    await loadUser();
    expect(currentSession().state).toBe('CANDIDATE_PROFILE_PENDING');
  });

  test('that fails logs the user out', async () => {
    fakeApi().refuse(getCurrentUser, { status: 404, code: 'request.not_found' });
    await loadUser();
    expect(currentSession()).toMatchObject({ state: 'UNAUTHENTICATED', user: null });
    expect(localStorage.getItem('token')).toBeNull();
  });
});
