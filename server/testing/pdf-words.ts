import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of all pages of a PDF, with nothing between them. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  let words = '';
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    words += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return together(words);
}

/** Without what sets words apart. */
export const together = (words: string): string => words.replace(/[\s\u2066-\u2069]/g, '');
