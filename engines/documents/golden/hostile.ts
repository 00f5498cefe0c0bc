/**
 * Files that mean harm, and harmless ones that were damaged: for tests and for the fuzz run. Everything is made from a
 * seed, so that what fails can be made again.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync, inflateSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { type Draw, drawFrom } from './chance.ts';

export interface HostileFile {
  name: string;
  bytes: Uint8Array;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

/** A PDF of these objects (from 1 on; the first is the catalogue), with a directory that is right. */
export function pdfOf(objects: readonly (string | { dictionary: string; stream: Uint8Array })[]): Uint8Array {
  const parts: Uint8Array[] = [utf8('%PDF-1.7\n')];
  let length = parts[0]!.length;
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(length);
    const part =
      typeof object === 'string'
        ? utf8(`${index + 1} 0 obj\n${object}\nendobj\n`)
        : new Uint8Array(
            Buffer.concat([
              utf8(
                `${index + 1} 0 obj\n<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`,
              ),
              object.stream,
              utf8('\nendstream\nendobj\n'),
            ]),
          );
    parts.push(part);
    length += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    utf8(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const page = (more = '', resources = '/Font << /F1 5 0 R >>', box = '0 0 612 792') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << ${resources} >> ${more} >>`;

/** A page of plain operators, so that a change of one byte changes what they say; `more` is painted after the lines. */
export function plainPdf(lines: readonly string[], more = ''): Uint8Array {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -14 Td`).join('\n');
  const stream = bytesOf(`BT /F1 11 Tf 72 740 Td\n${shown}\nET\n${more}`);
  return pdfOf([CATALOG, PAGES, page(), { dictionary: '', stream }, HELVETICA]);
}

const PAD = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');

/** The same page behind a user password (ISO 32000-1, 7.6.3: RC4 of 128 bits, revision 3). An empty one opens by itself. */
export function lockedPdf(lines: readonly string[], password: string): Uint8Array {
  const padded = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), PAD]).subarray(0, 32);
  const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const repeated = (key: Buffer) => Array.from({ length: 50 }).reduce<Buffer>((it) => md5(it), key);
  const rounds = (key: Buffer, data: Buffer) =>
    Array.from({ length: 20 }, (_, round) => round).reduce<Buffer>(
      (it, round) => rc4(Buffer.from(key.map((byte) => byte ^ round)), it),
      data,
    );
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rounds(repeated(md5(padded('owner'))), padded(password));
  const key = repeated(md5(padded(password), owner, permissions, id));
  const user = Buffer.concat([rounds(key, md5(PAD, id)), Buffer.alloc(16)]);
  const shown = lines.map((line) => `(${line}) Tj 0 -14 Td`).join('\n');
  const ownKey = md5(key, Buffer.from([4, 0, 0, 0, 0]));
  const stream = rc4(ownKey, Buffer.from(`BT /F1 11 Tf 72 740 Td\n${shown}\nET`, 'latin1'));
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  const file = pdfOf([
    CATALOG,
    PAGES,
    page(),
    { dictionary: '', stream: new Uint8Array(stream) },
    HELVETICA,
    `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${hex(owner)} /U ${hex(user)} >>`,
  ]);
  return bytesOf(
    latin(file).replace('/Root 1 0 R', `/Root 1 0 R /Encrypt 6 0 R /ID [${hex(id)} ${hex(id)}]`),
  );
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      [state[i], state[j]] = [state[j]!, state[i]!];
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document with this body, and other parts by name. */
export function docxOf(body: string, parts: Record<string, string | Uint8Array> = {}): Uint8Array {
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    'word/document.xml': strToU8(`<w:document ${W}><w:body>${body}</w:body></w:document>`),
  };
  for (const [name, part] of Object.entries(parts))
    files[name] = typeof part === 'string' ? strToU8(part) : part;
  return zipSync(files);
}

export const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A zip of one part whose directory says that it unpacks to `claimed` bytes. */
function lyingZip(name: string, packed: Uint8Array, claimed: number): Uint8Array {
  const title = utf8(name);
  const head = (signature: number) => {
    const bytes = Buffer.alloc(signature === 0x04034b50 ? 30 : 46);
    bytes.writeUInt32LE(signature, 0);
    const at = signature === 0x04034b50 ? 4 : 6;
    bytes.writeUInt16LE(20, at);
    bytes.writeUInt16LE(8, at + 4);
    bytes.writeUInt32LE(packed.length, at + 14);
    bytes.writeUInt32LE(claimed, at + 18);
    bytes.writeUInt16LE(title.length, at + 22);
    return bytes;
  };
  const local = Buffer.concat([head(0x04034b50), title, packed]);
  const entry = Buffer.concat([head(0x02014b50), title]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, entry, end]));
}

