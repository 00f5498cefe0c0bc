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
