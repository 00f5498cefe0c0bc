/**
 * Takes long steps one after the other, so that requests get their turn in between. Returns whether all were taken:
 * none is begun once `isStopped` says so.
 */
export async function inTurns(steps: readonly (() => unknown)[], isStopped: () => boolean): Promise<boolean> {
  for (const step of steps) {
    await new Promise((resolve) => void setImmediate(resolve));
    if (isStopped()) return false;
    step();
  }
  return true;
}
