/** Labels of a form that wrap in their narrow column: "Main activities and" over "responsibilities". */
import { firstSegment, type Line, lineText } from '#engines/documents/index.ts';
import { rolesOfLabel } from '#engines/taxonomy/index.ts';

/** A label breaks over no more lines than these. */
const MOST_LINES = 3;

/** The same lines, each wrapped label whole before its value; what stands beside its other lines stays. */
export function joinLabels(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    const joined = line.segments.length > 1 ? wrappedLabel(lines, index) : null;
    if (joined) {
      // A line that held nothing but the end of a label is gone with it.
      out.push(...joined.filter(({ text }) => text !== ''));
      index += joined.length - 1;
    } else out.push(line);
  }
  return out;
}

/** The lines of a label that breaks, or null. The last of them may hold nothing but the label's end. */
function wrappedLabel(lines: Line[], from: number): Line[] | null {
  const first = lines[from];
  if (!first) return null;
  const label = firstSegment(first);
  if (rolesOfLabel(label.text).length > 0) return null;
  let text = label.text;
  for (let count = 1; count < MOST_LINES; count++) {
    const below = lines[from + count];
    const rest = below?.segments[0];
    if (!below || !rest || below.isBullet || below.gap > 1.9) return null;
    text = `${text} ${rest.text}`;
    if (rolesOfLabel(text).length === 0) continue;
    const values = lines.slice(from, from + count + 1).map(({ segments }) => segments.slice(1));
    const [own = [], ...others] = values;
    const segments = [{ ...label, text }, ...own];
    return [
      { ...first, segments, text: lineText(segments) },
      ...others.map((rests, index): Line => {
        const line = lines[from + 1 + index] ?? first;
        return { ...line, segments: rests, text: lineText(rests) };
      }),
    ];
  }
  return null;
}
