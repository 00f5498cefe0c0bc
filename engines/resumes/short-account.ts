/** Pages of a few lines in which somebody notes who they are and what they do, in whatever order. */
import {
  deedsTold,
  findSkills,
  isPlace,
  normaliseTitle,
  occupationNames,
  type Taxonomy,
  titleIsKnown,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, wordsOf } from '#engines/text/index.ts';
import { introducesOneself } from './introduction.ts';
import { findLanguages } from './language-words.ts';
import { isNameShape } from './name-shape.ts';
import type { Section } from './section.ts';
import { findDegree, saysStudent } from './study-words.ts';
import { titleScore } from './titles-and-employers.ts';
import { sentencesOf } from './told-sentences.ts';
import { TOLD_SPAN } from './told-spans.ts';
import { tokenCount } from './word-count.ts';

const WORDS = wordingsIn('resumes/own-words');
const OPENS_ANOTHER = new RegExp(
  `^[^\\p{L}]*(?:${WORDS.source('opens or closes a letter')}|${WORDS.source('opens a line of another document')})`,
  'u',
);
const OF_ONESELF = WORDS.pattern('tells of oneself');
const OF_ANOTHER = WORDS.pattern('is of another document');
const GRADUATED = WORDS.pattern('tells of studies that are finished');

/** More words than this have an order of their own. */
const MOST_WORDS = 150;
/** In which somebody says who they are. */
const OPENING_LINES = 3;
const LONGEST_NAME = 5;
const LEAST_TITLE = 0.5;
/** One may be said of anything in passing. */
const LEAST_FACTS = 2;
const LEAST_SKILLS = 2;

/**
 * Whether a page tells in few words of one person: it opens with a name, a trade or a student, and says two things of
 * work, time, study, skills, languages or places. A letter, a bill, a recipe or an advert is none, whatever else it says.
 */
export function notesSomebody(taxonomy: Taxonomy, sections: readonly Section[]): boolean {
  const lines = fewLinesOf(sections);
  if (!lines) return false;
  const opening = lines.slice(0, OPENING_LINES);
  const isOpened =
    opensWithName(taxonomy, opening[0] ?? '') ||
    opening.some((line) => introducesOneself(line) || saysStudent(line) || namesTrade(taxonomy, line));
  const facts = factsIn(taxonomy, lines);
  const { trade, span, study, skill } = facts;
  // Who tells of oneself without a name says for how long, and what one does.
  const { skill: _, ...kinds } = facts;
  const isNoted = Object.values(kinds).filter(Boolean).length >= LEAST_FACTS;
  // Who tells of oneself without a name says for how long, and what one does.
  const isOfOneself = span && (trade || study || skill) && lines.some((line) => OF_ONESELF.test(fold(line)));
  return ((isOpened || isOfOneself) && isNoted) || (span && tellsOfTrade(taxonomy, lines));
}

/** Whether sentences of whoever writes name a trade somewhere: "my designation is helper but I do ... under the chargehand". */
function tellsOfTrade(taxonomy: Taxonomy, lines: readonly string[]): boolean {
  const own = lines.flatMap(sentencesOf).filter((sentence) => OF_ONESELF.test(fold(sentence)));
  return (
    own.length >= LEAST_SENTENCES && lines.flatMap(wordsAndPairs).some((name) => isTrade(taxonomy, name))
  );
}
const LEAST_SENTENCES = 2;

const isTrade = (taxonomy: Taxonomy, name: string): boolean =>
  occupationNames(taxonomy).asWritten(name).size > 0;

function wordsAndPairs(line: string): string[] {
  const words = wordsOf(fold(line)).map(({ text }) => text);
  return words.flatMap((word, at) => [word, ...(at > 0 ? [`${words[at - 1]} ${word}`] : [])]);
}

/** Whether a page tells in few words what somebody does or that they have graduated: "I pick tomatoes in a greenhouse". A mere place of work in passing says too little. */
export function tellsDeeds(sections: readonly Section[]): boolean {
  const lines = fewLinesOf(sections);
  if (!lines) return false;
  if (lines.some((line) => GRADUATED.test(fold(line)))) return true;
  return lines.some((line, at) => deedsTold(line).some(({ isPlaceAlone }) => !isPlaceAlone || at === 0));
}

/** The lines of a page of few words; null where it has more, or is a letter, a bill, a recipe or an advert. */
function fewLinesOf(sections: readonly Section[]): string[] | null {
  const lines = sections.flatMap((section) => section.lines).map(({ text }) => text);
  const words = lines.reduce((sum, text) => sum + tokenCount(text), 0);
  return words > MOST_WORDS || isOfAnotherKind(lines) ? null : lines;
}

/** Whether a line is one that letters, bills, recipes and adverts have, and no resume. */
export const isOfAnotherKind = (lines: readonly string[]): boolean =>
  lines.map(fold).some((line) => OPENS_ANOTHER.test(line) || OF_ANOTHER.test(line));

/** "Levon Hakobyan", "WAISWA MOSES (Ugandan), Al Quoz": words before anything else that may be a name. */
function opensWithName(taxonomy: Taxonomy, line: string): boolean {
  const [opening = ''] = piecesOf(line);
  const words = opening.split(/\s+/u).length;
  return (
    // A first name alone has its line for itself.
    (words > 1 || opening === line.trim()) &&
    words <= LONGEST_NAME &&
    isNameShape(opening) &&
    !OPENS_A_HEADING.test(opening) &&
    titleScore(taxonomy, opening) < LEAST_TITLE
  );
}
/** "The Quiet Harbour" is nobody. */
const OPENS_A_HEADING = /^(?:the|an?|my|our|how|to)\s/iu;

/** Which kinds of things that people say of themselves some lines say. */
function factsIn(taxonomy: Taxonomy, lines: readonly string[]) {
  const skills = new Set(findSkills(taxonomy, lines.join('\n')).map(({ skillId }) => skillId));
  return {
    trade: lines.some((line) => namesTrade(taxonomy, line)),
    span: lines.some((line) => TOLD_SPAN.test(fold(line))),
    study: lines.some((line) => saysStudent(line) || findDegree(line) !== null),
    skill: skills.size > 0,
    skills: skills.size >= LEAST_SKILLS,
    languages: lines.some((line) => findLanguages(taxonomy, line).length > 0),
    place: lines.some((line) => piecesOf(line).some((piece) => isPlace(taxonomy, piece))),
  };
}

/** Whether a piece of a line is an occupation, or begins with one. */
const namesTrade = (taxonomy: Taxonomy, line: string): boolean =>
  piecesOf(line).some((piece) => {
    const words = withoutLead(piece).split(/\s+/u);
    return words.some((_, at) => {
      const title = words.slice(0, at + 1).join(' ');
      return (
        at < LONGEST_NAME &&
        titleScore(taxonomy, title) >= LEAST_TITLE &&
        (normaliseTitle(taxonomy, title, 1)[0]?.score ?? 0) >= titleIsKnown
      );
    });
  });

/** «كنت مدرسة», "I was a nurse": what stands before a trade is no part of it. */
function withoutLead(piece: string): string {
  const [lead = ''] = BEFORE_TRADE.exec(fold(piece)) ?? [];
  return piece.split(/\s+/u).slice(lead.split(/\s+/u).filter(Boolean).length).join(' ');
}
const BEFORE_TRADE = new RegExp(`^${WORDS.source('stands before a trade')}\\s`, 'u');

const piecesOf = (line: string): string[] =>
  line
    .split(/\s[-–—ـ]\s|[|/:،,;؛()·•]|(?<=\p{L}{3})\.(?:\s|$)/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
