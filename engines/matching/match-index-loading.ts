import type { DocumentFacts } from './match-index-filters.ts';
import { sortedByPlace } from './match-index-order.ts';
import { placeInOrderOf, placeOfTitle, Segment } from './match-index-segment.ts';
import { Side } from './match-index-side.ts';
import type { MatchModel } from './model.ts';
import { idfOf } from './prepare.ts';
import {
  at,
  bodyAt,
  type DocumentKind,
  factorOf,
  flags,
  importanceOf,
  isWhole,
  lengthOfTitle,
  mostImportances,
  readFloat,
  readTitle,
  wordsFor,
} from './prepared-bytes.ts';

/** Encoded documents end to end, as many as are read at a time. */
export interface EncodedDocuments {
  count: number;
  /** Their ids, UUIDs, as 16 bytes each. */
  ids: Uint8Array;
  words: Int32Array;
  /** Where each begins among the words; one more than there are documents. */
  starts: Uint32Array;
  /** What a list may be narrowed by. */
  facts?: (n: number) => DocumentFacts;
}

/** Documents between two yields of the work. */
const piece = 256;
/** Characters of a UUID. */
const idLength = 36;

/**
 * One side of an index from encoded documents, all of them before the first is asked for: they are kept as they come,
 * put in order once, and written into arrays of the very size. Neither a document nor a delta is made on the way.
 */
export class SideLoading {
  readonly #kind: DocumentKind;
  readonly #model: MatchModel;
  readonly #segment: Segment;
  #batches: EncodedDocuments[] = [];
  /** For each document its batch, its place there, and where it stands in the order. */
  #batchOf = new Uint32Array(0);
  #numberOf = new Uint32Array(0);
  #placeOf = new Float64Array(0);
  #count = 0;
  readonly #lengths = { ids: 0, skills: 0, terms: 0, titles: 0 };

  constructor(kind: DocumentKind, model: MatchModel) {
    this.#kind = kind;
    this.#model = model;
    this.#segment = new Segment(model.text.vector('').dense.length);
  }

  get count(): number {
    return this.#count;
  }

  /** Takes documents in, each at most once in all. Returns the places of those that are damaged or of another form. */
  add(batch: EncodedDocuments): number[] {
    const refused: number[] = [];
    this.#reserve(this.#count + batch.count);
    for (let n = 0; n < batch.count; n++) {
      const from = batch.starts[n]!;
      if (!this.#isFit(batch.words, from, batch.starts[n + 1]!)) {
        refused.push(n);
        continue;
      }
      this.#batchOf[this.#count] = this.#batches.length;
      this.#numberOf[this.#count] = n;
      this.#placeOf[this.#count++] = this.#measure(batch, from);
    }
    this.#batches.push(batch);
    return refused;
  }

