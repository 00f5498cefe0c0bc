import { type Part, type Passage, passagesOf } from './passages.ts';
import { languageOf, stemsIn } from './tokens.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** A document that may be asked. Offsets in answers are UTF-16 units of its text. */
export type AnswerDocument = {
  id: string;
  /** May be empty. */
  title: string;
  text: string;
  lang?: 'en' | 'ar';
  /** Headings, paragraphs and rows, where the maker of the text knows them; else empty lines part it. */
  parts?: readonly Part[];
};

/** A passage found, with what it was found by. */
export type FoundPassage = Passage & { document: AnswerDocument; lang: 'en' | 'ar'; score: number };

/** One thing that a question asks for: forms of it with what each is worth, the first being the word itself. */
export type SoughtTerm = { idf: number; forms: ReadonlyMap<string, number> };

/** The inverted index of passages. */
export type PassageIndex = {
  readonly size: number;
  readonly vocabulary: Vocabulary;
  add(document: AnswerDocument): void;
  /** Whether there was such a document. */
  remove(id: string): boolean;
  has(id: string): boolean;
  /** In how many passages a stem stands. */
  frequency(stem: string): number;
  /** The best passages, of the allowed documents only where they are given. */
  find(terms: readonly SoughtTerm[], k: number, options?: FindOptions): FoundPassage[];
};

/** Which passages may be found, and in which language they are asked for. */
type FindOptions = {
  allowed?: ReadonlySet<string> | undefined;
  /** The language of the question; passages in the other count `foreign` of their score. */
  lang: 'en' | 'ar';
  foreign: number;
};

type Postings = { passages: Int32Array; weights: Uint8Array; size: number; live: number };
type Held = { document: AnswerDocument; passages: Passage[]; first: number; lang: 'en' | 'ar' };

// BM25 (Robertson and Zaragoza 2009); words of titles and headings count as part of each passage under them (BM25F),
// in quarters of a word of the text.
const K1 = 1.1;
const B = 0.4;
const OF_TEXT = 4;
const OF_HEADING = 3;
const OF_TITLE = 2;

/** An index without documents. Adding costs about a millisecond for 50 passages; removing as much. */
export function createPassageIndex(): PassageIndex {
  return new InvertedIndex();
}

class InvertedIndex implements PassageIndex {
  readonly vocabulary = createVocabulary((stem) => this.frequency(stem));
  readonly #postings = new Map<string, Postings>();
  readonly #documents = new Map<string, Held>();
  /** Of every passage ever added: its document (`null` when removed) and how many words it has. */
  #owners: (Held | null)[] = [];
  #lengths = new Uint16Array(1024);
  #live = 0;
  #words = 0;

  get size(): number {
    return this.#live;
  }

  has(id: string): boolean {
    return this.#documents.has(id);
  }

