import type { DocumentFacts } from './match-index-filters.ts';
import { RunNumbers } from './match-index-run-numbers.ts';
import type { Segment } from './match-index-segment.ts';
import type { MatchModel } from './model.ts';
import { idfOf } from './prepare.ts';
import {
  at,
  bodyAt,
  type DocumentKind,
  factorOf,
  flags,
  importanceOf,
  lengthOfTitle,
  mostImportances,
  readFloat,
  readTitle,
  wordsFor,
} from './prepared-layout.ts';

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

/** Characters of a UUID. */
export const idLength = 36;

/** Copies encoded documents into a segment with room for them. */
export class EncodedWriter {
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

  /** Writes the `n`th document of a batch behind those that are there. */
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
    to = starts.work[slot]!;
    for (const end = next + words[from + at.work]!; next < end; next++) pools.work[to++] = words[next]!;
    starts.work[slot + 1] = to;
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
    columns.mostYears[slot] = readFloat(words, from + at.mostYears);
    columns.standing[slot] = words[from + at.standing]!;
    columns.licences[slot] = words[from + at.licences]!;
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
    if (key < 0) return this.#segment.dictionaries.skillNumber(key, weight());
    const entry = key * mostImportances + importance;
    if (this.#skills[entry] === 0)
      this.#skills[entry] = this.#segment.dictionaries.skillNumber(key, weight()) + 1;
    return this.#skills[entry]! - 1;
  }

  #titleNumber(words: Int32Array, from: number, length: number): number {
    const known = this.#titles.find(words, from, length);
    if (known >= 0) return known;
    const held = { title: readTitle(words, from), factor: factorOf(words[from]!) };
    return this.#titles.add(words, from, length, this.#segment.dictionaries.titleNumber(held));
  }

  #languagesNumber(words: Int32Array, from: number, count: number): number {
    if (count === 0) return 0;
    const length = count + wordsFor(count);
    const known = this.#languages.find(words, from, length);
    if (known >= 0) return known;
    const ids = words.slice(from, from + count);
    const levels = Uint8Array.from(ids, (_, i) => words[from + count + (i >>> 2)]! >>> ((i & 3) * 8));
    return this.#languages.add(
      words,
      from,
      length,
      this.#segment.dictionaries.languagesNumber({ ids, levels }),
    );
  }
}

const notOfJob = mostImportances - 1;
const noFacts: DocumentFacts = {};

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
