/** Pages of a PDF on which a text is set by chance: in columns or beside dates, word by word or askew, in either script. */
import { hasArabic } from '#engines/text/index.ts';
import type { Draw } from './chance.ts';
import { pdfOf } from './hostile.ts';

interface Look {
  size: number;
  /** From one line to the next, in sizes. */
  leading: number;
  /** How many points part columns. */
  gutter: number;
  bullet: string;
  pieces: 'line' | 'words' | 'kerned' | 'letters';
  heading: 'bold' | 'large' | 'spaced' | 'ruled' | 'on dark';
  /** Where what stands behind a tab is set. */
  dates: 'edge' | 'wrapped' | 'below' | 'left';
}
interface Frame {
  x: number;
  width: number;
}

const TOP = 760;
const BOTTOM = 60;
const BULLET = /^\s*[-*•▸▪]\s+/;

export function pdfByChance(text: string, draw: Draw): Uint8Array {
  const look: Look = {
    size: draw([8, 9, 10, 10.5, 11, 12, 14]),
    leading: draw([1.1, 1.2, 1.35, 1.6, 2]),
    gutter: draw([7, 11, 16, 24, 40]),
    bullet: draw(['\x95', '-', '*', 'o', '\xb7', '']),
    pieces: draw(['line', 'line', 'words', 'kerned', 'letters']),
    heading: draw(['bold', 'bold', 'large', 'spaced', 'ruled', 'on dark']),
    dates: draw(['edge', 'edge', 'wrapped', 'below', 'left']),
  };
  const sections = text.split(/\n\s*\n/).map((part) => part.split('\n').filter((line) => line.trim() !== ''));
  const frames = framesOf(draw([1, 1, 2, 2, 3]), draw(['even', 'left', 'right']), look.gutter);
  const isInTurn = draw([true, true, false]);
  const flows = frames.map((frame, at) => {
    const own = isInTurn
      ? sections.slice(
          Math.floor((at * sections.length) / frames.length),
          Math.floor(((at + 1) * sections.length) / frames.length),
        )
      : sections.filter((_, place) => place % frames.length === at);
    return flowed(own, frame, look, draw);
  });
  const pages = Array.from({ length: Math.max(1, ...flows.map((flow) => flow.length)) }, (_, at) => {
    const rows = flows.flatMap((flow) => flow[at] ?? []);
    const order = draw(['as set', 'as set', 'by row', 'backwards']);
    if (order === 'by row') rows.sort((a, b) => b.y - a.y);
    if (order === 'backwards') rows.reverse();
    return rows.map(({ operators }) => operators);
  });
  const runs = draw([true, false]);
  const told = pages.map((rows, at) =>
    [
      ...rows,
      ...(runs
        ? [
            shown(60, 810, 8, 'Curriculum vitae', 'F1'),
            shown(500, 30, 8, `${at + 1} / ${pages.length}`, 'F1'),
          ]
        : []),
      draw(['', '', '', 'BT /F1 9 Tf 0 1 -1 0 24 300 Tm (in the margin) Tj ET']),
    ].join('\n'),
  );
  return bound(told, draw(['', '', '', '', '/Rotate 90', '/CropBox [20 20 590 830]']));
}

function framesOf(count: number, wide: string, gutter: number): Frame[] {
  const [from, whole] = [50, 500];
  if (count === 1) return [{ x: from, width: whole }];
  if (count === 3 || wide === 'even') {
    const width = (whole - gutter * (count - 1)) / count;
    return Array.from({ length: count }, (_, at) => ({ x: from + at * (width + gutter), width }));
  }
  const narrow = 140;
  const rest = whole - gutter - narrow;
  return wide === 'left'
    ? [
        { x: from, width: narrow },
        { x: from + narrow + gutter, width: rest },
      ]
    : [
        { x: from, width: rest },
        { x: from + rest + gutter, width: narrow },
      ];
}

interface Row {
  y: number;
  operators: string;
}

