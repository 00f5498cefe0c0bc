import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPersonalLines } from './personal-lines.ts';
import { hashOf } from './stems.ts';
import { type TrainingDocument, taxonomyDocuments, termsOfDocument } from './text-model.ts';
import { type Frequencies, frequenciesOf } from './tfidf.ts';

/** What training keeps of a portal's documents: how many of them hold a word or concept, and nothing of any one. */
export interface Learned extends Frequencies {
  /** Names these very counts. */
  version: string;
}

export const nothingLearned: Learned = {
  version: 'taxonomy',
  documents: 0,
  stems: new Map(),
  concepts: new Map(),
};

// Words that the taxonomy lacks are learned when several documents use them: names of people seldom do.
const leastDocuments = 5;

/** Counts the words, skills and occupations of documents, without the lines that say who someone is. */
export function learn(documents: Iterable<TrainingDocument>): Learned {
  const counted = frequenciesOf(termsOf(documents));
  if (counted.documents === 0) return nothingLearned;
  general ??= new Set(taxonomyDocuments().flatMap((document) => termsOfDocument(document).stems));
  const isLearned = ([stem, df]: [string, number]) => df >= leastDocuments || general!.has(stem);
  return named({ ...counted, stems: new Map([...counted.stems].filter(isLearned)) });
}

/** Stems of the taxonomy's own documents. */
let general: Set<string> | undefined;

function* termsOf(documents: Iterable<TrainingDocument>) {
  for (const document of documents) {
    yield termsOfDocument({ ...document, text: withoutPersonalLines(document.text) });
  }
}

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

const FORMAT = 1;

/** Keeps what was learned in the data folder. Whoever reads meanwhile sees the old file or the new one, whole. */
export function writeLearned(dataDir: string, { version, documents, stems, concepts }: Learned): void {
  const { folder, file } = placeIn(dataDir);
  mkdirSync(folder, { recursive: true });
  const content = { format: FORMAT, version, documents, stems: [...stems], concepts: [...concepts] };
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(content));
  renameSync(beside, file);
}

/** `null` where nothing was trained, or the file is damaged or of another format. */
export function readLearned(dataDir: string): Learned | null {
  try {
    const content = JSON.parse(readFileSync(placeIn(dataDir).file, 'utf8')) as LearnedFile;
    if (content.format !== FORMAT) return null;
    const learned = named({
      documents: content.documents,
      stems: new Map(content.stems),
      concepts: new Map(content.concepts),
    });
    return learned.version === content.version ? learned : null;
  } catch {
    return null;
  }
}

interface LearnedFile {
  format: number;
  version: string;
  documents: number;
  stems: [string, number][];
  concepts: [string, number][];
}

function placeIn(dataDir: string): { folder: string; file: string } {
  const folder = join(dataDir, 'matching');
  return { folder, file: join(folder, 'learned.json') };
}
