import type { TypedArray } from './match-index-arrays.ts';
import type { Segment } from './match-index-segment.ts';
import { arraysOf, segmentOf } from './match-index-segment-arrays.ts';
import type { MatchModel } from './model.ts';
import { preparedStamp } from './prepared-stamp.ts';

const magic = 0x4d534152;
/** Counts up with every change of the layout. */
const layout = 2;
/** Magic, layout, checksum in two words, length of the description. */
const preface = 5;

const kinds = { Float64Array, Float32Array, Int32Array, Uint32Array, Int8Array, Uint8Array } as const;
type Kind = keyof typeof kinds;

interface Description {
  /** What the numbers mean: another model's cannot be read with this one. */
  model: string;
  sides: {
    count: number;
    dimensions: number;
    arrays: { name: string; kind: Kind; length: number; at: number }[];
  }[];
}

/**
 * Segments without dead documents as one array of bytes: a preface, a description in JSON, and the arrays, each
 * at a multiple of 8. Numbers are in the machine's order, little-endian wherever this runs.
 */
export function writeSnapshot(segments: readonly Segment[], model: MatchModel): Uint8Array {
  const arrays: { array: TypedArray; at: number }[] = [];
  let end = 0;
  const description: Description = {
    model: preparedStamp(model),
    sides: segments.map((segment) => ({
      count: segment.count,
      dimensions: segment.dimensions,
      arrays: Object.entries(arraysOf(segment)).map(([name, array]) => {
        const at = end;
        arrays.push({ array, at });
        end += roundedUp(array.byteLength);
        return { name, kind: array.constructor.name as Kind, length: array.length, at };
      }),
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(description));
  const from = roundedUp(preface * 4 + text.length);
  const bytes = new Uint8Array(from + end);
  bytes.set(text, preface * 4);
  for (const { array, at } of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), from + at);
  }
  const words = new Uint32Array(bytes.buffer);
  words[0] = magic;
  words[1] = layout;
  words[4] = text.length;
  const [first, second] = checksumOf(words);
  words[2] = first;
  words[3] = second;
  return bytes;
}

/** The segments, or `null` where the bytes are damaged, of another layout or of another model. */
export function readSnapshot(bytes: Uint8Array, model: MatchModel): Segment[] | null {
  if (bytes.length < preface * 4 || bytes.length % 8 !== 0) return null;
  // Arrays are copied out of the snapshot, so that its buffer can go; words need it aligned.
  const whole = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.length / 4);
  if (words[0] !== magic || words[1] !== layout) return null;
  const [first, second] = checksumOf(words);
  if (words[2] !== first || words[3] !== second) return null;
  const text = whole.subarray(preface * 4, preface * 4 + words[4]!);
  // The checksum holds, so that this is what was written.
  const description = JSON.parse(new TextDecoder().decode(text)) as Description;
  if (description.model !== preparedStamp(model)) return null;
  const from = roundedUp(preface * 4 + text.length);
  return description.sides.map(({ count, dimensions, arrays }) => {
    const byName = new Map(arrays.map((it) => [it.name, it]));
    return segmentOf(count, dimensions, (name) => {
      const { kind, length, at } = byName.get(name)!;
      const array = new kinds[kind](length);
      new Uint8Array(array.buffer).set(whole.subarray(from + at, from + at + array.byteLength));
      return array;
    });
  });
}

function roundedUp(length: number): number {
  return Math.ceil(length / 8) * 8;
}

/** Two sums over all words but the checksum's own (FNV's step on odd and on even words). */
function checksumOf(words: Uint32Array): [number, number] {
  let first = 0x811c9dc5 ^ words[0]! ^ words[1]!;
  let second = 0x811c9dc5 ^ words[4]!;
  let at = preface;
  for (; at + 1 < words.length; at += 2) {
    first = Math.imul(first ^ words[at]!, 0x01000193);
    second = Math.imul(second ^ words[at + 1]!, 0x01000193);
    // A multiplication carries upwards alone: high bits come down again, or those of the last words would be lost.
    first ^= first >>> 15;
    second ^= second >>> 15;
  }
  if (at < words.length) first = Math.imul(first ^ words[at]!, 0x01000193);
  return [first >>> 0, second >>> 0];
}
