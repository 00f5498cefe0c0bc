/**
 * The door of the document engine: bytes of a PDF, a Word document, a text file or a picture in, pages of lines with
 * their places out. It never throws, and no file takes more than its share of time and memory.
 */
export { type DocumentPart, type PlacedLine, partsOfReading } from './document-parts.ts';
export { picturesOfDocx } from './docx-pictures.ts';
export { drawPdfPage } from './draw-page.ts';
export {
  MAX_PAGES,
  MOST_PAGES_OF_BOOK,
  type Opened,
  type OpeningHints,
  openDocument,
} from './open-document.ts';
export {
  type Block,
  BULLET,
  firstSegment,
  type Line,
  lastSegment,
  lineText,
  type OpeningFailure,
  plainText,
  type Reading,
  type Run,
  type Segment,
} from './page.ts';
export { picturesOfPdf } from './pdf-pictures.ts';
export type { PlacedPicture } from './placed-picture.ts';
export { readDocumentText } from './read-document-text.ts';
