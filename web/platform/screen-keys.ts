import { useEffect } from 'react';
import { sharedValue, useShared } from './shared-value.ts';

/** What a key, or several pressed together or one of, does on a screen. */
export interface ScreenKey {
  keys: readonly string[];
  meaning: string;
}
interface KeyGroup {
  label: string;
  keys: readonly ScreenKey[];
}

const groups = sharedValue<readonly KeyGroup[]>([]);

/** Tells the list of shortcuts which keys hold as long as the caller is on the screen. */
export function useScreenKeys(label: string, keys: readonly ScreenKey[]): void {
  const told = JSON.stringify(keys);
  useEffect(() => {
    const group: KeyGroup = { label, keys: JSON.parse(told) };
    groups.set([...groups.get(), group]);
    return () => groups.set(groups.get().filter((one) => one !== group));
  }, [label, told]);
}

/** The keys of what is on the screen now, for the list of shortcuts. */
export const useKeysOfScreen = (): readonly KeyGroup[] => useShared(groups);
