import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Email, Id, Moment, PageNumber, pageOf, pageSize, Required } from '../kernel/fields.ts';
import { Company } from './companies.contract.ts';

/**
 * Where a company's check stands. Until it is verified its people save drafts, ask nobody and see who candidates are of
 * no one. Held: it resembles a verified company, and an admin looks first.
 */
export const COMPANY_CHECK_STATES = ['unverified', 'verified', 'held', 'refused'] as const;
export type CompanyCheckState = (typeof COMPANY_CHECK_STATES)[number];

/** How a company was verified. `before_checks`: it had published jobs when the portal began to check. */
export const COMPANY_CHECK_WAYS = ['owner_address', 'mailed_code', 'admin', 'before_checks', 'demo'] as const;
export type CompanyCheckWay = (typeof COMPANY_CHECK_WAYS)[number];

/** Why a company is held: in what it resembles a verified one, or that it was refused before it changed what it says. */
export const HOLD_REASONS = ['same_name', 'similar_name', 'similar_domain', 'refused_before'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

const State = z.enum(COMPANY_CHECK_STATES);

/** Figures of the check that screens say. */
export const COMPANY_CHECK_LIMITS = {
  /** Codes mailed for one company in a day. */
  mailsPerDay: 5,
  resendSeconds: 60,
  /** People in a list or search of a company that is not verified. */
  people: 10,
  /** People whose page it opens in a day. */
  pagesPerDay: 5,
} as const;

/** One’s own company, as the session carries it. */
export const OwnCompany = Company.extend({
  check_state: State,
  /** It is not verified, and its portal wants it to be: publishing, asking and names wait. */
  must_be_verified: z.boolean(),
});
export type OwnCompany = z.infer<typeof OwnCompany>;

/** The check of one’s own company, with what is still needed. */
export const CompanyCheck = z.object({
  state: State,
  way: z.enum(COMPANY_CHECK_WAYS).nullable(),
  decided_at: Moment.nullable(),
  /** Why an admin refused. */
  reason: z.string().nullable(),
  must_be_verified: z.boolean(),
  website: z.string().nullable(),
  /** Of the website; null where it has none, or one on a site that many share. */
  domain: z.string().nullable(),
  /** Why it is held, and the verified company it resembles. */
  held_for: z.array(z.enum(HOLD_REASONS)),
  resembles: z.string().nullable(),
  /** The address whose reader proved the domain. */
  proven_address: z.string().nullable(),
  /** A code that is on its way and still good. */
  mailed: z.object({ address: z.string(), sent_at: Moment, expires_at: Moment }).nullable(),
  /** Until a code may be mailed again. */
  wait_seconds: z.number().int(),
  mails_left: z.number().int(),
  pages_left: z.number().int(),
  /** Where to write when nothing here helps. */
  contact_email: z.string(),
  can: z.object({ prove: z.boolean() }),
});
export type CompanyCheck = z.infer<typeof CompanyCheck>;

export const getCompanyCheck = endpoint({
  method: 'GET',
  path: '/recruiter/company/check',
  access: RECRUITERS,
  summary: 'Whether one’s own company is verified, and what is still needed.',
  response: CompanyCheck,
  errors: ['companies.not_found'],
});

/** Where a code is to go. */
export const AddressOfCompany = z.object({ address: Email });

export const mailCompanyCode = endpoint({
  method: 'POST',
  path: '/recruiter/company/check/mail',
  access: RECRUITERS,
  summary:
    'Mails a code to an address of the company’s domain, for its owner and managers. The caller’s own confirmed address of that domain needs none.',
  body: AddressOfCompany,
  response: CompanyCheck,
  errors: [
    'companies.not_found',
    'companies.not_allowed',
    'company_checks.no_domain',
    'company_checks.other_domain',
    'company_checks.free_mail',
    'company_checks.nothing_to_prove',
    'company_checks.resend_too_soon',
    'company_checks.too_many_mails',
  ],
  message: 'company_checks.mailed',
  ratePerMinute: 20,
});

/** The mailed code as it is typed. */
export const CompanyCode = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'invalid_code'),
});

