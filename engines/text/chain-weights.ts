import { type ChainModel, LABELS } from './chain.ts';

interface Header {
  rowBits: number;
  scale: number;
  eagerness: number;
  transitions: number[];
}

/**
 * A file of weights: some lines for people (what it is, what it was learned from, the licence), one line of JSON with
 * the scale and the transitions, an empty line, and the weights as signed bytes, two for each of 2 ** `rowBits` rows.
 */
export function encodeWeights(model: ChainModel, rowBits: number, about: readonly string[]): Uint8Array {
  const { weights, eagerness, transitions } = model;
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = (largest * model.scale) / 127;
  const header: Header = {
    rowBits,
    scale,
    eagerness,
    transitions: [...transitions].map((value) => Number(value.toFixed(4))),
  };
  const lines = Buffer.from(`${[...about, JSON.stringify(header)].join('\n')}\n\n`);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight * model.scale) / scale));
  return Buffer.concat([lines, new Uint8Array(bytes.buffer)]);
}

/** Throws where the bytes are no weights, or weights of features that were counted otherwise than in `rowBits`. */
export function decodeWeights(bytes: Uint8Array, rowBits: number): ChainModel {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('\n\n');
  const lines = new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))).split('\n');
  const header = JSON.parse(lines.at(-1) || '{}') as Partial<Header>;
  const { scale, eagerness, transitions } = header;
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + end + 2, bytes.length - end - 2);
  if (
    header.rowBits !== rowBits ||
    weights.length !== 2 << rowBits ||
    transitions?.length !== (LABELS + 1) * LABELS
  )
    throw new Error('The weights of a tagger do not fit its features; train it again.');
  return { weights, scale: scale!, eagerness: eagerness!, transitions: Float32Array.from(transitions) };
}
