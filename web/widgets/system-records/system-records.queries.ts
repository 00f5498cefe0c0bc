import { useMutation } from '@tanstack/react-query';
import {
  getHiringSystem,
  getSystemCandidate,
  getSystemJob,
  getSystemRecord,
  listSystemRecords,
  type SystemRecord,
} from '#contract/features/hiring-systems.contract.ts';
import type { JsonEndpoint } from '#web/platform/input.ts';
import { mutationFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useServerEvent } from '#web/platform/socket.ts';

/** What is on its way is asked after so often, behind the events of the socket. */
export const ON_ITS_WAY_MS = 4_000;

/** How soon one record is asked after again: while it is on its way. */
export const untilItArrives = ({
  state,
}: {
  state: { data?: { record: Pick<SystemRecord, 'state'> | null } | undefined };
}): number | false => (state.data?.record?.state === 'waiting' ? ON_ITS_WAY_MS : false);

/** Asks for everything of the hiring system anew. */
export const refreshSystem = () =>
  refresh(getHiringSystem, getSystemJob, getSystemCandidate, getSystemRecord, listSystemRecords);

/** Everything of the hiring system on screen is asked again when something of it changed. */
export const useSystemChanges = () => useServerEvent('hiring-systems:changed', () => void refreshSystem());

/** A deed: said in the server’s words, and everything of the hiring system is asked anew. */
export function useSystemDeed<E extends JsonEndpoint>(endpoint: E) {
  return useMutation({
    ...mutationFor(endpoint),
    onSuccess: ({ message }) => showNotice(message),
    onSettled: () => refreshSystem(),
  });
}
