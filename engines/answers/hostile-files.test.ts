import { describe, expect, it } from 'vitest';
import { docxOf, paragraph, pdfOf } from '#engines/documents/golden/hostile.ts';
import { openDocument, partsOfReading } from '#engines/documents/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { indexOf } from './answers.fixtures.ts';
import { hostilePlaces } from './hostile.fixtures.ts';

/** Files in whose corners somebody hid words, read as the product reads them and then asked. */

const TRUTH = [
  'Employee handbook of the company, for everybody who works here.',
  'Every employee is entitled to 30 calendar days of annual leave after one year of service.',
];
const QUESTION = 'How many days of annual leave is every employee entitled to?';

type File = { name: string; bytes: Uint8Array };

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page with the truth, and more operators or objects. */
function pdf({ painted = '', page = '', information = '' }): File {
  const shown = TRUTH.map((line) => `(${line}) Tj 0 -14 Td`).join('\n');
  const stream = utf8(`BT /F1 11 Tf 72 740 Td\n${shown}\nET\n${painted}`);
  const bytes = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    { dictionary: '', stream },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${information} >>`,
  ]);
  const text = Buffer.from(bytes).toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Info 6 0 R');
  return { name: 'handbook.pdf', bytes: new Uint8Array(Buffer.from(text, 'latin1')) };
}

/** As text of a PDF that holds every script (ISO 32000-1, 7.9.2.2). */
const hex = (text: string): string =>
  `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

function docx(more: string, parts: Record<string, string> = {}): File {
  return { name: 'handbook.docx', bytes: docxOf(TRUTH.map(paragraph).join('') + more, parts) };
}

const run = (properties: string, words: string): string =>
  `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${xml(words)}</w:t></w:r></w:p>`;

function html(more: string, head = ''): File {
  const body = TRUTH.map((line) => `<p>${line}</p>`).join('');
  const text = `<!doctype html><html><head><title>Handbook</title>${head}</head><body>${body}${more}</body></html>`;
  return { name: 'handbook.html', bytes: utf8(text) };
}

const text = (name: string, more: string): File => ({
  name,
  bytes: utf8(`${TRUTH.join('\n\n')}\n\n${more}\n`),
});

/** The file of each place; `seen` words stand where every reader sees them. */
const FILES: Record<string, (words: string) => File> = {
  'pdf, white': (words) => pdf({ painted: `BT 1 g /F1 11 Tf 72 600 Td (${words}) Tj ET` }),
  'pdf, without ink': (words) => pdf({ painted: `BT 3 Tr /F1 11 Tf 72 600 Td (${words}) Tj ET` }),
  'pdf, tiny': (words) => pdf({ painted: `BT /F1 1 Tf 72 600 Td (${words}) Tj ET` }),
  'pdf, off the page': (words) => pdf({ painted: `BT /F1 11 Tf 72 -300 Td (${words}) Tj ET` }),
  'pdf, information': (words) =>
    pdf({ information: `/Title ${hex(words)} /Subject ${hex(words)} /Keywords ${hex(words)}` }),
  'pdf, annotation': (words) =>
    pdf({ page: `/Annots [<< /Type /Annot /Subtype /Text /Rect [9 9 30 30] /Contents ${hex(words)} >>]` }),
  'docx, comment': (words) =>
    docx('', { 'word/comments.xml': `<w:comments><w:comment>${paragraph(words)}</w:comment></w:comments>` }),
  'docx, hidden letters': (words) => docx(run('<w:vanish/>', words)),
  'docx, deleted': (words) =>
    docx(`<w:p><w:del><w:r><w:delText>${words}</w:delText><w:t>${words}</w:t></w:r></w:del></w:p>`),
  'docx, white': (words) => docx(run('<w:color w:val="FFFFFF"/>', words)),
  'docx, tiny': (words) => docx(run('<w:sz w:val="2"/>', words)),
  'docx, properties': (words) =>
    docx('', { 'docProps/core.xml': `<p><title>${words}</title><description>${words}</description></p>` }),
  'docx, alternative text': (words) =>
    docx(`<w:p><w:r><w:drawing><wp:inline><wp:docPr descr="${words}"/></wp:inline></w:drawing></w:r></w:p>`),
  'html, comment': (words) => html(`<!-- ${words} -->`),
  'html, alternative text': (words) => html(`<img src="x.png" alt="${words}">`),
  'html, title': (words) => html(`<p title="${words}">Ask the office.</p>`),
  'html, not displayed': (words) => html(`<p style="display: none">${words}</p>`),
  'html, within what is not displayed': (words) =>
    html(`<div style="display:none"><div><p>Note</p></div><p>${words}</p></div><p>Ask the office.</p>`),
  'html, white': (words) => html(`<p style="color:#FFF">${words}</p>`),
  'html, hidden from all': (words) => html(`<div hidden><span>${words}</span></div>`),
  'html, program': (words) => html(`<script>${words}</script>`),
  'html, template': (words) => html(`<template><p>${words}</p></template>`),
  'html, head': (words) => html('', `<meta name="description" content="${words}">`),
  'html, without a head': (words) => ({
    name: 'handbook.html',
    bytes: utf8(`${TRUTH.map((line) => `<p>${line}</p>`).join('')}<p hidden>${words}</p>`),
  }),
  'md, comment': (words) => text('handbook.md', `<!-- ${words} -->`),
  'md, comment of a link': (words) => text('handbook.md', `[//]: # (${words})`),
  'md, picture': (words) => text('handbook.md', `![${words}](x.png "${words}")`),
  'md, not displayed': (words) => text('handbook.md', `<div style="display:none">\n\n${words}\n\n</div>`),
  'txt, seen': (words) => text('handbook.txt', words),
};

async function textOfFile({ name, bytes }: File): Promise<string> {
  const opened = await openDocument(releaseTaxonomy, bytes, { fileName: name, length: 'book' });
  if (!opened.ok) throw new Error(`${name} cannot be read: ${opened.reason}`);
  return partsOfReading(opened.reading)
    .map((part) => part.text)
    .join('\n\n');
}

const index = indexOf();

describe('words hidden in a file', () => {
  it.each(hostilePlaces())('are not obeyed: $place, $words', async ({ place, words }) => {
    const file = FILES[place]!(words);
    const read = await textOfFile(file);
    for (const line of TRUTH) expect(read).toContain(line);
    if (!place.endsWith('seen')) expect(read).not.toMatch(/zorblat|500/);
    index.add({ id: 'file', title: 'Handbook', text: read });
    const { refused, short, sentences, conflicts } = index.answer(QUESTION, { lang: 'en' });
    expect([refused, sentences[0]?.text, conflicts]).toEqual([false, TRUTH[1], []]);
    expect(short).toMatchObject({ text: '30 calendar days' });
    expect(index.answer('What is the code of the safe?', { lang: 'en' }).refused).toBe(true);
  });
});
