/** Headings that wrap in a narrow column: "TRAINING &" over "CERTIFICATIONS". */
import { firstSegment, type Line, lineText } from '#engines/documents/index.ts';
import { isKnownHeading, sectionOfHeading } from '#engines/taxonomy/index.ts';
import { headingStyle } from './heading-styles.ts';

/** The same lines, each wrapped heading as one; what stands beside its second line stays a line of its own. */
export function joinHeadings(lines: Line[]): Line[] {
  const out: Line[] = [];
  let isTaken = false;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (isTaken) isTaken = false;
    else if (next && isPair(line, next)) {
      out.push(...joinPair(line, next));
      isTaken = true;
    } else out.push(line);
  }
  return out;
}

/** Whether two lines are one heading: alike, under each other, short, and together the name of a section. */
function isPair(line: Line, next: Line): boolean {
  const first = firstSegment(line);
  const below = next.segments[0];
  if (!below || line.isBullet || next.isBullet || next.gap >= 1.9 || line.width <= 0) return false;
  // Labels of a form, each with its value.
  if (/^[:：]/.test(line.segments[1]?.text ?? '') || /^[:：]/.test(next.segments[1]?.text ?? ''))
    return false;
  // Each has what it heads beside it: "Technical | …" over "Languages | …".
  const isWhole = isKnownHeading(`${first.text} ${below.text}`);
  const haveValues = line.segments.length > 1 && next.segments.length > 1;
  if (haveValues && isKnownHeading(below.text) && !isWhole) return false;
  const shift = 3 + (line.isRtl ? Math.abs(first.width - below.width) : 0);
  return (
    Math.abs(first.x - below.x) < shift &&
    headingStyle(line) === headingStyle(next) &&
    first.text.split(/\s+/).length <= 4 &&
    below.text.split(/\s+/).length <= 3 &&
    (line.segments.length > 1 || next.segments.length === 1) &&
    isHeadingOfTwo(first.text, below.text)
  );
}

function joinPair(line: Line, next: Line): Line[] {
  const first = firstSegment(line);
  const below = firstSegment(next);
  const text = `${first.text} ${below.text}`;
  const segments = [{ ...first, text, runs: [...first.runs, ...below.runs] }, ...line.segments.slice(1)];
  const whole = { ...line, segments, text: lineText(segments) };
  const rest = next.segments.slice(1);
  const [beside] = rest;
  return beside ? [whole, { ...next, segments: rest, text: lineText(rest), x: beside.x }] : [whole];
}

/** Below a whole heading stands what it is about ("Languages" / "English"), unless it plainly goes on. */
function isHeadingOfTwo(text: string, below: string): boolean {
  const joined = `${text} ${below}`;
  if (sectionOfHeading(joined) === null) return false;
  if (isKnownHeading(joined) || /(?:[&,،/–-]|\sand|\sو)$/i.test(text)) return true;
  return sectionOfHeading(text) === null && (sectionOfHeading(below) === null || isKnownHeading(below));
}
