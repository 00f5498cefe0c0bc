/** Pages of a few lines in which somebody notes who they are and what they do, in whatever order. */
import { deedsTold, findSkills, isPlace, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, logOdds } from '#engines/text/index.ts';
import { findLanguages } from './language-words.ts';
import { isNameShape } from './name-shape.ts';
import type { Section } from './section.ts';
import { findDegree, saysStudent } from './study-words.ts';
import { titleScore } from './titles-and-employers.ts';
import { sentencesOf } from './told-sentences.ts';
import { TOLD_SPAN } from './told-spans.ts';
import { tokensOn } from './word-count.ts';

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
const LONGEST_NAME = 5;
const LEAST_TITLE = 0.5;

/**
 * Weights of a logistic judgement of pages of few words: learned from 930 on which people tell of their work, by eleven hands, and
 * 240 that somebody may upload by mistake (messages, bills, adverts, what others do), by another. With a fifth left out in turn
 * it takes 95 % of the first and 20 % of the second; rules took 83 % and 28 %. The first are among the
 * accounts of the taxonomy, the others in `tools/panel/tellings`. `named` was set by hand: none of these texts opens with a name,
 * and resumes do.
 */
const weights = {
  always: -1.9,
  ofOneself: 0.9,
  sentencesOfOneself: 0.3,
  span: 2.3,
  study: 2.8,
  skill: 0.2,
  skills: 0.9,
  languages: 0.4,
  place: 1.6,
  deeds: 1.1,
  question: -1.8,
  ofAnotherKind: -1.5,
  named: 1.5,
};
type Weighed = keyof typeof weights;

/**
 * Whether a page of few words is somebody's own account of what they do, have learned or can do, in whatever order: "I pick
 * tomatoes in a greenhouse". A letter, a bill, a recipe or an advert is none.
 */
export function tellsOfOneself(taxonomy: Taxonomy, sections: readonly Section[]): boolean {
  const all = sections.flatMap((section) => section.lines);
  if (tokensOn(all) > MOST_WORDS) return false;
  const lines = all.map(({ text }) => text);
  const figures = figuresOf(taxonomy, lines);
  const isOfWork = figures.skill + figures.deeds + figures.study > 0;
  const longest = figures.ofOneself > 0 ? LONGEST_OF_ONESELF : LONGEST;
  if (!isOfWork && lines.reduce((sum, text) => sum + text.length, 0) >= longest) return false;
  return logOdds(weights, figures) > 0;
}

/** What a page says of whoever writes, as far as it is weighed. */
function figuresOf(taxonomy: Taxonomy, lines: readonly string[]): Record<Weighed, number> {
  const text = lines.join('\n');
  const own = lines.flatMap(sentencesOf).filter((sentence) => OF_ONESELF.test(fold(sentence))).length;
  const skills = new Set(findSkills(taxonomy, text).map(({ skillId }) => skillId)).size;
  const deeds = lines.flatMap((line) => deedsTold(line)).filter(({ isPlaceAlone }) => !isPlaceAlone).length;
  const isStudied = lines.some(
    (line) => GRADUATED.test(fold(line)) || saysStudent(line) || findDegree(line) !== null,
  );
  return {
    always: 1,
    ofOneself: Number(own > 0),
    sentencesOfOneself: Math.min(MOST_COUNTED, own),
    span: Number(lines.some((line) => TOLD_SPAN.test(fold(line)))),
    study: Number(isStudied),
    skill: Number(skills > 0),
    skills: Math.min(MOST_COUNTED, skills),
    languages: Number(lines.some((line) => findLanguages(taxonomy, line).length > 0)),
    place: Number(lines.some((line) => piecesOf(line).some((piece) => isPlace(taxonomy, piece)))),
    deeds: Math.min(MOST_DEEDS, deeds),
    question: Number(QUESTION.test(text)),
    ofAnotherKind: Number(isOfAnotherKind(lines)),
    named: Number(opensWithName(taxonomy, lines[0] ?? '')),
  };
}
/** So many letters that name no work at all are a poem, or a diary where they tell of whoever writes. */
const LONGEST = 250;
const LONGEST_OF_ONESELF = 400;
const MOST_COUNTED = 4;
const MOST_DEEDS = 3;
const QUESTION = /[?؟]/u;

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

const piecesOf = (line: string): string[] =>
  line
    .split(/\s[-–—ـ]\s|[|/:،,;؛()·•]|(?<=\p{L}{3})\.(?:\s|$)/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