  add(document: AnswerDocument): void {
    this.remove(document.id);
    const passages = passagesOf(document.text, document.parts);
    const lang = document.lang ?? languageOf(document.text);
    const held: Held = { document, passages, first: this.#owners.length, lang };
    this.#documents.set(document.id, held);
    passages.forEach((passage) => {
      const number = this.#owners.push(held) - 1;
      const { weights, length } = weightsOf(document, passage);
      if (number >= this.#lengths.length) this.#lengths = grown(this.#lengths, Uint16Array);
      this.#lengths[number] = Math.min(length, 65_535);
      this.#words += length;
      for (const [stem, weight] of weights) this.#post(stem, number, Math.min(weight, 255));
    });
    this.#live += passages.length;
  }

  remove(id: string): boolean {
    const held = this.#documents.get(id);
    if (!held) return false;
    this.#documents.delete(id);
    held.passages.forEach((passage, at) => {
      this.#owners[held.first + at] = null;
      const { weights, length } = weightsOf(held.document, passage);
      this.#words -= length;
      for (const stem of weights.keys()) {
        const postings = this.#postings.get(stem);
        if (postings && --postings.live === 0) {
          this.#postings.delete(stem);
          this.vocabulary.remove(stem);
        }
      }
    });
    this.#live -= held.passages.length;
    if (this.#owners.length > 1000 && this.#live * 2 < this.#owners.length) this.#rebuild();
    return true;
  }

  frequency(stem: string): number {
    return this.#postings.get(stem)?.live ?? 0;
  }

  find(terms: readonly SoughtTerm[], k: number, { allowed, lang, foreign }: FindOptions): FoundPassage[] {
    const scores = new Float32Array(this.#owners.length);
    const best = new Float32Array(this.#owners.length);
    const touched: number[] = [];
    const mean = this.#words / Math.max(1, this.#live) || 1;
    for (const { idf, forms } of terms) {
      touched.length = 0;
      for (const [stem, worth] of forms) this.#gather(stem, worth, mean, best, touched);
      for (const number of touched) {
        scores[number] = (scores[number] ?? 0) + idf * (best[number] ?? 0);
        best[number] = 0;
      }
    }
    return this.#best(scores, k, (number) => {
      const held = this.#owners[number];
      if (!held || (allowed && !allowed.has(held.document.id))) return 0;
      return held.lang === lang ? 1 : foreign;
    });
  }

  /** A passage that says a thing in several ways counts by the best of them. */
  #gather(stem: string, worth: number, mean: number, best: Float32Array, touched: number[]): void {
    const postings = this.#postings.get(stem);
    if (!postings) return;
    for (let i = 0; i < postings.size; i++) {
      const number = postings.passages[i] ?? 0;
      const count = (postings.weights[i] ?? 0) / OF_TEXT;
      const length = K1 * (1 - B + (B * (this.#lengths[number] ?? 0)) / mean);
      const score = (worth * count * (K1 + 1)) / (count + length);
      const known = best[number] ?? 0;
      if (known === 0) touched.push(number);
      if (score > known) best[number] = score;
    }
  }

  #best(scores: Float32Array, k: number, share: (number: number) => number): FoundPassage[] {
    const kept: { number: number; score: number }[] = [];
    let least = 0;
    for (let number = 0; number < scores.length; number++) {
      const most = scores[number] ?? 0;
      if (most <= least) continue;
      const score = most * share(number);
      if (score <= least) continue;
      let at = kept.length;
      while (at > 0 && (kept[at - 1]?.score ?? 0) < score) at--;
      kept.splice(at, 0, { number, score });
      if (kept.length > k) kept.pop();
      if (kept.length === k) least = kept[k - 1]?.score ?? 0;
    }
    return kept.flatMap(({ number, score }) => {
      const held = this.#owners[number];
      const passage = held?.passages[number - held.first];
      return held && passage ? [{ ...passage, document: held.document, lang: held.lang, score }] : [];
    });
  }

  #post(stem: string, number: number, weight: number): void {
    let postings = this.#postings.get(stem);
    if (!postings) {
      postings = { passages: new Int32Array(2), weights: new Uint8Array(2), size: 0, live: 0 };
      this.#postings.set(stem, postings);
      this.vocabulary.add(stem);
    }
    if (postings.size === postings.passages.length) {
      postings.passages = grown(postings.passages, Int32Array);
      postings.weights = grown(postings.weights, Uint8Array);
    }
    postings.passages[postings.size] = number;
    postings.weights[postings.size++] = weight;
    postings.live++;
  }

  /** Lets go of what removed documents left behind. */
  #rebuild(): void {
    const documents = [...this.#documents.values()].map((held) => held.document);
    this.#documents.clear();
    this.#postings.clear();
    this.vocabulary.clear();
    this.#owners = [];
    this.#live = 0;
    this.#words = 0;
    for (const document of documents) this.add(document);
  }
}

function weightsOf(
  document: AnswerDocument,
  passage: Passage,
): { weights: Map<string, number>; length: number } {
  const weights = new Map<string, number>();
  const count = (stems: readonly string[], weight: number) => {
    for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + weight);
  };
  const own = stemsIn(document.text.slice(passage.start, passage.end));
  count(own, OF_TEXT);
  for (const heading of passage.headings) count(stemsIn(heading), OF_HEADING);
  count(stemsIn(document.title), OF_TITLE);
  return { weights, length: own.length };
}

function grown<T extends Int32Array | Uint16Array | Uint8Array>(
  array: T,
  Kind: new (length: number) => T,
): T {
  const larger = new Kind(Math.ceil(array.length * 1.6) + 2);
  larger.set(array);
  return larger;
}
