import { type MatchModel, modelOf, nothingLearned } from '#engines/matching/index.ts';
import { openTaxonomy, type Taxonomy } from '#engines/taxonomy/index.ts';

/** The release's own taxonomy and its model, each made when a benchmark first asks for it. */
class Released {
  #taxonomy: Taxonomy | undefined;
  #model: MatchModel | undefined;

  get taxonomy(): Taxonomy {
    this.#taxonomy ??= openTaxonomy();
    return this.#taxonomy;
  }

  get model(): MatchModel {
    this.#model ??= modelOf(this.taxonomy, nothingLearned);
    return this.#model;
  }
}

export const released = new Released();
