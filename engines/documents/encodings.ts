/**
 * Text files in the encodings that are met: UTF-8 and UTF-16, with their marks or without, and the single-byte pages of
 * Windows, ISO and the Macintosh for Western and Arabic letters.
 */
import { usualness } from './letter-statistics.ts';

/** More control characters than this are no text. */
const MOST_CONTROLS = 0.02;
const HEAD_BYTES = 16_000;

/** Decodes text by its marks, its zeros, its being valid UTF-8, or else by which page makes words of it. `null` for binary data. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = bytes.subarray(0, HEAD_BYTES);
  const wide = wideEncoding(head);
  if (wide) return new TextDecoder(wide).decode(bytes);
  let controls = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  if (controls > head.length * MOST_CONTROLS) return null;
  return decodeUtf8(bytes) ?? decodePage(bytes);
}

/** UTF-16 without a mark: every other byte is the high one, which is 0 for Latin and 6 for Arabic letters. */
function wideEncoding(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head.length < 4) return null;
  const half = head.length / 2;
  const shareOfHigh = (parity: number): number =>
    head.filter((byte, index) => index % 2 === parity && (byte === 0 || byte === 6)).length / half;
  const [even, odd] = [shareOfHigh(0), shareOfHigh(1)];
  if (odd > 0.75 && even < 0.2) return 'utf-16le';
  if (even > 0.75 && odd < 0.2) return 'utf-16be';
  return null;
}

/** UTF-8, also with a few broken characters among many whole ones: files are cut and glued. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    let broken = 0;
    let whole = 0;
    for (const letter of text.slice(0, HEAD_BYTES)) {
      if (letter === '\ufffd') broken++;
      else if (letter > '\u007f') whole++;
    }
    return whole > 8 * broken ? text.replaceAll('\ufffd', ' ') : null;
  }
}

const PAGES: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => new TextDecoder('windows-1252').decode(bytes),
  (bytes) => new TextDecoder('windows-1256').decode(bytes),
  (bytes) => new TextDecoder('iso-8859-6').decode(bytes),
  decodeMacArabic,
  (bytes) => new TextDecoder('macintosh').decode(bytes),
];

/** The page whose reading is most like words; the first of equals. */
function decodePage(bytes: Uint8Array): string {
  const head = bytes.subarray(0, HEAD_BYTES);
  const scored = PAGES.map((decode) => ({ decode, score: wordlikeness(decode(head)) }));
  const best = scored.reduce((first, other) => (other.score > first.score ? other : first));
  return best.decode(bytes);
}

const LATIN = /\p{Script=Latin}/u;
const ARABIC = /[\u0621-\u064a]/;
const COMMON_ACCENTED = /[àáâãäåçèéêëìíîïñòóôõöøùúûüæœßÀÂÇÈÉÊÎÔÛÖÜÄÑ]/;
const USUAL_SIGN = /[’‘“”–—•·…©®°«»€™§،؛؟٪٠-٩\u00a0]/;

/** How much the characters beyond ASCII look as if they stood in words: the sum over each and its neighbours. */
function wordlikeness(text: string): number {
  let score = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    if (letter <= '\u007f') continue;
    const before = text[i - 1] ?? ' ';
    const after = text[i + 1] ?? ' ';
    const isBetweenLetters = /\p{L}/u.test(before) && /\p{L}/u.test(after);
    const usual = usualness(letter);
    if (usual !== null) {
      score += usual;
      if (/[a-zA-Z]/.test(before) || /[a-zA-Z]/.test(after)) score -= 4;
      // Both end words.
      if ((letter === 'ة' || letter === 'ى') && ARABIC.test(after)) score -= 3;
    } else if (LATIN.test(letter)) {
      const isInWord = LATIN.test(before) || LATIN.test(after);
      score += isInWord ? (COMMON_ACCENTED.test(letter) ? 1.5 : 0) : -3;
      if (/\p{Lu}/u.test(letter) && /[a-z]/.test(before)) score -= 3;
    } else if (USUAL_SIGN.test(letter)) {
      score += isBetweenLetters && letter !== '’' ? -1.5 : 0.5;
    } else if (/[\u0080-\u009f\ufffd]/.test(letter)) score -= 6;
    else if (/[\u064b-\u0652\u0640]/.test(letter)) score += ARABIC.test(before) ? -0.5 : -4;
    else score -= isBetweenLetters ? 3 : 1;
  }
  return score;
}

/** Apple's table for Arabic, which no decoder of the platform knows: Latin letters first, then those of ISO 8859-6. */
const MAC_ARABIC =
  'Ä\u00a0ÇÉÑÖÜáàâäں«çéèêëí…îïñó»ôö÷úùûü' +
  ' !"#$٪&\'()*+،-./٠١٢٣٤٥٦٧٨٩:؛<=>؟' +
  '❊ءآأؤإئابةتثجحخدذرزسشصضطظعغ[\\]^_' +
  'ـفقكلمنهوىيًٌٍَُِّْپٹچەڤگڈڑ{|}ژے';

function decodeMacArabic(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : MAC_ARABIC.charAt(byte - 0x80);
  return text;
}
