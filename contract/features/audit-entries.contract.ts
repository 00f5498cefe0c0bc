import { z } from 'zod';
import { download, endpoint } from '../kernel/endpoint.ts';
import { Bilingual, Id, Moment, PageNumber, pageOf, pageSize } from '../kernel/fields.ts';

/** What a deed is about, as an admin filters by it. */
export const AUDIT_KINDS = [
  'account',
  'sign_in',
  'approval',
  'team',
  'job',
  'candidate',
  'email',
  'portal',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Somebody named in an entry. */
const Named = z.object({ id: Id, name: z.string() });

/**
 * One line of the audit log. Admins get those of their portal; anyone gets those about themselves, with less in them.
 */
export const AuditEntry = z.object({
  id: Id,
  at: Moment,
  kind: z.enum(AUDIT_KINDS),
  /** Stable code of the deed. */
  action: z.string(),
  /** The whole sentence: who did what to whom. */
  text: Bilingual,
  /** Who did it; null where the product did, an operator, or someone whose account is gone. */
  actor: Named.nullable(),
  /** Whose account it was done to. */
  subject: Named.nullable(),
  /** Network address that it came from. */
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listOwnAuditEntries = endpoint({
  method: 'GET',
  path: '/audit-entries',
  access: 'signed-in',
  summary:
    'What the caller did and what was done to their account, latest first. Of others neither names beyond their team nor addresses are told.',
  query: z.object({ page: PageNumber, limit: pageSize(10, 50) }),
  response: pageOf(AuditEntry),
  ratePerMinute: 120,
});

const Filter = z.object({
  kind: z.enum(AUDIT_KINDS).optional(),
  /** Only what this person did. */
  actor_id: Id.optional(),
  /** Only what was done to this person. */
  subject_id: Id.optional(),
  /** From this moment on. */
  from: Moment.optional(),
  /** Before this moment. */
  to: Moment.optional(),
  /** Part of a name or address of either. */
  q: z.string().trim().max(100).default(''),
});
/** What an admin narrows the log by, read from the query. */
export type AuditFilter = z.output<typeof Filter>;

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit-entries',
  access: ['RECRUITER_ADMIN'],
  summary: 'Who did what to whom, when and from where in the caller’s portal, latest first.',
  query: Filter.extend({ page: PageNumber, limit: pageSize(25) }),
  response: pageOf(AuditEntry),
  ratePerMinute: 120,
});

export const exportAuditEntries = download({
  path: '/admin/audit-entries/export',
  access: ['RECRUITER_ADMIN'],
  summary:
    'The same entries, all of them, as a CSV file in the caller’s language. The export is itself an entry.',
  query: Filter,
  ratePerMinute: 10,
});
