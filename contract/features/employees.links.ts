import { z } from 'zod';
import { CANDIDATES, endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Moment } from '../kernel/fields.ts';
import { PlaceText } from '../kernel/known-names.ts';
import { Employee, ownCompanyErrors } from './employees.fields.ts';

/** Employees and the accounts that say yes to being theirs. */

export const inviteEmployee = endpoint({
  method: 'POST',
  path: '/recruiter/employees/{id}/invite',
  access: RECRUITERS,
  summary: 'Asks an employee by mail to link their account in the portal; they must say yes.',
  params: z.object({ id: Id }),
  response: Employee,
  errors: [
    ...ownCompanyErrors,
    'employees.not_found',
    'employees.already_linked',
    'employees.too_soon',
    'employees.mail_refused',
    'emails.daily_limit',
  ],
  message: 'employees.invited',
});

export const unlinkEmployee = endpoint({
  method: 'POST',
  path: '/recruiter/employees/{id}/unlink',
  access: RECRUITERS,
  summary: 'Ends the link to an employee’s account, or takes the invitation back.',
  params: z.object({ id: Id }),
  response: Employee,
  errors: [...ownCompanyErrors, 'employees.not_found'],
  message: 'employees.unlinked',
});

const Token = z.object({ token: z.string().min(1).max(200) });

/** What an employee is asked, for whoever holds the link. */
export const getEmployment = endpoint({
  method: 'GET',
  path: '/employment-invitations/{token}',
  access: 'public',
  summary: 'Which company asks the holder of a link whether they work for it.',
  params: Token,
  response: z.object({
    company_name: z.string(),
    name: z.string(),
    status: z.enum(['open', 'expired', 'accepted']),
  }),
  errors: ['employees.link_unknown'],
  ratePerMinute: 60,
});

export const acceptEmployment = endpoint({
  method: 'POST',
  path: '/employment-invitations/{token}/accept',
  access: CANDIDATES,
  summary: 'Links the caller’s account to what the company lists of them.',
  params: Token,
  response: z.object({ id: Id, company_name: z.string() }),
  errors: ['employees.link_unknown', 'employees.already_linked'],
  message: 'employees.linked',
});

export const listEmployments = endpoint({
  method: 'GET',
  path: '/employments',
  access: CANDIDATES,
  summary:
    'The companies that the caller is linked to as an employee, and the jobs within them sent to the caller.',
  response: z.object({
    results: z.array(
      z.object({
        id: Id,
        company_name: z.string(),
        job_title: z.string().nullable(),
        department: z.string().nullable(),
      }),
    ),
    jobs: z.array(
      z.object({
        id: Id,
        title: z.string(),
        company_name: z.string(),
        location: PlaceText.nullable(),
        sent_at: Moment,
        /** Whether the caller has applied. */
        is_applied: z.boolean(),
      }),
    ),
  }),
});

export const endEmployment = endpoint({
  method: 'POST',
  path: '/employments/{id}/end',
  access: CANDIDATES,
  summary: 'Ends the link between the caller’s account and a company.',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
  errors: ['employees.not_found'],
  message: 'employees.link_ended',
});
