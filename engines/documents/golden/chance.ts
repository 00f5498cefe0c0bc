export type Draw = <T>(choices: readonly T[]) => T;

/** A small deterministic generator (mulberry32), so that a seed names what is drawn for good. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < 5; i++) next();
  return (choices) => choices[Math.floor(next() * choices.length)]!;
}
