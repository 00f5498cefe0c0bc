import type { Employee } from '#contract/features/employees.contract.ts';
import type { EmployeeRow } from './employees.store.ts';

export const presentEmployee = (row: EmployeeRow): Employee => ({
  id: row.id,
  name: row.name,
  email: row.email,
  job_title: row.jobTitle,
  department: row.department,
  location: row.location,
  started_on: row.startedOn,
  skills: row.skills.map(({ ref_skill, name }) => ({ ref_skill, name })),
  link: row.userId ? 'linked' : row.invitedAt ? 'invited' : 'none',
  candidate_id: row.userId,
  invited_at: row.invitedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});
