/** Every state a user can be in. The closed list of the product; routes and endpoints name the ones they admit. */
export const USER_STATES = [
  'UNAUTHENTICATED',
  'EMAIL_VERIFICATION_PENDING',
  'EMAIL_VERIFICATION_COMPLETED',
  'ONBOARDING_PENDING',
  'ONBOARDING_COMPLETED',
  'CANDIDATE_PROFILE_PENDING',
  'RECRUITER',
  'RECRUITER_ADMIN',
  'CANDIDATE',
  'TALENT_MANAGER',
  'INSTITUTE',
  'RESET_PASSWORD',
  'RESET_PASSWORD_COMPLETED',
  'ROOT_ERROR',
] as const;

export type UserState = (typeof USER_STATES)[number];

/**
 * The states a stored account can be in. The others exist only in the browser: they describe a moment of a
 * flow (`EMAIL_VERIFICATION_COMPLETED`, the reset states, `ROOT_ERROR`) or something loaded after the user
 * (`CANDIDATE_PROFILE_PENDING`).
 */
export const ACCOUNT_STATES = [
  'EMAIL_VERIFICATION_PENDING',
  'ONBOARDING_PENDING',
  'ONBOARDING_COMPLETED',
  'RECRUITER',
  'RECRUITER_ADMIN',
  'CANDIDATE',
  'TALENT_MANAGER',
  'INSTITUTE',
] as const satisfies readonly UserState[];

export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The roles an account may have, as the API writes them. */
export const ROLE_NAMES = [
  'individual',
  'recruiter',
  'recruiter admin',
  'talent manager',
  'institute',
] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

const STATE_OF_ROLE: Record<RoleName, AccountState> = {
  individual: 'CANDIDATE',
  recruiter: 'RECRUITER',
  'recruiter admin': 'RECRUITER_ADMIN',
  'talent manager': 'TALENT_MANAGER',
  institute: 'INSTITUTE',
};

/** The state of a loaded user, exactly in the order of the specification's "Loading the user". */
export function accountState(user: {
  is_email_confirmed: boolean;
  is_onboarding_completed: boolean;
  is_account_confirmed: boolean;
  role_name: RoleName | null;
}): AccountState {
  if (!user.is_email_confirmed) return 'EMAIL_VERIFICATION_PENDING';
  if (!user.is_onboarding_completed || !user.role_name) return 'ONBOARDING_PENDING';
  if (!user.is_account_confirmed) return 'ONBOARDING_COMPLETED';
  return STATE_OF_ROLE[user.role_name];
}
