/** A small deterministic generator (mulberry32), so that a seed names a document for good. */
export interface Random {
  /** One of them. */
  one: <T>(choices: readonly T[]) => T;
  /** So many of them, in their order. */
  some: <T>(choices: readonly T[], count: number) => T[];
  /** A whole number from the first to the second, both included. */
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
}

export function drawFrom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 5; i++) next();
  function one<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to draw from.');
    return choice;
  }
  return {
    one,
    some: (choices, count) => {
      const left = choices.map((value, index) => ({ value, index }));
      const taken: typeof left = [];
      while (taken.length < count && left.length > 0)
        taken.push(...left.splice(Math.floor(next() * left.length), 1));
      return taken.sort((a, b) => a.index - b.index).map(({ value }) => value);
    },
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
  };
}
