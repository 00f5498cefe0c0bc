import { derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { createCounting, type Frequencies, hashOf, stemsOf } from '#engines/text/index.ts';
import { withoutPersonalLines } from './personal-lines.ts';
import { type TrainingDocument, taxonomyDocuments, termsOfDocument } from './text-model.ts';

/** What training keeps of a portal's documents: how many of them hold a word or concept, and nothing of any one. */
export interface Learned extends Frequencies {
  /** Names these very counts. */
  version: string;
}

/** Of a portal that has not been trained: its model knows the taxonomy alone. */
export const nothingLearned: Learned = {
  version: 'taxonomy',
  documents: 0,
  stems: new Map(),
  concepts: new Map(),
};

// Words that the taxonomy lacks are learned when several documents use them: names of people seldom do.
const leastDocuments = 5;

/** Counts the words, skills and occupations of documents, without the lines that say who someone is. */
export function learn(taxonomy: Taxonomy, documents: Iterable<TrainingDocument>): Learned {
  const learning = createLearning(taxonomy);
  for (const document of documents) learning.add(document);
  return learning.learned();
}

/** Learning where documents come one after the other, at a third of a millisecond each. */
export function createLearning(taxonomy: Taxonomy): {
  add(document: TrainingDocument): void;
  learned(): Learned;
} {
  const counting = createCounting();
  return {
    add: (document) =>
      counting.add(
        termsOfDocument(taxonomy, { ...document, text: withoutPersonalLines(taxonomy, document.text) }),
      ),
    learned: () => {
      const counted = counting.counted();
      if (counted.documents === 0) return nothingLearned;
      const general = generalStems(taxonomy);
      const isLearned = ([stem, df]: [string, number]) => df >= leastDocuments || general.has(stem);
      return named({ ...counted, stems: new Map([...counted.stems].filter(isLearned)) });
    },
  };
}

/** Stems of the taxonomy's own documents. */
const generalStems = derived(
  (taxonomy) =>
    new Set(taxonomyDocuments(taxonomy).flatMap(({ title, text }) => stemsOf(`${title}\n${text}`))),
);

/** The order in which documents came does not show: the same counts have the same version. */
function named({ documents, stems, concepts }: Frequencies): Learned {
  const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const counts = { documents, stems: sorted(stems), concepts: sorted(concepts) };
  const hash = (hashOf(JSON.stringify(counts)) >>> 0).toString(36);
  return {
    version: `own-${documents}-${hash}`,
    documents,
    stems: new Map(counts.stems),
    concepts: new Map(counts.concepts),
  };
}

/** What was learned as plain data, to be kept. */
export interface LearnedContent {
  documents: number;
  stems: [string, number][];
  concepts: [string, number][];
}

/** What was learned in the form in which it is kept; the version stands beside it. */
export const contentOf = ({ documents, stems, concepts }: Learned): LearnedContent => ({
  documents,
  stems: [...stems],
  concepts: [...concepts],
});

/** The inverse: what its version names, whoever kept it. */
export function learnedFrom({ documents, stems, concepts }: LearnedContent): Learned {
  if (documents === 0) return nothingLearned;
  return named({ documents, stems: new Map(stems), concepts: new Map(concepts) });
}
