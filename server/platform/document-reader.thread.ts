import { workerData } from 'node:worker_threads';
import { readDocumentText, readResume } from '#engines/resumes/index.ts';
import { openTaxonomy } from '#engines/taxonomy/index.ts';
import type { ReaderRequest, ReadText } from './document-reader.ts';
import { drawPdfPage } from './draw-pdf-page.ts';
import { releaseMemory } from './memory.ts';
import { answerRequests } from './threads.ts';

openTaxonomy((workerData as { dataDir: string }).dataDir);

/** The thread behind `createDocumentReader`. */
answerRequests<ReaderRequest>((request) => {
  switch (request.kind) {
    case 'resume':
      return resume(request);
    case 'text':
      return text(request);
    case 'page':
      return drawPage(request);
    case 'warm-up':
      return warmUp();
  }
});

/** One reading of a page of our own loads the PDF reader, the dictionaries and the optimised code. */
async function warmUp(): Promise<void> {
  await readResume(new TextEncoder().encode(SMALLEST_PDF), { fileName: 'warm-up.pdf', now: new Date(0) });
  releaseMemory();
}

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

const resume = (request: Extract<ReaderRequest, { kind: 'resume' }>) =>
  readResume(request.bytes, { fileName: request.fileName, now: request.now });

async function text(request: Extract<ReaderRequest, { kind: 'text' }>): Promise<ReadText | null> {
  const read = await readDocumentText(request.bytes, { fileName: request.fileName });
  return read.ok ? { text: read.text, pages: read.pages } : null;
}

const drawPage = ({ bytes, page, scale }: Extract<ReaderRequest, { kind: 'page' }>) =>
  drawPdfPage(bytes, page, scale);
