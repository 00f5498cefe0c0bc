import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import type { AccountState } from '#contract/kernel/user-states.ts';
import { aPerson, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';

const PERSON_FOR: AccountState[] = [
  'CANDIDATE',
  'RECRUITER',
  'ONBOARDING_PENDING',
  'EMAIL_VERIFICATION_PENDING',
  'TALENT_MANAGER',
  'RECRUITER_ADMIN',
];

/** A new person whom the endpoint admits; nobody where it is public. */
export async function admitted(test: TestApp, { access }: AnyEndpoint): Promise<Person | null> {
  if (access === 'public') return null;
  const state = access === 'signed-in' ? 'CANDIDATE' : PERSON_FOR.find((it) => access.includes(it));
  return aPerson(test, state ?? 'CANDIDATE');
}