/** Starts of JPEG pictures without end, each of which begins a chain of segments. */
const HEADS_OF_JPEGS = Buffer.concat(
  Array.from({ length: 400_000 }, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xe0, 0, 2])),
);

/** A page with so many pictures, each of 48 million bytes where it is unfolded, or of these. */
function picturesPdf(count: number, size: string, bytes?: Uint8Array): Uint8Array {
  const packed = bytes ?? new Uint8Array(deflateSync(Buffer.alloc(48_000_000)));
  const names = Array.from({ length: count }, (_, index) => `/P${index} ${7 + index} 0 R`).join(' ');
  const painted = Array.from({ length: count }, (_, index) => `q 90 0 0 90 440 700 cm /P${index} Do Q`);
  const dictionary = `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return pdfOf([
    CATALOG,
    PAGES,
    page('', `/Font << /F1 5 0 R >> /XObject << ${names} >>`),
    {
      dictionary: '',
      stream: utf8(`BT /F1 11 Tf 72 700 Td (Amal Nasser, nurse) Tj ET ${painted.join(' ')}`),
    },
    HELVETICA,
    '4000',
    ...Array.from({ length: count }, () => ({
      dictionary: bytes ? dictionary : `${dictionary} /Filter /FlateDecode`,
      stream: packed,
    })),
  ]);
}

/** Each is a way to make a reader take too much time or memory, or to fall over. */
export function hostileFiles(isWanted: (name: string) => boolean = () => true): HostileFile[] {
  const zeros = (megabytes: number) => deflateRawSync(Buffer.alloc(megabytes * 1_000_000));
  const flate = (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes));
  const text = (stream: Uint8Array, dictionary = '') =>
    pdfOf([CATALOG, PAGES, page(), { dictionary, stream }, HELVETICA]);
  const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
  const fonts = Array.from({ length: 10_000 }, (_, index) => `/F${index} 5 0 R`).join(' ');
  const ownFonts = Array.from({ length: 10_000 }, (_, index) => `/F${index} ${6 + index} 0 R`).join(' ');
  const useFonts = bytesOf(
    `BT 72 700 Td ${Array.from({ length: 10_000 }, (_, index) => `/F${index} 9 Tf (a) Tj`).join(' ')} ET`,
  );
  // Made one by one, and only those that are wanted: some are large before they are packed.
  const files: { name: string; make: () => Uint8Array }[] = [
    { name: 'bomb.docx', make: () => lyingZip('word/document.xml', zeros(400), 400_000_000) },
    { name: 'bomb-that-lies.docx', make: () => lyingZip('word/document.xml', zeros(400), 1_000) },
    { name: 'bomb-of-words.docx', make: () => docxOf(paragraph('word ').repeat(300_000)) },
    { name: 'deep.docx', make: () => docxOf(deep('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 20_000)) },
    { name: 'deep-unclosed.docx', make: () => docxOf('<w:p><w:r>'.repeat(200_000)) },
    { name: 'long-tag.docx', make: () => docxOf(`<w:p ${'a'.repeat(5_000_000)}>`) },
    {
      name: 'many-attributes.docx',
      make: () => docxOf(`<w:p ${'a="b" '.repeat(800_000)}/>${paragraph('Amal')}`),
    },
    {
      name: 'entities.docx',
      make: () =>
        zipSync({
          'word/document.xml': strToU8(
            `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">${Array.from({ length: 20 }, (_, i) => `<!ENTITY a${i} "${`&a${i ? i - 1 : ''};`.repeat(10)}">`).join('')}]><w:document ${W}><w:body><w:p><w:r><w:t>&a19;</w:t></w:r></w:p></w:body></w:document>`,
          ),
        }),
    },
    {
      name: 'style-loop.docx',
      make: () =>
        docxOf(paragraph('Amal'), {
          'word/styles.xml': `<w:styles ${W}><w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>`,
        }),
    },
    {
      name: 'wide-table.docx',
      make: () => docxOf(`<w:tbl><w:tr>${`<w:tc>${paragraph('x')}</w:tc>`.repeat(60_000)}</w:tr></w:tbl>`),
    },
    { name: 'one-long-line.docx', make: () => docxOf(paragraph('a1 '.repeat(700_000))) },
    {
      name: 'deep-array.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page(`/X ${deep('[', ']', 100_000)}`),
          { dictionary: '', stream: utf8('BT ET') },
          HELVETICA,
        ]),
    },
    {
      name: 'deep-dictionary.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page(`/X ${deep('<< /A ', ' >>', 100_000)}`),
          { dictionary: '', stream: utf8('BT ET') },
          HELVETICA,
        ]),
    },
    { name: 'deep-operands.pdf', make: () => text(bytesOf(deep('[', ']', 200_000))) },
    {
      name: 'page-tree-loop.pdf',
      make: () => pdfOf([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
    },
    {
      name: 'page-tree-claims.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>',
          page(),
          { dictionary: '', stream: utf8('BT ET') },
          HELVETICA,
        ]),
    },
    {
      name: 'many-pages.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          `<< /Type /Pages /Kids [${'3 0 R '.repeat(50_000)}] /Count 50000 >>`,
          page(),
          { dictionary: '', stream: utf8('BT /F1 9 Tf 72 700 Td (Amal) Tj ET') },
          HELVETICA,
        ]),
    },
    {
      name: 'form-loop.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page('', '/XObject << /X 4 0 R >>'),
          {
            dictionary:
              '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >>',
            stream: utf8('/X Do /X Do'),
          },
          HELVETICA,
        ]),
    },
    {
      name: 'length-loop.pdf',
      make: () => bytesOf(latin(text(utf8('BT (a) Tj ET'))).replace(/\/Length \d+/, '/Length 4 0 R')),
    },
    { name: 'reference-loop.pdf', make: () => pdfOf([CATALOG, '3 0 R', '2 0 R']) },
    {
      name: 'previous-loop.pdf',
      make: () =>
        bytesOf(
          latin(plainPdf(['Amal']))
            .replace(/\/Root 1 0 R/, '/Root 1 0 R /Prev 9')
            .replace(/startxref\n\d+/, 'startxref\n9'),
        ),
    },
    {
      name: 'stream-bomb.pdf',
      make: () => text(flate(Buffer.alloc(400_000_000, 0x20)), '/Filter /FlateDecode'),
    },
    {
      name: 'stream-bomb-twice.pdf',
      make: () => text(flate(flate(Buffer.alloc(900_000_000, 0x20))), '/Filter [/FlateDecode /FlateDecode]'),
    },
    {
      name: 'endless-text.pdf',
      make: () =>
        text(
          flate(bytesOf(`BT /F1 9 Tf 72 700 Td ${'(aaaaaaaaaaaaaaaaaaaa) Tj '.repeat(600_000)} ET`)),
          '/Filter /FlateDecode',
        ),
    },
    {
      name: 'endless-lines.pdf',
      make: () =>
        text(
          flate(bytesOf(`BT /F1 9 Tf 72 700 Td ${'(ab 2020) Tj 0 -1 Td '.repeat(200_000)} ET`)),
          '/Filter /FlateDecode',
        ),
    },
    { name: 'saves.pdf', make: () => text(flate(bytesOf('q '.repeat(3_000_000))), '/Filter /FlateDecode') },
    {
      name: 'fonts.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page('', `/Font << ${fonts} >>`),
          { dictionary: '', stream: useFonts },
          HELVETICA,
        ]),
    },
    {
      name: 'own-fonts.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page('', `/Font << ${ownFonts} >>`),
          { dictionary: '', stream: useFonts },
          HELVETICA,
          ...Array.from({ length: 10_000 }, () => HELVETICA),
        ]),
    },
    {
      name: 'huge-page.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page('', '/Font << /F1 5 0 R >>', '0 0 9000000 9000000'),
          { dictionary: '', stream: utf8('BT /F1 9 Tf 72 700 Td (Amal Nasser, nurse in Dubai) Tj ET') },
          HELVETICA,
        ]),
    },
    {
      name: 'no-page.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page('', '/Font << /F1 5 0 R >>', '0 0 0 0'),
          { dictionary: '', stream: utf8('BT /F1 9 Tf 0 0 Td (Amal) Tj ET') },
          HELVETICA,
        ]),
    },
    {
      name: 'huge-image.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page('', '/XObject << /I 5 0 R >>'),
          { dictionary: '', stream: utf8('q 600 0 0 700 0 0 cm /I Do Q') },
          {
            dictionary:
              '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
            stream: flate(Buffer.alloc(5_000_000)),
          },
        ]),
    },
    {
      name: 'huge-jpeg-image.pdf',
      make: () =>
        pdfOf([
          CATALOG,
          PAGES,
          page('', '/XObject << /I 5 0 R >>'),
          { dictionary: '', stream: utf8('q 600 0 0 700 0 0 cm /I Do Q') },
          {
            dictionary:
              '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
            stream: claimingJpeg(60_000, 60_000),
          },
        ]),
    },
    {
      name: 'numbers.pdf',
      make: () =>
        text(
          bytesOf(
            'BT /F1 99999999999999999999999 Tf 1e308 -1e308 Td 1e999 Tc -1e99 Tz (Amal) Tj NaN 0 0 1 0 0 Tm (b) Tj ET',
          ),
        ),
    },
    { name: 'huge.png', make: () => claimingPng(100_000, 100_000) },
    { name: 'huge.jpg', make: () => claimingJpeg(65_000, 65_000) },
    { name: 'empty-picture.jpg', make: () => claimingJpeg(800, 1_000) },
    { name: 'picture-bomb.pdf', make: () => picturesPdf(1, '/Width 60000 /Height 60000') },
    { name: 'pictures-bomb.pdf', make: () => picturesPdf(400, '/Width 4000 /Height 4000') },
    { name: 'pictures-bomb-that-hides.pdf', make: () => picturesPdf(60, '/Width 6 0 R /Height 6 0 R') },
    { name: 'heads-of-pictures.pdf', make: () => picturesPdf(1, '/Width 9 /Height 9', HEADS_OF_JPEGS) },
    { name: 'nul.txt', make: () => new Uint8Array(2_000_000) },
    {
      name: 'some-nul.txt',
      make: () =>
        utf8(`Amal Nasser\0\nNurse\0\0\nExperience\n${'Nurse, City Hospital 2019 - 2020\n'.repeat(50)}`),
    },
    { name: 'one-line.txt', make: () => utf8('Amal Nasser Nurse 2019 - 2020, '.repeat(900_000)) },
    { name: 'many-lines.txt', make: () => utf8('a\n'.repeat(10_000_000)) },
    {
      name: 'dates.txt',
      make: () => utf8(`Experience\n${'Jan 2019 - Feb 2020 - Mar 2021 to Present '.repeat(90)}\n`.repeat(90)),
    },
    {
      name: 'dashes.txt',
      make: () =>
        utf8(
          `${'- '.repeat(2_000)}\n${'((((('.repeat(800)}\n${'a.'.repeat(2_000)}@\n${'+'.repeat(4_000)}\n${'1 '.repeat(2_000)}\n${'http://'.repeat(600)}`.repeat(
            10,
          ),
        ),
    },
    { name: 'tabs.txt', make: () => utf8(`${'\t x'.repeat(1_300)}\n`.repeat(80)) },
    { name: 'lying.pdf', make: () => docxOf(paragraph('Amal Nasser')) },
    { name: 'lying.docx', make: () => plainPdf(['Amal Nasser', 'Nurse']) },
    { name: 'lying.txt', make: () => claimingPng(10, 10) },
    {
      name: 'program.pdf',
      make: () =>
        new Uint8Array(Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(5_000, 3)])),
    },
  ];
  return files.filter(({ name }) => isWanted(name)).map(({ name, make }) => ({ name, bytes: make() }));
}

