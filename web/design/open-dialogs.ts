import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Tells that a modal dialog is shown, until the answer is called. */
export function openDialog(dialog: HTMLElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((one) => one !== dialog));
}

/** The modal dialog that lies over all else: what stands outside it can neither be seen whole nor be reached. */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(listen, () => open.at(-1) ?? null);
}

function set(next: readonly HTMLElement[]): void {
  open = next;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
