import { z } from 'zod';
import { Email, Id, Moment, NameOf, Optional } from '../kernel/fields.ts';
import { PlaceText, SkillText } from '../kernel/known-names.ts';

/** What a company lists of an employee. */

/** A skill as a company lists it. */
const EmployeeSkill = z.object({
  /** Id of the taxonomy's skill; null where it knows none of the name. */
  ref_skill: z.string().max(120).nullable().default(null),
  name: NameOf(120),
});

/** The day somebody began, as `YYYY-MM-DD`. */
const StartDay = z.iso
  .date('invalid_day')
  .refine((day) => day >= '1950-01-01', 'invalid_day')
  .refine((day) => day <= new Date().toISOString().slice(0, 10), 'future_date');

/** What a company says of somebody who works for it. */
export const EmployeeInput = z.object({
  name: NameOf(120),
  email: Email,
  job_title: Optional(160),
  department: Optional(120),
  location: Optional(160),
  started_on: z.union([z.literal('').transform(() => null), StartDay]).nullish(),
  skills: z.array(EmployeeSkill).max(100, 'too_many').default([]),
});
export type EmployeeInput = z.output<typeof EmployeeInput>;

/** `invited`: a mail asked them, and they have not said yes. */
export const EMPLOYEE_LINKS = ['none', 'invited', 'linked'] as const;
export type EmployeeLink = (typeof EMPLOYEE_LINKS)[number];

/** Somebody who works for a company, as its people read them. */
export const Employee = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  job_title: z.string().nullable(),
  department: z.string().nullable(),
  location: PlaceText.nullable(),
  started_on: z.string().nullable(),
  skills: z.array(z.object({ ref_skill: z.string().nullable(), name: SkillText })),
  link: z.enum(EMPLOYEE_LINKS),
  /** Their profile in the portal, once they said yes to being linked. */
  candidate_id: Id.nullable(),
  invited_at: Moment.nullable(),
  updated_at: Moment,
});
export type Employee = z.infer<typeof Employee>;

/** How an employee fits a job, and by what that is judged. */
export const EmployeeMatch = z.object({
  /** 0 to 1, shown as a percentage. */
  score: z.number(),
  /** Their own profile where they are linked, else no more than what the company lists. */
  source: z.enum(['profile', 'company']),
  matched: z.array(z.string()),
  partial: z.array(z.string()),
  missing: z.array(z.string()),
});

/** `newest` and `longest` go by the day they began; `match` needs a job to judge them for. */
export const EMPLOYEE_SORTS = ['name', 'department', 'newest', 'longest', 'match'] as const;

/** What a list of employees, or its export, is narrowed by. */
export const EmployeeFilters = {
  /** In the name, address or job title. */
  q: z.string().trim().max(100).default(''),
  department: z.string().trim().max(120).default(''),
  location: z.string().trim().max(160).default(''),
  /** Part of the name of one of their skills. */
  skill: z.string().trim().max(120).default(''),
  link: z.enum(['all', ...EMPLOYEE_LINKS]).default('all'),
};

/** What every change by a person to their own company may be refused with, for the `errors` of such calls. */
export const ownCompanyErrors = ['companies.not_found', 'companies.not_allowed'] as const;
