import { workerData } from 'node:worker_threads';
import {
  drawPdfPage,
  MOST_PAGES_OF_BOOK,
  openDocument,
  partsOfReading,
  type Reading,
  readDocumentText,
} from '#engines/documents/index.ts';
import { occupationsOf, readProgramme } from '#engines/programmes/index.ts';
import {
  findPhoto,
  type ReadingProgress,
  type ReadResult,
  type ResumePhoto,
  readResume,
} from '#engines/resumes/index.ts';
import { openTaxonomy, taxonomyFoldersIn } from '#engines/taxonomy/index.ts';
import type { ReaderRequest, ReadParts, ReadSyllabus, ReadText } from './document-reader.ts';
import { createRelief, releaseMemory } from './memory.ts';
import { answerRequests } from './threads.ts';

const { dataDir } = workerData as { dataDir: string };
const taxonomy = openTaxonomy(taxonomyFoldersIn(dataDir));

// A damaged file leaves promises behind in the PDF reader that nobody waits for any more: they end no thread.
process.on('unhandledRejection', () => {});

/** The thread behind `createDocumentReader`. */
answerRequests<ReaderRequest>((request, tell) => {
  switch (request.kind) {
    case 'resume':
      return resume(request, tell);
    case 'text':
      return text(request);
    case 'parts':
      return parts(request, tell);
    case 'syllabus':
      return syllabus(request);
    case 'photo':
      return photo(request.bytes);
    case 'page':
      return drawPdfPage(request.bytes, request.page, request.scale);
    case 'begin':
      return begun();
    case 'warm-up':
      return ready();
  }
});

let beginning: Promise<void> | undefined;
/** Loads what every document needs, the PDF reader and the dictionaries, by a reading of our own. */
const begun = () => (beginning ??= readOnce('first.pdf', SMALLEST_PDF));

let warmingUp: Promise<void> | undefined;
/** Loads what only some documents need, too. Asked for as often as somebody may upload a document soon. */
const ready = () => (warmingUp ??= begun().then(() => readOnce('warm-up.txt', FEWEST_WORDS)));

async function readOnce(fileName: string, written: string): Promise<void> {
  await readResume(taxonomy, new TextEncoder().encode(written), { fileName, now: new Date(0) });
  releaseMemory();
}

/** Of so few words each is looked up among the names of all work, whose index takes a second to build. */
const FEWEST_WORDS = 'Amal Warm, welder in Jeddah for six years. عاملة لحام في جدة منذ ست سنوات.';

const SMALLEST_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 230>>stream
BT /F1 20 Tf 72 720 Td (Amal Warm) Tj /F1 11 Tf 0 -24 Td (amal@example.com) Tj 0 -24 Td (Experience) Tj
0 -16 Td (Engineer, Example Company) Tj 0 -16 Td (January 2020 - Present) Tj 0 -24 Td (Skills) Tj 0 -16 Td (Welding) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`;

async function resume(
  { bytes, fileName, now, scans }: Extract<ReaderRequest, { kind: 'resume' }>,
  tell: (progress: ReadingProgress) => void,
): Promise<ReadResult> {
  const onPage = (progress: ReadingProgress) => {
    tell(progress);
    // A page's pictures take some 60 MB that the collector does not see.
    releaseMemory();
  };
  const read = await readResume(taxonomy, bytes, { fileName, now, scans, onPage });
  // A scan is read by another thread next: two at a time need not hold it.
  const isLeft = !read.ok && read.reason === 'scanned';
  setImmediate(isLeft ? releaseMemory : releaseWhatIsLeft);
  return read;
}

/** Much is left of many pages, of pictures, and of files that are bombs. */
const releaseWhatIsLeft = createRelief(128);

/** Pictures are unfolded to hundred times their bytes. */
async function photo(bytes: Uint8Array): Promise<ResumePhoto | null> {
  const found = await findPhoto(bytes);
  setImmediate(releaseWhatIsLeft);
  return found;
}

async function text({
  bytes,
  fileName,
  scans,
}: Extract<ReaderRequest, { kind: 'text' }>): Promise<ReadText | 'scanned' | null> {
  const read = await readDocumentText(taxonomy, bytes, { fileName, scans });
  setImmediate(releaseWhatIsLeft);
  if (read.ok) return { text: read.text, pages: read.pages };
  return read.reason === 'scanned' ? 'scanned' : null;
}

async function parts(
  { bytes, fileName, scans }: Extract<ReaderRequest, { kind: 'parts' }>,
  tell: (progress: { pages: number; of: number }) => void,
): Promise<ReadParts> {
  const onPage = ({ pages, of }: { pages: number; of: number }) => {
    tell({ pages, of });
    releaseMemory();
  };
  const opened = await openDocument(taxonomy, bytes, { fileName, scans, onPage, length: 'book' });
  setImmediate(releaseWhatIsLeft);
  if (!opened.ok) return { ok: false, reason: opened.reason };
  const { reading } = opened;
  return {
    ok: true,
    parts: partsOfReading(reading),
    pages: reading.format === 'pdf' ? reading.pages : null,
    unreadPages: unreadOf(reading),
  };
}

/** Those that nobody could read, and those beyond what is read of any document. */
function unreadOf({ unread = [], pages, format }: Reading): number[] {
  if (format !== 'pdf') return [];
  const beyond = Array.from(
    { length: Math.max(0, pages - MOST_PAGES_OF_BOOK) },
    (_, at) => MOST_PAGES_OF_BOOK + at + 1,
  );
  return [...unread, ...beyond];
}
/** So many occupations are kept of a programme: more than any list shows. */
const OCCUPATIONS = 12;

async function syllabus({
  bytes,
  fileName,
  scans,
}: Extract<ReaderRequest, { kind: 'syllabus' }>): Promise<ReadSyllabus> {
  const opened = await openDocument(taxonomy, bytes, { fileName, scans, length: 'book' });
  if (!opened.ok) return { ok: false, reason: opened.reason };
  const read = readProgramme(taxonomy, opened.reading);
  setImmediate(releaseWhatIsLeft);
  if (!read.ok) return read;
  return {
    ...read,
    pages: opened.reading.pages,
    unreadPages: unreadOf(opened.reading),
    occupations: occupationsOf(taxonomy, read, OCCUPATIONS).map(({ id }) => id),
  };
}
