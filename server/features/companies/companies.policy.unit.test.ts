import { describe, expect, it } from 'vitest';
import { COMPANY_ROLES } from '#contract/features/companies.contract.ts';
import { mayInTeam, type TeamDeed } from './companies.policy.ts';

const DEEDS: Record<string, TeamDeed> = {
  'edit the company': { deed: 'edit' },
  'answer requests to join': { deed: 'answer' },
  'hand the company over': { deed: 'hand_over' },
  leave: { deed: 'leave' },
  'invite a member': { deed: 'invite', as: 'member' },
  'invite a manager': { deed: 'invite', as: 'manager' },
  'invite an owner': { deed: 'invite', as: 'owner' },
  'remove a member': { deed: 'remove', of: 'member' },
  'remove a manager': { deed: 'remove', of: 'manager' },
  'remove the owner': { deed: 'remove', of: 'owner' },
  'make a member a manager': { deed: 'change_role', of: 'member', to: 'manager' },
  'make a manager a member': { deed: 'change_role', of: 'manager', to: 'member' },
  'make a member the owner': { deed: 'change_role', of: 'member', to: 'owner' },
  'make the owner a member': { deed: 'change_role', of: 'owner', to: 'member' },
};

/** Deeds of each role; what is not named is refused. */
const ALLOWED: Record<(typeof COMPANY_ROLES)[number] | 'nobody', readonly string[]> = {
  owner: [
    'edit the company',
    'answer requests to join',
    'hand the company over',
    'invite a member',
    'invite a manager',
    'remove a member',
    'remove a manager',
    'make a member a manager',
    'make a manager a member',
  ],
  manager: ['edit the company', 'answer requests to join', 'leave', 'invite a member', 'remove a member'],
  member: ['leave'],
  nobody: [],
};

describe.each([...COMPANY_ROLES, 'nobody'] as const)('%s', (role) => {
  it.each(Object.keys(DEEDS))('%s', (name) => {
    expect(mayInTeam(role === 'nobody' ? null : role, DEEDS[name]!)).toBe(ALLOWED[role].includes(name));
  });
});