/** The rows of each page. */
function flowed(sections: readonly string[][], frame: Frame, look: Look, draw: Draw): Row[][] {
  const pages: Row[][] = [[]];
  let y = TOP - draw([0, 0, 30, 90]);
  const down = (by: number) => {
    y -= by;
    if (y >= BOTTOM) return;
    y = TOP;
    pages.push([]);
  };
  const put = (operators: string) => pages.at(-1)?.push({ y, operators });
  for (const lines of sections) {
    down(look.size * draw([0.6, 1, 1.8]));
    for (const [at, line] of lines.entries()) {
      const isHead = at === 0 && line.length < 34 && !BULLET.test(line);
      const size = isHead && look.heading === 'large' ? look.size * 1.5 : look.size;
      const isBullet = BULLET.test(line);
      const [told = '', behind] = line.replace(BULLET, '').split(/\t+|\s{4,}|\s+\|\s+/);
      const indent = isBullet ? look.size * 1.2 : 0;
      const font = isHead ? 'F2' : 'F1';
      const letters = Math.floor((frame.width - indent) / (size * 0.52));
      for (const [row, words] of wrapped(told, letters).entries()) {
        down(size * look.leading);
        if (isHead && look.heading === 'on dark')
          put(`0.2 g ${frame.x} ${y - 3} ${frame.width} ${size + 5} re f 1 g`);
        if (isBullet && row === 0 && look.bullet !== '') put(shown(frame.x, y, size, look.bullet, 'F1'));
        put(piecesOf(frame.x + indent, y, size, words, { font, look, isHead, width: frame.width }));
        if (isHead && look.heading === 'on dark') put('0 g');
        if (isHead && look.heading === 'ruled') put(`${frame.x} ${y - 3} ${frame.width} 0.7 re f`);
        if (row === 0 && behind) put(behindOf(behind, y, frame, look));
      }
      if (behind && look.dates === 'below') {
        down(look.size * look.leading);
        put(shown(frame.x, y, look.size, behind, 'F1'));
      }
    }
  }
  return pages;
}

function behindOf(text: string, y: number, { x, width }: Frame, { dates, size }: Look): string {
  if (dates === 'below') return '';
  if (dates === 'left') return shown(x - 46, y, size * 0.8, text.slice(0, 12), 'F1');
  const words = text.split(' ');
  if (dates === 'wrapped' && words.length > 2) {
    const half = Math.ceil(words.length / 2);
    return [words.slice(0, half), words.slice(half)]
      .map((part, at) => shown(x + width - 70, y - at * size * 1.2, size, part.join(' '), 'F1'))
      .join('\n');
  }
  return shown(x + width - text.length * size * 0.48, y, size, text, 'F1');
}

const wrapped = (text: string, letters: number): string[] =>
  text.match(new RegExp(`\\S.{0,${Math.max(4, letters)}}(?=\\s|$)|\\S+`, 'g')) ?? [];

function piecesOf(
  x: number,
  y: number,
  size: number,
  text: string,
  { font, look, isHead, width }: { font: string; look: Look; isHead: boolean; width: number },
): string {
  if (hasArabic(text)) return shown(x + width - text.length * size * 0.5, y, size, text, font);
  const spread = isHead && look.heading === 'spaced' ? [...text].join(' ') : text;
  switch (look.pieces) {
    case 'words': {
      let at = x;
      return spread
        .split(' ')
        .map((word) => {
          const put = shown(at, y, size, word, font);
          at += (word.length + 0.6) * size * 0.5;
          return put;
        })
        .join('\n');
    }
    case 'kerned': {
      const parts = spread.match(/.{1,3}/g) ?? [];
      const told = parts.map((part, at) => `(${escaped(part)}) ${at % 3 === 0 ? -30 : 20}`).join(' ');
      return `BT /${font} ${size} Tf ${x} ${y.toFixed(2)} Td [${told}] TJ ET`;
    }
    case 'letters':
      return spread.length > 40
        ? shown(x, y, size, spread, font)
        : [...spread].map((letter, at) => shown(x + at * size * 0.56, y, size, letter, font)).join('\n');
    default:
      return shown(x, y, size, spread, font);
  }
}

/** In Arabic, letter by letter as they stand on the paper from left to right. */
function shown(x: number, y: number, size: number, text: string, font: string): string {
  const begin = (of: string) => `BT /${of} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td`;
  if (!hasArabic(text)) return `${begin(font)} (${escaped(text)}) Tj ET`;
  const codes = onPaper(text).map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'));
  return `${begin('F3')} <${codes.join('')}> Tj ET`;
}

const onPaper = (text: string): string[] =>
  (text.match(/[\d\p{Script=Latin}][\d\p{Script=Latin}.@/+-]*|./gu) ?? [])
    .reverse()
    .flatMap((part) => [...part]);

const escaped = (text: string): string =>
  text
    .replace(/[•▸▪]/gu, '\x95')
    .replace(/[–—→]/gu, '-')
    .replace(/[’‘]/gu, "'")
    .replace(/[^\x20-\xff]/gu, '')
    .replace(/[\\()]/g, '\\$&');

const RANGES = ['00', '06', '20', 'fb', 'fe'].map((high) => `<${high}00> <${high}ff> <${high}00>`);
const MEANT = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${RANGES.length} beginbfrange ${RANGES.join(' ')} endbfrange endcmap end`;

function bound(pages: readonly string[], more: string): Uint8Array {
  const plain = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const first = 8;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    plain('Helvetica'),
    plain('Helvetica-Bold'),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>',
    { dictionary: '', stream: new Uint8Array(Buffer.from(MEANT, 'latin1')) },
    ...pages.flatMap((operators, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] ${more} /Contents ${first + 1 + at * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>`,
      { dictionary: '', stream: new Uint8Array(Buffer.from(operators, 'latin1')) },
    ]),
  ]);
}
