/** Between two tries without a connection that is known to be back. */
const PAUSE_MS = 5_000;

/**
 * Fetches the code of a piece that something stands in for. Where it does not come, it is tried again once there is a
 * connection: what stands in stands longer, and the screen around it does not fail for a menu.
 */
export async function lateCode<T>(load: () => Promise<T>, pauseMs = PAUSE_MS): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, pauseMs);
        globalThis.addEventListener?.('online', () => resolve(), { once: true });
      });
    }
  }
}
