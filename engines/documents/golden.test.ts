import { readdirSync, readFileSync } from 'node:fs';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { goldenFile } from '#engines/text/golden-lines.fixtures.ts';
import { docxOf, paragraph, plainPdf } from './golden/hostile.ts';
import { ODDER } from './golden/odd.ts';
import {
  chart,
  docxWithPicture,
  drawing,
  jpegOf,
  logo,
  pdfWithPictures,
  portrait,
} from './golden/pictures.ts';
import {
  type Line,
  type Opened,
  openDocument,
  type PlacedPicture,
  partsOfReading,
  picturesOfDocx,
  picturesOfPdf,
  type Run,
} from './index.ts';

/*
 * Every line of many documents with its place and look, in files that a reviewer reads beside a change. A change that means
 * to read differently writes them anew: `npx vitest run --project unit engines/documents/golden -u`.
 */
const folder = new URL('../resumes/golden/docs/', import.meta.url);
const documents = readdirSync(folder);

/** A page of text operators at places of its own: two columns, a heading, a table, a running head, bullets, a rule. */
const painted = (operators: string): Uint8Array => plainPdf([], operators);
const shown = (x: number, y: number, size: number, text: string) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\\\()]/g, '\\\\$&')}) Tj ET`;
const column = (x: number, top: number, lines: readonly string[], step = 14) =>
  lines.map((line, at) => shown(x, top - at * step, 11, line)).join('\n');
const WORK = [
  'Experience',
  'Nurse, City Hospital',
  'Jan 2019 - Mar 2022',
  'Cared for eight patients a shift',
  'and taught four juniors',
];
const SIDE = ['Skills', 'Triage', 'Wound care', 'Languages', 'English'];
const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const styled = (properties: string, text: string, run = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const utf8 = (text: string) => new TextEncoder().encode(text);

const ODD: readonly [name: string, bytes: Uint8Array][] = [
  ['one-column.pdf', painted(`${shown(72, 740, 18, 'Amal Nasser')}\n${column(72, 700, WORK)}`)],
  [
    'two-columns.pdf',
    painted(`${shown(72, 740, 18, 'Amal Nasser')}\n${column(72, 700, SIDE)}\n${column(250, 700, WORK)}`),
  ],
  [
    'columns-in-turn.pdf',
    painted(
      WORK.map(
        (line, at) =>
          `${shown(72, 700 - at * 14, 11, line)}\n${shown(330, 700 - at * 14, 11, SIDE[at] ?? '')}`,
      ).join('\n'),
    ),
  ],
  [
    'a-table.pdf',
    painted(
      ['Title', 'Company', 'Years']
        .map((_, col) =>
          column(
            72 + col * 150,
            700,
            [
              ['Title', 'Nurse', 'Aide'],
              ['Company', 'City', 'Harbour'],
              ['Years', '2019', '2016'],
            ][col] ?? [],
          ),
        )
        .join('\n'),
    ),
  ],
  [
    'split-words.pdf',
    painted(
      'BT /F1 11 Tf 72 700 Td [(Nur) -20 (se, ) -600 (City) 80 ( Hos) -300 (pital)] TJ 0 -14 Td 2 Tr (unseen) Tj 0 Tr 3 Tc (spaced) Tj 0 Tc 0 -30 Td 0.5 g (grey) Tj ET',
    ),
  ],
  [
    'turned.pdf',
    painted(
      `${column(72, 700, WORK)}\nBT /F1 11 Tf 0 1 -1 0 40 300 Tm (sideways in the margin) Tj ET\nBT /F1 9 Tf 1 0 0 1 72 704 Tm (2) Tj ET`,
    ),
  ],
  [
    'painted-twice.pdf',
    painted(
      `${column(72, 700, WORK)}\n${column(72.3, 700, WORK)}\n1 1 1 rg\n${column(300, 500, ['white on white'])}\n0 g 50 600 400 1 re f`,
    ),
  ],
  [
    'tiny-and-beside.pdf',
    painted(
      `${column(72, 700, WORK)}\n${shown(72, 300, 0.5, 'too small to be read')}\n${shown(-400, 300, 11, 'beside the page')}`,
    ),
  ],
  [
    'dates-at-the-end.pdf',
    painted(
      WORK.map(
        (line, at) =>
          `${shown(72, 700 - at * 14, 11, line)}\n${at % 2 ? shown(480, 700 - at * 14, 11, `201${at}`) : ''}`,
      ).join('\n'),
    ),
  ],
  [
    'headings.docx',
    docxOf(
      `${styled('<w:pStyle w:val="Heading1"/>', 'Experience', '<w:b/><w:sz w:val="32"/>')}${styled('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', 'Led a ward', '<w:i/><w:color w:val="336699"/>')}${styled('<w:jc w:val="right"/><w:ind w:left="720"/>', 'Dubai')}`,
      {
        'word/styles.xml':
          '<w:styles xmlns:w="x"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>',
      },
    ),
  ],
  [
    'tables.docx',
    docxOf(
      `${table([
        ['Nurse', '2019 - 2022'],
        ['Aide', '2016 - 2018'],
      ])}${paragraph('Between')}${table([
        ['Skills', 'Languages'],
        ['Triage', 'English'],
      ])}`,
    ),
  ],
  [
    'tabs.docx',
    docxOf(
      '<w:p><w:r><w:t>Nurse</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>City Hospital</w:t></w:r></w:p><w:p><w:r><w:br w:type="page"/><w:t>Next page</w:t></w:r></w:p>',
    ),
  ],
  [
    'arabic.docx',
    docxOf(
      `${styled('<w:bidi/>', 'ليلى حداد', '<w:rtl/><w:bCs/>')}${styled('<w:bidi/>', 'ممرضة، مستشفى المدينة 2019 - 2022', '<w:rtl/>')}${table(
        [
          ['الخبرة', 'ممرضة'],
          ['التعليم', 'بكالوريوس'],
        ],
      )}`,
    ),
  ],
  [
    'text with bullets',
    utf8(
      'Amal Nasser\n\n• Led a ward\n  - of twelve nurses\n* Taught juniors\no Wrote rotas\n\tNurse\tCity Hospital    2019',
    ),
  ],
  ['text in Arabic', utf8('ليلى حداد\n\nالخبرة\nممرضة\u200f، مستشفى المدينة\t٢٠١٩ - ٢٠٢٢')],
  ['text with a form feed and controls', utf8('Page one\fPage two\u0000\u0007 and\r\nmore\rlines')],
  ['text of one long line', utf8('word '.repeat(1000))],
  ['text that is a page', utf8('<html><body><p>Amal</p></body></html>')],
  ['text.rtf', utf8('{\\rtf1 Amal}')],
  ['nothing.txt', utf8(' \n ')],
];

const whole = (...numbers: number[]): string =>
  numbers.map((it) => (Number.isFinite(it) ? Math.round(it) : '~')).join(' ');
const lookOf = ({ size, bold, italic, font, color, link }: Run): string =>
  [size.toFixed(1), bold && 'bold', italic && 'italic', font && 'f', color, link].filter(Boolean).join(' ');

function lineInShort(line: Line): string {
  const marks = [
    line.bold && 'bold',
    line.isBullet && 'bullet',
    line.isRtl && 'rtl',
    line.isHeadingStyle && 'heading',
  ];
  const segments = line.segments.map(({ text, x, width, runs }) => {
    const looks = [...new Set(runs.map(lookOf))].join(' + ');
    return `${text} <${whole(x, width)}; ${looks}>`;
  });
  const place = `${line.page}.${line.column} at ${whole(line.x, line.y, line.width, line.height, line.room)}`;
  const look = [line.size.toFixed(1), line.gap.toFixed(1), ...marks].filter(Boolean).join(' ');
  return `${place} | ${look} | ${segments.join(' | ')}`;
}

function inLines(opened: Opened): string {
  if (!opened.ok) return JSON.stringify(opened);
  const { blocks, ...facts } = opened.reading;
  return [
    goldenFile([['', facts]]).trim(),
    ...blocks.map(({ page, column, x, width, lines }) =>
      [`# page ${page}, column ${column}, ${whole(x, width)}`, ...lines.map(lineInShort)].join('\n'),
    ),
  ].join('\n');
}

