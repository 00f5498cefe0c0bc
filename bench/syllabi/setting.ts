import { createCanvas, loadImage } from '@napi-rs/canvas';
import { docxOf, pdfOf } from '#engines/documents/golden/hostile.ts';
import { drawPdfPage } from '#engines/documents/index.ts';
import type { Typesetter } from '#server/platform/typesetter.ts';
import type { SetLine, Syllabus } from './documents.ts';

/** A syllabus as the file that a department would upload. */
export async function fileOf(
  syllabus: Syllabus,
  typesetter: Typesetter,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  switch (syllabus.format) {
    case 'txt':
      return { fileName: 'syllabus.txt', bytes: new TextEncoder().encode(textOf(syllabus)) };
    case 'docx':
      return { fileName: 'syllabus.docx', bytes: docxOf(wordOf(syllabus)) };
    case 'pdf':
      return { fileName: 'syllabus.pdf', bytes: await pdfSet(syllabus, typesetter) };
    case 'scan': {
      const [page] = await pagesScanned(await pdfSet(syllabus, typesetter));
      if (!page) throw new Error(`${syllabus.name} has no page`);
      return { fileName: 'syllabus.jpg', bytes: page.bytes };
    }
    case 'scanned pdf': {
      const pages = await pagesScanned(await pdfSet(syllabus, typesetter));
      return { fileName: 'syllabus.pdf', bytes: pdfOfPictures(pages) };
    }
  }
}

const MARKS = { heading: '', row: '', point: '- ', text: '' } as const;

const textOf = ({ lines }: Syllabus): string =>
  lines.map(({ kind, cells }) => `${MARKS[kind]}${cells.join('    ')}`).join('\n');

const xml = (text: string): string => text.replace(/[<>&]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The body of a Word document: headings in bold, rows that follow each other as one table. */
function wordOf({ lines, isRtl }: Syllabus): string {
  const way = isRtl ? '<w:bidi/>' : '';
  const paragraph = (text: string, look = '') =>
    `<w:p><w:pPr>${way}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`;
  const row = (cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
  return groupsOf(lines)
    .map((group) =>
      group[0]?.kind === 'row'
        ? `<w:tbl>${isRtl ? '<w:tblPr><w:bidiVisual/></w:tblPr>' : ''}${group.map(({ cells }) => row(cells)).join('')}</w:tbl>`
        : group
            .map(({ kind, cells: [text = ''] }) =>
              paragraph(
                kind === 'point' ? `• ${text}` : text,
                kind === 'heading' ? '<w:b/><w:sz w:val="28"/>' : '',
              ),
            )
            .join(''),
    )
    .join('');
}

/** Rows that follow each other belong together, and so do other lines. */
function groupsOf(lines: readonly SetLine[]): SetLine[][] {
  const groups: SetLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && (last[0]?.kind === 'row') === (line.kind === 'row')) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const TYPST = `
#let d = json(bytes(sys.inputs.data))
#set page(paper: "a4", margin: 20mm, footer: context align(center, text(size: 8pt, [#counter(page).display() / #counter(page).final().first()])))
#set text(font: ("IBM Plex Sans", "Readex Pro"), size: 10.5pt, lang: d.lang, dir: if d.rtl { rtl } else { ltr })
#for group in d.groups {
  if group.at(0).kind == "row" {
    let widest = calc.max(..group.map(row => row.cells.len()))
    table(columns: (auto,) * widest, stroke: 0.4pt, inset: 5pt,
      ..group.map(row => row.cells + ("",) * (widest - row.cells.len())).flatten())
  } else {
    for line in group {
      let words = line.cells.at(0)
      if line.kind == "heading" { block(above: 14pt, below: 8pt, text(size: 13pt, weight: 600, words)) }
      else if line.kind == "point" { list(words) }
      else { par(words) }
    }
  }
}`;

const pdfSet = ({ lines, isRtl }: Syllabus, typesetter: Typesetter): Promise<Uint8Array> =>
  typesetter.pdf(
    TYPST,
    { lang: isRtl ? 'ar' : 'en', rtl: isRtl, groups: groupsOf(lines) },
    new Date('2024-09-01T00:00:00Z'),
  );

interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** 200 dots an inch, as office scanners are set. */
const PIXELS_PER_POINT = 200 / 72;
/** A sheet lies a little aslant. */
const SLANT_RADIANS = 0.006;
const GROUND = '#f3f1ec';
const QUALITY = 80;

/** The pages of a PDF as a scanner would leave them: aslant, on a ground that is not quite white, as JPEG. */
async function pagesScanned(pdf: Uint8Array): Promise<Picture[]> {
  const pages: Picture[] = [];
  for (let number = 1; ; number++) {
    const drawn = await drawPdfPage(pdf, number, PIXELS_PER_POINT);
    if (!drawn) return pages;
    const sheet = await loadImage(drawn);
    const { width, height } = sheet;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = GROUND;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'multiply';
    context.rotate(SLANT_RADIANS);
    context.drawImage(sheet, 0, 0);
    pages.push({ width, height, bytes: new Uint8Array(await canvas.encode('jpeg', QUALITY)) });
  }
}

const A4 = { width: 595, height: 842 };

function pdfOfPictures(pictures: readonly Picture[]): Uint8Array {
  const first = 3;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pictures.map((_, at) => `${first + at * 3} 0 R`).join(' ')}] /Count ${pictures.length} >>`,
    ...pictures.flatMap(({ width, height, bytes }, at) => {
      const [content, picture] = [first + at * 3 + 1, first + at * 3 + 2];
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents ${content} 0 R /Resources << /XObject << /P ${picture} 0 R >> >> >>`,
        {
          dictionary: '',
          stream: new TextEncoder().encode(`${A4.width} 0 0 ${A4.height} 0 0 cm /P Do`),
        },
        {
          dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
          stream: bytes,
        },
      ];
    }),
  ]);
}
