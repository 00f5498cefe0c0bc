/**
 * What waits to be sent, since it can still be taken back, and must be before the person leaves: by closing the page or
 * by logging out.
 */
const unsent = new Set<() => Promise<unknown>>();

/** Has something sent at the parting, unless the function that is returned is called before. */
export function beforeParting(sendIt: () => Promise<unknown>): () => void {
  unsent.add(sendIt);
  return () => void unsent.delete(sendIt);
}

/** Sends all of it; never throws. */
export async function part(): Promise<void> {
  const all = [...unsent];
  unsent.clear();
  await Promise.allSettled(all.map((sendIt) => sendIt()));
}

globalThis.addEventListener?.('pagehide', () => void part());
