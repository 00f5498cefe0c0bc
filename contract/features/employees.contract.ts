import { z } from 'zod';
import { Email, Id, Moment, Optional, PastDate, Required } from '../kernel/fields.ts';

export const EmployeeSkill = z.object({
  ref_skill: z.string().max(120).nullable().default(null),
  name: Required(120),
});

/** What a company says of somebody who works for it. */
export const EmployeeInput = z.object({
  name: Required(120),
  email: Email,
  job_title: Optional(160),
  department: Optional(120),
  location: Optional(160),
  started_on: PastDate.nullish(),
  skills: z.array(EmployeeSkill).max(100).default([]),
});

export const Employee = EmployeeInput.extend({
  id: Id,
  /** Their profile in the portal, once they said yes to being linked. */
  candidate_id: Id.nullable(),
  invited_at: Moment.nullable(),
});
export type Employee = z.infer<typeof Employee>;
