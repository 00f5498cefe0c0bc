import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { type OpeningHints, openDocument } from './open-document.ts';
import { type DocumentFormat, type OpeningFailure, plainText } from './page.ts';

/** The text of a document, or why it has none. */
type DocumentText =
  | { ok: true; text: string; pages: number; format: DocumentFormat }
  | { ok: false; reason: OpeningFailure };

/** The plain text of a document in reading order, for job files and knowledge documents: of its first 40 pages. */
export async function readDocumentText(
  taxonomy: Taxonomy,
  bytes: Uint8Array,
  hints: Pick<OpeningHints, 'fileName' | 'scans'> = {},
): Promise<DocumentText> {
  const opened = await openDocument(taxonomy, bytes, hints);
  if (!opened.ok) return opened;
  return {
    ok: true,
    text: plainText(opened.reading),
    pages: opened.reading.pages,
    format: opened.reading.format,
  };
}
