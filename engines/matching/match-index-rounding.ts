import type { TextVector } from './text-model.ts';

/** Steps of a sparse weight (1/256, held in a byte) and of a dense component (1/128, held in a signed byte). */
export const sparseSteps = 256;
/** A component of 1 is so many steps. */
export const denseSteps = 128;

/** Steps of an occupation's weight (1/256, held in a byte). */
export const workSteps = 256;

/** The weight of an occupation as a byte, at least one step. */
export function workByte(weight: number): number {
  return Math.min(255, Math.max(1, Math.round(weight * workSteps)));
}

/** The weight of a term as a byte, at least one step: a term that is there does not vanish. */
export function sparseByte(weight: number): number {
  return Math.min(255, Math.max(1, Math.round(weight * sparseSteps)));
}

/** Never -0, which no byte can hold. */
export function denseByte(component: number): number {
  return Math.min(127, Math.max(-127, Math.round(component * denseSteps))) + 0;
}

/**
 * A text as the index holds it: a byte a number, a quarter of the memory. A likeness moves by about 0.001. Done
 * twice it changes nothing more.
 */
export function roundedText(text: TextVector): TextVector {
  return {
    ...text,
    weights: text.weights.map((weight) => sparseByte(weight) / sparseSteps),
    dense: text.dense.map((component) => denseByte(component) / denseSteps),
  };
}
