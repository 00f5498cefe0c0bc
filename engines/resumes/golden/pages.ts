/** A resume's text set on pages as other programs set it: in one column, in two, and as a document of a word processor. */
import { docxOf } from '#engines/documents/golden/hostile.ts';
import { pagedPdf } from '#engines/documents/golden/odd.ts';
import { countArabic } from '#engines/text/index.ts';

interface Column {
  x: number;
  width: number;
}
type Kind = 'name' | 'heading' | 'bullet' | 'strong' | 'plain';
interface Told {
  kind: Kind;
  text: string;
}

const WHOLE: Column = { x: 60, width: 480 };
const NARROW: Column = { x: 50, width: 140 };
const WIDE: Column = { x: 220, width: 340 };
const TOP = 750;
const BOTTOM = 50;
const SIZES: Record<Kind, number> = { name: 18, heading: 13, bullet: 10, strong: 11, plain: 10 };
const BESIDE = /skill|language|contact|training|certif|award|licen|hobb|tools/i;
const BULLET = /^\s*[-*•▸]\s+/;

/** One column: what is behind a tab stands at the right edge, and a long line goes on below. */
export const inOneColumn = (text: string): Uint8Array => pagedPdf(set(linesOf(text), WHOLE));

/** Sections that are lists stand in a narrow column on the left, everything else beside them. */
export function inTwoColumns(text: string): Uint8Array {
  const beside: Told[] = [];
  const main: Told[] = [];
  let isBeside = false;
  for (const line of linesOf(text)) {
    if (line.kind === 'heading') isBeside = BESIDE.test(line.text);
    (isBeside ? beside : main).push(line);
  }
  const [left, right] = [set(beside, NARROW), set(main, WIDE)];
  const pages = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    [left[at], right[at]].filter(Boolean).join('\n'),
  );
  return pagedPdf(pages);
}

/** Paragraphs with styles; cells behind tabs and bars are a table's, Arabic runs from the right. */
export function inWordProcessor(text: string): Uint8Array {
  const body = linesOf(text).map(({ kind, text: line }) => {
    const cells = line.split(/\t|\s\|\s/).map((cell) => cell.trim());
    const paragraphs = cells.map((cell) => paragraphOf(kind, cell));
    if (cells.length < 3) return paragraphOf(kind, line);
    return `<w:tbl><w:tr>${paragraphs.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr></w:tbl>`;
  });
  return docxOf(body.join(''));
}

function paragraphOf(kind: Kind, text: string): string {
  const isArabic = countArabic(text) > text.length / 3;
  const look = `${kind === 'plain' || kind === 'bullet' ? '' : '<w:b/>'}<w:sz w:val="${SIZES[kind] * 2}"/>${isArabic ? '<w:rtl/>' : ''}`;
  const list = kind === 'bullet' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  const told = text.replace(BULLET, '').replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<w:p><w:pPr>${list}${isArabic ? '<w:bidi/>' : ''}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${told}</w:t></w:r></w:p>`;
}

/** The first line is the name; a short line behind an empty one a heading, or strong where more than words is in it. */
function linesOf(text: string): Told[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at): Told[] => {
    if (line.trim() === '') return [];
    if (at === 0) return [{ kind: 'name', text: line }];
    if (BULLET.test(line)) return [{ kind: 'bullet', text: line.trim() }];
    const isFirst = lines[at - 1]?.trim() === '';
    if (isFirst && /^[\p{L} &]{3,30}$/u.test(line)) return [{ kind: 'heading', text: line }];
    return [{ kind: isFirst ? 'strong' : 'plain', text: line }];
  });
}

/** The operators of each page. */
function set(lines: readonly Told[], column: Column): string[] {
  const pages: string[][] = [[]];
  let y = TOP;
  for (const { kind, text } of lines) {
    const size = SIZES[kind];
    y -= kind === 'heading' || kind === 'strong' ? size * 2 : size * 1.3;
    const [line = '', behind] = text.split(/\t+|\s{5,}/);
    for (const [at, row] of wrapped(line, (column.width - 10) / (size * 0.5)).entries()) {
      if (at > 0) y -= size * 1.3;
      if (y < BOTTOM) {
        y = TOP;
        pages.push([]);
      }
      const indent = kind === 'bullet' ? (at === 0 ? 8 : 18) : 0;
      pages.at(-1)?.push(shown(column.x + indent, y, kind, row));
      if (behind && at === 0)
        pages.at(-1)?.push(shown(column.x + column.width - behind.length * 5, y, kind, behind));
    }
  }
  return pages.map((page) => page.join('\n'));
}

const wrapped = (text: string, letters: number): string[] =>
  text.match(new RegExp(`\\S.{0,${Math.floor(letters)}}(?=\\s|$)|\\S+`, 'g')) ?? [];

function shown(x: number, y: number, kind: Kind, text: string): string {
  const font = kind === 'plain' || kind === 'bullet' ? 'F1' : 'F2';
  const plain = text.replace(/[•▸]/gu, '·').replace(/[–—→]/gu, '-').replace(/’/g, "'");
  const told = plain.replace(/[\\()]/g, '\\$&');
  return `BT /${font} ${SIZES[kind]} Tf ${x} ${y.toFixed(1)} Td (${told.replace(/[^\p{ASCII}é·]/gu, '')}) Tj ET`;
}