/** A PNG that claims a size and holds next to nothing. */
function claimingPng(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head);
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head[24] = 8;
  head[25] = 2;
  return new Uint8Array(head);
}

function claimingJpeg(width: number, height: number): Uint8Array {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0xff, 0xd9])]));
}

/** One of many ways to damage a file. Word files are damaged outside or, with `within`, in the XML they hold. */
export function mutated(original: HostileFile, others: readonly HostileFile[], seed: number): HostileFile {
  const draw = drawFrom(seed);
  const { name } = original;
  if (name.endsWith('.docx') && draw([true, true, false])) {
    const parts = unzipSync(original.bytes);
    const part = draw(Object.keys(parts).filter((it) => it.endsWith('.xml')));
    parts[part] = new Uint8Array(damaged(parts[part]!, others, draw));
    return { name, bytes: zipSync(parts, { level: 1 }) };
  }
  const base = name.endsWith('.pdf') && draw([true, false]) ? inflatedPdf(original.bytes) : original.bytes;
  return { name, bytes: damaged(base, others, draw) };
}

function damaged(bytes: Uint8Array, others: readonly HostileFile[], draw: Draw): Uint8Array {
  let result = bytes;
  const times = draw([1, 1, 2, 3, 6, 20]);
  for (let i = 0; i < times; i++) result = draw(DAMAGES)(result, draw, others);
  return result;
}

