/** Pages of a few lines in which somebody notes who they are and what they do, in whatever order. */
import {
  deedsTold,
  findSkills,
  isPlace,
  likenessOfAccounts,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
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
const SURE_TITLE = 0.95;

/**
 * Weights of a logistic judgement of pages of few words: learned from 245 accounts of work by some thirty hands that nothing before
 * tells from other pages, and 215 that somebody may upload by mistake (messages, bills, adverts, what others do;
 * `tools/panel/tellings`). With all that is asked before, 724 of 733 accounts and 58 of 240 other texts are taken. `named` and
 * `titled` were set by hand: few of these texts open with a name or give a title a place of its own, and resumes of a line or two do.
 */
const weights = {
  always: -3.8,
  ofOneself: 1.5,
  sentencesOfOneself: 0.7,
  span: 2.6,
  study: 1.8,
  skills: 1.3,
  languages: 0.8,
  place: 0.9,
  deeds: 1.1,
  titled: 0.5,
  named: 1.5,
};
type Weighed = keyof typeof weights;
/** Learned with them: how near a page is to what people tell of some work. */
const weightOfLikeness = 3.8;

/**
 * Whether a page of few words is somebody's own account of what they do, have learned or can do, in whatever order: "I pick
 * tomatoes in a greenhouse". A letter, a bill, a recipe or an advert is none.
 */
export function tellsOfOneself(taxonomy: Taxonomy, sections: readonly Section[]): boolean {
  const all = sections.flatMap((section) => section.lines);
  if (tokensOn(all) > MOST_WORDS) return false;
  const lines = all.map(({ text }) => text);
  const figures = figuresOf(taxonomy, lines);
  const isOfWork = figures.skills + figures.deeds + figures.study > 0;
  const longest = figures.ofOneself > 0 ? LONGEST_OF_ONESELF : LONGEST;
  if (!isOfWork && lines.reduce((sum, text) => sum + text.length, 0) >= longest) return false;
  const odds = logOdds(weights, figures);
  // The accounts of all work take most of a second to be made ready, and often nothing of them could tell otherwise.
  if (odds > 0 || odds + weightOfLikeness <= 0) return odds > 0;
  return odds + weightOfLikeness * likenessIn(taxonomy, lines.join('\n')) > 0;
}

/** 0 to 1: how near a page is to what people tell of some work. */
const likenessIn = (taxonomy: Taxonomy, text: string): number =>
  Math.min(MOST_LIKENESS, Math.max(...likenessOfAccounts(taxonomy, text))) / MOST_LIKENESS;

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
    skills: Math.min(MOST_COUNTED, skills),
    languages: Number(lines.some((line) => findLanguages(taxonomy, line).length > 0)),
    place: Number(lines.some((line) => piecesOf(line).some((piece) => isPlace(taxonomy, piece)))),
    deeds: Math.min(MOST_DEEDS, deeds),
    titled: Number(
      lines.some((line) => piecesOf(line).some((piece) => titleScore(taxonomy, piece) >= SURE_TITLE)),
    ),
    named: Number(opensWithName(taxonomy, lines[0] ?? '')),
  };
}
/** So many letters that name no work at all are a poem, or a diary where they tell of whoever writes. */
const LONGEST = 250;
const LONGEST_OF_ONESELF = 400;
const MOST_COUNTED = 4;
const MOST_DEEDS = 3;
/** Nearer to what people tell of some work than this is as near. */
const MOST_LIKENESS = 0.08;

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
