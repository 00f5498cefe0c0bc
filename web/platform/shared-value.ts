import { useSyncExternalStore } from 'react';
import { newListeners } from './listeners.ts';

/** A value that is one for the whole page, such as who is here; whatever shows it follows its changes. */
export interface SharedValue<T> {
  get: () => T;
  set: (next: T) => void;
  /** Tells when it has changed, until the function that is returned is called. */
  onChange: (listener: () => void) => () => void;
}

/** A shared value that begins with this one. */
export function sharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const { add, tell } = newListeners();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      tell();
    },
    onChange: add,
  };
}

/** The value as it is now; a component that uses it is drawn again when it changes. */
export const useShared = <T>({ get, onChange }: SharedValue<T>): T =>
  useSyncExternalStore(onChange, get, get);
