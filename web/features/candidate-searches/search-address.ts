import { type SearchCondition, TOLD_SILENCES } from '#contract/features/candidate-searches.contract.ts';
import type { AddressValue } from '#web/platform/address-values.ts';
import { CANDIDATE_SEARCH } from './candidate-searches.addresses.ts';
import { conditionsIn } from './condition-reading.ts';

/** The conditions as they were changed by hand; null where the text alone says them. */
const conditions: AddressValue<readonly SearchCondition[] | null> = {
  usual: null,
  read: (written) => {
    try {
      return conditionsIn(JSON.parse(written));
    } catch {
      return null;
    }
  },
  write: (value) => (value === null ? '' : JSON.stringify(value)),
};

/** A whole search is in the address, its conditions as what they are. */
export const ADDRESS = { ...CANDIDATE_SEARCH, by: conditions };

export type Silence = (typeof TOLD_SILENCES)[number];

export const silencesIn = (written: readonly string[]): Silence[] =>
  TOLD_SILENCES.filter((kind) => written.includes(kind));
