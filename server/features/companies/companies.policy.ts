import type { CompanyRole } from '#contract/features/companies.contract.ts';

/** Something that somebody would do in a company's team. */
export type TeamDeed =
  | { deed: 'edit' }
  | { deed: 'answer' }
  | { deed: 'invite'; as: CompanyRole }
  | { deed: 'change_role'; of: CompanyRole; to: CompanyRole }
  | { deed: 'remove'; of: CompanyRole }
  | { deed: 'hand_over' }
  | { deed: 'leave' };

/**
 * Who may do what in a company's team. The owner does everything but leave or step down: ownership is handed over
 * first, so that a company always has an owner. A manager deals with members, never with equals. A member works.
 */
export function mayInTeam(role: CompanyRole | null, it: TeamDeed): boolean {
  switch (it.deed) {
    case 'edit':
    case 'answer':
      return role === 'owner' || role === 'manager';
    case 'hand_over':
      return role === 'owner';
    case 'leave':
      return role === 'manager' || role === 'member';
    case 'invite':
      return it.as !== 'owner' && mayDealWith(role, it.as);
    case 'remove':
      return mayDealWith(role, it.of);
    case 'change_role':
      return it.to !== 'owner' && it.of !== it.to && mayDealWith(role, it.of) && role === 'owner';
  }
}

const mayDealWith = (role: CompanyRole | null, other: CompanyRole): boolean =>
  (role === 'owner' && other !== 'owner') || (role === 'manager' && other === 'member');
