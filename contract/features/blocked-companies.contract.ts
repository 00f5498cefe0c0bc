import { z } from 'zod';
import { CANDIDATES, endpoint } from '../kernel/endpoint.ts';
import { Id, Moment, Required } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';

/** What was blocked: a company of the portal, an employer by name, or whoever the person works for now. */
export const BLOCK_KINDS = ['company', 'name', 'present'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A company of the portal that a block means today. */
const MeantCompany = z.object({
  id: Id,
  company_name: z.string(),
  company_avatar: Id.nullable(),
  /** The person turned to it since and is seen by it again, though the block means it. */
  is_lifted: z.boolean(),
  /** Applications that it has and may read until they are withdrawn. */
  applications: z.number().int(),
});

/** A company or employer that sees nothing of the person. */
export const BlockedCompany = z.object({
  id: Id,
  kind: z.enum(['company', 'name']),
  name: z.string(),
  companies: z.array(MeantCompany),
  blocked_at: Moment,
});
export type BlockedCompany = z.infer<typeof BlockedCompany>;

/** The companies and employers that a person hides from. */
export const BlockedCompanies = z.object({
  results: z.array(BlockedCompany),
  present_employer: z.object({
    is_blocked: z.boolean(),
    /** Whom the profile names as present employers today, whether they are blocked or not. */
    employers: z.array(z.object({ name: z.string(), companies: z.array(MeantCompany) })),
  }),
});
export type BlockedCompanies = z.infer<typeof BlockedCompanies>;

export const listBlockedCompanies = endpoint({
  method: 'GET',
  path: '/blocked-companies',
  access: CANDIDATES,
  summary:
    'Companies and employers that see nothing of one, and which companies of the portal those are today.',
  response: BlockedCompanies,
});

export const blockCompany = endpoint({
  method: 'POST',
  path: '/blocked-companies',
  access: CANDIDATES,
  summary:
    'Blocks a company of the portal, or an employer by name, whether it is on the portal yet or not. It is told nothing.',
  body: z.union([z.object({ company_id: Id }), z.object({ name: Required(LIMITS.employerName) })]),
  response: z.object({ id: Id, blocked: BlockedCompanies }),
  errors: ['companies.not_found', 'blocked_companies.too_many'],
  message: 'blocked_companies.blocked',
});

export const unblockCompany = endpoint({
  method: 'DELETE',
  path: '/blocked-companies/{id}',
  access: CANDIDATES,
  summary: 'Takes a block back: the company finds one again, as all others do.',
  params: z.object({ id: Id }),
  response: BlockedCompanies,
  errors: ['blocked_companies.not_found'],
  message: 'blocked_companies.unblocked',
});

export const blockPresentEmployer = endpoint({
  method: 'PATCH',
  path: '/blocked-companies/present-employer',
  access: CANDIDATES,
  summary:
    'Whether one is hidden from whoever one works for, as the current work of the profile says; it follows the profile.',
  body: z.object({ is_blocked: z.boolean() }),
  response: BlockedCompanies,
});

export const findCompaniesToBlock = endpoint({
  method: 'GET',
  path: '/blocked-companies/choices',
  access: CANDIDATES,
  summary: 'Companies of the portal by what was typed of their name, the nearest first.',
  query: z.object({ q: Required(LIMITS.employerName) }),
  response: z.object({
    results: z.array(MeantCompany.omit({ is_lifted: true }).extend({ is_blocked: z.boolean() })),
  }),
  ratePerMinute: 120,
});

/** Why a block is refused, with the HTTP status of each. */
export const blockedCompanyErrors = {
  'blocked_companies.not_found': 404,
  'blocked_companies.too_many': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof blockedCompanyErrors, number> {}
}
