import { mailDomain } from '#server/features/companies/index.ts';
import type { Actor } from '#server/platform/context.ts';

interface Kept {
  ownerId: string;
  portal: string;
  circle: string | null;
  isShared: boolean;
}

/**
 * With whom somebody shares programmes: the people of their company, or at an institute those whose addresses, which are
 * proved, belong to the same domain. Nobody where that domain gives addresses to everyone.
 */
export function circleOf({ state, companyId, email }: Actor): string | null {
  if (state !== 'INSTITUTE') return companyId && `company ${companyId}`;
  const domain = mailDomain(email);
  return domain && `domain ${domain}`;
}

/** Whether somebody may see a programme: its owner, and once it is shared the owner's colleagues. */
export const maySee = (actor: Actor, { ownerId, portal, circle, isShared }: Kept): boolean =>
  portal === actor.portal &&
  (ownerId === actor.id || (isShared && circle !== null && circle === circleOf(actor)));

/** Whether somebody may change a programme. */
export const mayEdit = (actor: Actor, { ownerId, portal }: Kept): boolean =>
  portal === actor.portal && ownerId === actor.id;
