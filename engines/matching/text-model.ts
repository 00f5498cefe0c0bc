import { derived, findSkills, saidOf, type Taxonomy } from '#engines/taxonomy/index.ts';
import {
  createTermWeights,
  dotProduct,
  type Frequencies,
  foldedWords,
  frequenciesOf,
  hashOf,
  isArabic,
  latentSpace,
  rarityIn,
  type SparseVector,
  speakingStems,
  stemsOf,
  type Terms,
} from '#engines/text/index.ts';
import { occupationsAmong } from './titles.ts';

/** A text as numbers: a sparse vector of its own words and a dense one of what it is about, each of length 1 or 0. */
export interface TextVector {
  /** Ascending. */
  ids: Int32Array;
  weights: Float32Array;
  dense: Float32Array;
  script: 'latin' | 'arabic';
}

/** How texts are compared. */
export interface TextModel {
  version: string;
  /** `title` is what the text stands under: its words count several times. */
  vector(text: string, title?: string): TextVector;
  /** How much a text reads like each occupation of the taxonomy, by their place in it: -1 to 1. */
  readsLike(vector: TextVector): Float32Array;
}

/** A job or a person's work, as much as the meaning of words is learned from. */
export interface TrainingDocument {
  title: string;
  text: string;
  /** Taxonomy ids; found in the text when absent. */
  skills?: readonly string[];
}

/** How far two texts use the same words, 0 to 1; `null` where their scripts differ and they can share none. */
export function sharedWords(a: TextVector, b: TextVector): number | null {
  return a.script === b.script ? wordsPart(sparseProduct(a, b)) : null;
}

/**
 * The part of a cosine of words: a job and a person who does just that seldom share more than half of their words, so half
 * is all, and the part lies on the scale of the others.
 */
export function wordsPart(cosine: number): number {
  return Math.min(1, 2 * cosine);
}

/** How far two texts are about the same, 0 to 1, in whatever languages. */
export function sharedMeaning(a: TextVector, b: TextVector): number {
  return Math.min(1, Math.max(0, dotProduct(a.dense, b.dense)));
}

/** Likeness of two texts, 0 to 1, in the proportions of a match score. */
export function textLikeness(a: TextVector, b: TextVector): number {
  const words = sharedWords(a, b);
  const meaning = sharedMeaning(a, b);
  return words === null ? meaning : (words + meaning) / 2;
}

function sparseProduct(a: SparseVector, b: SparseVector): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.ids.length && j < b.ids.length; ) {
    const x = a.ids[i]!;
    const y = b.ids[j]!;
    if (x === y) sum += a.weights[i++]! * b.weights[j++]!;
    else if (x < y) i++;
    else j++;
  }
  return sum;
}

const dimensions = 96;
/** A job's title says more of it than any other line. */
const titleCounts = 6;
/** Repeats count less and less. */
const repeats = 0.7;
/** How much rarity counts among shared words; in the latent space it counts whole. */
const rarityOfWords = 0.75;
/** A vector keeps its heaviest words: the rest are the noise of long texts, and cost memory a million times over. */
const longestVector = 96;
/** From so many documents of a portal on, its own frequencies count half of what they can. */
const documentsForHalf = 200;

/**
 * Words and meaning. Words: cosine of tf^.7 * idf^.75 over stems. Meaning: latent semantic analysis of the taxonomy's
 * occupations, whose texts in both languages and what people tell of them are one document each, so that the languages meet; what all texts of a
 * script have in common is taken off, or everything would be a little alike. Exponents and sizes were chosen on halves of
 * public judgements of people and jobs and tried on the others (docs/decisions/0016-one-scorer.md). How rare a word is
 * comes from the taxonomy and, the more documents a portal has, from these too. The vocabulary is closed: words that stand
 * in neither (names of people among them) do not count. Yields every ten milliseconds or so, once the first model of a
 * program is built.
 */
