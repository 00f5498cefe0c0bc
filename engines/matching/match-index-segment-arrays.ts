import type { TypedArray } from './match-index-arrays.ts';
import { columnNames, poolNames } from './match-index-columns.ts';
import { arraysOfDictionaries, type TakeArray, takeDictionaries } from './match-index-dictionaries.ts';
import { Segment } from './match-index-segment.ts';

/** The arrays of a trimmed segment without dead documents, by name, as a snapshot keeps them. */
export function arraysOf(segment: Segment): Record<string, TypedArray> {
  const arrays: Record<string, TypedArray> = { dense: segment.dense };
  for (const name of columnNames) arrays[`column.${name}`] = segment.columns[name];
  for (const name of poolNames) {
    arrays[`pool.${name}`] = segment.pools[name];
    arrays[`starts.${name}`] = segment.starts[name];
  }
  return { ...arrays, ...arraysOfDictionaries(segment.dictionaries) };
}

/** The inverse. `take` answers the array of a name. */
export function segmentOf(count: number, dimensions: number, take: TakeArray): Segment {
  const segment = new Segment(dimensions);
  segment.count = count;
  segment.dead = new Uint8Array(count);
  segment.dense = take('dense') as Int8Array;
  for (const name of columnNames) {
    segment.columns = { ...segment.columns, [name]: take(`column.${name}`) };
  }
  for (const name of poolNames) {
    segment.pools = { ...segment.pools, [name]: take(`pool.${name}`) };
    segment.starts[name] = take(`starts.${name}`) as Uint32Array;
  }
  takeDictionaries(segment.dictionaries, take);
  for (let slot = 0; slot < count; slot++) segment.measure(slot);
  return segment;
}
