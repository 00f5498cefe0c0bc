import { wordingsIn } from '#engines/taxonomy/index.ts';
import { spellingsOf } from '#engines/text/index.ts';
import { labelNamed } from './headings.ts';
import { foldedAt, type Span, spanOf } from './lines.ts';

const WORDS = wordingsIn('postings/post-marks');

/** How a line sets itself apart as the heading of something. */
export interface Mark {
  /** Lines of one kind are headings of one list: `number`, `letter`, a bullet by its sign, `bold`. */
  kind: string;
  /** Its place in the order, from 1; null for signs, which have none. */
  at: number | null;
  /** The number or letter as it is written, folded. */
  told: string | null;
  /** What is behind the mark. */
  rest: Span;
}

/** Ordinals as they are written, folded, and what they count. */
const ORDINALS = new Map(
  WORDS.lines('ordinals').flatMap((line, at) => spellingsOf(line).map((word) => [word, at + 1] as const)),
);
const ORDINAL = WORDS.source('ordinals', { edges: 'anywhere' });
const NAME = WORDS.source('names of a post', { edges: 'anywhere' });
const WHICH = WORDS.source('says which one', { edges: 'anywhere' });
const STOP = '\\s*[:.)\\-|،]\\s*';

/** Over folded text: small letters, plain hyphens, western digits. Each captures what tells its place in the order. */
const IN_ORDER: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['named', new RegExp(`^${NAME}(?: ${WHICH})?\\.?\\s*[#(]?\\s*(\\d{1,2}|${ORDINAL}|[a-h])\\)?${STOP}`, 'u')],
  ['named', new RegExp(`^(${ORDINAL}) ${NAME}${STOP}`, 'u')],
  ['ordinal', new RegExp(`^(${ORDINAL})${STOP}`, 'u')],
  ['number', /^\(?(\d{1,2})(?:\s*[.)]\s*(?=\p{L})|\s*[.)]\s+(?=\d)|\s*[-:/]\s*(?=\p{L}))/u],
  ['letter', /^\(?([a-h]|ا|ب|ج|د|هـ?|و|ز)[.)]\s+(?=\S)/u],
  ['roman', /^\(?(i|ii|iii|iv|v|vi|vii|viii|ix|x)[.):-]\s*(?=\p{L})/u],
];
const LETTERS = 'abcdefgh';
const ARABIC_LETTERS = 'ابجدهوز';
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

const SIGN =
  /^(#{1,6}(?=\s)|(?![#*\d])\p{Extended_Pictographic}|[▪■◾◼◆●•○►➤➢✔✓✦❖∙‣·*+-](?=\s|\p{L}))\uFE0F?\s*/u;
/** "1️⃣": a digit in a box, whose box folding takes away. */
const IN_BOX = /^\s*(\d)\uFE0F?\u20E3\s*/u;
/** The words between marks of emphasis: "**Site engineer**". */
const EMPHASISED = /^\s*(\*{1,3}|__)(?=[^\s*]).*[^\s*]\1\W*$/u;

/** The mark that a line begins with, or by which all of it is set apart; null for a plain line. */
export function markOf(text: string, line: Span): Mark | null {
  const box = IN_BOX.exec(text.slice(line.start, line.end));
  if (box)
    return {
      kind: 'number',
      at: Number(box[1]),
      told: box[1] ?? null,
      rest: { start: line.start + box[0].length, end: line.end },
    };
  const folded = foldedAt(text, line);
  const isBold = EMPHASISED.test(folded.folded);
  const skipped = (isBold ? /^[\s*_|>]*/ : /^[\s|>]*/).exec(folded.folded)?.[0].length ?? 0;
  const own = folded.folded.slice(skipped);
  const behind = (length: number): Span => ({
    start: spanOf(folded, skipped + length, 1).start,
    end: isBold ? line.start + text.slice(line.start, line.end).replace(/[\s*_]+$/u, '').length : line.end,
  });
  for (const [kind, pattern] of IN_ORDER) {
    const [all, told] = pattern.exec(own) ?? [];
    if (all && told && all.length < own.length)
      return { kind, at: placeTold(told), told, rest: behind(all.length) };
  }
  const sign = SIGN.exec(own);
  if (sign && sign[0].length < own.length)
    return { kind: `sign ${sign[1]}`, at: null, told: null, rest: behind(sign[0].length) };
  const label = /^([^:]{2,40}):\s*(?=\S)/u.exec(own);
  if (label?.[1] && labelNamed(label[1]) === 'title')
    return { kind: 'label', at: null, told: null, rest: behind(label[0].length) };
  return isBold ? { kind: 'bold', at: null, told: null, rest: behind(0) } : null;
}

function placeTold(told: string): number | null {
  if (/^\d/.test(told)) return Number(told);
  const letter = Math.max(LETTERS.indexOf(told), ARABIC_LETTERS.indexOf(told.slice(0, 1)));
  if (told.replace('ـ', '').length === 1 && letter >= 0) return letter + 1;
  const roman = ROMAN.indexOf(told);
  return roman >= 0 ? roman + 1 : (ORDINALS.get(told) ?? null);
}
