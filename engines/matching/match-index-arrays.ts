/** Any of the arrays that the index keeps its numbers in. */
export type TypedArray = Float64Array | Float32Array | Int32Array | Uint32Array | Int8Array | Uint8Array;

/** Arrays by name, from their constructors by name. */
export type Instances<K> = { [P in keyof K]: K[P] extends new (length: number) => infer A ? A : never };

/** Arrays of one length for a table of constructors. */
export function made<K extends Record<string, new (length: number) => TypedArray>>(
  kinds: K,
  length: number,
): Instances<K> {
  // The compiler cannot see that each name keeps its kind.
  return Object.fromEntries(
    Object.entries(kinds).map(([name, Kind]) => [name, new Kind(length)]),
  ) as unknown as Instances<K>;
}

/** The array itself where it is long enough, else a longer copy: exactly so long, or with half as much to spare. */
export function withRoom<A extends TypedArray>(array: A, needed: number, exact: boolean): A {
  if (needed <= array.length) return array;
  const Kind = array.constructor as new (length: number) => A;
  const bigger = new Kind(exact ? needed : Math.ceil(needed * 1.5) + 16);
  bigger.set(array);
  return bigger;
}

/** A copy where more than a sixteenth would be wasted, else a view of the part in use. */
export function trimmed<A extends TypedArray>(array: A, length: number): A {
  if (array.length === length) return array;
  return (array.length > length * 1.0625 ? array.slice(0, length) : array.subarray(0, length)) as A;
}

/** Where each run begins and ends, from how long each is. */
export function runsOf(counts: TypedArray): [number, number][] {
  let at = 0;
  return Array.from(counts, (count): [number, number] => {
    at += count;
    return [at - count, at];
  });
}

/** Numbers of some slots, side by side. One function a kind of array: one for all would be several times slower. */
export function gatherFloats(
  to: Float64Array,
  at: number,
  from: Float64Array,
  slots: Uint32Array,
  count: number,
): void {
  for (let i = 0; i < count; i++) to[at + i] = from[slots[i]!]!;
}

/** Whole numbers of some slots, side by side. */
export function gatherInts(
  to: Int32Array,
  at: number,
  from: Int32Array,
  slots: Uint32Array,
  count: number,
): void {
  for (let i = 0; i < count; i++) to[at + i] = from[slots[i]!]!;
}

/** Runs of numbers of some slots, end to end; `starts` says where each slot's run begins in `from`. */
export function gatherRuns(
  to: Uint32Array,
  at: number,
  from: Uint32Array,
  starts: Uint32Array,
  slots: Uint32Array,
  count: number,
): void {
  for (let i = 0, next = at; i < count; i++) {
    const end = starts[slots[i]! + 1]!;
    for (let n = starts[slots[i]!]!; n < end; n++) to[next++] = from[n]!;
  }
}

/** Runs of bytes of some slots, end to end; `starts` says where each slot's run begins in `from`. */
export function gatherByteRuns(
  to: Uint8Array,
  at: number,
  from: Uint8Array,
  starts: Uint32Array,
  slots: Uint32Array,
  count: number,
): void {
  for (let i = 0, next = at; i < count; i++) {
    const end = starts[slots[i]! + 1]!;
    for (let n = starts[slots[i]!]!; n < end; n++) to[next++] = from[n]!;
  }
}

/** Vectors of some slots, end to end. */
export function gatherVectors(
  to: Int8Array,
  at: number,
  from: Int8Array,
  slots: Uint32Array,
  count: number,
  dimensions: number,
): void {
  for (let i = 0, next = at * dimensions; i < count; i++) {
    const start = slots[i]! * dimensions;
    for (let d = start; d < start + dimensions; d++) to[next++] = from[d]!;
  }
}

/** Takes those out of a mask whose value is none of these. */
export function keepAmong(
  mask: Uint8Array,
  column: Float64Array | Int32Array,
  values: readonly number[],
): void {
  if (values.length === 1) {
    const [value] = values;
    for (let slot = 0; slot < mask.length; slot++) if (column[slot] !== value) mask[slot] = 0;
  } else {
    const set = new Set(values);
    for (let slot = 0; slot < mask.length; slot++) if (!set.has(column[slot]!)) mask[slot] = 0;
  }
}

// Both are written so that NaN, what is not known, does not pass.
/** Takes those out of a mask whose value is less than this. */
export function keepFrom(mask: Uint8Array, column: Float64Array, least: number): void {
  for (let slot = 0; slot < mask.length; slot++) if (!(column[slot]! >= least)) mask[slot] = 0;
}

/** Takes those out of a mask whose value is more than this. */
export function keepUpTo(mask: Uint8Array, column: Float64Array, most: number): void {
  for (let slot = 0; slot < mask.length; slot++) if (!(column[slot]! <= most)) mask[slot] = 0;
}

/** The length of one of several vectors that lie end to end, in the steps of its components. */
export function lengthOfVector(vectors: Int8Array, from: number, dimensions: number): number {
  let sum = 0;
  for (let d = from; d < from + dimensions; d++) sum += vectors[d]! * vectors[d]!;
  return Math.sqrt(sum);
}
