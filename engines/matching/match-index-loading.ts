import { type EncodedDocuments, EncodedWriter, idLength } from './match-index-encoded-writer.ts';
import { placeInOrderOf, placeOfTitle, sortedByPlace } from './match-index-order.ts';
import { Segment } from './match-index-segment.ts';
import { Side } from './match-index-side.ts';
import type { MatchModel } from './model.ts';
import { at, bodyAt, type DocumentKind, flags, isWhole, wordsFor } from './prepared-layout.ts';

/** Documents between two yields of the work. */
const piece = 256;

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
  readonly #lengths = { ids: 0, skills: 0, terms: 0, titles: 0, work: 0 };

  constructor(kind: DocumentKind, model: MatchModel) {
    this.#kind = kind;
    this.#model = model;
    this.#segment = new Segment(model.text.vector('').dense.length);
  }

  /** Documents taken in. */
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
    const work = words[from + at.work]!;
    this.#lengths.work += work;
    let title = 0;
    if (titles > 0) {
      const first = from + bodyAt + skills + wordsFor(skills) + terms + work + wordsFor(dense);
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
