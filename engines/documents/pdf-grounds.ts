/** What is painted under the letters of a PDF page: on it, white letters are seen. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Area } from './pdf-geometry.ts';

/** Stands for a page with more grounds than are kept: white letters count as seen all over it. */
export const EVERYWHERE: Area = { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };

/** Least width and height of a ground, in points. */
const LEAST_GROUND = 6;

const MOST_GROUNDS = 500;

/** Operators that fill the path that was drawn. */
export const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Rules and letters drawn as shapes are no ground; and nobody is kept busy by a drawing. */
export function addGround(grounds: Area[], area: Area): void {
  if (area.x1 - area.x0 < LEAST_GROUND || area.y1 - area.y0 < LEAST_GROUND) return;
  if (grounds.length < MOST_GROUNDS) grounds.push(area);
  else grounds[0] = EVERYWHERE;
}

/** Whether a point lies in one of the areas. */
export const isWithin = (areas: readonly Area[], x: number, y: number): boolean =>
  areas.some((area) => x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1);

/** As pdfjs gives a colour, `#rrggbb`; a tint that no eye tells from paper is white. */
export const isWhite = (color: string): boolean => /^#f[a-f]f[a-f]f[a-f]$/i.test(color);
