import type { GateValues } from './gates.ts';
import type { Question } from './match-index-query.ts';
import type { Segment } from './match-index-segment.ts';
import type { Calibration } from './model.ts';
import { combine, type PartValues } from './score.ts';

/** Room for the order of sums: bounds and estimates in other orders than the score's differ by far less. */
export const rounding = 1e-9;

/** What a document must reach, in raw score times gates, rising as better ones enter; and those that entered. */
export class Bar {
  readonly #isLimited: boolean;
  /** From here on scores differ by less than numbers can tell, and ids decide. */
  readonly #highest: number;
  readonly #best: Heap;
  readonly #entered: { segment: Segment; slot: number; value: number }[] = [];
  /** Nothing below it can be in the list. */
  least: number;

  constructor({ minScore, limit }: Question, calibration: Calibration) {
    this.#isLimited = limit < Infinity;
    this.#best = new Heap(this.#isLimited ? limit : 0);
    this.#highest = leastReaching(1 - 1e-7, calibration);
    this.least = minScore > 0 ? leastReaching(minScore, calibration) - rounding : -1;
    if (limit === 0) this.least = Infinity;
  }

  enter(segment: Segment, slot: number, value: number): void {
    this.#entered.push({ segment, slot, value });
    if (!this.#isLimited) return;
    this.#best.push(value);
    if (this.#best.isFull)
      this.least = Math.max(this.least, Math.min(this.#best.least, this.#highest) - rounding);
  }

  entered(): readonly { segment: Segment; slot: number; value: number }[] {
    return this.#entered.filter(({ value }) => value >= this.least);
  }
}

/** Gates that take nothing away: for the most that a score can be. */
export const noGates: GateValues = {
  experience: 1,
  education: 1,
  level: 1,
  licence: 1,
  location: 1,
  language: 1,
};

/** All parts at one value: the raw score is that value. */
export const allOf = (value: number): PartValues => ({
  title: value,
  work: value,
  words: value,
  meaning: value,
  skills: value,
});

/** The least raw score times gates that gives a score; found by halving, whatever the curve. */
function leastReaching(score: number, calibration: Calibration): number {
  const scoreAt = (value: number) => combine(allOf(value), noGates, calibration);
  if (scoreAt(1) < score) return 1 + 2 * rounding;
  let [low, high] = [-1e-9, 1];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (scoreAt(middle) >= score) high = middle;
    else low = middle;
  }
  return low;
}

/** The largest values pushed, as many as it has room for; the least of them on top. */
class Heap {
  readonly #values: Float64Array;
  #size = 0;

  constructor(room: number) {
    this.#values = new Float64Array(room);
  }

  get isFull(): boolean {
    return this.#size === this.#values.length;
  }

  get least(): number {
    return this.#values[0]!;
  }

  push(value: number): void {
    const values = this.#values;
    if (this.#size < values.length) {
      let at = this.#size++;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (values[parent]! <= value) break;
        values[at] = values[parent]!;
        at = parent;
      }
      values[at] = value;
      return;
    }
    if (values.length === 0 || value <= values[0]!) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && values[child + 1]! < values[child]!) child++;
      if (values[child]! >= value) break;
      values[at] = values[child]!;
      at = child;
    }
    values[at] = value;
  }
}
