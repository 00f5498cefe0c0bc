/** Words that tell a human language, and how well somebody knows it. */
import { derived, humanLanguages, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('resumes/language-words');

/** A pattern that finds the names of human languages in running text. */
const languagePattern = derived((taxonomy) => {
  const names = humanLanguages(taxonomy)
    .flatMap(({ names }) => [...names.en, ...names.ar, ...names.ar.map((name) => `اللغة\\s+${name}`)])
    .sort((a, b) => b.length - a.length);
  return new RegExp(
    // "عربي وانكليزي": the "and" of Arabic is written onto the name.
    `(?<=(?<!\\p{L})و?)(?:ASL|(?:American|British|Arabic|Emirati)\\s+Sign\\s+Language|${names.join('|')})(?![\\p{L}])`,
    'giu',
  );
});

/** The human languages that a text names, with where they stand in it. */
export function findLanguages(
  taxonomy: Taxonomy,
  text: string,
): { from: number; to: number; name: string }[] {
  return [...text.matchAll(languagePattern(taxonomy))].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    name: match[0].replace(/^اللغة\s+/, ''),
  }));
}

/** How well somebody knows a language. */
export const LEVEL = WORDS.pattern('levels of a language', {
  flags: 'iu',
  or: [/مستوى\s+\p{L}+/u],
});
