/** The streams of a PDF, read without its tables and written anew behind its end, as an update (ISO 32000-1, 7.5.6). */
import { Buffer } from 'node:buffer';
import { constants, inflateSync } from 'node:zlib';

/** Letters of a stream's dictionary. */
const LONGEST_DICTIONARY = 4_000;
const MOST_STREAMS = 4_000;
/** Unfolded: of one stream, and of all together. */
const LARGEST_STREAM = 4 * 1024 * 1024;
const MOST_TOGETHER = 16 * 1024 * 1024;
/** Pictures, fonts, objects and what else neither paints a page nor maps its letters. */
const OTHERS = [
  /\/Subtype\s*\/(?:Image|XML|Type1C|CIDFontType0C|OpenType)/,
  /\/Type\s*\/(?:ObjStm|XRef|Metadata|EmbeddedFile|Pattern)/,
  /\/(?:Length1|FunctionType|ShadingType|DecodeParms)\b|\/N\s+\d/,
];
const FILTER = /\/Filter\s*(?:\/\w+|\[[^\]]*\])/;
const LENGTH = /\/Length\s+\d+(?:\s+\d+\s+R)?/;
/** Letters of a table of objects that may stand before what names the root. */
const LONGEST_TABLE = 400_000;

/**
 * A copy of a PDF in which streams read as `rewrite` has them; it answers null for those that stay. Bytes are letters
 * (Latin-1). A plain copy where nothing changes, the file is locked, or its tables are not where it says.
 */
export function withStreamsRewritten(
  bytes: Uint8Array,
  rewrite: (text: string) => string | null,
): Uint8Array<ArrayBuffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const trailer = trailerOf(file);
  const objects = trailer ? rewrittenObjects(file, rewrite) : [];
  if (!trailer || objects.length === 0) return new Uint8Array(bytes);
  let at = file.length + 1;
  let table = 'xref\n';
  for (const { number, generation, body } of objects) {
    table += `${number} 1\n${String(at - trailer.base).padStart(10, '0')} ${generation.padStart(5, '0')} n \n`;
    at += body.length;
  }
  const { size, root, at: previous, base } = trailer;
  const end = `${table}trailer\n<< /Size ${size} /Root ${root} /Prev ${previous} >>\nstartxref\n${at - base}\n%%EOF\n`;
  const parts = [file, Buffer.from('\n'), ...objects.map(({ body }) => body), Buffer.from(end)];
  const updated = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of parts) {
    updated.set(part, to);
    to += part.length;
  }
  return updated;
}

/** Where the last table of objects stands, counted from the file's mark at `base`, and what it names. */
function trailerOf(file: Buffer): { base: number; at: number; size: number; root: string } | null {
  const end = file.lastIndexOf('startxref');
  const base = file.subarray(0, 1024).indexOf('%PDF-');
  if (end < 0 || base < 0 || file.includes('/Encrypt')) return null;
  const at = Number(/^startxref\s+(\d+)/.exec(file.toString('latin1', end, end + 40))?.[1] ?? Number.NaN);
  if (!(at >= 0 && at + base < file.length)) return null;
  const table = file.toString('latin1', at + base, Math.min(file.length, at + base + LONGEST_TABLE));
  const root = /\/Root\s+(\d+\s+\d+\s+R)/.exec(table)?.[1];
  const size = Number(/\/Size\s+(\d+)/.exec(table)?.[1] ?? Number.NaN);
  return root && size > 0 ? { base, at, size, root } : null;
}

interface RewrittenObject {
  number: string;
  generation: string;
  body: Buffer;
}

function rewrittenObjects(file: Buffer, rewrite: (text: string) => string | null): RewrittenObject[] {
  /** By number: of an object that was updated before, the last stands. */
  const found = new Map<string, RewrittenObject>();
  let left = MOST_TOGETHER;
  let count = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const before = file.toString('latin1', Math.max(0, at - LONGEST_DICTIONARY), at);
    const opening = before.lastIndexOf(' obj');
    const head = /(?:^|\s)(\d{1,8})\s+(\d{1,5})\s+obj\s*(<<[\s\S]*>>)\s*$/.exec(
      before.slice(Math.max(0, opening - 16)),
    );
    if (!head) continue;
    if (++count > MOST_STREAMS || left <= 0) break;
    const [, number, generation, dictionary] = head as unknown as [string, string, string, string];
    const from = at + 6 + (file[at + 6] === 0x0d ? 2 : 1);
    const length = Number(/\/Length\s+(\d+)(?!\d*\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN);
    const to = length > 0 && from + length < file.length ? from + length : file.indexOf('endstream', from);
    if (to < 0) break;
    at = to;
    found.delete(number);
    if (OTHERS.some((pattern) => pattern.test(dictionary))) continue;
    const text = textOf(file.subarray(from, to), dictionary, Math.min(left, LARGEST_STREAM));
    if (text === null) continue;
    left -= text.length;
    const rewritten = rewrite(text);
    if (rewritten === null) continue;
    const plain = dictionary.replace(FILTER, '').replace(LENGTH, `/Length ${rewritten.length}`);
    const body = `${number} ${generation} obj\n${plain}\nstream\n${rewritten}\nendstream\nendobj\n`;
    found.set(number, { number, generation, body: Buffer.from(body, 'latin1') });
  }
  return [...found.values()];
}

function textOf(data: Buffer, dictionary: string, most: number): string | null {
  const filter = FILTER.exec(dictionary)?.[0];
  if (!filter) return data.length <= most ? data.toString('latin1') : null;
  if (!/^\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])$/.test(filter)) return null;
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(data, options).toString('latin1');
  } catch {
    return null;
  }
}
