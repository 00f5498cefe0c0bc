import type { Line } from '#engines/documents/index.ts';

/** Size, weight, slant and colour with which a line begins; empty where it has no type. */
export function lineStyle(line: Line): string {
  const run = line.segments[0]?.runs[0];
  return run ? `${run.size.toFixed(1)}${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}${run.color}` : '';
}
