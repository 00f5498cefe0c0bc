/** Headers that stand behind a bullet's text because no empty line parted them where they were written. */
import type { Line, Run } from '#engines/documents/index.ts';
import { findDates } from '#engines/text/index.ts';

/**
 * The lines, with a header of a job parted from the bullet that it was glued to: it is set as headers of the section
 * are, ends with dates or stands over a line that has them.
 */
export function partGluedHeaders(lines: Line[]): Line[] {
  const looks = new Set(
    lines.flatMap(({ isBullet, segments: [first] }) => {
      const [run] = first?.runs ?? [];
      return !isBullet && run && isMarked(run) ? [lookOf(run)] : [];
    }),
  );
  if (looks.size === 0) return lines;
  return lines.flatMap((line, index) => parted(line, lines[index + 1], looks) ?? [line]);
}

function parted(line: Line, next: Line | undefined, looks: ReadonlySet<string>): Line[] | null {
  const [only, ...others] = line.segments;
  if (!line.isBullet || !only || others.length > 0) return null;
  const at = only.runs.findIndex(isMarked);
  const run = only.runs[at];
  if (at < 1 || !run || !looks.has(lookOf(run)) || !/^\p{Ll}{0,2}\p{Lu}|^\p{Lo}/u.test(run.text.trim()))
    return null;
  const [before, behind] = [only.runs.slice(0, at), only.runs.slice(at)];
  const header = textOf(behind);
  const isOverDates = behind.length === 1 && next !== undefined && !next.isBullet && hasRange(next.text);
  if (!hasRange(header) && !isOverDates) return null;
  return [
    { ...line, text: textOf(before), segments: [{ ...only, text: textOf(before), runs: before }] },
    {
      ...line,
      isBullet: false,
      bold: run.bold,
      text: header,
      segments: [{ ...only, text: header, runs: behind }],
    },
  ];
}

const isMarked = (run: Run): boolean => run.bold || run.italic;
const lookOf = (run: Run): string => `${run.bold} ${run.italic}`;
const textOf = (runs: Run[]): string => runs.map((run) => run.text).join(' ');
const hasRange = (text: string): boolean => findDates(text).some(({ isRange }) => isRange);
