import { describe, expect, it } from 'vitest';
import { accountState } from './user-states.ts';

const ready = {
  is_email_confirmed: true,
  is_onboarding_completed: true,
  is_account_confirmed: true,
  role_name: 'individual' as const,
};

describe('the state of an account', () => {
  it.each([
    [{ ...ready, is_email_confirmed: false, is_onboarding_completed: false }, 'EMAIL_VERIFICATION_PENDING'],
    [{ ...ready, is_onboarding_completed: false, role_name: null }, 'ONBOARDING_PENDING'],
    [{ ...ready, is_account_confirmed: false }, 'ONBOARDING_COMPLETED'],
    [ready, 'CANDIDATE'],
    [{ ...ready, role_name: 'recruiter' as const }, 'RECRUITER'],
    [{ ...ready, role_name: 'recruiter admin' as const }, 'RECRUITER_ADMIN'],
    [{ ...ready, role_name: 'talent manager' as const }, 'TALENT_MANAGER'],
    [{ ...ready, role_name: 'institute' as const }, 'INSTITUTE'],
  ])('%o is %s', (user, state) => {
    expect(accountState(user)).toBe(state);
  });
});
