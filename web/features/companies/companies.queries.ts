import { useMutation } from '@tanstack/react-query';
import { getTeam } from '#contract/features/teams.contract.ts';
import type { JsonEndpoint } from '#web/platform/input.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';

export const teamQuery = queryFor(getTeam, {});

/** A change of the team: said in the server's words, and the team is asked anew. */
export function useTeamChange<E extends JsonEndpoint>(endpoint: E) {
  return useMutation({
    ...mutationFor(endpoint),
    onSuccess: ({ message }) => showNotice(message),
    onSettled: () => refresh(getTeam),
  });
}
