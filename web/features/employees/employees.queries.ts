import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { listEmployees } from '#contract/features/employees.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { idIn } from '#web/platform/ids.ts';
import type { JsonEndpoint } from '#web/platform/input.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';
import { type EmployeesAddress, filtersIn } from './employees-address.ts';

/** A page of the company's people, with what may be done with them. */
export type Listed = Reply<typeof listEmployees>;
/** One of the company's people, and how they fit the job that the list is of. */
export type Row = Listed['results'][number];

const PER_PAGE = 25;

/** The company's people as the address narrows them; judged for a job of the company where it names one. */
export function useEmployees(address: EmployeesAddress) {
  useServerEvent('employees:changed', () => void refresh(listEmployees));
  const { sort, page } = address;
  const jobId = idIn(address.job_id);
  return useQuery({
    ...queryFor(listEmployees, {
      query: {
        ...filtersIn(address),
        // Without a job nobody matches better than another.
        sort: !jobId && sort === 'match' ? 'name' : sort,
        page,
        limit: PER_PAGE,
        ...(jobId && { job_id: jobId }),
      },
    }),
    placeholderData: keepPreviousData,
  });
}

/** A change of the list: said in the server's words, and the list is asked anew. */
export function useEmployeesChange<E extends JsonEndpoint>(endpoint: E) {
  return useMutation({
    ...mutationFor(endpoint),
    onSuccess: ({ message }) => showNotice(message),
    onSettled: () => refresh(listEmployees),
  });
}