export function* textModel(taxonomy: Taxonomy, learned: Frequencies): Generator<undefined, TextModel> {
  const { own, vocabulary, bilingual } = groundwork(taxonomy);
  yield;
  const rarity = rarityOf(own, learned);
  const known = new Set([...vocabulary, ...learned.stems.keys()]);
  const words = createTermWeights({ terms: known, rarity: (stem) => rarity(stem) ** rarityOfWords, repeats });
  yield;
  const mark = yield* fingerprint(learned, known);
  const meant = createTermWeights({ terms: bilingual.terms, rarity, repeats });
  const projected = (counts: ReadonlyMap<string, number>) => bilingual.project(meant.vector(counts));
  const occupations: Record<TextVector['script'], Float32Array> = {
    latin: new Float32Array(0),
    arabic: new Float32Array(0),
  };
  const usual: typeof occupations = { latin: new Float32Array(0), arabic: new Float32Array(0) };
  for (const [script, language] of [
    ['latin', 'en'],
    ['arabic', 'ar'],
  ] as const) {
    const vectors = bilingual.documents[language].map((document) => projected(unpacked(document)));
    yield;
    usual[script] = meanOf(vectors);
    occupations[script] = joined(vectors.map((vector) => withoutUsual(vector, usual[script])));
    yield;
  }
  return {
    version: `words+lsa-${dimensions}-${mark}`,
    vector: remembering((text, title) => {
      const stems = stemsOf(text);
      const counts = new Map<string, number>();
      count(counts, stems, 1);
      if (title) count(counts, stemsOf(title), titleCounts);
      const arabic = stems.filter(isArabic).length;
      const script = arabic * 2 > stems.length ? 'arabic' : 'latin';
      return {
        ...words.vector(counts, longestVector),
        dense: withoutUsual(projected(counts), usual[script]),
        script,
      };
    }),
    readsLike: ({ dense, script }) => products(occupations[script], dense),
  };
}

/** How rare a word is: among the taxonomy's occupations, and in a portal's own documents the more there are of them. */
function rarityOf(own: Frequencies, learned: Frequencies): (stem: string) => number {
  const among =
    ({ documents, stems }: Frequencies) =>
    (stem: string) =>
      rarityIn(documents, stems.get(stem) ?? 0);
  const [general, here] = [among(own), among(learned)];
  // Jobs and people are two of the three sides that a word is seen on.
  const share = ((2 / 3) * learned.documents) / (learned.documents + documentsForHalf);
  return (stem) => general(stem) ** (1 - share) * here(stem) ** share;
}

function count(counts: Map<string, number>, stems: readonly string[], times: number): void {
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + times);
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(dimensions);
  for (const vector of vectors) for (let d = 0; d < dimensions; d++) mean[d]! += vector[d]! / vectors.length;
  return mean;
}

/** What is a text's own, of length 1; nothing where it has no word that is known. */
function withoutUsual(vector: Float32Array, usual: Float32Array): Float32Array {
  if (vector.every((component) => component === 0)) return vector;
  const own = vector.map((component, d) => component - usual[d]!);
  const length = Math.sqrt(own.reduce((sum, component) => sum + component * component, 0)) || 1;
  return own.map((component) => component / length);
}

function joined(vectors: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(vectors.length * dimensions);
  vectors.forEach((vector, at) => {
    all.set(vector, at * dimensions);
  });
  return all;
}

function products(rows: Float32Array, vector: Float32Array): Float32Array {
  return Float32Array.from({ length: rows.length / dimensions }, (_, row) => {
    let product = 0;
    for (let d = 0; d < dimensions; d++) product += rows[row * dimensions + d]! * vector[d]!;
    return product;
  });
}

/** The text model of the taxonomy's own documents, for which nothing else was learned. */
export const ownTextModel = derived((taxonomy): TextModel => {
  const work = textModel(taxonomy, { documents: 0, stems: new Map(), concepts: new Map() });
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
});

