/** Reading the pools of `names.ts` and of the trades, which are written as one text each. */

import type { Random } from './random.ts';

/** The items of a pool. */
export const list = (text: string): string[] => text.split('|').filter(Boolean);

/** The cells of an item that has several. */
export const cells = (text: string): string[] => text.split(';').map((cell) => cell.trim());

/** An item of two cells. */
export function twoCells(text: string): [string, string] {
  const [first = '', second = ''] = cells(text);
  return [first, second];
}

/** The latest of a list that is never empty. */
export function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}

/** Every `#` as a digit. */
export const digits = (pattern: string, draw: Random): string =>
  pattern.replace(/#/g, () => String(draw.between(0, 9)));