/** How large pictures are, and how light each of sixteen parts of them is, in sixteen steps. */
const drawnInShort = (pictures: readonly PlacedPicture[]) =>
  Promise.all(
    pictures.map(async ({ width, height, draw }) => {
      const canvas = await draw();
      return { width, height, drawn: canvas && `${canvas.width} x ${canvas.height}: ${lightOf(canvas)}` };
    }),
  );

function lightOf(canvas: Canvas): string {
  const small = createCanvas(4, 4);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  const light = (at: number) => Math.floor((data[at]! + data[at + 1]! + data[at + 2]!) / 48).toString(16);
  return Array.from({ length: 16 }, (_, at) => `${at % 4 === 0 ? ' ' : ''}${light(4 * at)}`)
    .join('')
    .trim();
}

describe('golden documents', () => {
  it.each(documents)('%s is the same lines as before', async (file) => {
    const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
    const opened = await openDocument(releaseTaxonomy, bytes, { fileName: file, scans: 'leave' });
    await expect(inLines(opened)).toMatchFileSnapshot(`golden/lines/${file}.txt`);
  });

  it.each([
    ['odd', ODD],
    ['odder', ODDER],
  ] as const)('that are small and %s are the same lines as before', async (file, all) => {
    const told: string[] = [];
    for (const [name, bytes] of all) {
      const fileName = name.startsWith('text') ? 'a.txt' : name;
      told.push(
        `## ${name}\n${inLines(await openDocument(releaseTaxonomy, bytes, { fileName, scans: 'leave' }))}\n`,
      );
    }
    await expect(told.join('\n')).toMatchFileSnapshot(`golden/lines/${file}.txt`);
  });

  it('fall into the same parts as before', async () => {
    const told: [string, unknown][] = [];
    for (const [name, bytes] of ODDER) {
      const fileName = name.startsWith('text') ? 'a.txt' : name;
      const opened = await openDocument(releaseTaxonomy, bytes, { fileName, scans: 'leave', length: 'book' });
      told.push([name, opened.ok ? partsOfReading(opened.reading) : opened]);
    }
    await expect(goldenFile(told)).toMatchFileSnapshot('golden/lines/parts.txt');
  });

  it('hold the same pictures in the same places as before', async () => {
    const placed = async (canvas: Canvas, x: number, y: number, width: number, height: number) => {
      const pixels = { width: canvas.width, height: canvas.height };
      return { jpeg: await jpegOf(canvas), pixels, x, y, width, height };
    };
    const face = await placed(portrait(), 40, 40, 90, 112);
    const sign = await placed(logo(), 300, 400, 60, 60);
    const pictures = [
      await placed(chart(), 380, 430, 200, 100),
      face,
      sign,
      await placed(portrait(2400, 3000), 560, 50, 80, 100),
      await placed(chart(), 72, 560, 300, 200),
    ];
    const docx = docxWithPicture(face.jpeg, (text) => `${drawing(90, 110)}${text}`);
    await expect(
      goldenFile([
        ['pdf', await drawnInShort(await picturesOfPdf(pdfWithPictures(pictures)))],
        ['pdf, second page', await drawnInShort(await picturesOfPdf(pdfWithPictures(pictures, 1)))],
        ['docx', await drawnInShort(picturesOfDocx(docx))],
      ]),
    ).toMatchFileSnapshot('golden/lines/pictures.txt');
  });
});
