/** The places of numbers below 2^31, ascending by number, then by place. */
export function sortedByPlace(places: Float64Array): Uint32Array {
  // Number and place share a number of 53 bits: numbers take 31, and lose their lowest where places need more than 22.
  const bits = Math.max(1, Math.ceil(Math.log2(places.length + 1)));
  const shift = 2 ** Math.max(0, bits + 31 - 53);
  const room = 2 ** bits;
  const keys = new Float64Array(places.length);
  for (let i = 0; i < keys.length; i++) keys[i] = Math.floor(places[i]! / shift) * room + i;
  keys.sort();
  const sorted = new Uint32Array(places.length);
  for (let i = 0; i < keys.length; i++) sorted[i] = keys[i]! % room;
  return sorted;
}
