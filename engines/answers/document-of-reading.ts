import type { Line, Reading } from '#engines/documents/index.ts';
import type { AnswerDocument } from './passage-index.ts';
import type { Part } from './passages.ts';

/** Where a piece of the text stands on paper: points from the page's top-left corner. */
export type PlaceOnPage = {
  start: number;
  end: number;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A document to ask, with where each of its lines stands on paper. */
export type ReadDocument = { document: AnswerDocument; places: PlaceOnPage[] };

/**
 * The text of a document that was read, to be asked and quoted: wrapped lines run on, rows of tables stay rows with a tab
 * between their cells, headings are told from paragraphs by their style, size or boldness.
 */
export function documentOfReading(
  reading: Reading,
  { id, title }: { id: string; title: string },
): ReadDocument {
  const lines = reading.blocks.flatMap((block) => block.lines).filter((line) => line.text.trim() !== '');
  const usual = usualSize(lines);
  const parts: Part[] = [];
  const places: PlaceOnPage[] = [];
  let text = '';
  let before: { line: Line; kind: Part['kind'] } | null = null;
  for (const line of lines) {
    const kind = kindOf(line, usual);
    const part = parts.at(-1);
    const goesOn = before !== null && part !== undefined && continues(before.line, line, before.kind, kind);
    if (text !== '') text += goesOn ? (kind === 'rows' || line.isBullet ? '\n' : ' ') : '\n\n';
    const start = text.length;
    text += line.text.trim();
    const { page, x, y, width, height } = line;
    places.push({ start, end: text.length, page, x, y, width, height });
    if (goesOn) part.end = text.length;
    else
      parts.push({
        start,
        end: text.length,
        kind,
        ...(kind === 'heading' ? { level: levelOf(line, usual) } : {}),
      });
    before = { line, kind };
  }
  return { document: { id, title, text, parts }, places };
}

/** Where a quotation stands on paper, line by line. Offsets are UTF-16 units of the document's text. */
export function placesOf(
  { places }: ReadDocument,
  { start, end }: { start: number; end: number },
): PlaceOnPage[] {
  return places.filter((place) => place.start < end && place.end > start);
}

/** The size of type that most letters have. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function kindOf(line: Line, usual: number): Part['kind'] {
  if (line.segments.length > 1) return 'rows';
  if (line.isHeadingStyle) return 'heading';
  const isShort = line.text.length <= 90 && !/[.;؛,،:]$/u.test(line.text.trim());
  return isShort && !line.isBullet && (line.size > usual * 1.12 || line.bold) ? 'heading' : 'paragraph';
}

function continues(above: Line, line: Line, kindAbove: Part['kind'], kind: Part['kind']): boolean {
  if (kind !== kindAbove) return false;
  if (kind === 'heading')
    return above.size === line.size && above.page === line.page && line.gap > 0 && line.gap < 1.5;
  if (kind === 'rows' || line.isBullet) return true;
  // A wide gap parts paragraphs; over a column or a page a sentence may go on.
  if (line.gap > 0) return line.gap < 1.7;
  return !/[.!?؟:]\s*$/u.test(above.text);
}

function levelOf(line: Line, usual: number): number {
  return line.size > usual * 1.5 ? 1 : line.size > usual * 1.12 ? 2 : 3;
}
