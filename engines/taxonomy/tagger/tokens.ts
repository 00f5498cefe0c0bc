/** A word of a sentence, without the punctuation around it. */
export type Token = {
  text: string;
  /** UTF-16 offsets in the text that was given, end exclusive. */
  start: number;
  end: number;
  /** A comma, a colon, a bracket, a bullet or the like stands before it: no span runs across. */
  isParted: boolean;
};

const chunk = /[^\s,;()[\]{}|•·▪●،؛]+|[,;()[\]{}|•·▪●،؛]|\n/g;
const mark = /^[,;()[\]{}|•·▪●،؛]$/;
const loneSign = /^[^\p{L}\p{N}]+$/u;
const opening = /^["'“”‘’`*_–—-]+/;
const closing = /["'“”‘’`*_:.!?…–—-]+$/;

/**
 * The sentences of a text as lists of tokens. A token is what stands between spaces without the punctuation around
 * it ("CI/CD", "m/f/d", "node.js" are one). A line is a sentence of its own unless the next goes on in lower case.
 */
export function sentencesOf(text: string): Token[][] {
  const sentences: Token[][] = [];
  let current: Token[] = [];
  let isParted = false;
  let isEnded = false;
  let isNewLine = false;
  const close = (): void => {
    if (current.length > 0) sentences.push(current);
    current = [];
    isParted = isEnded = isNewLine = false;
  };
  for (const match of text.matchAll(chunk)) {
    const written = match[0];
    if (written === '\n') {
      if (isNewLine) close();
      isNewLine = true;
      continue;
    }
    if (mark.test(written)) {
      isParted = true;
      continue;
    }
    if (loneSign.test(written)) {
      if (/^[.!?…]/.test(written)) isEnded = true;
      else isParted ||= written !== '&' && written !== '/';
      continue;
    }
    const lead = opening.exec(written)?.[0].length ?? 0;
    const tail = closing.exec(written)?.[0] ?? '';
    const start = match.index + lead;
    const end = match.index + written.length - tail.length;
    const isLower = /^\p{Ll}/u.test(text.slice(start, end));
    if ((isEnded || isNewLine) && !(isNewLine && !isEnded && !isParted && isLower && lead === 0)) close();
    if (isEnded) close();
    isNewLine = false;
    current.push({ text: text.slice(start, end), start, end, isParted });
    isParted = tail.includes(':');
    isEnded = /[.!?…]/.test(tail) && !abbreviation.test(written);
  }
  close();
  return sentences;
}

/** A dot after these, or after a single letter, ends nothing. */
const abbreviation =
  /^(?:e\.?g|i\.?e|etc|incl|approx|min|max|no|dr|mr|ms|mrs|ph\.?d|b\.?sc|m\.?sc|\p{L})\.$/iu;
