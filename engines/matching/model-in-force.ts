import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { Learned } from './learned.ts';
import { type MatchModel, modelOf } from './model.ts';

/** The model that a program ranks and explains with, while others may be made and tried beside it. */
export interface ModelInForce {
  /** The model itself; the first is made when it is first asked for, in about half a second. */
  current(): MatchModel;
  /** What it has learned, by its version; makes nothing. */
  learned(): string;
  /** From now on this one is in force. Whoever holds the one before may go on with it. */
  use(model: MatchModel): void;
}

/** Begins with the model of a taxonomy and of what was learned from documents. */
export function createModelInForce(taxonomy: Taxonomy, learned: Learned): ModelInForce {
  let model: MatchModel | undefined;
  return {
    current: () => {
      model ??= modelOf(taxonomy, learned);
      return model;
    },
    learned: () => model?.learned ?? learned.version,
    use: (next) => {
      model = next;
    },
  };
}
