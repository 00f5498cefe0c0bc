import {
  PEOPLE_SORTS,
  SearchCondition,
  TOLD_SILENCES,
} from '#contract/features/candidate-searches.contract.ts';
import { type AddressValue, oneOf, text, wholeNumber, words } from '#web/platform/address.ts';

/** The conditions as they were changed by hand; null where the text alone says them. */
const conditions: AddressValue<readonly SearchCondition[] | null> = {
  usual: null,
  read: (written) => {
    try {
      const found = SearchCondition.array().safeParse(JSON.parse(written));
      return found.success ? found.data : null;
    } catch {
      return null;
    }
  },
  write: (value) => (value === null ? '' : JSON.stringify(value)),
};

/** A whole search is in the address: a reload and a shared link keep it. */
export const ADDRESS = {
  q: text('', 500),
  by: conditions,
  /** Kinds of facts that may be unsaid. */
  pass: words(),
  sort: oneOf(PEOPLE_SORTS, 'score'),
  job: text(),
  page: wholeNumber(),
  /** The saved search that is open, and since when people in it are new. */
  saved: text(),
  since: text(),
};

export type Silence = (typeof TOLD_SILENCES)[number];

export const silencesIn = (written: readonly string[]): Silence[] =>
  TOLD_SILENCES.filter((kind) => written.includes(kind));
