import { useAddress } from '#web/platform/address.ts';
import { EMPLOYEES } from './employees.addresses.ts';

export const useEmployeesAddress = () => useAddress(EMPLOYEES);
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
