import { type Blocks, bytesOfBlocks, layOutBlocks } from './match-index-blocks.ts';
import { appendAll, newTranslation, type Translation } from './match-index-copying.ts';
import type { HeldDocument } from './match-index-documents.ts';
import type { DocumentFacts } from './match-index-filters.ts';
import { sortedByPlace } from './match-index-order.ts';
import { Segment } from './match-index-segment.ts';

/** Documents looked at between two yields. */
const piece = 256;

/**
 * The documents of one side: a base in order with its postings, a delta of what came since, and marks on what was
 * removed from either. A merge lays a new base out beside the old one, a piece at a time, and takes its place at
 * once; nothing of a document removed before it began is left after it.
 */
export class Side {
  base: Segment;
  blocks: Blocks;
  delta: Segment;
  #baseSlots: SlotTable;
  #deltaSlots = new Map<string, number>();
  #merge: Generator<number, void> | null = null;
  /** Ids removed or replaced while a merge was under way, which has perhaps copied them. */
  #removedSince: string[] = [];

  constructor(dimensions: number) {
    this.base = new Segment(dimensions);
    this.delta = new Segment(dimensions);
    this.#baseSlots = new SlotTable(this.base);
    this.blocks = atOnce(layOutBlocks(this.base));
  }

  /** A side whose base is given, whole and in order. Yields the documents done since the last time. */
  static *of(base: Segment): Generator<number, Side> {
    const side = new Side(base.dimensions);
    side.base = base;
    side.#baseSlots = new SlotTable(base);
    for (let slot = 0; slot < base.count; slot++) {
      side.#baseSlots.add(slot);
      if (slot % piece === piece - 1) yield piece / 4;
    }
    side.blocks = yield* layOutBlocks(base);
    return side;
  }

  get size(): number {
    return this.base.count - this.base.deadCount + this.delta.count - this.delta.deadCount;
  }

  get segments(): readonly { segment: Segment; blocks: Blocks | null }[] {
    return [
      { segment: this.base, blocks: this.blocks },
      { segment: this.delta, blocks: null },
    ];
  }

  has(id: string): boolean {
    return this.#find(id) !== null;
  }

  /** Ids of all that are held. */
  *ids(): Generator<string> {
    for (const { segment } of this.segments)
      for (let slot = 0; slot < segment.count; slot++) if (!segment.dead[slot]) yield segment.idAt(slot);
  }

  upsert(document: HeldDocument, facts: DocumentFacts): void {
    this.remove(document.id);
    this.#deltaSlots.set(document.id, this.delta.append(document, facts));
  }

  remove(id: string): boolean {
    const found = this.#find(id);
    if (!found) return false;
    found.segment.kill(found.slot);
    this.#deltaSlots.delete(id);
    if (this.#merge) this.#removedSince.push(id);
    return true;
  }

  /** Whether anything is to be merged: a delta, or marks of removal. */
  get isDirty(): boolean {
    return this.#merge !== null || this.delta.count > 0 || this.base.deadCount > 0;
  }

  /** Documents that wait for a merge, dead ones included, beside those in the base. */
  get waiting(): number {
    return this.delta.count + this.base.deadCount;
  }

  /** Goes on with the merge, or begins one, by about so many documents' work; 0 and less is none. Returns what was done. */
  merge(most: number): number {
    if (!this.isDirty) return 0;
    this.#merge ??= this.#merging();
    let done = 0;
    while (done < most) {
      const { value, done: ended } = this.#merge.next();
      if (ended) {
        this.#merge = null;
        break;
      }
      done += value;
    }
    return Math.max(1, done);
  }

  get isMerging(): boolean {
    return this.#merge !== null;
  }

  get bytes(): number {
    return this.base.bytes + this.delta.bytes + bytesOfBlocks(this.blocks) + this.#baseSlots.bytes;
  }

  *#merging(): Generator<number, void> {
    const { base, delta } = this;
    const deltaCount = delta.count;
    this.#removedSince = [];
    const merged = new Segment(base.dimensions);
    yield* merged.makingRoomFor([base, delta]);
    const slots = new SlotTable(merged, base.count + deltaCount);
    const fromBase = newTranslation(base);
    const fromDelta = newTranslation(delta);
    const order = inOrder(delta, deltaCount);
    const batch = new Uint32Array(256);
    for (let slot = 0, taken = 0; slot < base.count || taken < deltaCount; ) {
      const [baseFrom, takenFrom] = [slot, taken];
      let count = 0;
      const before = taken < deltaCount ? delta.placeInOrder(order[taken]!) : Infinity;
      for (; slot < base.count && count < batch.length; slot++) {
        if (before < Infinity && base.placeInOrder(slot) > before) break;
        if (base.dead[slot] === 0) batch[count++] = slot;
      }
      take(merged, slots, base, batch, count, fromBase);
      count = 0;
      const until = slot < base.count ? base.placeInOrder(slot) : Infinity;
      for (; taken < deltaCount && count < batch.length; taken++) {
        if (until < Infinity && delta.placeInOrder(order[taken]!) >= until) break;
        if (delta.dead[order[taken]!] === 0) batch[count++] = order[taken]!;
      }
      take(merged, slots, delta, batch, count, fromDelta);
      yield slot - baseFrom + taken - takenFrom;
    }
    merged.trim();
    const blocks = yield* layOutBlocks(merged);
    this.#replaceBase(merged, blocks, slots, deltaCount);
  }

