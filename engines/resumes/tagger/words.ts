/** A word of a line, with what parts it from the one before it. */
export interface LineWord {
  text: string;
  /** UTF-16 offsets in the line, end exclusive. */
  start: number;
  end: number;
  /** The most telling mark between this word and the one before; a space where there is none, `^` at the line's start. */
  mark: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.'’&+#-][\p{L}\p{M}\p{N}]+)*[+#]*/gu;

/** Marks by what they tell, the most telling first. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[|•·▪●]/, '|'],
  [/[([]/, '('],
  [/[)\]]/, ')'],
  [/[:：]/, ':'],
  [/[-–—]/, '-'],
  [/[,،;؛]/, ','],
  [/[.!?؟]/, '.'],
  [/\//, '/'],
  [/@/, '@'],
  [/["«»“”]/, '"'],
  [/\t| {3}/, 't'],
];

/** The words of a line in order. */
export function lineWords(line: string): LineWord[] {
  let before = 0;
  return [...line.matchAll(WORD)].map((match, at) => {
    const [text] = match;
    const start = match.index;
    const mark = at === 0 ? '^' : markIn(line.slice(before, start));
    before = start + text.length;
    return { text, start, end: before, mark };
  });
}

function markIn(between: string): string {
  const [, mark] = MARKS.find(([pattern]) => pattern.test(between)) ?? [];
  return mark ?? (between.trim() === '' ? ' ' : 'o');
}
