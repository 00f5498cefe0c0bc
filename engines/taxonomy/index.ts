export { likenessOfAccounts, saidOf } from './accounts.ts';
export * from './autocomplete.ts';
export { cleanTitleOf } from './clean-title.ts';
export { type Completion, completionOf } from './completion.ts';
export * from './concepts.ts';
export { craftsIn, titleOfCraft } from './craft-titles.ts';
export { deedsTold, type ToldDeed } from './deeds.ts';
export { derived } from './derived.ts';
export { distanceKm, isOnMap } from './distances.ts';
export {
  type ExtractedSkill,
  extractSkills,
  LEAST_CONFIDENCE,
  newSkillNames,
} from './extract-skills.ts';
export { type ShownSkill, skillsShownIn } from './find-duties.ts';
export { type FoundSkill, findSkills } from './find-skills.ts';
export { headingWords, type SectionKind } from './heading-lexicon.ts';
export {
  DOCUMENT_TITLE,
  isKnownHeading,
  sectionOfHeading,
} from './headings.ts';
export { type LabelRole, labelWords, roleAmong, rolesOfLabel } from './labels.ts';
export { arabicStemsOf, type HumanLanguage, humanLanguages, languageNamed } from './languages.ts';
export { nearestSkills } from './nearest-skills.ts';
export { isKnownTitle, normaliseTitle, titleIsKnown, withoutRank } from './normalise-title.ts';
export { noticePeriodNamed } from './notice-periods.ts';
export { allNamesOf, occupationNames } from './occupation-names.ts';
export { placeText } from './place-texts.ts';
export {
  knownPlaces,
  type Place,
  type PlaceKind,
  placeName,
  placeNamed,
  placeOf,
  placesIn,
} from './places.ts';
export { type PlainWord, plainWord } from './plain-words.ts';
export {
  type Block as DataBlock,
  bilingual,
  blocksOf,
  columns,
  linesOf,
  type TextFile,
  textFile,
  textFiles,
} from './reading/text-files.ts';
export { relatedSkills, type Similarity, similarity } from './related.ts';
export { isCalledInLatin, isOwnName, shownNameOf, shownSkill } from './shown-names.ts';
export {
  type DataSource,
  importFolders,
  type Release,
  releases,
  sourcesIn,
  taxonomyFoldersIn,
} from './sources.ts';
export { type TaggedSkill, tagSkills } from './tagger/tag-skills.ts';
export {
  courseLink,
  openTaxonomy,
  skillGroupOf,
  type Taxonomy,
  taxonomyOf,
  taxonomyStats,
} from './taxonomy.ts';
export type { RankedTitle } from './title-candidates.ts';
export { isWholeTitle, withoutTitleWords } from './title-skills.ts';
export { kindredPhrases, kindredRoots } from './title-words.ts';
export { tradeSkillsIn } from './trade-skills.ts';
export { isToldIn, type Trade, tradeOf } from './trades.ts';
export { type Wordings, wordingsIn } from './wordings.ts';
export { findPlace, isPlace, placeScore, stripTrailingPlace } from './written-places.ts';