export const proveCompany = endpoint({
  method: 'POST',
  path: '/recruiter/company/check/code',
  access: RECRUITERS,
  summary:
    'Proves the company’s domain by the mailed code. A company that is held stays so until an admin looks.',
  body: CompanyCode,
  response: CompanyCheck,
  errors: [
    'companies.not_found',
    'companies.not_allowed',
    'company_checks.code_wrong',
    'company_checks.code_expired',
    'accounts.too_many_tries',
  ],
  message: 'company_checks.proved',
  ratePerMinute: 30,
});

/** A company with all that an admin decides by. */
export const CheckedCompany = z.object({
  company: Company,
  state: State,
  way: z.enum(COMPANY_CHECK_WAYS).nullable(),
  /** What an admin checked, or why they refused. */
  note: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: Moment.nullable(),
  registered_at: Moment,
  /** Of the website, where it is the company’s own. */
  domain: z.string().nullable(),
  proven: z.object({ address: z.string(), at: Moment }).nullable(),
  /** Who registered it and owns it now; null where nobody is left. */
  owner: z
    .object({
      name: z.string(),
      email: z.string(),
      registered_at: Moment,
      /** Their confirmed address is of the company’s domain. */
      is_of_domain: z.boolean(),
      is_free_mail: z.boolean(),
    })
    .nullable(),
  members: z.number().int(),
  open_jobs: z.number().int(),
  held_for: z.array(z.enum(HOLD_REASONS)),
  /** The verified company that it resembles. */
  resembles: Company.nullable(),
  /** Whether an admin’s last decision can be taken back. */
  can: z.object({ confirm: z.boolean(), refuse: z.boolean(), undo: z.boolean() }),
});
export type CheckedCompany = z.infer<typeof CheckedCompany>;

export const listCompanyChecks = endpoint({
  method: 'GET',
  path: '/recruiter/admin/companies',
  access: ['RECRUITER_ADMIN'],
  summary:
    'Companies of the portal by the state of their check: those that wait longest first, others latest first. Counts are of all states within the search.',
  query: z.object({
    state: State.default('held'),
    q: z.string().trim().max(100).default(''),
    page: PageNumber,
    limit: pageSize(20),
  }),
  response: pageOf(CheckedCompany).extend({ counts: z.record(State, z.number().int()) }),
});

const NOTE_MAX = 500;

/** An admin’s note as a form takes it: what was checked, or why it is refused. */
export const CheckNote = z.object({ note: Required(NOTE_MAX) });

export const decideCompanyCheck = endpoint({
  method: 'POST',
  path: '/recruiter/admin/companies/{id}/check',
  access: ['RECRUITER_ADMIN'],
  summary:
    'Confirms a company with what was checked, refuses it with a reason, or takes the last decision back. Its owner hears of it a few seconds later, and then a refused company’s jobs are closed.',
  params: z.object({ id: Id }),
  body: z
    .object({
      action: z.enum(['CONFIRM', 'REFUSE', 'UNDO']),
      /** Told to the company where it is refused. */
      note: z.string().trim().max(NOTE_MAX, 'too_long').nullish(),
      /** The state that the admin saw: what somebody else decided meanwhile is not overruled unknowingly. */
      seen: State,
    })
    .superRefine(({ action, note }, check) => {
      if (action !== 'UNDO' && !note) check.addIssue({ code: 'custom', path: ['note'], message: 'required' });
    }),
  response: CheckedCompany,
  errors: ['companies.not_found', 'company_checks.decided_already'],
  message: 'company_checks.decided',
  ratePerMinute: 120,
});

/** Why a call about the check of a company, or one that waits for it, is refused, with the HTTP status of each. */
export const companyCheckErrors = {
  /** Publishing, asking people and seeing who they are wait until the company is verified. */
  'company_checks.verify_to_publish': 403,
  'company_checks.verify_to_ask': 403,
  'company_checks.verify_to_see': 403,
  /** The day’s pages of people are used up. */
  'company_checks.pages_used_up': 429,
  'company_checks.no_domain': 422,
  'company_checks.other_domain': 422,
  'company_checks.free_mail': 422,
  /** It is verified, or an admin refused it. */
  'company_checks.nothing_to_prove': 409,
  'company_checks.resend_too_soon': 429,
  'company_checks.too_many_mails': 429,
  'company_checks.code_wrong': 422,
  'company_checks.code_expired': 422,
  /** Somebody else decided meanwhile. */
  'company_checks.decided_already': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof companyCheckErrors, number> {}
}
