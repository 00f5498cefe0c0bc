export { createAliases } from './blind-review.aliases.ts';
export {
  type Disclosure,
  disclosureOf,
  disclosuresOf,
  listedPeople,
  listedTotal,
  shownIds,
} from './blind-review.disclosure.ts';
export { isHiddenIn, readsUnverified } from './blind-review.hidden.ts';
export { countOpenedPages, openPage } from './blind-review.pages.ts';
export { recogniseAliases } from './blind-review.recognising.ts';
export { redacted } from './blind-review.redacting.ts';
