import type { AdminPortal, LogoIds, PortalChange } from '#contract/features/portals.contract.ts';
import type { Bilingual } from '#contract/kernel/fields.ts';

/** What an admin may change, as the form holds it. A type, since a form takes no interface. */
export type PortalValues = {
  name: Bilingual;
  accent: string;
  logos: LogoIds;
  contact_email: string;
  mail_sender: string;
  approval: AdminPortal['approval'];
  checks_companies: boolean;
  sign_in_methods: AdminPortal['sign_in_methods'];
};
export type PortalField = keyof PortalValues;
export const PORTAL_FIELDS = [
  'name',
  'accent',
  'logos',
  'contact_email',
  'mail_sender',
  'approval',
  'checks_companies',
  'sign_in_methods',
] as const satisfies readonly PortalField[];

export function valuesOf(portal: AdminPortal): PortalValues {
  return {
    name: { ...portal.name },
    accent: portal.accent,
    logos: { light: { ...portal.logo_ids.light }, dark: { ...portal.logo_ids.dark } },
    contact_email: portal.contact_email,
    mail_sender: portal.mail_sender ?? '',
    approval: { ...portal.approval },
    checks_companies: portal.checks_companies,
    sign_in_methods: [...portal.chosen_sign_in_methods],
  };
}

/** The fields that were changed, with their new values. */
export function changesOf(
  before: PortalValues,
  now: PortalValues,
): Partial<Omit<PortalChange, 'updated_at'>> {
  return Object.fromEntries(
    PORTAL_FIELDS.filter((field) => !same(before[field], now[field])).map((field) => [field, now[field]]),
  );
}

/** The former values of what was changed: sent, they take it back. */
export function wayBack(before: PortalValues, changes: object): Partial<Omit<PortalChange, 'updated_at'>> {
  return Object.fromEntries(
    PORTAL_FIELDS.filter((field) => field in changes).map((field) => [field, before[field]]),
  );
}

/**
 * What someone else saved meanwhile comes in where nothing was typed; where something was, it stays, and the field is
 * named as one that both changed.
 */
export function mergedWith(
  before: PortalValues,
  theirs: PortalValues,
  mine: PortalValues,
): { values: PortalValues; both: PortalField[] } {
  const both: PortalField[] = [];
  const merged = PORTAL_FIELDS.map((field) => {
    const isMine = !same(before[field], mine[field]);
    const isTheirs = !same(before[field], theirs[field]);
    if (isMine && isTheirs && !same(mine[field], theirs[field])) both.push(field);
    return [field, isMine ? mine[field] : theirs[field]];
  });
  return { values: Object.fromEntries(merged) as PortalValues, both };
}

/** Keys stand in one order in all of them: each is made by `valuesOf` or typed into what it made. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
