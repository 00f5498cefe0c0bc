import { useMutation } from '@tanstack/react-query';
import { listEmployees } from '#contract/features/employees.contract.ts';
import type { JsonEndpoint } from '#web/platform/call.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';

/** A change of the list: said in the server's words, and the list is asked anew. */
export function useEmployeesChange<E extends JsonEndpoint>(endpoint: E) {
  return useMutation({
    ...mutationFor(endpoint),
    onSuccess: ({ message }) => showNotice(message),
    onSettled: () => refresh(listEmployees),
  });
}
