import {
  gatherByteRuns,
  gatherFloats,
  gatherInts,
  gatherRuns,
  gatherVectors,
  withRoom,
} from './match-index-arrays.ts';
import { columnNames, type PoolName, poolNames } from './match-index-columns.ts';
import type { Segment } from './match-index-segment.ts';

/** Numbers of one segment's dictionaries in another's; 0 where not yet known. */
export interface Translation {
  skills: Uint32Array;
  titles: Uint32Array;
  languages: Uint32Array;
}

/** Nothing is translated yet. */
export function newTranslation(from: Segment): Translation {
  const { skillKeys, titles, languages } = from.dictionaries;
  return {
    skills: new Uint32Array(skillKeys.length),
    titles: new Uint32Array(titles.length),
    languages: new Uint32Array(languages.length + 1),
  };
}

/** Adds `count` documents of another segment. `numbers` remembers how its dictionaries translate. */
export function appendAll(
  into: Segment,
  other: Segment,
  slots: Uint32Array,
  count: number,
  numbers: Translation,
): void {
  const first = into.count;
  into.count += count;
  into.reserve(into.count);
  for (const name of columnNames) {
    const [to, from] = [into.columns[name], other.columns[name]];
    if (to instanceof Float64Array) gatherFloats(to, first, from as Float64Array, slots, count);
    else gatherInts(to, first, from as Int32Array, slots, count);
  }
  for (const name of poolNames) gatherPool(into, name, first, other, slots, count);
  gatherVectors(into.dense, first, other.dense, slots, count, into.dimensions);
  translate(into, first, other, numbers);
  // Nothing that is held is longer than what the other held: measuring each again would be a tenth of the work.
  into.longestDense = Math.max(into.longestDense, other.longestDense);
  for (let slot = first; slot < into.count; slot++) into.countTerms(slot);
}

function gatherPool(
  into: Segment,
  name: PoolName,
  first: number,
  other: Segment,
  slots: Uint32Array,
  count: number,
): void {
  const [starts, from] = [into.starts[name], other.starts[name]];
  let end = starts[first]!;
  for (let i = 0; i < count; i++) {
    end += from[slots[i]! + 1]! - from[slots[i]!]!;
    starts[first + i + 1] = end;
  }
  if (end > into.pools[name].length) {
    into.pools = { ...into.pools, [name]: withRoom(into.pools[name], end, false) };
  }
  const [to, source] = [into.pools[name], other.pools[name]];
  if (to instanceof Uint32Array) gatherRuns(to, starts[first]!, source as Uint32Array, from, slots, count);
  else gatherByteRuns(to, starts[first]!, source as Uint8Array, from, slots, count);
}

/** Brings numbers of another segment's dictionaries to this one's, from a slot on. Kept as one more: 0 is new. */
function translate(into: Segment, first: number, other: Segment, numbers: Translation): void {
  const { dictionaries } = other;
  const { languages } = into.columns;
  for (let slot = first; slot < into.count; slot++) {
    const number = languages[slot]!;
    if (number === 0) continue;
    numbers.languages[number] ||= into.dictionaries.languagesNumber(dictionaries.languages[number - 1]!);
    languages[slot] = numbers.languages[number]!;
  }
  const { titles, skills } = into.pools;
  for (let i = into.starts.titles[first]!; i < into.starts.titles[into.count]!; i++) {
    const number = titles[i]!;
    numbers.titles[number] ||= into.dictionaries.titleNumber(dictionaries.titles[number]!) + 1;
    titles[i] = numbers.titles[number] - 1;
  }
  for (let i = into.starts.skills[first]!; i < into.starts.skills[into.count]!; i++) {
    const number = skills[i]! >>> 3;
    const level = skills[i]! & 7;
    numbers.skills[number] ||=
      into.dictionaries.skillNumber(dictionaries.skillKeys[number]!, dictionaries.skillWeights[number]!) + 1;
    skills[i] = ((numbers.skills[number] - 1) << 3) | level;
  }
}
