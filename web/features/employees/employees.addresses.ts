import { EMPLOYEE_LINKS, EMPLOYEE_SORTS } from '#contract/features/employees.contract.ts';
import { oneOf, text, wholeNumber } from '#web/platform/address-values.ts';

export const LINK_CHOICES = ['all', ...EMPLOYEE_LINKS] as const;

/** What the list shows, in the address: it survives a reload and can be sent to a colleague. */
export const EMPLOYEES = {
  q: text(),
  department: text(),
  location: text(),
  skill: text(),
  link: oneOf(LINK_CHOICES, 'all'),
  sort: oneOf(EMPLOYEE_SORTS, 'name'),
  job_id: text(),
  page: wholeNumber(1),
};
