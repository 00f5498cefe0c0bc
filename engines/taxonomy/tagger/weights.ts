import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derived } from '../derived.ts';
import { RELEASE_FOLDER } from '../reading/text-files.ts';
import { type ChainModel, LABELS } from './chain.ts';
import { ROW_BITS } from './features.ts';

type Header = { rowBits: number; scale: number; eagerness: number; transitions: number[] };

/**
 * A file of weights: some lines for people (what it is, what it was learned from, the licence), one line of JSON with
 * the scale and the transitions, an empty line, and the weights as signed bytes.
 */
export function encodeWeights(model: ChainModel, about: readonly string[]): Uint8Array {
  const { weights, eagerness, transitions } = model;
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = (largest * model.scale) / 127;
  const header: Header = {
    rowBits: ROW_BITS,
    scale,
    eagerness,
    transitions: [...transitions].map((value) => Number(value.toFixed(4))),
  };
  const lines = Buffer.from(`${[...about, JSON.stringify(header)].join('\n')}\n\n`);
  const bytes = Int8Array.from(weights, (weight) => Math.round((weight * model.scale) / scale));
  return Buffer.concat([lines, new Uint8Array(bytes.buffer)]);
}

/** Throws where the bytes are no weights, or weights of features that were counted otherwise. */
export function decodeWeights(bytes: Uint8Array): ChainModel {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('\n\n');
  const lines = new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))).split('\n');
  const { rowBits, scale, eagerness, transitions } = JSON.parse(lines.at(-1) || '{}') as Partial<Header>;
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + end + 2, bytes.length - end - 2);
  if (
    rowBits !== ROW_BITS ||
    weights.length !== 2 << ROW_BITS ||
    transitions?.length !== (LABELS + 1) * LABELS
  )
    throw new Error('The weights of the skill tagger do not fit its features; train it again.');
  return { weights, scale: scale!, eagerness: eagerness!, transitions: Float32Array.from(transitions) };
}

/** The weights that the taxonomy's release came with; they count its skills by kind and group. */
export const taggerModel = derived(({ folders }) =>
  decodeWeights(readFileSync(join(folders[0] ?? RELEASE_FOLDER, 'tagger', 'weights.bin'))),
);
