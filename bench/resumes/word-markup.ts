/** Word's own markup, as far as resumes need it. */
import { strToU8, zipSync } from 'fflate';

const markup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export interface Shape {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  size?: number;
}

/** A piece of text in one shape. */
export function run(text: string, { bold, italic, caps, size }: Shape = {}): string {
  const inside = text
    .split('\t')
    .map((piece) => `<w:t xml:space="preserve">${markup(piece)}</w:t>`)
    .join('<w:tab/>');
  return `<w:r><w:rPr>${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${caps ? '<w:caps/>' : ''}${size ? `<w:sz w:val="${size * 2}"/>` : ''}</w:rPr>${inside}</w:r>`;
}
export const para = (runs: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
export const line = (text: string, shape?: Shape): string => para(run(text, shape));
export const bullet = (text: string): string =>
  para(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
export const table = (rows: string[][]): string =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell || '<w:p/>'}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
/** A text box that floats on the page. */
export const box = (inside: string): string =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`;

const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

/** The bytes of a Word document of this body, with a page header where there is one. */
export function docxOf(body: string, header = ''): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/_rels/document.xml.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId6" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>',
    'word/styles.xml': `<?xml version="1.0" encoding="UTF-8"?><w:styles ${SPACES}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="21"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style></w:styles>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${SPACES}><w:body>${body}<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="rId6"/>' : ''}</w:sectPr></w:body></w:document>`,
  };
  if (header)
    files['word/header1.xml'] = `<?xml version="1.0" encoding="UTF-8"?><w:hdr ${SPACES}>${header}</w:hdr>`;
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        [strToU8(text), { mtime: new Date('2026-01-01T00:00:00Z') }],
      ]),
    ),
  );
}
