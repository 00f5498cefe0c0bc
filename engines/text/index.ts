/**
 * The door of the text engine: how words are written, folded, stemmed, dated and weighed, in English and Arabic. It
 * knows no skill, no occupation and no document, and imports no other engine.
 */
export { type Heard, heardInArabic, heardInLatin, vowelsApart } from './arabic-in-latin.ts';
export {
  BEGIN,
  bestLabels,
  type ChainModel,
  expectedTransitions,
  featureRow,
  INSIDE,
  LABELS,
  labelProbabilities,
  OUTSIDE,
  readChain,
  scoresOf,
  sumsOf,
} from './chain.ts';
export { decodeWeights, encodeWeights } from './chain-weights.ts';
export { type Concern, type ConcernReader, openConcerns } from './concerns.ts';
export { Cosine } from './cosine.ts';
export { type DateSpan, findDates, pairOf, withoutDates } from './dates.ts';
export { type FoldedText, fold, foldName, foldWithMap, westernDigits } from './fold.ts';
export { dotProduct, latentSpace, unitVector } from './latent.ts';
export { listed } from './listing.ts';
export { literal } from './literal.ts';
export { monthNames, monthNamesByLength, monthNumber } from './months.ts';
export { NUMBER_WORDS } from './number-words.ts';
export { type Figures, logOdds, sigmoid } from './odds.ts';
export { type PartialDate, parseDate } from './partial-dates.ts';
export { isCountedNoun, quantity } from './quantities.ts';
export { ARABIC_LETTER, countArabic, countLatin, hasArabic, LATIN_LETTER, normaliseText } from './script.ts';
export { slipsBetween } from './slips.ts';
export { foldedWords, hashOf, speakingStems, stemFor, stemsOf } from './stems.ts';
export { createTermWeights, rarityIn } from './term-weights.ts';
export {
  createTextIndex,
  type IndexedDocument,
  type IndexQuery,
  type Ranked,
  type TextIndex,
} from './text-index.ts';
export {
  createCounting,
  type Frequencies,
  frequenciesOf,
  type SparseVector,
  sumOf,
  type Terms,
  tfidf,
} from './tfidf.ts';
export { foldTitle, neutralWord } from './title-folding.ts';
export { gramsAcross, plainWords } from './title-terms.ts';
export {
  faultOfWording,
  patternOfWordings,
  sourceOfWordings,
  spellingsOf,
  type WordingOptions,
} from './wordings.ts';
export { isArabic, keyOf, rootOf, stemOf, type Word, withoutArabicPrefixes, wordsOf } from './words.ts';
