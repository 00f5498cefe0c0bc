/**
 * Folded text: what people write differently and mean alike becomes the same string. Compatibility forms
 * (NFKC), case, Latin accents, Arabic alef and hamza carriers, ya and alef maqsura, ta marbuta, tatweel,
 * diacritics, Arabic and Persian digits, curly quotes and dashes. Signs that belong to names of tools
 * (+ # . &) are kept.
 */
export function fold(text: string): string {
  // Most text is plain English, which needs no look at each letter.
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; at += lengthAt(text, at)) folded += foldAt(text, at);
  return folded;
}

/** Letters, digits and signs that only change in their case: those of ASCII without the backtick, a quote to some. */
const PLAIN = /^[\0-_a-\x7f]*$/;

/**
 * The words of a name, folded, with one space between: punctuation parts words, apostrophes vanish ("Sana'a" is
 * "sanaa"), "&" is "and". For comparing names and labels as wholes.
 */
export function foldName(text: string): string {
  return fold(text)
    .replace(/'/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Western digits for Arabic-Indic and Persian ones; all else stays, and every offset holds. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A folded text, with where each of its units came from. */
export type FoldedText = {
  folded: string;
  /** Where the character of the original begins that each folded unit came from; one entry a unit. */
  starts: Int32Array;
  /** Where that character ends, with any marks that were dropped after it. */
  ends: Int32Array;
};

/** Folds and remembers, so that a span of the folded text can be shown in the original. Offsets are UTF-16 units. */
export function foldWithMap(text: string): FoldedText {
  let starts = new Int32Array(text.length + 16);
  let ends = new Int32Array(text.length + 16);
  let folded = '';
  let size = 0;
  for (let at = 0; at < text.length; ) {
    const end = at + lengthAt(text, at);
    const piece = foldAt(text, at);
    if (piece === '' && size > 0) ends[size - 1] = end;
    if (size + piece.length > starts.length) {
      starts = grown(starts);
      ends = grown(ends);
    }
    for (let i = 0; i < piece.length; i++) {
      starts[size] = at;
      ends[size++] = end;
    }
    folded += piece;
    at = end;
  }
  return { folded, starts: starts.subarray(0, size), ends: ends.subarray(0, size) };
}

function grown(offsets: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(offsets.length * 2 + 16);
  larger.set(offsets);
  return larger;
}

/** How many units the character takes that begins here: two for a surrogate pair. */
function lengthAt(text: string, at: number): 1 | 2 {
  return text.codePointAt(at)! > 0xffff ? 2 : 1;
}

/** Letters that no Unicode decomposition takes apart. */
const singleFolds = new Map<string, string>([
  ...pairs('أإآٱ', 'ا'),
  ...pairs('ىیېئ', 'ي'),
  ...pairs('ؤ', 'و'),
  ...pairs('ةۀەہ', 'ه'),
  ...pairs('کڪ', 'ك'),
  ...pairs('ڤ', 'ف'),
  ...pairs('گ', 'ج'),
  ...pairs('چ', 'تش'),
  ...pairs('پ', 'ب'),
  ...pairs('ژ', 'ج'),
  ...pairs('ـء', ''),
  ...pairs('‘’‚‛`´ʼ', "'"),
  ...pairs('“”„«»', '"'),
  ...pairs('‐‑‒–—―−', '-'),
  ...pairs('٪', '%'),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** The folded character that begins here. Those of one unit are remembered by their code. */
function foldAt(text: string, at: number): string {
  const code = text.codePointAt(at)!;
  if (code > 0xffff) return computeFold(String.fromCodePoint(code));
  const known = remembered[code];
  if (known !== undefined) return known;
  const folded = computeFold(String.fromCharCode(code));
  remembered[code] = folded;
  return folded;
}

const remembered: string[] = [];

function computeFold(character: string): string {
  const single = singleFolds.get(character);
  if (single !== undefined) return single;
  // Marks (accents, harakat) and format characters (joiners, direction marks) carry no meaning for a search.
  if (/^[\p{M}\p{Cf}]$/u.test(character)) return '';
  let folded = '';
  for (const part of character.normalize('NFKD').toLowerCase()) {
    const digit = arabicDigit(part);
    if (digit !== null) folded += digit;
    else if (/^[\p{Zs}]$/u.test(part)) folded += ' ';
    else if (!/^[\p{M}\p{Cf}]$/u.test(part)) folded += singleFolds.get(part) ?? part;
  }
  return folded;
}

function arabicDigit(character: string): string | null {
  const code = character.charCodeAt(0);
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
  return null;
}

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((character) => [character, to]);
}