/** What all models of a taxonomy share, since it comes from the taxonomy alone. Some 400 ms. */
const groundwork = derived((taxonomy) => {
  const stems = taxonomyDocuments(taxonomy).map(({ title, text }) => stemsOf(`${title}\n${text}`));
  const english = stems.filter((_, at) => at % 2 === 0);
  const arabic = stems.filter((_, at) => at % 2 === 1);
  const inBoth = english.map((own, at) => [...own, ...(arabic[at] ?? [])]);
  const documentsOf = (all: readonly (readonly string[])[]) =>
    all.map((own) => ({ stems: own, concepts: [] }));
  const own = frequenciesOf(documentsOf(stems));
  const merged = frequenciesOf(documentsOf(inBoth));
  // A word of one occupation alone relates it to nothing.
  const terms = new Set([...merged.stems].flatMap(([stem, df]) => (df > 1 ? [stem] : [])));
  const rows = createTermWeights({
    terms,
    rarity: (stem) => rarityIn(merged.documents, merged.stems.get(stem) ?? 0),
    repeats: 'logarithm',
  });
  const project = latentSpace(
    inBoth.map((all) => rows.vector(countsOf(all))),
    terms.size,
    dimensions,
  );
  const skillNames = taxonomy.skills.flatMap(({ name, aliases }) => [
    name.en,
    name.ar,
    ...aliases.en,
    ...aliases.ar,
  ]);
  return {
    own,
    vocabulary: new Set([...own.stems.keys(), ...stemsOf(skillNames.join('\n'))]),
    bilingual: { terms, project, documents: { en: english.map(packed), ar: arabic.map(packed) } },
  };
});

/** The words of a document with how often each stands there: a fifth of what a map of them takes, and they are kept for all work. */
interface PackedCounts {
  stems: readonly string[];
  counts: Uint16Array;
}

function packed(stems: readonly string[]): PackedCounts {
  const counts = countsOf(stems);
  return { stems: [...counts.keys()], counts: Uint16Array.from(counts.values()) };
}

const unpacked = ({ stems, counts }: PackedCounts): Map<string, number> =>
  new Map(stems.map((stem, at) => [stem, counts[at] ?? 0]));

function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  count(counts, stems, 1);
  return counts;
}

/** Differs where the words or their frequencies do: vectors of the two must not be compared. */
function* fingerprint(
  { documents, stems }: Frequencies,
  known: ReadonlySet<string>,
): Generator<undefined, string> {
  let hash = documents;
  let done = 0;
  for (const stem of known) {
    hash = Math.imul(hash ^ hashOf(stem), 0x01000193) + (stems.get(stem) ?? 0);
    if (++done % 20_000 === 0) yield;
  }
  return (hash >>> 0).toString(36);
}

/** Texts whose vectors are kept, at some 3 kB each. */
const mostRemembered = 4_000;

/**
 * Keeps the vectors of the texts asked for last. Reasons are worked out whenever a list is shown, and reading the
 * same texts again for that was a third of the server's work. Vectors are shared, so nobody may change them.
 */
function remembering(vectorOf: TextModel['vector']): TextModel['vector'] {
  const kept = new Map<string, TextVector>();
  return (text, title = '') => {
    const key = `${title}\n\n${text}`;
    const vector = kept.get(key) ?? vectorOf(text, title);
    // Last in the map is asked for last; the first is the one to let go.
    kept.delete(key);
    kept.set(key, vector);
    if (kept.size > mostRemembered) kept.delete(kept.keys().next().value ?? '');
    return vector;
  };
}

/** The words, skills and occupations of a document. */
export function termsOfDocument(taxonomy: Taxonomy, { title, text, skills }: TrainingDocument): Terms {
  return termsOf(taxonomy, `${title}\n${text}`, skills);
}

/** `skills` are taxonomy ids; found in the text when absent. */
function termsOf(taxonomy: Taxonomy, text: string, skills?: readonly string[]): Terms {
  const words = foldedWords(text);
  const ids = skills ?? findSkills(taxonomy, text).map((hit) => hit.skillId);
  return {
    stems: speakingStems(words),
    concepts: [
      ...ids.map(conceptOfSkill),
      ...occupationsAmong(taxonomy, words).map((id) => `occupation:${id}`),
    ],
  };
}

/** The name under which a skill is counted; other concepts have names of their own kind. */
export function conceptOfSkill(id: string): string {
  return `skill:${id}`;
}

/** Documents that the taxonomy itself gives: every occupation in English and, next to it, in Arabic. */
export function taxonomyDocuments(taxonomy: Taxonomy): Required<TrainingDocument>[] {
  return taxonomy.occupations.flatMap((occupation) => {
    const skills = occupation.skills.map((skill) => skill.id);
    return (['en', 'ar'] as const).map((language) => {
      const [title = '', ...said] = saidOf(occupation, language, taxonomy);
      const accounts = occupation.accounts.filter((it) => isArabic(it) === (language === 'ar'));
      return { title, text: [...said, ...accounts].join('\n'), skills };
    });
  });
}