  #isFit(words: Int32Array, from: number, to: number): boolean {
    if (!isWhole(words, from, to, this.#kind)) return false;
    return (words[from + at.dense]! & 0xffff) === this.#segment.dimensions;
  }

  #reserve(count: number): void {
    if (count <= this.#batchOf.length) return;
    const room = Math.ceil(count * 1.5);
    const [batchOf, numberOf, placeOf] = [
      new Uint32Array(room),
      new Uint32Array(room),
      new Float64Array(room),
    ];
    batchOf.set(this.#batchOf);
    numberOf.set(this.#numberOf);
    placeOf.set(this.#placeOf);
    [this.#batchOf, this.#numberOf, this.#placeOf] = [batchOf, numberOf, placeOf];
  }

  /** Adds what the document needs to the lengths, and tells where it stands in the order. */
  #measure({ words }: EncodedDocuments, from: number): number {
    const [skills, terms] = [words[from + at.skills]! & 0xffff, words[from + at.skills]! >>> 16];
    const titles = words[from + at.titles]! & 0xffff;
    const [dense, marks] = [words[from + at.dense]! & 0xffff, words[from + at.dense]! >>> 16];
    this.#lengths.ids += idLength;
    this.#lengths.skills += skills;
    this.#lengths.terms += terms;
    this.#lengths.titles += titles;
    let title = 0;
    if (titles > 0) {
      const first = from + bodyAt + skills + wordsFor(skills) + terms + wordsFor(dense);
      const stems = words[first]! & 255;
      const occupation = (words[first]! >>> 8) & 255 ? words[first + 1 + stems]! : -1;
      title = placeOfTitle(occupation, words, first + 1, first + 1 + stems);
    }
    return placeInOrderOf({
      portal: 0,
      hasSkills: skills > 0,
      isArabic: (marks & flags.arabic) !== 0,
      title,
      place: words[from + at.country]! + words[from + at.city]!,
    });
  }

  /** Builds the side, yielding the documents done since the last time. Nothing can be added afterwards. */
  *build(): Generator<number, Side> {
    const segment = this.#segment;
    yield* segment.makingRoom(this.#count, this.#lengths);
    const order = sortedByPlace(this.#placeOf.subarray(0, this.#count));
    const writer = new EncodedWriter(this.#kind, this.#model, segment);
    for (let i = 0; i < order.length; i++) {
      const document = order[i]!;
      writer.write(this.#batches[this.#batchOf[document]!]!, this.#numberOf[document]!);
      if (i % piece === piece - 1) yield piece;
    }
    this.#batches = [];
    [this.#batchOf, this.#numberOf, this.#placeOf] = [
      new Uint32Array(0),
      new Uint32Array(0),
      new Float64Array(0),
    ];
    return yield* Side.of(segment);
  }
}

/** Copies encoded documents into a segment with room for them. */
class EncodedWriter {
  readonly #kind: DocumentKind;
  readonly #model: MatchModel;
  readonly #segment: Segment;
  readonly #titles = new RunNumbers();
  readonly #languages = new RunNumbers();
  /** Numbers of the taxonomy's skills, one more, by key and importance; 0 where none is given yet. */
  readonly #skills: Uint32Array;

  constructor(kind: DocumentKind, model: MatchModel, segment: Segment) {
    this.#kind = kind;
    this.#model = model;
    this.#segment = segment;
    this.#skills = new Uint32Array(model.skillIds.length * mostImportances);
  }

  write(batch: EncodedDocuments, n: number): void {
    const { words } = batch;
    const from = batch.starts[n]!;
    const slot = this.#segment.count++;
    const { columns, pools, starts, dimensions } = this.#segment;
    writeUuid(batch.ids, n * 16, pools.ids, starts.ids[slot]!);
    starts.ids[slot + 1] = starts.ids[slot]! + idLength;
    const [skillCount, termCount] = [words[from + at.skills]! & 0xffff, words[from + at.skills]! >>> 16];
    let next = from + bodyAt;
    columns.totalWeight[slot] = this.#writeSkills(words, next, skillCount, slot);
    next += skillCount + wordsFor(skillCount);
    let to = starts.terms[slot]!;
    for (const end = next + termCount; next < end; next++) pools.terms[to++] = words[next]!;
    starts.terms[slot + 1] = to;
    const denseLength = words[from + at.dense]! & 0xffff;
    const { dense } = this.#segment;
    const denseAt = slot * dimensions;
    for (let d = 0; d < denseLength; d++) dense[denseAt + d] = words[next + (d >>> 2)]! >> ((d & 3) * 8);
    next += wordsFor(denseLength);
    const titleCount = words[from + at.titles]! & 0xffff;
    const titlesAt = starts.titles[slot]!;
    for (let i = 0; i < titleCount; i++) {
      const length = lengthOfTitle(words[next]!);
      pools.titles[titlesAt + i] = this.#titleNumber(words, next, length);
      next += length;
    }
    starts.titles[slot + 1] = titlesAt + titleCount;
    columns.languages[slot] = this.#languagesNumber(words, next, words[from + at.titles]! >>> 16);
    columns.years[slot] = readFloat(words, from + at.years);
    columns.education[slot] = words[from + at.education]!;
    columns.city[slot] = words[from + at.city]!;
    columns.country[slot] = words[from + at.country]!;
    const marks = words[from + at.dense]! >>> 16;
    const isMovable = (marks & flags.movable) !== 0;
    const facts = batch.facts?.(n) ?? noFacts;
    const isRemote = this.#kind === 'job' ? isMovable : (facts.remote ?? false);
    this.#segment.setFlags(slot, isMovable, (marks & flags.arabic) !== 0, isRemote);
    this.#segment.setFacts(slot, facts);
    this.#segment.measure(slot);
  }

  /** Returns the sum of the weights of a job's skills. */
  #writeSkills(words: Int32Array, from: number, count: number, slot: number): number {
    const { pools, starts, dictionaries } = this.#segment;
    const to = starts.skills[slot]!;
    const isJob = this.#kind === 'job';
    let total = 0;
    for (let i = 0; i < count; i++) {
      const byte = (words[from + count + (i >>> 2)]! >>> ((i & 3) * 8)) & 255;
      const number = this.#skillNumber(words[from + i]!, isJob ? byte >>> 3 : notOfJob);
      if (isJob) total += dictionaries.skillWeights[number]!;
      pools.skills[to + i] = (number << 3) | (byte & 7);
    }
    starts.skills[slot + 1] = to + count;
    return total;
  }

  #skillNumber(key: number, importance: number): number {
    const weight = () =>
      importance === notOfJob ? 0 : idfOf(key, this.#model) * importanceOf(importance << 3);
    if (key < 0) return this.#segment.skillNumber(key, weight());
    const entry = key * mostImportances + importance;
    if (this.#skills[entry] === 0) this.#skills[entry] = this.#segment.skillNumber(key, weight()) + 1;
    return this.#skills[entry]! - 1;
  }

  #titleNumber(words: Int32Array, from: number, length: number): number {
    const known = this.#titles.find(words, from, length);
    if (known >= 0) return known;
    const held = { title: readTitle(words, from), factor: factorOf(words[from]!) };
    return this.#titles.add(words, from, length, this.#segment.titleNumber(held));
  }

  #languagesNumber(words: Int32Array, from: number, count: number): number {
    if (count === 0) return 0;
    const length = count + wordsFor(count);
    const known = this.#languages.find(words, from, length);
    if (known >= 0) return known;
    const ids = words.slice(from, from + count);
    const levels = Uint8Array.from(ids, (_, i) => words[from + count + (i >>> 2)]! >>> ((i & 3) * 8));
    return this.#languages.add(words, from, length, this.#segment.languagesNumber({ ids, levels }));
  }
}

const notOfJob = mostImportances - 1;
const noFacts: DocumentFacts = {};

/** Numbers of runs of words that come again and again: an open table of their hashes. */
class RunNumbers {
  #held = new Int32Array(1 << 12);
  #end = 0;
  /** Where each entry's run begins among those held and how long it is, and its number; -1 where there is none. */
  #entries = new Int32Array(3 << 10).fill(-1);
  #count = 0;

  find(words: Int32Array, from: number, length: number): number {
    const mask = this.#entries.length / 3 - 1;
    for (let entry = hashOfRun(words, from, length) & mask; ; entry = (entry + 1) & mask) {
      const start = this.#entries[entry * 3]!;
      if (start < 0) return -1;
      if (this.#entries[entry * 3 + 1] !== length) continue;
      let i = 0;
      while (i < length && this.#held[start + i] === words[from + i]) i++;
      if (i === length) return this.#entries[entry * 3 + 2]!;
    }
  }

  add(words: Int32Array, from: number, length: number, number: number): number {
    if (this.#count * 2 >= this.#entries.length / 3) this.#grow();
    if (this.#end + length > this.#held.length) {
      const held = new Int32Array((this.#end + length) * 2);
      held.set(this.#held);
      this.#held = held;
    }
    for (let i = 0; i < length; i++) this.#held[this.#end + i] = words[from + i]!;
    this.#put(this.#end, length, number);
    this.#end += length;
    this.#count++;
    return number;
  }

  #put(start: number, length: number, number: number): void {
    const mask = this.#entries.length / 3 - 1;
    let entry = hashOfRun(this.#held, start, length) & mask;
    while (this.#entries[entry * 3]! >= 0) entry = (entry + 1) & mask;
    this.#entries[entry * 3] = start;
    this.#entries[entry * 3 + 1] = length;
    this.#entries[entry * 3 + 2] = number;
  }

  #grow(): void {
    const entries = this.#entries;
    this.#entries = new Int32Array(entries.length * 2).fill(-1);
    for (let i = 0; i < entries.length; i += 3) {
      if (entries[i]! >= 0) this.#put(entries[i]!, entries[i + 1]!, entries[i + 2]!);
    }
  }
}

function hashOfRun(words: Int32Array, from: number, length: number): number {
  let hash = length;
  for (let i = from; i < from + length; i++) {
    hash = Math.imul(hash ^ words[i]!, 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}

const hexadecimal = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const hyphen = 45;

/** 16 bytes as the 36 letters of a UUID. */
function writeUuid(bytes: Uint8Array, from: number, to: Uint8Array, start: number): void {
  let next = start;
  for (let i = 0; i < 16; i++) {
    if (i === 4 || i === 6 || i === 8 || i === 10) to[next++] = hyphen;
    to[next++] = hexadecimal[bytes[from + i]! >>> 4]!;
    to[next++] = hexadecimal[bytes[from + i]! & 15]!;
  }
}
