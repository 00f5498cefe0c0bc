import { derived, findSkills, type Taxonomy } from '#engines/taxonomy/index.ts';
import {
  type Frequencies,
  foldedWords,
  frequenciesOf,
  hashOf,
  isArabic,
  latentSpace,
  type SparseVector,
  speakingStems,
  sumOf,
  type Terms,
  tfidf,
} from '#engines/text/index.ts';
import { occupationsAmong } from './titles.ts';

/** A text as numbers: a sparse vector of its own terms and a dense one of what it is about, each of length 1 or 0. */
export interface TextVector {
  /** Ascending. */
  ids: Int32Array;
  weights: Float32Array;
  dense: Float32Array;
  script: 'latin' | 'arabic';
}

/** What the two products of vectors count for. */
interface Mixture {
  sparse: number;
  dense: number;
}

/** How texts are compared. Another model may leave either vector empty. */
export interface TextModel {
  version: string;
  vector(text: string): TextVector;
  sameScript: Mixture;
  acrossScripts: Mixture;
}

/** A job or a person's work, as much as the meaning of words is learned from. */
export interface TrainingDocument {
  title: string;
  text: string;
  /** Taxonomy ids; found in the text when absent. */
  skills?: readonly string[];
}

/** Likeness of two texts, 0 to 1, before the calibration's power. */
export function textLikeness(a: TextVector, b: TextVector, model: TextModel): number {
  return mixed(sparseProduct(a, b), a, b, model);
}

/** The same where the sparse product is known already, as after a walk along postings. */
export function mixed(sparse: number, a: TextVector, b: TextVector, model: TextModel): number {
  const mixture = a.script === b.script ? model.sameScript : model.acrossScripts;
  let dense = 0;
  for (let d = 0; d < a.dense.length; d++) dense += a.dense[d]! * b.dense[d]!;
  return Math.min(1, Math.max(0, mixture.sparse * sparse + mixture.dense * dense));
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

// Measured by finding an occupation's tasks from its description, both held out of training: the mean
// reciprocal rank in one language is best with a small share of the dense product (0.78, sparse alone 0.76);
// between the languages the dense one carries nearly all (0.70, sparse alone 0.08), and shared skills add to it.
const sameScript: Mixture = { sparse: 0.8, dense: 0.2 };
// Across, the amounts bring the same pairs of documents to about the same likeness as in one language.
const acrossScripts: Mixture = { sparse: 0.75, dense: 0.4 };
const dimensions = 96;

/**
 * TF-IDF over stems and the skills and occupations that a text names, with the frequencies of the taxonomy's
 * occupations and of what was learned from a portal's own documents, beside a latent space in which both languages
 * meet. The space is learned from the taxonomy alone: its documents say the same in both languages, and documents
 * in one language would pull the two apart again (measured: 0.70 falls to 0.13). The vocabulary is closed: words
 * that stand in neither (names of people among them) do not count. Yields every ten milliseconds or so, once the first
 * model of a program is built.
 */
export function* textModel(taxonomy: Taxonomy, learned: Frequencies): Generator<undefined, TextModel> {
  const { inEither, concepts, bilingual, project } = groundwork(taxonomy);
  yield;
  const frequencies = sumOf(inEither, learned);
  yield;
  const words = tfidf(frequencies, concepts);
  yield;
  const mark = yield* fingerprint(frequencies, concepts);
  return {
    version: `tfidf+lsa-${dimensions}-${mark}`,
    sameScript,
    acrossScripts,
    vector: remembering((text) => {
      const terms = termsOf(taxonomy, text);
      const arabic = terms.stems.filter(isArabic).length;
      return {
        ...words.vector(terms),
        dense: project(bilingual.vector(terms)),
        script: arabic * 2 > terms.stems.length ? 'arabic' : 'latin',
      };
    }),
  };
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
  const concepts = [
    ...taxonomy.skills.map(({ id }) => conceptOfSkill(id)),
    ...taxonomy.occupations.map(({ id }) => `occupation:${id}`),
  ];
  const inEither = taxonomyDocuments(taxonomy).map((document) => termsOfDocument(taxonomy, document));
  const inBoth = inEither.flatMap((english, at) => {
    const arabic = inEither[at + 1];
    if (at % 2 === 1 || !arabic) return [];
    return [
      { stems: [...english.stems, ...arabic.stems], concepts: [...english.concepts, ...arabic.concepts] },
    ];
  });
  const bilingual = tfidf(frequenciesOf(inBoth), concepts);
  const project = latentSpace(inBoth.map(bilingual.vector), bilingual.size, dimensions);
  return { inEither: frequenciesOf(inEither), concepts, bilingual, project };
});

/** Differs where the words, the concepts or their frequencies do: vectors of the two must not be compared. */
function* fingerprint(
  { documents, stems, concepts: held }: Frequencies,
  concepts: readonly string[],
): Generator<undefined, string> {
  let hash = documents;
  const add = (name: string, count: number) => {
    hash = Math.imul(hash ^ hashOf(name), 0x01000193) + count;
  };
  for (const concept of concepts) add(concept, held.get(concept) ?? 0);
  let done = 0;
  for (const [stem, count] of stems) {
    add(stem, count);
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
function remembering(vectorOf: (text: string) => TextVector): (text: string) => TextVector {
  const kept = new Map<string, TextVector>();
  return (text) => {
    const vector = kept.get(text) ?? vectorOf(text);
    // Last in the map is asked for last; the first is the one to let go.
    kept.delete(text);
    kept.set(text, vector);
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
    return (['en', 'ar'] as const).map((language) => ({
      title: occupation.name[language],
      text: [
        ...occupation.aliases[language],
        occupation.about[language],
        ...occupation.tasks[language],
        ...skills.map((id) => taxonomy.skill(id)?.name[language] ?? ''),
      ].join('\n'),
      skills,
    }));
  });
}
