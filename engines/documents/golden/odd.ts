/** Small documents that are made in unusual ways, each for one thing that readers differ about. */
import { docxOf, paragraph, pdfOf } from './hostile.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Pages of text operators in two fonts, `/F1` and the bold `/F2`; `page` is put into the dictionary of each. */
export function pagedPdf(pages: readonly string[], page = '/MediaBox [0 0 612 792]'): Uint8Array {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((operators, at) => [
      `<< /Type /Page /Parent 2 0 R ${page} /Contents ${6 + at * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      { dictionary: '', stream: latin1(operators) },
    ]),
  ]);
}

const shown = (x: number, y: number, size: number, text: string, font = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
const TASKS = [
  'Plans the work of three wards and writes the',
  'rota for the month ahead, with the matron.',
  'Teaches new nurses how to dress wounds.',
];

const handbookPage = (number: number) =>
  [
    shown(72, 770, 9, 'Harbour Hospital - Handbook'),
    shown(520, 770, 9, `Page ${number} of 3`),
    shown(72, 720, 16, `${number}. Leave and rest`, 'F2'),
    ...TASKS.map((line, at) => shown(72, 690 - at * 14, 11, line)),
    shown(72, 630, 12, 'Sick leave', 'F2'),
    ...TASKS.map((line, at) => shown(72, 610 - at * 14, 11, `${at + 1}) ${line}`)),
    shown(72, 30, 8, `Confidential ${number}`),
  ].join('\n');

const columns = (xs: readonly number[], top: number) =>
  xs
    .flatMap((x, col) =>
      ['Skills', 'Triage', 'First aid', '', 'Languages', 'Arabic', 'English (good)'].map((line, at) =>
        line === ''
          ? ''
          : shown(x, top - at * 15, 10 + (at % 4 === 0 ? 2 : 0), `${line} ${col}`, at % 4 ? 'F1' : 'F2'),
      ),
    )
    .join('\n');

const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const cell = (body: string, look = '') => `<w:tc><w:tcPr>${look}</w:tcPr>${body}</w:tc>`;
const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;

export const ODDER: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['handbook.pdf', pagedPdf([1, 2, 3].map(handbookPage))],
  ['three-columns.pdf', pagedPdf([columns([60, 240, 420], 700)])],
  ['columns-under-each-other.pdf', pagedPdf([`${columns([60, 330], 740)}\n${columns([60], 500)}`])],
  [
    'turned-page.pdf',
    pagedPdf(
      [TASKS.map((line, at) => shown(72, 500 - at * 14, 11, line)).join('\n')],
      '/MediaBox [0 0 612 792] /Rotate 90',
    ),
  ],
  [
    'cropped.pdf',
    pagedPdf(
      [`${shown(72, 700, 11, 'outside')}\n${shown(160, 400, 11, 'within the crop')}`],
      '/MediaBox [0 0 612 792] /CropBox [100 100 500 600]',
    ),
  ],
  [
    'stretched.pdf',
    pagedPdf([
      'BT /F1 11 Tf 150 Tz 72 700 Td (Wide letters) Tj 60 Tz 0 -20 Td (Narrow letters) Tj 100 Tz 0 -20 Td 12 Tw (far apart words) Tj 0 Tw 5 Ts ( raised) Tj 0 Ts 16 TL (next) \' T* (after) Tj 2 1 (spaced) " ET',
      `q 0.5 0 0 0.5 100 100 cm ${shown(72, 700, 22, 'Half as large')} Q ${shown(72, 300, 11, 'H')}${shown(81, 300, 8, '2')}${shown(86, 300, 11, 'O and the rest')}`,
    ]),
  ],
  [
    'dates-and-dots.pdf',
    pagedPdf([
      [
        shown(72, 700, 12, 'Nurse, City Hospital', 'F2'),
        shown(430, 700, 11, 'Jan 2019 -'),
        shown(430, 686, 11, 'Mar 2022'),
        ...TASKS.flatMap((line, at) => [
          shown(72, 680 - at * 14, 11, '\x95'),
          shown(90, 680 - at * 14, 11, line),
        ]),
        shown(72, 600, 11, 'Triage ..........'),
        shown(300, 600, 11, 'expert'),
        shown(72, 580, 11, 'well-'),
        shown(72, 566, 11, 'known wards'),
      ].join('\n'),
    ]),
  ],
  [
    'fields.docx',
    docxOf(
      `<w:p>${field('begin')}<w:r><w:instrText> HYPERLINK "https://example.org/cv" </w:instrText></w:r>${field('separate')}${run('my page')}${field('end')}${run(' and more')}</w:p><w:p>${field('begin')}<w:r><w:instrText>PAGE</w:instrText></w:r>${field('separate')}${run('1')}${field('end')}</w:p>`,
    ),
  ],
  [
    'changes.docx',
    docxOf(
      `<w:p><w:del>${run('gone')}</w:del><w:ins>${run('come')}</w:ins>${run(' hidden', '<w:vanish/>')}${run('CAPITALS', '<w:caps/>')}<w:r><w:t>non</w:t><w:noBreakHyphen/><w:t>stop</w:t><w:softHyphen/><w:sym w:font="Wingdings" w:char="F0B7"/></w:r></w:p><w:sdt><w:sdtContent>${paragraph('in a control')}</w:sdtContent></w:sdt>`,
    ),
  ],
  [
    'merged-cells.docx',
    docxOf(
      `<w:tbl><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6000"/></w:tblGrid><w:tr>${cell(paragraph('EXPERIENCE'), '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell(paragraph('2019 - 2022'), '<w:tcW w:w="3000"/><w:vMerge w:val="restart"/>')}${cell(`${paragraph('Nurse')}${paragraph('City Hospital')}`)}</w:tr><w:tr>${cell('<w:p/>', '<w:vMerge/>')}${cell(`<w:tbl><w:tr>${cell(paragraph('inner'))}${cell(paragraph('table'))}</w:tr></w:tbl>`)}</w:tr></w:tbl>`,
    ),
  ],
  [
    'boxes.docx',
    docxOf(
      `<w:p>${run('Before')}<w:r><w:pict><v:textbox xmlns:v="v"><w:txbxContent>${paragraph('in a box')}${paragraph('two lines')}</w:txbxContent></v:textbox></w:pict></w:r></w:p>${paragraph('After')}`,
      {
        'word/header1.xml': `<w:hdr xmlns:w="x">${paragraph('Amal Nasser - CV')}</w:hdr>`,
        'word/footer1.xml': `<w:ftr xmlns:w="x">${paragraph('Page 1')}</w:ftr>`,
      },
    ),
  ],
  [
    'lists.docx',
    docxOf(
      [0, 1, 1, 0]
        .map(
          (level, at) =>
            `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${1 + (at % 2)}"/></w:numPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs><w:ind w:left="${720 * (level + 1)}" w:hanging="360"/></w:pPr>${run(`point ${at}`)}<w:r><w:tab/></w:r>${run('2019', '<w:i/>')}</w:p>`,
        )
        .join(''),
      {
        'word/numbering.xml':
          '<w:numbering xmlns:w="x"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
      },
    ),
  ],
  [
    'page.html',
    utf8(
      '<!doctype html><html lang="en"><head><title>T &amp; U</title><style>p{}</style><script>no()</script></head><body><h1>Leave</h1><p>Each year&nbsp;has 30&#32;days &#x2014; no &#99999999; more &#xD800; &bogus;</p><ul><li>one<li>two<ol><li>deep</ol></ul><table><tr><th>Kind<th>Days</tr><tr><td>Sick<td>90</tr></table><h2>Hidden</h2><p hidden>never</p><div>a<br>b<hr>c</div><pre>  as it\n  stands</pre><a href="x">link</a></body></html>',
    ),
  ],
  [
    'handbook.md',
    utf8(
      '# Leave\n\nEach year has **30** days, _paid_.\n\n## Sick leave\n\n1. Tell the office\n2. Bring a note\n   - from a doctor\n\n| Kind | Days |\n|---|---|\n| Sick | 90 |\n\n> quoted\n\n```\ncode\n```\n\nLeave\n=====\n\n[link](http://x.y) ![picture](z.png)\n',
    ),
  ],
  ['text in UTF-16', utf16('Amal Nasser\r\n\r\nالخبرة\r\nNurse\t2019')],
  [
    'text in an old encoding',
    new Uint8Array([0xc7, 0xe1, 0xce, 0xc8, 0xd1, 0xc9, 0x0a, 0x4e, 0x75, 0x72, 0x73, 0x65]),
  ],
  ['text in Latin letters', latin1('Résumé of Zoë\n\nExpérience: infirmière à Genève\n')],
  [
    'text with rules and a table',
    utf8(
      'AMAL NASSER\n===========\nNurse          City Hospital        2019 - 2022\nAide           Harbour Clinic       2016 - 2018\n-----------\nSkills:\tTriage,\n\tWound care\n1. one\n2) two\n(c) three\n',
    ),
  ],
];
