/** Does something once the browser has nothing else to do, or so much later; gives a function that puts it off for good. */
export function whenIdle(task: () => void, mostMs?: number): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, mostMs === undefined ? {} : { timeout: mostMs });
  return () => cancelIdleCallback(request);
}
