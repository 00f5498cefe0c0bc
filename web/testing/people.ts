import type { User } from '#contract/features/accounts.contract.ts';

/** A candidate past onboarding; change what the test is about. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@example.com',
    role_id: 1,
    role_name: 'individual',
    avatar: null,
    language: 'en',
    is_email_confirmed: true,
    is_onboarding_completed: true,
    is_account_confirmed: true,
    state: 'CANDIDATE',
    created_at: '2026-01-04T08:00:00.000Z',
    companyDetail: null,
    ...changes,
  };
}
