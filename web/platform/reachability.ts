import { useSyncExternalStore } from 'react';

/** Whether the last call got an answer, of whatever kind. */
let hasAnswer = true;
const listeners = new Set<() => void>();

/** Told by every call. */
export function noteAnswer(came: boolean): void {
  if (came === hasAnswer) return;
  hasAnswer = came;
  for (const listener of listeners) listener();
}

/** True until a call gets no answer, and again once one does. */
export const useReachability = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hasAnswer,
  );