type Damage = (bytes: Uint8Array, draw: Draw, others: readonly HostileFile[]) => Uint8Array;

const HUNDRED = Array.from({ length: 1_000 }, (_, index) => index / 1_000);
const placeIn = (length: number, draw: Draw) =>
  Math.min(Math.max(0, length - 1), Math.floor((draw(HUNDRED) + draw(HUNDRED) / 1_000) * length));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const ODD = [
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '/',
  '%',
  'endobj',
  'stream',
  'endstream',
  'obj',
  ' 0 R',
  'BT',
  'ET',
  'Tj',
  'q',
  'Q',
  'Do',
  '-1',
  '0',
  '99999999999',
  '1e400',
  '\0',
  '\0\0\0\0',
  '\uffff',
  '&#0;',
  '&#x110000;',
  '<w:p>',
  '</w:p>',
  '<w:tbl>',
  '<![CDATA[',
  '<!--',
  ']]>',
  '\u202e',
  '\ufeff',
  '/Length 0',
  '/Count 1000000',
  '/Kids [2 0 R]',
  '{{7*7}}',
  '\r\n\r\n',
  '2020 - ',
  '@@@@',
  '+++',
  ',,,,,,,,',
  '((((((((',
  '--------',
] as const;

const DAMAGES: readonly Damage[] = [
  (bytes, draw) => bytes.slice(0, placeIn(bytes.length, draw)),
  (bytes, draw) => bytes.slice(placeIn(bytes.length, draw)),
  (bytes, draw) => {
    const copy = bytes.slice();
    for (let i = 0; i < draw([1, 4, 16, 64]); i++)
      if (copy.length > 0) copy[placeIn(copy.length, draw)]! ^= 1 << draw([0, 1, 2, 3, 4, 5, 6, 7]);
    return copy;
  },
  (bytes, draw) => {
    const at = placeIn(bytes.length, draw);
    return joined(
      bytes.subarray(0, at),
      utf8(draw(ODD).repeat(draw([1, 1, 3, 50, 2_000]))),
      bytes.subarray(at),
    );
  },
  (bytes, draw) => {
    const from = placeIn(bytes.length, draw);
    return joined(bytes.subarray(0, from), bytes.subarray(from + draw([1, 10, 100, 2_000])));
  },
  (bytes, draw) => {
    const from = placeIn(bytes.length, draw);
    const piece = bytes.subarray(from, from + draw([8, 100, 3_000]));
    return joined(
      bytes.subarray(0, from),
      ...Array.from({ length: draw([2, 20, 200]) }, () => piece),
      bytes.subarray(from),
    );
  },
  (bytes, draw) => {
    const copy = bytes.slice();
    const from = placeIn(copy.length, draw);
    copy.fill(draw([0, 0x20, 0xff, 0x28, 0x39]), from, from + draw([4, 64, 1_000]));
    return copy;
  },
  (bytes, draw) => {
    const [a, b] = [placeIn(bytes.length, draw), placeIn(bytes.length, draw)].sort((x, y) => x - y) as [
      number,
      number,
    ];
    return joined(bytes.subarray(0, a), bytes.subarray(b), bytes.subarray(a, b));
  },
  (bytes, draw, others) => {
    const other = draw(others).bytes;
    const from = placeIn(other.length, draw);
    const at = placeIn(bytes.length, draw);
    return joined(
      bytes.subarray(0, at),
      other.subarray(from, from + draw([50, 2_000, 100_000])),
      bytes.subarray(at),
    );
  },
  (bytes, draw) => {
    // A number somewhere becomes another one.
    const text = latin(bytes);
    const at = text.slice(placeIn(text.length, draw)).search(/\d/);
    if (at < 0) return bytes;
    const from = text.length - text.slice(at).length;
    return bytesOf(
      text.slice(0, from) +
        draw(['0', '-1', '2147483648', '999999999999', '0.0000001', '7']) +
        text.slice(from + 1),
    );
  },
];

/** The same PDF with its streams unpacked, so that damage reaches what they say. */
function inflatedPdf(bytes: Uint8Array): Uint8Array {
  const text = latin(bytes);
  return bytesOf(
    text.replace(
      /<<([^<>]*(?:<<[^<>]*>>[^<>]*)*)>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g,
      (whole: string, dictionary: string, data: string) => {
        if (
          !/\/Filter\s*\/FlateDecode/.test(dictionary) ||
          /\/Type\s*\/(?:XRef|ObjStm)|\/DecodeParms/.test(dictionary)
        )
          return whole;
        try {
          const plain = latin(new Uint8Array(inflateSync(bytesOf(data), { maxOutputLength: 5_000_000 })));
          return `<<${dictionary.replace(/\/Filter\s*\/FlateDecode/, '').replace(/\/Length\s+\d+(?:\s+0\s+R)?/, `/Length ${plain.length}`)}>>\nstream\n${plain}\nendstream`;
        } catch {
          return whole;
        }
      },
    ),
  );
}
