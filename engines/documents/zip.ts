/**
 * Parts of a zip (APPNOTE.TXT 6.3.10) within bounds: what a directory claims is not believed, and no part unpacks to
 * more than is left of the room. A file that was cut off is read from its local headers as far as it goes.
 */
import { constants, inflateRawSync } from 'node:zlib';

/** A zip that cannot or must not be unpacked, with the reason. */
export class ZipRefusal extends Error {
  readonly reason: 'too_large' | 'encrypted' | 'damaged';
  constructor(reason: ZipRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** Packages of Word have some tens of parts, with many pictures some hundreds. */
const MOST_ENTRIES = 20_000;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  /** Of the packed bytes in the file; what follows the header where the size is not known. */
  packed: Uint8Array;
}

/** The wanted parts by name. Throws `ZipRefusal`. */
export function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  room: number,
): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  let left = room;
  for (const entry of entriesOf(bytes)) {
    // The first of a name counts: a second one could only hide something.
    if (!isWanted(entry.name) || parts.has(entry.name)) continue;
    if (entry.isEncrypted) throw new ZipRefusal('encrypted');
    const part = unpack(entry, left);
    left -= part.length;
    parts.set(entry.name, part);
  }
  return parts;
}

function unpack({ method, packed }: Entry, room: number): Uint8Array {
  if (method === STORED) {
    if (packed.length > room) throw new ZipRefusal('too_large');
    return packed;
  }
  if (method !== DEFLATED) throw new ZipRefusal('damaged');
  try {
    // With a sync flush a stream that was cut gives what it has.
    return inflateRawSync(packed, {
      maxOutputLength: Math.max(1, room),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ZipRefusal(isLarge ? 'too_large' : 'damaged');
  }
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return directoryOf(bytes, view) ?? localEntries(bytes, view);
}

/** Entries by the directory at the end; null where there is none that could be followed. */
function directoryOf(bytes: Uint8Array, view: DataView): Entry[] | null {
  const end = endOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let i = 0; i < Math.min(count, MOST_ENTRIES); i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY)
      return entries.length > 0 ? entries : null;
    const nameLength = view.getUint16(at + 28, true);
    const header = view.getUint32(at + 42, true);
    const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength));
    if (header + 30 <= bytes.length && view.getUint32(header, true) === LOCAL) {
      const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      entries.push({
        name,
        method: view.getUint16(at + 10, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        packed: bytes.subarray(from, Math.min(bytes.length, from + view.getUint32(at + 20, true))),
      });
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

/** Entries by their local headers, of a file without its end. */
function localEntries(bytes: Uint8Array, view: DataView): Entry[] {
  const entries: Entry[] = [];
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
  let at = buffer.indexOf(mark);
  while (at >= 0 && at + 30 <= bytes.length && entries.length < MOST_ENTRIES) {
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const size = view.getUint32(at + 18, true);
    entries.push({
      name: nameOf(bytes.subarray(at + 30, at + 30 + view.getUint16(at + 26, true))),
      method: view.getUint16(at + 8, true),
      isEncrypted: (view.getUint16(at + 6, true) & 1) === 1,
      // Where the size follows the data it is 0 here; inflating stops by itself.
      packed: bytes.subarray(from, size > 0 ? Math.min(bytes.length, from + size) : bytes.length),
    });
    at = buffer.indexOf(mark, Math.max(at + 4, Math.min(from + size, bytes.length)));
  }
  return entries;
}

/** Some writers use backslashes, and a leading stroke. */
const nameOf = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).replaceAll('\\', '/').replace(/^\/+/, '');
