import type { Segment } from './match-index-segment.ts';
import { wholeWeight } from './skill-credits.ts';

/** Documents in a block. Fewer make bounds tighter and postings longer. */
export const blockSize = 64;

/** For each feature the blocks that hold it, ascending, each with the most that a document in it has of it. */
export interface BlockPostings {
  /** Where each feature's blocks begin; one more than there are features. */
  starts: Uint32Array;
  blocks: Uint16Array | Uint32Array;
  /** In steps of 1/255, rounded up; 255 where only presence counts. */
  bounds: Uint8Array;
}

/**
 * Postings of a segment by blocks of documents rather than by document (block-max pruning, Mallia, Suel and
 * Tonellotto 2024): from them comes for every block the most that any of its documents can score, and whole
 * blocks are passed over.
 */
export interface Blocks {
  count: number;
  /** A job's skills by their share of the job's whole weight, a profile's by presence. */
  skills: BlockPostings;
  terms: BlockPostings;
  titles: BlockPostings;
  work: BlockPostings;
  /** Which documents occur, as bits: 1 << (with skills) + 2 * (with titles), and Latin 16, Arabic 32. */
  kinds: Uint8Array;
}

/** The bit of `kinds` for Latin script: likeness is weighed otherwise across scripts than within one. */
export const latinKind = 16;
/** The bit of `kinds` for Arabic script. */
export const arabicKind = 32;

/** Lays the postings out, yielding the documents done since the last time. */
export function* layOutBlocks(segment: Segment): Generator<number, Blocks> {
  const count = Math.ceil(segment.count / blockSize);
  const { skillKeys, titles } = segment.dictionaries;
  const skills = new BlockRows(skillKeys.length, count);
  const terms = new BlockRows(segment.termCount, count);
  const held = new BlockRows(titles.length, count);
  const work = new BlockRows(segment.workCount, count);
  const kinds = new Uint8Array(count);
  for (let block = 0; block < count; block++) {
    const end = Math.min(segment.count, (block + 1) * blockSize);
    for (let slot = block * blockSize; slot < end; slot++) {
      kinds[block]! |= noteDocument(segment, slot, { skills, terms, titles: held, work });
    }
    skills.close(block);
    terms.close(block);
    held.close(block);
    work.close(block);
    yield end - block * blockSize;
  }
  return {
    count,
    skills: yield* skills.turned(),
    terms: yield* terms.turned(),
    titles: yield* held.turned(),
    work: yield* work.turned(),
    kinds,
  };
}

function noteDocument(
  segment: Segment,
  slot: number,
  { skills, terms, titles, work }: Record<'skills' | 'terms' | 'titles' | 'work', BlockRows>,
): number {
  const { starts, pools, dictionaries } = segment;
  const total = segment.columns.totalWeight[slot]!;
  const whole = wholeWeight({ totalWeight: total });
  const [skillsFrom, skillsTo] = [starts.skills[slot]!, starts.skills[slot + 1]!];
  for (let i = skillsFrom; i < skillsTo; i++) {
    const number = pools.skills[i]! >>> 3;
    const share = total > 0 ? Math.ceil((dictionaries.skillWeights[number]! / whole) * 255) : 255;
    skills.note(number, Math.min(255, share));
  }
  const termsTo = starts.terms[slot + 1]!;
  for (let i = starts.terms[slot]!; i < termsTo; i++) {
    const entry = pools.terms[i]!;
    terms.note(entry >>> 8, entry & 255);
  }
  const workTo = starts.work[slot + 1]!;
  for (let i = starts.work[slot]!; i < workTo; i++) {
    const entry = pools.work[i]!;
    work.note(entry >>> 8, entry & 255);
  }
  const [titlesFrom, titlesTo] = [starts.titles[slot]!, starts.titles[slot + 1]!];
  for (let i = titlesFrom; i < titlesTo; i++) titles.note(pools.titles[i]!, 255);
  const kind = (total > 0 ? 1 : 0) + (titlesTo > titlesFrom ? 2 : 0);
  return (1 << kind) | (segment.isArabic(slot) ? arabicKind : latinKind);
}

/** Features of one block after the other, then turned into blocks of one feature after the other. */
class BlockRows {
  #features = new Uint32Array(1 << 12);
  #bounds = new Uint8Array(1 << 12);
  #length = 0;
  readonly #ends: Uint32Array;
  /** Of the open block: the most seen of each feature, and which were seen. */
  readonly #most: Uint8Array;
  readonly #seen: Uint32Array;
  #seenCount = 0;
  readonly #occurrences: Uint32Array;

  constructor(features: number, blocks: number) {
    this.#most = new Uint8Array(features);
    this.#seen = new Uint32Array(features);
    this.#occurrences = new Uint32Array(features + 1);
    this.#ends = new Uint32Array(blocks);
  }

  /** `amount` is 1 to 255. */
  note(feature: number, amount: number): void {
    const most = this.#most[feature]!;
    if (amount <= most) return;
    if (most === 0) this.#seen[this.#seenCount++] = feature;
    this.#most[feature] = amount;
  }

  close(block: number): void {
    this.#makeRoom(this.#seenCount);
    for (let i = 0; i < this.#seenCount; i++) {
      const feature = this.#seen[i]!;
      this.#features[this.#length] = feature;
      this.#bounds[this.#length++] = this.#most[feature]!;
      this.#most[feature] = 0;
      this.#occurrences[feature + 1]!++;
    }
    this.#seenCount = 0;
    this.#ends[block] = this.#length;
  }

  *turned(): Generator<number, BlockPostings> {
    const starts = this.#occurrences;
    for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
    const next = starts.slice();
    const narrow = this.#ends.length <= 1 << 16;
    const blocks = narrow ? new Uint16Array(this.#length) : new Uint32Array(this.#length);
    const bounds = new Uint8Array(this.#length);
    let at = 0;
    for (let block = 0; block < this.#ends.length; block++) {
      const end = this.#ends[block]!;
      for (; at < end; at++) {
        const to = next[this.#features[at]!]!++;
        blocks[to] = block;
        bounds[to] = this.#bounds[at]!;
      }
      yield blockSize;
    }
    return { starts, blocks, bounds };
  }

  #makeRoom(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#features.length) return;
    const features = new Uint32Array(Math.ceil(needed * 1.5));
    features.set(this.#features);
    this.#features = features;
    const bounds = new Uint8Array(features.length);
    bounds.set(this.#bounds);
    this.#bounds = bounds;
  }
}

/** What the postings by blocks take of memory. */
export function bytesOfBlocks({ skills, terms, titles, work, kinds }: Blocks): number {
  return [skills, terms, titles, work].reduce(
    (sum, it) => sum + it.starts.byteLength + it.blocks.byteLength + it.bounds.byteLength,
    kinds.byteLength,
  );
}
