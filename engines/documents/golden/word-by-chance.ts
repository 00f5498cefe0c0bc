/** Word documents in which a text is set by chance: as paragraphs and lists, in tables, boxes, columns, fields and controls. */
import { hasArabic } from '#engines/text/index.ts';
import type { Draw } from './chance.ts';
import { docxOf } from './hostile.ts';

const BULLET = /^\s*[-*•▸▪]\s+/;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const STYLES = `<w:styles xmlns:w="x"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="30"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="H1"/><w:rPr><w:b w:val="0"/><w:i/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="List"><w:name w:val="List Bullet"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Dark"><w:name w:val="Dark"/><w:pPr><w:shd w:fill="222222"/></w:pPr><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`;

export function wordByChance(text: string, draw: Draw): Uint8Array {
  const sections = text.split(/\n\s*\n/).map((part) => part.split('\n').filter((line) => line.trim() !== ''));
  const frame = draw(['flow', 'flow', 'flow', 'table', 'boxes', 'columns']);
  const told = sections.map((lines) => sectionOf(lines, draw));
  const parts = {
    ...(draw([true, true, false]) ? { 'word/styles.xml': STYLES } : {}),
    ...(draw([true, false, false])
      ? { 'word/header1.xml': `<w:hdr xmlns:w="x">${paragraphOf('Curriculum vitae', draw)}</w:hdr>` }
      : {}),
    ...(draw([true, false, false])
      ? { 'word/footer1.xml': `<w:ftr xmlns:w="x">${paragraphOf('Page 1 of 2', draw)}</w:ftr>` }
      : {}),
    ...(draw([true, false, false, false])
      ? {
          'word/footnotes.xml': `<w:footnotes xmlns:w="x"><w:footnote w:type="separator">${paragraphOf('-', draw)}</w:footnote><w:footnote>${paragraphOf('A note at the foot', draw)}</w:footnote></w:footnotes>`,
        }
      : {}),
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="r1" Target="https://example.org/in/somebody" TargetMode="External"/></Relationships>',
  };
  return docxOf(framed(told, frame, draw), parts);
}

function framed(sections: readonly string[], frame: string, draw: Draw): string {
  const half = Math.ceil(sections.length / draw([2, 3]));
  const [beside, main] = [sections.slice(0, half).join(''), sections.slice(half).join('')];
  switch (frame) {
    case 'table':
      return draw([true, false])
        ? tableOf([[beside, main]])
        : tableOf(sections.map((section) => [section, '<w:p/>'].slice(0, draw([1, 2]))));
    case 'boxes':
      return `<w:p>${draw([`<mc:AlternateContent><mc:Choice><w:drawing><wp:anchor><wps:txbx><w:txbxContent>${beside}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${beside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`, `<w:r><w:pict><v:textbox><w:txbxContent>${beside}</w:txbxContent></v:textbox></w:pict></w:r>`])}</w:p>${main}`;
    case 'columns':
      return `${beside}<w:p><w:r><w:br w:type="column"/></w:r></w:p>${main}<w:sectPr><w:cols w:num="2"/></w:sectPr>`;
    default:
      return sections.join(draw(['', '<w:p/>', '<w:p><w:r><w:br/></w:r></w:p>']));
  }
}

const tableOf = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** Lines with cells behind tabs and bars may be a table's; a whole section may stand beside its heading. */
function sectionOf(lines: readonly string[], draw: Draw): string {
  const form = draw(['plain', 'plain', 'cells', 'beside', 'breaks', 'control', 'grid']);
  const [head = '', ...others] = lines;
  const paragraphs = (of: readonly string[]) => of.map((line) => paragraphOf(line, draw)).join('');
  switch (form) {
    case 'cells':
      return lines
        .map((line) => {
          const cells = line.split(/\t+|\s+[|–]\s+|,\s+/).slice(0, 4);
          return cells.length > 1
            ? tableOf([cells.map((cell) => paragraphOf(cell, draw))])
            : paragraphOf(line, draw);
        })
        .join('');
    case 'beside':
      return tableOf([[paragraphOf(head, draw), paragraphs(others) || '<w:p/>']]);
    case 'grid':
      return tableOf([
        [others.filter((_, at) => at % 2 === 0), others.filter((_, at) => at % 2 === 1)].map(
          (column) => paragraphs(column) || '<w:p/>',
        ),
      ]);
    case 'breaks':
      return `<w:p>${lines.map((line) => runOf(line, draw)).join('<w:r><w:br/></w:r>')}</w:p>`;
    case 'control':
      return `<w:sdt><w:sdtContent>${paragraphs(lines)}</w:sdtContent></w:sdt>`;
    default:
      return paragraphs(lines);
  }
}

function paragraphOf(line: string, draw: Draw): string {
  const isBullet = BULLET.test(line);
  const told = isBullet && draw([true, true, false]) ? line.replace(BULLET, '') : line;
  const list = isBullet
    ? draw(['<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>', '<w:pStyle w:val="List"/>', ''])
    : '';
  const style =
    line.length < 34 && !isBullet
      ? draw(['<w:pStyle w:val="H1"/>', '<w:pStyle w:val="H2"/>', '<w:pStyle w:val="Dark"/>', '', ''])
      : '';
  const spacing = draw(['', '', '<w:spacing w:before="240"/>', '<w:spacing w:before="60" w:after="120"/>']);
  const runs = draw([true, true, false])
    ? runOf(told, draw)
    : told
        .split(/(?<=[,:;])/)
        .map((part) => runOf(part, draw))
        .join('');
  return `<w:p><w:pPr>${style}${list}${spacing}${hasArabic(line) ? '<w:bidi/>' : ''}</w:pPr>${runs}</w:p>`;
}

const RUNS = [
  '',
  '',
  '',
  '',
  '<w:b/>',
  '<w:i/>',
  '<w:b w:val="0"/>',
  '<w:sz w:val="28"/>',
  '<w:rStyle w:val="Strong"/>',
];
const RARE = [
  '<w:color w:val="336699"/>',
  '<w:caps/>',
  '<w:vanish/>',
  '<w:color w:val="FFFFFF"/>',
  '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>',
  '<w:sz w:val="4"/>',
];

function runOf(text: string, draw: Draw): string {
  const look = draw([...RUNS, ...RUNS, ...RUNS, draw(RARE)]);
  const run = (of: string) =>
    `<w:r><w:rPr>${look}${hasArabic(of) ? '<w:rtl/>' : ''}</w:rPr>${of
      .split('\t')
      .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
      .join('<w:tab/>')}</w:r>`;
  switch (
    draw(['plain', 'plain', 'plain', 'plain', 'plain', 'plain', 'link', 'field', 'hyphen', 'inserted'])
  ) {
    case 'link':
      return `<w:hyperlink r:id="r1">${run(text)}</w:hyperlink>`;
    case 'field':
      return `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.org/${text.length}" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(text)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    case 'hyphen':
      return run(text).replace('-', '</w:t><w:noBreakHyphen/><w:t xml:space="preserve">');
    case 'inserted':
      return `<w:ins>${run(text)}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>`;
    default:
      return run(text);
  }
}
