import { useQuery } from '@tanstack/react-query';
import { getSignInDetails } from '#contract/features/accounts.contract.ts';
import { queryFor } from '#web/platform/queries.ts';

/** How one signs in, and what is under way with it. */
export const signInQuery = queryFor(getSignInDetails, {});

/** When the mail of the step one is in may go out again, as a time in milliseconds, once the server has said so. */
export function useResendTime(): number | undefined {
  const { data, dataUpdatedAt } = useQuery(signInQuery);
  return data && dataUpdatedAt + data.wait_seconds * 1000;
}
