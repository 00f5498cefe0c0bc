import { hasArabic } from '#engines/text/index.ts';
import type { Line } from './page.ts';
import { BULLET } from './page.ts';

/** A line of ten points as tests want it, in one style; a tab parts its segments. */
export function lineOf(text: string, given: Partial<Line> = {}): Line {
  const { x = 40, size = 10, bold = false } = given;
  const isRtl = hasArabic(text);
  let at = x;
  const segments = text.split('\t').map((part) => {
    const place = { text: part, x: at, width: part.length * size * 0.5 };
    at += place.width + 40;
    const style = { size, bold, italic: false, font: 'f1', color: '#000000', link: null };
    return { ...place, runs: [{ ...place, ...style }] };
  });
  return {
    page: 1,
    column: 0,
    x,
    y: 100,
    width: at - 40 - x,
    height: size * 1.2,
    size,
    bold,
    isBullet: BULLET.test(text),
    isRtl,
    gap: 1.2,
    text,
    segments,
    isHeadingStyle: false,
    room: 0,
    ...given,
  };
}
