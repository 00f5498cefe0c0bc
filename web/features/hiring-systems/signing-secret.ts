import { useSyncExternalStore } from 'react';

/**
 * The secret that was just made, until its dialog is closed: said once by the server, it outlives the form that asked for
 * it, and is kept nowhere.
 */
let secret: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  secret = next;
  for (const tell of listeners) tell();
}

export const showSigningSecret = (made: string): void => set(made);
export const forgetSigningSecret = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSigningSecret = (): string | null => useSyncExternalStore(subscribe, () => secret);
