import { lengthOfVector, type TypedArray, trimmed, withRoom } from './match-index-arrays.ts';
import {
  arabic,
  columnNames,
  movable,
  newColumns,
  newPools,
  newStarts,
  type PoolName,
  poolNames,
  remote,
} from './match-index-columns.ts';
import { Dictionaries } from './match-index-dictionaries.ts';
import type { HeldDocument } from './match-index-documents.ts';
import { type DocumentFacts, factNumbers } from './match-index-filters.ts';
import { placeInOrderOf } from './match-index-order.ts';
import { denseByte, denseSteps, sparseByte, workByte } from './match-index-rounding.ts';

/**
 * Documents of one side in typed arrays, in the order in which they came in. A skill is `number << 3 | level`,
 * a term `id << 8 | weight`, an occupation of its work likewise.
 */
export class Segment {
  count = 0;
  deadCount = 0;
  /** 1 for what was removed or replaced. */
  dead: Uint8Array = new Uint8Array(0);
  columns = newColumns();
  pools = newPools();
  starts = newStarts();
  dense: Int8Array = new Int8Array(0);
  readonly dimensions: number;
  /** The longest dense vector held: no product can be more than this times the other's length. */
  longestDense = 0;
  /** One more than the highest term id held. */
  termCount = 0;
  /** One more than the highest occupation held. */
  workCount = 0;
  readonly dictionaries = new Dictionaries();

  /** `dimensions`: of dense vectors. */
  constructor(dimensions: number) {
    this.dimensions = dimensions;
  }

  /** Makes room for the living documents of others. */
  *makingRoomFor(others: readonly Segment[]): Generator<number, void> {
    const documents = others.reduce((sum, other) => sum + other.count - other.deadCount, this.count);
    const lengthOf = (name: PoolName) => others.reduce((sum, other) => sum + other.#livingLength(name), 0);
    yield* this.makingRoom(documents, {
      ids: lengthOf('ids'),
      skills: lengthOf('skills'),
      terms: lengthOf('terms'),
      titles: lengthOf('titles'),
      work: lengthOf('work'),
    });
  }

  /** Makes room for so many documents in all, exactly, an array at a time, as none can be made in pieces. */
  *makingRoom(documents: number, lengths: Record<PoolName, number>): Generator<number, void> {
    this.dense = withRoom(this.dense, documents * this.dimensions, true);
    yield workOf(this.dense);
    for (const name of columnNames) {
      this.columns = { ...this.columns, [name]: withRoom(this.columns[name], documents, true) };
      yield workOf(this.columns[name]);
    }
    for (const name of poolNames) {
      this.pools = { ...this.pools, [name]: withRoom(this.pools[name], lengths[name], true) };
      this.starts[name] = withRoom(this.starts[name], documents + 1, true);
      yield workOf(this.pools[name]) + workOf(this.starts[name]);
    }
    this.dead = withRoom(this.dead, documents, true);
  }

  #livingLength(name: PoolName): number {
    const starts = this.starts[name];
    let length = starts[this.count]!;
    if (this.deadCount === 0) return length;
    for (let slot = 0; slot < this.count; slot++) {
      if (this.dead[slot] === 1) length -= starts[slot + 1]! - starts[slot]!;
    }
    return length;
  }

  /** Adds a document and returns its slot. */
  append(document: HeldDocument, facts: DocumentFacts): number {
    const slot = this.count++;
    this.reserve(this.count);
    const { skills, weights, levels, text } = document;
    this.#writeId(document.id);
    const skillsAt = this.#extend('skills', skills.length);
    for (let i = 0; i < skills.length; i++) {
      this.pools.skills[skillsAt + i] =
        (this.dictionaries.skillNumber(skills[i]!, weights?.[i] ?? 0) << 3) | levels[i]!;
    }
    const termsAt = this.#extend('terms', text.ids.length);
    for (let i = 0; i < text.ids.length; i++) {
      this.pools.terms[termsAt + i] = (text.ids[i]! << 8) | sparseByte(text.weights[i]!);
    }
    const titlesAt = this.#extend('titles', document.titles.length);
    document.titles.forEach((held, i) => {
      this.pools.titles[titlesAt + i] = this.dictionaries.titleNumber(held);
    });
    const { occupations, weights: workWeights } = document.work;
    const workAt = this.#extend('work', occupations.length);
    for (let i = 0; i < occupations.length; i++) {
      this.pools.work[workAt + i] = (occupations[i]! << 8) | workByte(workWeights[i]!);
    }
    const denseAt = slot * this.dimensions;
    for (let d = 0; d < this.dimensions; d++) this.dense[denseAt + d] = denseByte(text.dense[d] ?? 0);
    this.measure(slot);
    this.setFacts(slot, facts);
    this.setFlags(slot, document.movable, text.script === 'arabic', document.remote);
    const { columns } = this;
    columns.years[slot] = document.years;
    columns.mostYears[slot] = document.mostYears;
    columns.standing[slot] = document.standing;
    columns.licences[slot] = document.licences;
    columns.totalWeight[slot] = document.totalWeight;
    columns.education[slot] = document.education;
    columns.city[slot] = document.city;
    columns.country[slot] = document.country;
    columns.languages[slot] = this.dictionaries.languagesNumber(document.languages);
    return slot;
  }

