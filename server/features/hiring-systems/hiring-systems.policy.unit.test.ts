import { expect, it } from 'vitest';
import { hasAll, scopesIn } from './hiring-systems.policy.ts';

it('owners and recruiter admins may do everything with a hiring system, and nobody else by their role', () => {
  expect(hasAll({ companyRole: 'owner', isAdmin: false })).toBe(true);
  expect(hasAll({ companyRole: null, isAdmin: true })).toBe(true);
  for (const companyRole of ['manager', 'member', null])
    expect(hasAll({ companyRole, isAdmin: false })).toBe(false);
});

it('what somebody was granted is all that they may do', () => {
  const may = scopesIn({ companyId: 'pearl', scopes: ['jobs'], mayGrant: false });
  expect(Object.entries(may).flatMap(([scope, isGranted]) => (isGranted ? [scope] : []))).toEqual(['jobs']);
});