  #replaceBase(merged: Segment, blocks: Blocks, slots: SlotTable, deltaCount: number): void {
    for (const id of this.#removedSince) {
      const slot = slots.find(id);
      if (slot >= 0) merged.kill(slot);
    }
    this.#removedSince = [];
    const { delta } = this;
    const rest = new Segment(delta.dimensions);
    const numbers = newTranslation(delta);
    this.#deltaSlots = new Map();
    for (let slot = deltaCount; slot < delta.count; slot++) {
      if (delta.dead[slot] === 1) continue;
      this.#deltaSlots.set(delta.idAt(slot), rest.count);
      appendAll(rest, delta, Uint32Array.of(slot), 1, numbers);
    }
    this.base = merged;
    this.blocks = blocks;
    this.#baseSlots = slots;
    this.delta = rest;
  }

  #find(id: string): { segment: Segment; slot: number } | null {
    const inDelta = this.#deltaSlots.get(id);
    if (inDelta !== undefined) return { segment: this.delta, slot: inDelta };
    const slot = this.#baseSlots.find(id);
    return slot >= 0 && this.base.dead[slot] === 0 ? { segment: this.base, slot } : null;
  }
}

function take(
  into: Segment,
  table: SlotTable,
  from: Segment,
  slots: Uint32Array,
  count: number,
  numbers: Translation,
): void {
  const first = into.count;
  appendAll(into, from, slots, count, numbers);
  for (let slot = first; slot < into.count; slot++) table.add(slot);
}

/** The first `count` slots of a segment by their place in the order. */
function inOrder(segment: Segment, count: number): Uint32Array {
  return sortedByPlace(Float64Array.from({ length: count }, (_, slot) => segment.placeInOrder(slot)));
}

/** Slots of a segment by id: an open table of hashes, 8 bytes a document. */
class SlotTable {
  readonly #segment: Segment;
  #slots: Int32Array;
  #used = 0;

  constructor(segment: Segment, expected = segment.count) {
    this.#segment = segment;
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(8, expected * 1.5)))).fill(-1);
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  add(slot: number): void {
    const { ids } = this.#segment.starts;
    const mask = this.#slots.length - 1;
    let at = hashOfBytes(this.#segment.pools.ids, ids[slot]!, ids[slot + 1]!) & mask;
    while (this.#slots[at] !== -1) at = (at + 1) & mask;
    this.#slots[at] = slot;
    this.#used++;
  }

  /** -1 where there is none. */
  find(id: string): number {
    if (this.#used === 0) return -1;
    const bytes = encoder.encode(id);
    const mask = this.#slots.length - 1;
    for (let at = hashOfBytes(bytes, 0, bytes.length) & mask; ; at = (at + 1) & mask) {
      const slot = this.#slots[at]!;
      if (slot === -1 || this.#segment.hasId(slot, bytes)) return slot;
    }
  }
}

const encoder = new TextEncoder();

function hashOfBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return hash ^ (hash >>> 15);
}

/** Runs a piecewise work to its end. */
export function atOnce<T>(work: Generator<number, T>): T {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
}