  /** Keeps what lists may be narrowed by. */
  setFacts(slot: number, facts: DocumentFacts): void {
    const { columns } = this;
    const numbers = factNumbers(facts);
    columns.portal[slot] = numbers.portal;
    columns.company[slot] = numbers.company;
    columns.status[slot] = numbers.status;
    columns.seniority[slot] = numbers.seniority;
    columns.salaryMin[slot] = numbers.salaryMin;
    columns.salaryMax[slot] = numbers.salaryMax;
    columns.since[slot] = numbers.since;
  }

  /** `isMovable`: a remote job, or somebody who would move. */
  setFlags(slot: number, isMovable: boolean, isArabic: boolean, isRemote: boolean): void {
    this.columns.flags[slot] = (isMovable ? movable : 0) | (isArabic ? arabic : 0) | (isRemote ? remote : 0);
  }

  /** Marks a document as removed. */
  kill(slot: number): void {
    if (this.dead[slot] === 1) return;
    this.dead[slot] = 1;
    this.deadCount++;
  }

  idAt(slot: number): string {
    const { ids } = this.starts;
    return decoder.decode(this.pools.ids.subarray(ids[slot], ids[slot + 1]));
  }

  hasId(slot: number, id: Uint8Array): boolean {
    const from = this.starts.ids[slot]!;
    if (this.starts.ids[slot + 1]! - from !== id.length) return false;
    for (let i = 0; i < id.length; i++) if (this.pools.ids[from + i] !== id[i]) return false;
    return true;
  }

  isArabic(slot: number): boolean {
    return (this.columns.flags[slot]! & arabic) !== 0;
  }

  /**
   * Where a document stands among others: those that are alike stand together, so that a block of them can be
   * passed over at once. Below 2^31. Portal, no skills, script, occupation, title, place; order is speed alone.
   */
  placeInOrder(slot: number): number {
    const { columns, starts } = this;
    const held = starts.titles[slot]! < starts.titles[slot + 1]!;
    return placeInOrderOf({
      portal: columns.portal[slot]!,
      hasSkills: starts.skills[slot] !== starts.skills[slot + 1],
      isArabic: this.isArabic(slot),
      title: held ? this.dictionaries.titlePlaces[this.pools.titles[starts.titles[slot]!]!]! : 0,
      place: columns.country[slot]! + columns.city[slot]!,
    });
  }

  /** Gives back the room that was not needed. */
  trim(): void {
    for (const name of columnNames) {
      this.columns = { ...this.columns, [name]: trimmed(this.columns[name], this.count) };
    }
    for (const name of poolNames) {
      this.pools = { ...this.pools, [name]: trimmed(this.pools[name], this.starts[name][this.count]!) };
      this.starts[name] = trimmed(this.starts[name], this.count + 1);
    }
    this.dead = trimmed(this.dead, this.count);
    this.dense = trimmed(this.dense, this.count * this.dimensions);
  }

  /** Bytes of the arrays. */
  get bytes(): number {
    const arrays = [
      ...Object.values(this.columns),
      ...Object.values(this.pools),
      ...Object.values(this.starts),
      this.dead,
      this.dense,
    ];
    return arrays.reduce((sum, array) => sum + array.byteLength, 0);
  }

  /** Takes a document's text into what is known of all. */
  measure(slot: number): void {
    this.countTerms(slot);
    const length = lengthOfVector(this.dense, slot * this.dimensions, this.dimensions) / denseSteps;
    this.longestDense = Math.max(this.longestDense, length);
  }

  /** Takes the terms and occupations of a document into how many there are. */
  countTerms(slot: number): void {
    const { terms } = this.starts;
    const last = terms[slot + 1]! - 1;
    const { work } = this.starts;
    const lastOfWork = work[slot + 1]! - 1;
    if (lastOfWork >= work[slot]!)
      this.workCount = Math.max(this.workCount, (this.pools.work[lastOfWork]! >>> 8) + 1);
    if (last >= terms[slot]!) this.termCount = Math.max(this.termCount, (this.pools.terms[last]! >>> 8) + 1);
  }

  /** Room for so many documents, and for more to come. */
  reserve(documents: number): void {
    if (documents <= this.dead.length) return;
    this.dead = withRoom(this.dead, documents, false);
    const room = this.dead.length;
    this.dense = withRoom(this.dense, room * this.dimensions, true);
    for (const name of columnNames) {
      this.columns = { ...this.columns, [name]: withRoom(this.columns[name], room, true) };
    }
    for (const name of poolNames) this.starts[name] = withRoom(this.starts[name], room + 1, true);
  }

  /** Room for the last document's numbers in a pool; where they begin. */
  #extend(name: PoolName, length: number): number {
    const starts = this.starts[name];
    const from = starts[this.count - 1]!;
    starts[this.count] = from + length;
    if (from + length > this.pools[name].length) {
      this.pools = { ...this.pools, [name]: withRoom(this.pools[name], from + length, false) };
    }
    return from;
  }

  #writeId(id: string): void {
    const bytes = encoder.encode(id);
    const from = this.#extend('ids', bytes.length);
    this.pools.ids.set(bytes, from);
  }
}

/** An array's making in documents' work, of some 512 bytes each. */
const workOf = (array: TypedArray): number => array.byteLength / 512;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
