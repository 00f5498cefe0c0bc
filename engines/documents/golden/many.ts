/** What is read of many documents that are made by chance, of texts of the panel. */
import { releaseTaxonomy as taxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelText } from '#engines/text/golden/panel-texts.ts';
import { openDocument, partsOfReading, plainText, type Segment } from '../index.ts';
import { type Draw, drawFrom } from './chance.ts';
import { pdfByChance } from './pdf-by-chance.ts';
import { wordByChance } from './word-by-chance.ts';

type Maker = (text: string, draw: Draw) => Uint8Array;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** In words of another program: an encoding, ends of lines, columns of blanks, marks of a page or of Markdown. */
const textByChance: Maker = (text, draw) => {
  const lines = text.split('\n');
  const told = draw([
    () => text,
    () => lines.join('\r\n'),
    () => lines.map((line) => line.replace(/\t|,\s|\s\|\s/, ' '.repeat(12))).join('\n'),
    () => besideEachOther(lines),
    () => lines.map((line, at) => (lines[at - 1]?.trim() === '' ? `## ${line}` : line)).join('\n'),
    () =>
      `<html><body>${lines.map((line, at) => (lines[at - 1] === '' ? `<h2>${line}</h2>` : `<p>${line}<br></p>`)).join('')}</body></html>`,
    () =>
      lines
        .map((line) => (line.trim() === '' ? '-------' : `| ${line.split(/[\t,|]/).join(' | ')} |`))
        .join('\n'),
    () => lines.map((line, at) => (line.length > 20 ? `${1 + at}. ${line}` : line.toUpperCase())).join('\n'),
  ])();
  const encoding = draw(['utf8', 'utf8', 'utf8', 'marked', 'utf16', 'latin1']);
  if (encoding === 'marked') return utf8(`\ufeff${told}`);
  if (encoding === 'utf16') return new Uint8Array(Buffer.from(`\ufeff${told}`, 'utf16le'));
  return encoding === 'latin1' ? new Uint8Array(Buffer.from(told, 'latin1')) : utf8(told);
};

function besideEachOther(lines: readonly string[]): string {
  const half = Math.ceil(lines.length / 2);
  return lines
    .slice(0, half)
    .map((line, at) => `${line.slice(0, 38).padEnd(42)}${lines[half + at] ?? ''}`)
    .join('\n');
}

const MAKERS: Record<string, Maker> = { pdf: pdfByChance, docx: wordByChance, txt: textByChance };

/** The names of fonts count all documents that were ever opened: here those of one. */
const withFontsBy =
  (known: Map<string, number>) =>
  ({ runs, ...segment }: Segment) => ({
    ...segment,
    runs: runs.map(({ font, ...run }) => {
      if (!known.has(font)) known.set(font, known.size);
      return { ...run, font: known.get(font) };
    }),
  });

/** `17 docx of second/people/qa-tester`: the seed, the kind and the text. */
export async function documentParts(name: string): Promise<Parts> {
  const [, seed = '', kind = '', text = ''] = /^(\d+) (\w+) of (.*)$/.exec(name) ?? [];
  const bytes = MAKERS[kind]!(panelText(text), drawFrom(Number(seed)));
  const opened = await openDocument(taxonomy, bytes, {
    fileName: `document.${kind}`,
    scans: 'leave',
    length: Number(seed) % 2 ? 'resume' : 'book',
  });
  if (!opened.ok) return { refused: opened };
  const { blocks, ...facts } = opened.reading;
  const withFonts = withFontsBy(new Map());
  return {
    facts,
    text: plainText(opened.reading),
    blocks: blocks.map(({ lines, ...block }) => [block, lines.length]),
    lines: blocks.map(({ lines }) => lines.map(({ segments: _segments, text: _text, ...line }) => line)),
    segments: blocks.map(({ lines }) => lines.map(({ segments }) => segments.map(withFonts))),
    parts: partsOfReading(opened.reading),
  };
}
