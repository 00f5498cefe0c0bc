import { fileTypeFromBuffer } from 'file-type';

/** Kinds of file the product takes, by what their bytes are, whatever their name says. */
export type FileKind = 'pdf' | 'docx' | 'txt' | 'png' | 'jpg' | 'svg' | 'webm' | 'ogg' | 'm4a';

export const MEDIA_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
};

export async function kindOf(bytes: Uint8Array): Promise<FileKind | null> {
  const head = Buffer.from(bytes.subarray(0, 4096));
  // Writers may put a line or two before a PDF's header; readers accept it within the first kilobyte.
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  const found = await fileTypeFromBuffer(bytes);
  switch (found?.ext) {
    case 'png':
    case 'jpg':
    case 'docx':
      return found.ext;
    // What a browser records is sound in a container that may hold pictures too.
    case 'webm':
    case 'mkv':
      return 'webm';
    case 'ogg':
    case 'oga':
    case 'opus':
      return 'ogg';
    case 'm4a':
    case 'mp4':
      return 'm4a';
    case 'zip':
      return Buffer.from(bytes).includes('word/document.xml') ? 'docx' : null;
    case 'xml':
    case undefined:
      return looksLikeSvg(head) ? 'svg' : looksLikeText(bytes) ? 'txt' : null;
    default:
      return null;
  }
}

const looksLikeSvg = (head: Buffer) =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
    head.toString('utf8').replace(/^\uFEFF/, ''),
  );

/** Text has no control characters but white space; the two byte-order marks of UTF-16 vouch for their zeros. */
function looksLikeText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const sample = bytes.subarray(0, 65_536);
  return sample.every(
    (byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 27,
  );
}
