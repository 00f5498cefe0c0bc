import { useEffect, useSyncExternalStore } from 'react';

/** What a key, or several pressed together or one of, does on a screen. */
export interface ScreenKey {
  keys: readonly string[];
  meaning: string;
}
interface KeyGroup {
  label: string;
  keys: readonly ScreenKey[];
}

let groups: readonly KeyGroup[] = [];
const listeners = new Set<() => void>();

const put = (next: readonly KeyGroup[]) => {
  groups = next;
  for (const listener of listeners) listener();
};

/** Tells the list of shortcuts which keys hold as long as the caller is on the screen. */
export function useScreenKeys(label: string, keys: readonly ScreenKey[]): void {
  const told = JSON.stringify(keys);
  useEffect(() => {
    const group: KeyGroup = { label, keys: JSON.parse(told) };
    put([...groups, group]);
    return () => put(groups.filter((one) => one !== group));
  }, [label, told]);
}

/** The keys of what is on the screen now, for the list of shortcuts. */
export const useKeysOfScreen = (): readonly KeyGroup[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => groups,
    () => groups,
  );
