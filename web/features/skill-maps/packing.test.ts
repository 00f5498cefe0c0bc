import { describe, expect, test } from 'vitest';
import { columnOf, letterSize, neighbour, packed } from './packing.ts';

const ROOM = { width: 700, stretch: 1.4, mostHeight: 520 };

/** As the server makes them: six times a count, and the place on the page. */
const sizesOf = (counts: readonly number[]) => counts.map((count, index) => 6 * count + index);
const COUNTS: Record<string, (index: number, all: number) => number> = {
  equal: () => 7,
  falling: (index, all) => all - index,
  'steeply falling': (index) => Math.round(900 / (index + 1) ** 2),
  rising: (index) => index ** 2,
  mixed: (index) => (index * 7919) % 101,
  'one giant': (index) => (index === 0 ? 5_000 : 1),
};

describe('packed bubbles', () => {
  test.each(
    Object.keys(COUNTS).flatMap((name) => [0, 1, 2, 3, 10, 57, 200].map((all) => [name, all] as const)),
  )('of %s sizes, %i of them, never cover one another and stay within their room', (name, all) => {
    const sizes = sizesOf(Array.from({ length: all }, (_, index) => COUNTS[name]!(index, all)));
    for (const room of [ROOM, columnOf(328)]) {
      const { circles, height } = packed(sizes, room);
      expect(circles).toHaveLength(all);
      expect(height).toBeLessThanOrEqual(room.mostHeight + 0.01);
      const toEdge = circles.map(({ x, y, r }) => Math.min(x - r, y - r, room.width - x - r, height - y - r));
      const apart = circles.flatMap((a, index) =>
        circles.slice(0, index).map((b) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r),
      );
      expect(Math.min(0, ...toEdge)).toBeGreaterThan(-0.01);
      expect(apart.reduce((least, one) => Math.min(least, one), 0)).toBeGreaterThan(-0.01);
    }
  });

  test('have areas as their sizes are', () => {
    const { circles } = packed([400, 100, 25], ROOM);
    const [large, middle, small] = circles.map(({ r }) => r ** 2);
    expect(large! / middle!).toBeCloseTo(4);
    expect(middle! / small!).toBeCloseTo(4);
  });

  test('are walked to all four sides, and no further than the last', () => {
    const at = (x: number, y: number) => ({ x, y, r: 5 });
    const cross = [at(50, 50), at(80, 52), at(20, 48), at(50, 80), at(50, 20), at(130, 50)];
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
    expect(keys.map((key) => neighbour(cross, 0, key))).toEqual([1, 2, 3, 4]);
    expect(neighbour(cross, 5, 'ArrowRight')).toBeNull();
    expect(neighbour(cross, 0, 'Enter')).toBeNull();
  });

  test('bear most names on a telephone, where nobody points at one to read it', () => {
    const names = `Customer service, Cash handling, Microsoft Excel, Upselling, Business administration, Complaint handling,
      Sales, Inventory management, Local route knowledge, On-the-job training, Team leadership, Crew supervision, Logistics
      management, Proof of delivery, Supervision, Telephone etiquette, Construction supervision, ERP systems, Guest
      relations, Last-mile delivery, Light vehicle driving, Negotiation, Parcel delivery, Product knowledge, Road rules`;
    const skills = names.split(',').map((name) => name.trim().replace(/\s+/gu, ' '));
    const counts = [16, 12, 10, 9, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 6, 6];
    const { circles } = packed(
      skills.map((_, index) => counts[index] ?? 5),
      columnOf(328),
    );
    const named = skills.filter((name, index) => letterSize(name, circles[index]!.r) !== null);
    expect(named.length).toBeGreaterThanOrEqual(18);
  });

  test('bear their name where it can be read, in smaller letters where it is long', () => {
    const [short, long] = [letterSize('SQL', 40), letterSize('Stakeholder management', 45)];
    expect(short).toBe(17);
    expect(long).toBeLessThan(17);
    expect(letterSize('Stakeholder management', 14)).toBeNull();
  });

  // As wide as Chromium sets them in our font, in shares of their size.
  test.each([
    { name: 'management', share: 5.91 },
    { name: 'Presentation', share: 5.74 },
    { name: 'intelligence', share: 5.22 },
  ])('bear “$name” without its letters going over the edge', ({ name, share }) => {
    const r = 41;
    const size = letterSize(name, r);
    expect(size).not.toBeNull();
    expect(size! * share).toBeLessThanOrEqual(1.66 * r);
  });
});
