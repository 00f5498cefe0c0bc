import { taxonomy } from '#engines/taxonomy/index.ts';
import { type Learned, nothingLearned } from './learned.ts';
import type { MatchModel } from './model.ts';
import { createModelInForce, type ModelInForce } from './model-in-force.ts';

let own: ModelInForce | undefined;

function inForce(): ModelInForce {
  own ??= createModelInForce(taxonomy(), nothingLearned);
  return own;
}

/** One model for callers that are not handed one yet. */
export const defaultModel = (): MatchModel => inForce().current();
export const learnedVersion = (): string => inForce().learned();
export const useModel = (model: MatchModel): void => inForce().use(model);

export function openLearned(learned: Learned): void {
  if (learned.version !== learnedVersion()) own = createModelInForce(taxonomy(), learned);
}
