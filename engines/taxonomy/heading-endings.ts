/** Headings that a trade makes for itself: "Aviation Experience", "Kitchen Skills", "خبرات التدريس". */
import type { SectionKind } from './heading-lexicon.ts';
import { wordingsIn } from './wordings.ts';

const WORDS = wordingsIn('heading-endings');

const ENDINGS: [RegExp, SectionKind][] = [
  [endingIn('work'), 'work'],
  [beginningWith('work in Arabic'), 'work'],
  [endingIn('skills'), 'skills'],
  [beginningWith('skills in Arabic'), 'skills'],
  [endingIn('education'), 'education'],
  [beginningWith('education in Arabic'), 'education'],
  [endingIn('certifications'), 'certifications'],
  [beginningWith('certifications in Arabic'), 'certifications'],
  [endingIn('awards'), 'awards'],
  [endingIn('projects'), 'projects'],
  [endingIn('languages'), 'languages'],
  [/^languages? (?:\w+)$/, 'languages'],
  [beginningWith('languages in Arabic'), 'languages'],
  [endingIn('summary'), 'summary'],
  [endingIn('publications'), 'publications'],
];

/** English headings end with what they are about. */
function endingIn(list: string): RegExp {
  return new RegExp(`(?:^|\\s)${WORDS.source(list, { edges: 'anywhere' })}$`);
}

/** Arabic headings begin with what they are about. */
function beginningWith(list: string): RegExp {
  return new RegExp(`^(?:ال)?${WORDS.source(list, { edges: 'anywhere' })}(?:\\s|$)`);
}

/** The kind of section that a folded heading opens by its ending, or `null`. */
export function kindByEnding(key: string): SectionKind | null {
  return ENDINGS.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}

const WORD_OF_HEADINGS = new RegExp(WORDS.source('words of headings', { edges: 'anywhere' }));

/** Whether a folded text holds a word that headings are made of. */
export function holdsHeadingWord(text: string): boolean {
  return WORD_OF_HEADINGS.test(text);
}
