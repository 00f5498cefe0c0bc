/** A seeded source of chance: the same seed gives the same people and companies on every machine. */
export interface Chance {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number from low to high, both inclusive. */
  between(low: number, high: number): number;
  one<T>(list: readonly T[]): T;
  /** So many different ones, in the list's order of chance. */
  some<T>(list: readonly T[], count: number): T[];
  /** True in this share of cases. */
  happens(share: number): boolean;
}

/** Mulberry32: small, quick and even enough for made-up people. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const one = <T>(list: readonly T[]): T => inTurn(list, between(0, list.length - 1));
  const some = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(between(0, left.length - 1), 1));
    return taken;
  };
  return { next, between, one, some, happens: (share) => next() < share };
}

/** The entry of a list by its place; past the end it begins anew. Throws for a list without entries. */
export function inTurn<T>(list: readonly T[], place: number): T {
  const entry = list[place % list.length];
  if (entry === undefined) throw new Error('A list without entries has none to choose.');
  return entry;
}
