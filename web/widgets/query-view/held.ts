import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether a screen waits for what stands above the rest of it: shown earlier, the rest would be pushed down. It waits
 * once, until each is there or failed; what is asked again later holds nothing.
 */
export function useHeld(queries: readonly UseQueryResult[]): boolean {
  const [isOver, setIsOver] = useState(false);
  const isHeld = !isOver && queries.some(({ isPending, failureCount }) => isPending && failureCount === 0);
  if (!isHeld && !isOver) setIsOver(true);
  return isHeld;
}
