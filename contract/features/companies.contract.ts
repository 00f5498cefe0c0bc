import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import {
  Description,
  Id,
  NameOf,
  OptionalLink,
  PageNumber,
  pageOf,
  pageSize,
  Required,
} from '../kernel/fields.ts';
import { IndustryText, PlaceText } from '../kernel/known-names.ts';

/** What someone may do in their company's team: an owner cannot be removed by others. */
export const COMPANY_ROLES = ['owner', 'manager', 'member'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** A company as everyone of its portal may read it. */
export const Company = z.object({
  id: Id,
  company_name: z.string(),
  /** Id of the stored logo. */
  company_avatar: Id.nullable(),
  /** How many people work there, as the company says. */
  company_size: z.number().int(),
  company_industry: IndustryText,
  company_location: PlaceText,
  company_website: z.string().nullable(),
  company_description: z.string(),
});
export type Company = z.infer<typeof Company>;

/** What a person says of a company, at onboarding and in its settings. */
export const CompanyInput = z.object({
  company_name: NameOf(120),
  company_avatar: Id.nullish(),
  company_size: z.coerce
    .number<number>({ error: 'required' })
    .int('not_whole')
    .positive('not_positive')
    .max(5_000_000, 'too_large'),
  company_industry: Required(80),
  company_location: Required(120),
  company_website: OptionalLink,
  company_description: Description,
});
export type CompanyInput = z.infer<typeof CompanyInput>;

/** A company as others see it beside a job. */
export const CompanyBrief = Company.pick({
  id: true,
  company_name: true,
  company_avatar: true,
  company_industry: true,
  company_location: true,
});

const editing = {
  access: RECRUITERS,
  body: CompanyInput,
  response: Company,
  errors: ['companies.not_found', 'companies.not_allowed', 'files.not_found'],
  message: 'companies.updated',
} as const;

export const updateCompany = endpoint({
  ...editing,
  method: 'PATCH',
  path: '/update-company',
  summary: 'Changes what one’s own company says of itself: for its owner and managers.',
});

export const updateCompanyDetails = endpoint({
  ...editing,
  method: 'PATCH',
  path: '/recruiter/company/details',
  summary: 'The same as /update-company, at the recruiter’s own address.',
});

/** A company that may be the one a person is about to describe. */
export const SimilarCompany = CompanyBrief.extend({
  /** What makes it likely: the same website or mail domain, or the same name. */
  same: z.enum(['domain', 'name']),
  members: z.number().int(),
  is_verified: z.boolean(),
});
export type SimilarCompany = z.infer<typeof SimilarCompany>;

export const findSimilarCompanies = endpoint({
  method: 'POST',
  path: '/companies/similar',
  access: ['ONBOARDING_PENDING'],
  weight: 'usual',
  summary: 'Companies of the portal that have the same domain or the same name.',
  body: z.object({ company_name: NameOf(120), company_website: OptionalLink }),
  response: z.array(SimilarCompany),
  ratePerMinute: 60,
});

export const listCompanies = endpoint({
  method: 'GET',
  path: '/recruiter/companies',
  access: RECRUITERS,
  summary: 'The companies of the portal by name, with their published jobs.',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    industry: z.string().trim().max(80).default(''),
    page: PageNumber,
    limit: pageSize(20),
  }),
  response: pageOf(Company.extend({ open_jobs: z.number().int() })),
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/companies/{id}',
  access: [...CANDIDATES, ...RECRUITERS],
  summary: 'A company of the portal as candidates see it, with how many of its jobs are open.',
  params: z.object({ id: Id }),
  response: Company.extend({
    open_jobs: z.number().int(),
    /** It proved its website’s domain, or an admin looked at it. */
    is_verified: z.boolean(),
  }),
  errors: ['companies.not_found'],
});

/** What holds for all of a company's hiring. */
const CompanySettings = z.object({
  /** New jobs are reviewed without names, photos and what else tells who somebody is, unless a job says otherwise. */
  is_blind_by_default: z.boolean(),
});

export const getCompanySettings = endpoint({
  method: 'GET',
  path: '/recruiter/company/settings',
  access: RECRUITERS,
  summary: 'What holds for all jobs of one’s own company.',
  response: CompanySettings.extend({ can: z.object({ edit: z.boolean() }) }),
  errors: ['companies.not_found'],
});

export const changeCompanySettings = endpoint({
  method: 'PATCH',
  path: '/recruiter/company/settings',
  access: RECRUITERS,
  summary: 'Changes what holds for new jobs of one’s own company: for its owner and managers.',
  body: CompanySettings,
  response: CompanySettings.extend({ can: z.object({ edit: z.boolean() }) }),
  errors: ['companies.not_found', 'companies.not_allowed'],
  message: 'companies.settings_saved',
});

/** Why a call about companies is refused, with the HTTP status of each. */
export const companyErrors = {
  /** Also where the caller is in no company yet. */
  'companies.not_found': 404,
  /** Only its owner, or its owner and managers, may do that. */
  'companies.not_allowed': 403,
  /** Onboarding names a company that seems to be there: one joins it, or says that it is another. */
  'companies.similar_exists': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof companyErrors, number> {}
}
