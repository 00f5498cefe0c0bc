/** Gives others their turn: requests, messages, timers. */
export const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Does piecewise work to its end, with turns of others after so much of it as its yields add up to (each, by default). */
export async function inPieces<T>(work: Generator<number | undefined, T>, most = 0): Promise<T> {
  for (let done = 0; ; ) {
    const next = work.next();
    if (next.done) return next.value;
    done += next.value ?? 1;
    if (done < most) continue;
    done = 0;
    await turn();
  }
}
