export { createAliases } from './blind-review.aliases.ts';
export { recogniseAliases } from './blind-review.recognising.ts';
export { redacted } from './blind-review.redacting.ts';
export { isHiddenIn, shownIds, type Veil, veilOf, veilsOf } from './blind-review.veil.ts';
