import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLatest } from './latest.ts';
import { useReachability } from './reachability.ts';

/** Whether the browser has a network at all. */
export const useNetwork = (): boolean => useSyncExternalStore(watchNetwork, () => navigator.onLine);

/** Does something each time the line comes back: the network, or a server that gave no answer before. */
export function useWhenBack(act: () => void): void {
  const hasNetwork = useNetwork();
  const hasAnswer = useReachability();
  const isThere = hasNetwork && hasAnswer;
  const latest = useLatest(act);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isThere && wasAway.current) latest.current();
    wasAway.current = !isThere;
  }, [isThere, latest]);
}

function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
