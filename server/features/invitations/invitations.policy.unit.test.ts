import { describe, expect, it } from 'vitest';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { mayTakeRole } from './invitations.policy.ts';

const ROLES: RoleName[] = ['individual', 'recruiter', 'recruiter admin', 'talent manager', 'institute'];

describe('an invitation to a role', () => {
  it.each([
    [null, ROLES],
    ['individual', ['individual']],
    ['recruiter', ['recruiter', 'recruiter admin']],
    ['recruiter admin', ['recruiter', 'recruiter admin']],
    ['talent manager', ['talent manager']],
    ['institute', ['institute']],
  ] as const)('may be taken up by an account that is %s where it is to %j', (present, may) => {
    expect(ROLES.filter((invited) => mayTakeRole(present, invited))).toEqual(may);
  });
});
