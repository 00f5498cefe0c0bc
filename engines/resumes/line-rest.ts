/** What is left of a line when its heading or its label is cut. */
import { BULLET, firstSegment, type Line, lineText, type Segment } from '#engines/documents/index.ts';

/** The line with these of its segments alone, of which there must be one. */
export function restOf(line: Line, segments: Segment[]): Line {
  const runs = segments.flatMap((segment) => segment.runs);
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const bold = runs.reduce((sum, run) => sum + (run.bold ? run.text.length : 0), 0);
  const x = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.x + segment.width));
  return {
    ...line,
    segments,
    text: lineText(segments),
    x,
    width: line.width === 0 ? 0 : right - x,
    bold: bold > 0.8 * letters,
    isBullet: BULLET.test(lineText(segments)),
    gap: 0,
  };
}

/** The line behind a label that it begins with, and the colon after that. */
export function withoutLabel(line: Line, label: string): Line {
  const first = cutBefore(firstSegment(line), label.length);
  const others = line.segments.slice(1);
  return restOf(line, first.text === '' && others.length > 0 ? others : [first, ...others]);
}

/** A segment less its first letters, and the colon behind them. */
function cutBefore(segment: Segment, length: number): Segment {
  let left = length;
  const runs = segment.runs.map((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return { ...run, text: run.text.slice(cut).replace(COLON, '') };
  });
  return {
    ...segment,
    text: segment.text.slice(length).replace(COLON, ''),
    runs: runs.filter((run) => run.text !== ''),
  };
}

const COLON = /^\s*[:：]\s*/;
