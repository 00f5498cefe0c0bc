import { EMPLOYEE_LINKS, EMPLOYEE_SORTS } from '#contract/features/employees.contract.ts';
import { oneOf, text, useAddress, wholeNumber } from '#web/platform/address.ts';

export const LINK_CHOICES = ['all', ...EMPLOYEE_LINKS] as const;

const ADDRESS = {
  q: text(),
  department: text(),
  location: text(),
  skill: text(),
  link: oneOf(LINK_CHOICES, 'all'),
  sort: oneOf(EMPLOYEE_SORTS, 'name'),
  job_id: text(),
  page: wholeNumber(1),
};

/** What the list shows, in the address: it survives a reload and can be sent to a colleague. */
export const useEmployeesAddress = () => useAddress(ADDRESS);
export type EmployeesAddress = ReturnType<typeof useEmployeesAddress>[0];

export const filtersIn = ({ q, department, location, skill, link }: EmployeesAddress) => ({
  q,
  department,
  location,
  skill,
  link,
});

export const isFiltered = (address: EmployeesAddress): boolean =>
  Object.entries(filtersIn(address)).some(([name, value]) => value !== (name === 'link' ? 'all' : ''));
