/** Languages among other facts: "English good, Hindi little. UAE licence", «وورد واكسل، انجليزي وسط». */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, wordsOf } from '#engines/text/index.ts';
import { findLanguages, LEVEL } from './language-words.ts';
import { readLanguages, type SpokenLanguage } from './spoken-languages.ts';
import { asLines, sentencesOf } from './told-sentences.ts';

const WORDS = wordingsIn('resumes/spoken-languages');
const HOW_WELL = WORDS.pattern('tells how well one speaks, in plain words');
const PLAIN = new RegExp(
  `^(?:${WORDS.source('stands beside a language')}|${WORDS.source('tells how well one speaks, in plain words')}|\\p{Nd}.*)$`,
  'u',
);
/** "Italian, French" of somebody who cooks. */
const OF_KITCHENS =
  /(?<!\p{L})(?:cuisines?|kitchens?|chefs?|cook\p{L}*|foods?|dish(?:es)?|restaurants?)(?!\p{L})|مطبخ|طبخ|مطاعم|مطعم|شيف/iu;

/** The languages of pieces that say nothing else: several of them, or one with how well it is spoken. */
export function strayLanguages(taxonomy: Taxonomy, lines: readonly Line[]): SpokenLanguage[] {
  return readLanguages(
    taxonomy,
    lines.flatMap((line) =>
      asLines(
        line,
        sentencesOf(line.text.replace(BULLET, '')).flatMap((sentence) => toldIn(taxonomy, sentence)),
      ),
    ),
  );
}

/** What a sentence tells of languages; nothing of those that somebody does not speak. */
function toldIn(taxonomy: Taxonomy, sentence: string): string[] {
  return sentence.split(/\s+[|/–—·•-]+\s+|\t|(?<=(?<!\p{L})no)\.\s+/iu).flatMap((part) => {
    const pieces = part.split(/\s*[,،]\s*/u);
    const told = pieces.flatMap((piece) => languagesOf(taxonomy, piece) ?? []);
    const count = told.reduce((sum, { languages }) => sum + languages, 0);
    const isLevelled = told.some(({ isLevelled: own }) => own);
    if (count < (isLevelled ? 1 : 2) || (!isLevelled && OF_KITCHENS.test(sentence))) return [];
    // "Arabic, English (reports and meetings)": beside languages a piece with more words is of one, too.
    return [pieces.filter((piece) => isSpoken(taxonomy, piece)).join(', ')];
  });
}

const isSpoken = (taxonomy: Taxonomy, piece: string): boolean =>
  findLanguages(taxonomy, piece).length > 0 && !DENIED.test(fold(piece));

/** A piece that tells of languages and of nothing else; `null` of any other. */
function languagesOf(
  taxonomy: Taxonomy,
  piece: string,
): { text: string; languages: number; isLevelled: boolean } | null {
  if (!isSpoken(taxonomy, piece)) return null;
  const found = findLanguages(taxonomy, piece);
  let rest = piece;
  for (const { from, to } of [...found].reverse()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const isLevelled = LEVEL.test(rest) || HOW_WELL.test(fold(rest));
  const others = wordsOf(
    fold(rest.replace(IN_BRACKETS, ' ').replace(new RegExp(LEVEL.source, 'giu'), ' ')),
  ).filter(({ text }) => !PLAIN.test(text));
  if (others.length > (found.length > 1 ? 1 : 0)) return null;
  return { text: piece, languages: found.length, isLevelled };
}

const IN_BRACKETS = /\([^)]*\)?/gu;
/** "English no", "Arabic: not yet", «ما بعرف انجليزي». */
const DENIED = /(?<!\p{L})(?:no|not|none|dont|don['’]t|cannot)(?!\p{L})|(?<!\p{L})(?:لا|ما|مو|مش)(?!\p{L})/u;
