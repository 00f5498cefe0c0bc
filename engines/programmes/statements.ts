import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

const WORDS = wordingsIn('programmes/statements');

/** The statements of a course text: its lines and sentences, without those on how it is held and graded. */
export function statementsOf(text: string): string[] {
  const statements = text
    .split(/\n+/)
    .filter((line) => !tellsHowHeld(line))
    .flatMap(sentencesOf)
    .map(withoutMark)
    .filter((part) => part.length > 0 && !opening.test(fold(part)));
  return statements.length > 0 ? statements : [text];
}

/** The sentences of a line; an abbreviation such as "e.g." ends none. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.!?؟;؛])(?<!\b(?:e\.g|i\.e|etc|vs|no|cf)\.)\s+/iu)
    .filter((sentence) => sentence.trim() !== '');

/** Whether a line tells of grading, attendance, books or teachers, which teach nothing. */
export const tellsHowHeld = (line: string): boolean => howHeld.test(fold(line));

/** Whether a line only leads to the list below it: "By the end of this course students will be able to:". */
export const opensList = (line: string): boolean => /[:：]\s*$/.test(line) && opening.test(fold(line.trim()));

/** "CLO 2.1:" and the like, which only outcomes bear. */
const OUTCOME_MARK = /^\s*(?:[CPISU]?LOs?)\s?-?\s?\d{1,2}(?:\.\d{1,2})?\s*[:.)\-–—]*\s+/u;

/** Whether a line is marked as an outcome, wherever it stands. */
export const isMarkedOutcome = (line: string): boolean => OUTCOME_MARK.test(line);

/** A statement without the bullet, number or letter of its list. */
export const withoutMark = (line: string): string =>
  line
    .replace(OUTCOME_MARK, '')
    .replace(/^(?:[\s\-•●○▪*–—·]+|\(?\p{N}{1,2}(?:\.\p{N}{1,2})*[.)\-:]\s+|\(?\p{L}[.)]\s+)+/u, '')
    .trim();

/** What a statement says before its purpose, means or condition, which begin after the third word or later. */
export function coreOf(statement: string): string {
  const words = statement.split(/\s+/);
  const end = words.findIndex((word, at) => at >= FEWEST_WORDS_OF_CORE && besides.test(fold(word)));
  return end < 0 ? statement : words.slice(0, end).join(' ');
}

const FEWEST_WORDS_OF_CORE = 3;
// A label: the line is this and little more, or goes on after a colon.
const howHeld = new RegExp(`^\\s*${WORDS.source('how a course is held')}[^\\n:]{0,20}(?::|$)`, 'iu');
const opening = new RegExp(`^${WORDS.source('opens a list of outcomes')}`, 'iu');
const besides = new RegExp(`^${WORDS.source('purpose or means')}$`, 'iu');
