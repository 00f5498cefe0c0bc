/** Characters of a line as they are painted, left to right, brought to the order in which they are read. */
import { ARABIC_LETTER, LATIN_LETTER } from '#engines/text/index.ts';

const MIRROR: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};

/** One painted character with its left edge; `space` marks a gap that reads as a space. */
interface Painted {
  text: string;
  isSpace: boolean;
}

type Direction = 'R' | 'L' | 'N' | 'O';

function directionOf(text: string): Direction {
  if (ARABIC_LETTER.test(text)) return 'R';
  if (/[0-9٠-٩۰-۹]/.test(text)) return 'N';
  if (LATIN_LETTER.test(text)) return 'L';
  return 'O';
}

/**
 * Reading order of characters that were painted left to right on a line whose base direction is right to left.
 * A practical inverse of the Unicode bidirectional algorithm (UAX 9): Latin phrases and numbers keep their order,
 * everything else is read from the right. Numbers with spaces between are read from the right too, unless a plus
 * sign at their left shows that they were set as one left-to-right piece, as telephone numbers often are.
 */
function rightToLeftOrder(painted: Painted[]): number[] {
  const n = painted.length;
  const dirs = painted.map((p) => (p.isSpace ? 'O' : directionOf(p.text)));
  const keep = Array.from({ length: n }, () => false);
  let i = 0;
  while (i < n) {
    const d = dirs[i];
    const startsPhone = painted[i]?.text === '+' && dirs[i + 1] === 'N';
    if (d !== 'L' && d !== 'N' && !startsPhone) {
      i++;
      continue;
    }
    let end = i;
    let hasLetter = d === 'L';
    const isPhone = startsPhone;
    let j = i + 1;
    while (j < n && dirs[j] !== 'R') {
      const dj = dirs[j];
      if (dj === 'L' || dj === 'N') {
        const between = painted.slice(end + 1, j);
        if (between.length > 0) {
          const text = between.map((p) => (p.isSpace ? ' ' : p.text)).join('');
          const isLatinJoin =
            (hasLetter || dj === 'L') && !/\t/.test(text) && !(dj !== dirs[end] && /[|·•]/.test(text));
          const isNumberJoin = !/\s/.test(text) && /^[.,:/\-٫٬]$/.test(text);
          const isPhoneJoin = isPhone && /^[\s\-()]+$/.test(text);
          if (!isLatinJoin && !isNumberJoin && !isPhoneJoin) break;
        }
        if (dj === 'L') hasLetter = true;
        end = j;
      }
      j++;
    }
    // A word broken at its hyphen keeps the hyphen at the end of the line.
    if (i === 0 && hasLetter && painted[end + 1]?.text === '-' && (painted[end + 2]?.isSpace ?? true)) end++;
    for (let k = i; k <= end; k++) keep[k] = true;
    // Separate left-to-right stretches must not melt into one: a gap of at least one kept-false sits between them.
    i = end + 1;
  }
  const order: number[] = [];
  let k = n - 1;
  while (k >= 0) {
    if (!keep[k]) {
      order.push(k);
      k--;
      continue;
    }
    let from = k;
    while (from > 0 && keep[from - 1]) from--;
    for (let m = from; m <= k; m++) order.push(m);
    k = from - 1;
  }
  return order;
}

/** Text of painted characters in reading order for a base direction. */
export function readPainted(painted: Painted[], isRtl: boolean): string {
  if (!isRtl) return readLeftToRight(painted);
  const order = rightToLeftOrder(painted);
  let text = '';
  order.forEach((index, position) => {
    const p = painted[index];
    if (!p || p.isSpace) {
      text += ' ';
      return;
    }
    const previous = order[position - 1];
    const next = order[position + 1];
    const isForward =
      (previous !== undefined && previous === index - 1) || (next !== undefined && next === index + 1);
    text += isForward ? p.text : (MIRROR[p.text] ?? p.text);
  });
  return withBracketsTurned(text);
}

/** A line of Latin letters, in which Arabic phrases are painted from their end: each is read from the right. */
function readLeftToRight(painted: Painted[]): string {
  let text = '';
  let at = 0;
  while (at < painted.length) {
    const to = endOfArabic(painted, at);
    text += to > at ? readPainted(painted.slice(at, to), true) : textOf(painted[at]);
    at = Math.max(to, at + 1);
  }
  return text;
}

const textOf = (one: Painted | undefined): string => (!one || one.isSpace ? ' ' : one.text);

/** Where an Arabic phrase that begins at a place ends, behind its last letter; the place itself where none begins. */
function endOfArabic(painted: Painted[], from: number): number {
  const isArabic = (one: Painted | undefined): boolean =>
    one !== undefined && !one.isSpace && directionOf(one.text) === 'R';
  if (!isArabic(painted[from])) return from;
  let end = from + 1;
  // Words are joined over a space; a mark between two of them parts two phrases.
  for (let at = end; at < painted.length; at++) {
    if (isArabic(painted[at])) end = at + 1;
    else if (!painted[at]?.isSpace && !isMarkOfWord(painted[at]?.text ?? '')) break;
  }
  return end;
}

/** Vowels and joiners of Arabic words, and the commas and brackets among them. */
const isMarkOfWord = (text: string): boolean => /^(?:\p{M}|\u200d|[\u0640\u200c،؛])+$/u.test(text);

/**
 * Some programs write of a bracket how it looks, others how it is meant (Typst). Where every pair of a kind would close
 * before it opens, they were meant, and are turned back.
 */
function withBracketsTurned(text: string): string {
  const turned = ['()', '[]', '{}', '«»'].filter(([open = '', close = '']) => {
    const order = [...text].filter((letter) => letter === open || letter === close);
    return (
      order.length > 0 &&
      order.every((letter, at) => letter === (at % 2 === 0 ? close : open)) &&
      order.length % 2 === 0
    );
  });
  if (turned.length === 0) return text;
  return [...text]
    .map((letter) => (turned.some((pair) => pair.includes(letter)) ? (MIRROR[letter] ?? letter) : letter))
    .join('');
}
