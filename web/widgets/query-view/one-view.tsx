import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { QueryView } from './query-view.tsx';

interface OneViewProps<T> {
  query: UseQueryResult<T>;
  waiting: ReactNode;
  /** Shown where there is no such thing, or not for this reader: trying again would not help. */
  missing: ReactNode;
  failedTitle?: string;
  isHeld?: boolean;
  children: (data: T) => ReactNode;
}

/** One thing that an address names: waiting, not there, failed, or ready. */
export function OneView<T>({ missing, ...view }: OneViewProps<T>) {
  const { error, data } = view.query;
  // An address that names no thing at all is refused before anything is looked for.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return isMissing && data === undefined ? missing : <QueryView {...view} />;
}
