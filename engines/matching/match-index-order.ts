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

/** Places that titles can have among each other. */
const titlePlaces = 2048 * 1024;

/** `place`: any number that is one for documents of one place. */
export function placeInOrderOf(of: {
  portal: number;
  hasSkills: boolean;
  isArabic: boolean;
  title: number;
  place: number;
}): number {
  const group = ((of.portal % 16) * 2 + (of.hasSkills ? 0 : 1)) * 2 + (of.isArabic ? 1 : 0);
  return (group * titlePlaces + of.title) * 16 + (of.place & 15);
}

/** Where titles of an occupation (-1 for none) and of words, those from one place of a list to another, stand. */
export function placeOfTitle(occupation: number, words: Int32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum = (Math.imul(sum, 31) + words[i]!) | 0;
  return ((occupation + 2) & 2047) * 1024 + (sum & 1023);
}
