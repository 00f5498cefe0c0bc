/**
 * Circles packed so that none covers another: each in turn, the largest first, is set against two that lie already, at the
 * place nearest to the middle that is free. The same sizes always lie the same way, whatever the direction of the page.
 */

export interface Circle {
  /** The middle, from the upper left corner. */
  x: number;
  y: number;
  r: number;
}

interface Room {
  width: number;
  /** Width through height that the whole is to come near to. */
  stretch: number;
  mostHeight: number;
}

/** The room on a telephone: a column, as bubbles that lie side by side there are too small for names. */
export const columnOf = (width: number): Room => ({ width, stretch: 0.45, mostHeight: width * 2.2 });

/** The room on a desk: wider than high, to be seen at once. */
export const sheetOf = (width: number): Room => ({ width, stretch: 1.3, mostHeight: width * 0.8 });

/** Of the mean radius, what stays free between two circles. */
const GAP = 0.06;
/** A circle that is alone does not fill the whole room. */
const LARGEST = 0.19;
const ALMOST = 1e-6;

/** Lays out circles whose areas are as the sizes, in their order, with the height that they take. All in pixels. */
export function packed(
  sizes: readonly number[],
  { width, stretch, mostHeight }: Room,
): { circles: Circle[]; height: number } {
  const radii = sizes.map((size) => Math.sqrt(Math.max(1, size)));
  const mean = radii.reduce((sum, r) => sum + r, 0) / Math.max(1, radii.length);
  const order = radii.map((_, index) => index).sort((a, b) => radiusAt(radii, b) - radiusAt(radii, a));
  const placed: Circle[] = [];
  const byIndex = new Map<number, Circle>();
  for (const index of order) {
    const r = radiusAt(radii, index);
    const circle = { ...placeFor(r, placed, { gap: mean * GAP, stretch }), r };
    placed.push(circle);
    byIndex.set(index, circle);
  }
  if (placed.length === 0) return { circles: [], height: 0 };
  const left = Math.min(...placed.map(({ x, r }) => x - r));
  const top = Math.min(...placed.map(({ y, r }) => y - r));
  const wide = Math.max(...placed.map(({ x, r }) => x + r)) - left;
  const high = Math.max(...placed.map(({ y, r }) => y + r)) - top;
  const scale = Math.min(width / wide, mostHeight / high, (width * LARGEST) / Math.max(...radii));
  const aside = (width - wide * scale) / 2;
  const circles = radii.flatMap((_, index) => {
    const circle = byIndex.get(index);
    if (!circle) return [];
    return [{ x: aside + (circle.x - left) * scale, y: (circle.y - top) * scale, r: circle.r * scale }];
  });
  return { circles, height: high * scale };
}

const radiusAt = (radii: readonly number[], index: number) => radii[index] ?? 1;

interface Point {
  x: number;
  y: number;
}

/** The free place nearest to the middle, seen as an ellipse as wide as the room is. */
function placeFor(
  r: number,
  placed: readonly Circle[],
  { gap, stretch }: { gap: number; stretch: number },
): Point {
  const [first, second] = placed;
  if (!first) return { x: 0, y: 0 };
  if (!second) return { x: first.x + first.r + gap + r, y: first.y };
  let best: Point | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, one] of placed.entries())
    for (let before = 0; before < index; before++) {
      const other = placed[before];
      if (!other || !isWithinReach(one, other, r + gap)) continue;
      for (const place of placesAgainst(one, other, r + gap)) {
        const away = (place.x / stretch) ** 2 + place.y ** 2;
        if (away < nearest - ALMOST && isFree(place, r + gap, placed)) {
          best = place;
          nearest = away;
        }
      }
    }
  return best ?? { x: Math.max(...placed.map((one) => one.x + one.r)) + gap + r, y: 0 };
}

/** A circle can touch both at once. */
const isWithinReach = (one: Circle, other: Circle, r: number): boolean =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= (one.r + other.r + 2 * r) ** 2;

/** The two places at which a circle touches both of two others within its reach. */
function placesAgainst(one: Circle, other: Circle, r: number): Point[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(dx, dy);
  const [toOne, toOther] = [one.r + r, other.r + r];
  const along = (toOne ** 2 - toOther ** 2 + apart ** 2) / (2 * apart);
  const across = Math.sqrt(Math.max(0, toOne ** 2 - along ** 2));
  const [ux, uy] = [dx / apart, dy / apart];
  const foot = { x: one.x + ux * along, y: one.y + uy * along };
  return [
    { x: foot.x - uy * across, y: foot.y + ux * across },
    { x: foot.x + uy * across, y: foot.y - ux * across },
  ];
}

function isFree({ x, y }: Point, r: number, placed: readonly Circle[]): boolean {
  for (const circle of placed) {
    const least = circle.r + r - ALMOST;
    if ((circle.x - x) ** 2 + (circle.y - y) ** 2 < least * least) return false;
  }
  return true;
}

const WAYS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const;

/** The circle that an arrow key leads to from another: the nearest that lies more that way than aside; null where none does. */
export function neighbour(circles: readonly Circle[], from: number, key: string): number | null {
  const start = circles[from];
  const way = Object.entries(WAYS).find(([name]) => name === key)?.[1];
  if (!start || !way) return null;
  let best: number | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, { x, y }] of circles.entries()) {
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    const far = ahead + 2 * aside;
    if (index !== from && ahead > 0 && aside <= ahead && far < nearest) {
      best = index;
      nearest = far;
    }
  }
  return best;
}

const LINE = 1.2;
const LARGEST_PX = 17;
/** Smaller letters are not read. */
export const SMALLEST_PX = 10.5;

/** The size of letters, in pixels, at which a name fits into a circle with its number below; null where none can be read. */
export function letterSize(name: string, r: number): number | null {
  const words = name.split(/\s+/);
  const room = 1.62 * r;
  for (let px = LARGEST_PX; px >= SMALLEST_PX; px -= 0.5) {
    const widths = words.map((word) => widthOf(word, px));
    if (Math.max(...widths) > room) continue;
    const lines = linesOf(widths, room, widthOf(' ', px)) + 1;
    if (lines * px * LINE <= 1.3 * r) return px;
  }
  return null;
}

function linesOf(widths: readonly number[], room: number, space: number): number {
  let lines = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled > 0 && filled + space + width > room) {
      lines += 1;
      filled = width;
    } else filled += (filled > 0 ? space : 0) + width;
  }
  return lines;
}

/** Letters of our font by how wide they are, in shares of their size, measured; the others are as wide as most. */
const WIDTHS: readonly (readonly [letters: RegExp, share: number])[] = [
  [/[mwMW]/, 0.86],
  [/[iljI.,]/, 0.28],
  [/[\sftr()/-]/, 0.36],
  [/[A-Z&]/, 0.65],
];
const USUAL = 0.57;
const ARABIC = 0.5;

/** Many machines set each letter on whole pixels. */
function widthOf(word: string, px: number): number {
  let width = 0;
  for (const letter of word) {
    const share =
      WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? (letter >= '\u0600' ? ARABIC : USUAL);
    width += Math.round(px * share);
  }
  return width;
}
