/**
 * Folded text: what people write differently and mean alike becomes the same string. Compatibility forms
 * (NFKC), case, Latin accents, Arabic alef and hamza carriers, ya and alef maqsura, ta marbuta, tatweel,
 * diacritics, Arabic and Persian digits, curly quotes and dashes. Signs that belong to names of tools
 * (+ # . &) are kept.
 */
export function fold(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const character = characterAt(text, at);
    at += character.length - 1;
    folded += foldCharacter(character);
  }
  return folded;
}

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
  for (let at = 0; at < text.length; at++) {
    const character = characterAt(text, at);
    const end = at + character.length;
    const piece = foldCharacter(character);
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
    at = end - 1;
  }
  return { folded, starts: starts.subarray(0, size), ends: ends.subarray(0, size) };
}

function grown(offsets: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(offsets.length * 2 + 16);
  larger.set(offsets);
  return larger;
}

/** The character that begins here, with both halves of a surrogate pair. */
function characterAt(text: string, at: number): string {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff ? String.fromCodePoint(text.codePointAt(at)!) : text[at]!;
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

const remembered = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = remembered.get(character);
  if (known !== undefined) return known;
  const folded = computeFold(character);
  remembered.set(character, folded);
  return folded;
}

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
