import { z } from 'zod';
import { Description, Id, OptionalLink, Required } from '../kernel/fields.ts';

/** What someone may do in their company's team: an owner cannot be removed by others. */
export const COMPANY_ROLES = ['owner', 'manager', 'member'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export const Company = z.object({
  id: Id,
  company_name: z.string(),
  company_avatar: Id.nullable(),
  company_size: z.number().int(),
  company_industry: z.string(),
  company_location: z.string(),
  company_website: z.string().nullable(),
  company_description: z.string(),
});
export type Company = z.infer<typeof Company>;

/** What a person says of a company, at onboarding and in its settings. */
export const CompanyInput = z.object({
  company_name: Required(120),
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

export const companyErrors = { 'companies.not_found': 404 } as const;
