import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

/** How much a job asks for a skill, the most first. */
export type Importance = 'must' | 'should' | 'nice';

/** A line or sentence and its offsets in the text, end exclusive. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/** Lines and sentences of a text with their offsets: the unit in which wording such as "preferred" holds. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const boundary = /\n|[.!?؟؛;](?=\s)|[•▪●]/g;
  let start = 0;
  for (;;) {
    const match = boundary.exec(text);
    const end = match ? match.index + (match[0] === '\n' ? 0 : match[0].length) : text.length;
    if (end > start) lines.push({ start, end, text: text.slice(start, end) });
    if (!match) return lines;
    start = match.index + match[0].length;
  }
}

/** Index of the line that holds an offset. */
export function lineAt(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const WORDS = wordingsIn('matching/postings');
const niceWords = WORDS.pattern('says that it is a wish', { spaces: 'one' });
const mustWords = WORDS.pattern('says that it is a must', { spaces: 'one' });
const notNeeded = WORDS.pattern('says that it is not needed', { spaces: 'one' });

const opening = (list: string): RegExp =>
  new RegExp(`^${WORDS.source(list, { edges: 'anywhere', spaces: 'one' })}`, 'u');
const niceHeading = opening('opens a heading of wishes');
const mustHeading = opening('opens a heading of conditions');
const otherHeading = opening('opens a heading of other things');

/**
 * How much a posting wants what each line names. The wording of the line counts first ("Arabic is a plus"),
 * then the section it stands in. Lines under no heading are `should`.
 */
export function importanceByLine(lines: readonly Line[]): Importance[] {
  let section: Importance = 'should';
  return lines.map((line) => {
    const folded = fold(line.text)
      .replace(/^[\s\-*–·#>\d.)]+/, '')
      .trim();
    const colon = folded.indexOf(':');
    const head = colon >= 0 ? folded.slice(0, colon) : folded;
    const words = head.split(/\s+/).length;
    const isHeading = words <= 6 && (colon >= 0 || !/[.,]/.test(folded));
    if (isHeading) {
      if (niceHeading.test(head)) section = 'nice';
      else if (otherHeading.test(head)) section = 'should';
      else if (mustHeading.test(head)) section = niceWords.test(head) ? 'nice' : 'must';
    }
    if (notNeeded.test(folded) || niceWords.test(folded)) return 'nice';
    if (mustWords.test(folded)) return section === 'nice' ? 'nice' : 'must';
    return section;
  });
}
