/** Lines of a resume that no reader has placed: what nobody understood is kept as the person's own words, and not lost. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { foldedWords, withoutDates } from '#engines/text/index.ts';
import { holdsContact } from './few-words.ts';
import type { ParsedResume } from './resume.ts';
import type { Section } from './section.ts';

/** From so many words and such a share of the whole on a reading has missed what the resume is about. */
const FEWEST_WORDS = 12;
const LEAST_SHARE = 0.1;
/** A line of which so much stands nowhere in the reading is not placed. */
const MOSTLY = 0.6;
/** Lines of fewer words are names, places and headings; what stands behind a label is mostly a fact of a form. */
const FEWEST = 4;
const FEWEST_OF_LABELLED = 7;
/** From so many on a line tells more than the rows and heads of tables do. */
const LEAST_OF_TELLING = 11;
const LABELLED = /^[\p{L}\p{M}'’ ]{2,30}[:：]/u;
/** Letters of words that say something by themselves. */
const LONG = { latin: 4, arabic: 3 };

/**
 * The lines that tell something of which a reading holds nothing, in their order; none where the reading holds nearly all.
 * Contacts are no part of them.
 */
export function unplacedLines(read: Omit<ParsedResume, 'evidence'>, sections: readonly Section[]): Line[] {
  const known = new Set(stringsIn(read).flatMap((text) => foldedWords(text)));
  const lines = sections
    .flatMap(({ lines: own }) => own)
    .map((line) => {
      const words = foldedWords(withoutDates(line.text.replace(BULLET, ''))).filter(saysMuch);
      const strange = words.filter((word) => !known.has(word)).length;
      return { line, words: words.length, isUnplaced: words.length > 0 && strange >= MOSTLY * words.length };
    });
  const open = lines.filter(
    ({ isUnplaced, words, line }) =>
      isUnplaced &&
      !(words < LEAST_OF_TELLING && isOfTable(line)) &&
      words >= (LABELLED.test(line.text) ? FEWEST_OF_LABELLED : FEWEST) &&
      !holdsContact(line.text),
  );
  const words = sumOf(open);
  return words < FEWEST_WORDS || words < LEAST_SHARE * sumOf(lines) ? [] : open.map(({ line }) => line);
}

/** The head of a table, or a row of labels and their values. */
const isOfTable = ({ text, segments }: Line): boolean =>
  segments.length > 2 || (text.match(/[:：]/gu)?.length ?? 0) > 1;

const saysMuch = (word: string): boolean =>
  word.length >= (/\p{Script=Arabic}/u.test(word) ? LONG.arabic : LONG.latin);

const sumOf = (lines: readonly { words: number }[]): number =>
  lines.reduce((sum, { words }) => sum + words, 0);

/** All texts of a reading, however deep they stand. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
