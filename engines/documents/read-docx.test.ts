import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docxOf, paragraph } from './golden/hostile.ts';
import { plainText } from './page.ts';
import { readDocx } from './read-docx.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function textOf(bytes: Uint8Array): string {
  const read = readDocx(bytes);
  if (!read.ok) throw new Error(read.reason);
  return plainText(read.reading);
}
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

describe('Word documents', () => {
  it('are read with headers, notes, diagrams and text boxes', () => {
    const text = textOf(
      docxOf(
        `${paragraph('Nurse')}<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>${paragraph('In a box')}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${paragraph('In a box')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
        {
          'word/header1.xml': `<w:hdr ${W}>${paragraph('Amal Nasser')}</w:hdr>`,
          'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:type="separator"><w:p/></w:footnote><w:footnote>${paragraph('Since closed')}</w:footnote></w:footnotes>`,
          'word/diagrams/data1.xml':
            '<dgm:dataModel xmlns:a="x"><dgm:pt><a:p><a:r><a:t>Triage</a:t></a:r></a:p></dgm:pt></dgm:dataModel>',
        },
      ),
    );
    expect(text.split(/\n+/)).toEqual(
      ['Amal Nasser', 'In a box', 'Nurse', 'Since closed', 'Triage'].sort(
        (a, b) => text.indexOf(a) - text.indexOf(b),
      ),
    );
    expect(text).toContain('Since closed');
    expect(text).toContain('Triage');
  });

  it('keep what stands in content controls, smart tags, moves and marks of direction, and leave what was deleted', () => {
    const text = textOf(
      docxOf(
        `<w:p><w:sdt><w:sdtContent>${run('Amal ')}</w:sdtContent></w:sdt><w:smartTag>${run('Nasser')}</w:smartTag></w:p>` +
          `<w:p><w:bdo w:val="rtl"><w:ins>${run('Nurse')}</w:ins></w:bdo><w:del>${run('Doctor')}</w:del><w:moveTo>${run(', Dubai')}</w:moveTo><w:moveFrom>${run('Cairo')}</w:moveFrom></w:p>`,
      ),
    );
    expect(text).toBe('Amal Nasser\nNurse, Dubai');
  });

  it('are read with white letters where something may be painted behind them, and else without', () => {
    const white = (text: string, shade = '') =>
      `<w:p><w:pPr>${shade}</w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:tab/><w:t>${text}</w:t></w:r></w:p>`;
    const cell = `<w:tbl><w:tr><w:tc>${white('In a cell')}</w:tc></w:tr></w:tbl>`;
    const shaded = white('On blue', '<w:shd w:fill="204080"/>');
    const text = textOf(docxOf(paragraph('Nurse') + cell + shaded + white('On paper')));
    expect(text).toMatch(/Nurse.*In a cell.*On blue/s);
    expect(text).not.toContain('On paper');
    const shape = '<w:p><w:r><w:drawing><wp:anchor/></w:drawing></w:r></w:p>';
    expect(textOf(docxOf(paragraph('Nurse') + shape + white('On a shape')))).toContain('On a shape');
  });

  it('are read column by column', () => {
    const read = readDocx(
      docxOf(`<w:p>${run('Left')}<w:r><w:br w:type="column"/></w:r>${run('Right')}</w:p>`),
    );
    expect(read.ok && read.reading.blocks.map((block) => block.lines.map((line) => line.text))).toEqual([
      ['Left'],
      ['Right'],
    ]);
  });

  it('are read whatever their writer called the prefix, and wherever it put the document', () => {
    const bytes = zipSync({
      '_rels/.rels': strToU8(
        '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>',
      ),
      'word/document2.xml': strToU8(
        '<ns0:document xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns0:body><ns0:p><ns0:r><ns0:t>Amal &amp; Co &#x645;</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>',
      ),
    });
    expect(textOf(bytes)).toBe('Amal & Co م');
  });

  it('that were cut off are read as far as they go', () => {
    const whole = docxOf(paragraph('Amal Nasser, nurse').repeat(40));
    expect(textOf(whole.slice(0, whole.length - 60))).toContain('Amal Nasser, nurse');
  });

  it('that unpack to more than any resume are refused, whatever their directory says', () => {
    expect(readDocx(docxOf(paragraph('x'.repeat(30_000_000))))).toEqual({ ok: false, reason: 'too_large' });
  });
});
