/** Bullets that are drawn and not set: browsers paint the marks of their lists as small filled shapes. */
import type { Glyph } from './glyph.ts';
import type { Area } from './pdf-geometry.ts';

/** Neither the width nor the height of a mark is below this or above the next, in points. */
const LEAST_MARK = 1.2;
const LARGEST_MARK = 5;
/** A page with more of them is a drawing. */
const MOST_MARKS = 400;

/** Takes note of a filled shape that is small and as wide as it is high. */
export function addMark(marks: Area[], area: Area): void {
  const width = area.x1 - area.x0;
  const height = area.y1 - area.y0;
  const isSmall = Math.min(width, height) >= LEAST_MARK && Math.max(width, height) <= LARGEST_MARK;
  if (isSmall && Math.abs(width - height) < 0.3 && marks.length < MOST_MARKS) marks.push(area);
}

/** The glyphs with a bullet for each mark that stands alone before the first letter of a line. */
export function withDrawnBullets(glyphs: Glyph[], marks: readonly Area[]): Glyph[] {
  const bullets = marks.flatMap((mark) => bulletOf(mark, glyphs, marks) ?? []);
  return bullets.length > 0 ? [...glyphs, ...bullets] : glyphs;
}

function bulletOf(mark: Area, glyphs: readonly Glyph[], marks: readonly Area[]): Glyph | null {
  const y = (mark.y0 + mark.y1) / 2;
  // Several in a row are the dots of a rating.
  if (
    marks.some(
      (other) => other !== mark && Math.abs((other.y0 + other.y1) / 2 - y) < 1 && isNear(mark, other),
    )
  )
    return null;
  let first: Glyph | null = null;
  let nearest = Infinity;
  for (const glyph of glyphs) {
    if (glyph.isSpace || glyph.isInvisible || y > glyph.y || y < glyph.y - 0.75 * glyph.size) continue;
    const distance = Math.max(glyph.x - mark.x1, mark.x0 - glyph.x - glyph.width);
    if (distance >= nearest) continue;
    nearest = distance;
    first = glyph;
  }
  if (!first || nearest < 1 || nearest > 2 * first.size || mark.x1 - mark.x0 > 0.5 * first.size) return null;
  return {
    ...first,
    text: '•',
    x: mark.x0,
    width: mark.x1 - mark.x0,
    order: first.order - 0.5,
    code: undefined,
  };
}

const isNear = (a: Area, b: Area): boolean => Math.max(a.x0 - b.x1, b.x0 - a.x1) < 3 * (a.x1 - a.x0);
