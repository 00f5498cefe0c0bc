/** Pages without headings or dates on which somebody tells of their own work in sentences. */
import type { Line } from '#engines/documents/index.ts';
import { findSkills, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { bareLines } from './few-words.ts';
import { isNameShape } from './name-shape.ts';
import type { Section } from './section.ts';
import { findDegree } from './study-words.ts';
import { titleScore } from './titles-and-employers.ts';
import { sentencesOf } from './told-sentences.ts';
import { TOLD_SPAN } from './told-spans.ts';
import { tokensOn } from './word-count.ts';

const WORDS = wordingsIn('resumes/own-words');
const OF_LETTER = new RegExp(`^[^\\p{L}]*${WORDS.source('opens or closes a letter')}`, 'u');
const OF_ONESELF = WORDS.pattern('tells of oneself');

/** More words than this are a story. */
const MOST_WORDS = 400;

/** The lines of a document without headings that is such an account; none of any other. */
export function linesInOwnWords(taxonomy: Taxonomy, sections: readonly Section[]): Line[] {
  const lines = bareLines(sections);
  const words = tokensOn(lines);
  return words <= MOST_WORDS && tellsOfOwnWork(taxonomy, lines) ? lines : [];
}

/** Told in fewer sentences than this, it may be said in passing. */
const LEAST_SENTENCES = 2;
const LEAST_SKILLS = 2;
/** In which somebody says who they are. */
const OPENING_LINES = 2;
const LONGEST_NAME = 5;

/**
 * Whether lines are somebody's own account of their work: they open with a name or an occupation, tell of whoever writes, for how
 * long or since when or with which degree, and name what they can do. A letter is none, whatever it tells.
 */
function tellsOfOwnWork(taxonomy: Taxonomy, lines: readonly Line[]): boolean {
  const sentences = lines.flatMap(({ text }) => sentencesOf(text)).map(fold);
  if (sentences.some((sentence) => OF_LETTER.test(sentence))) return false;
  if (!lines.slice(0, OPENING_LINES).some(({ text }) => opensWithSomebody(taxonomy, text))) return false;
  const own = sentences.filter((sentence) => OF_ONESELF.test(sentence));
  if (own.length < LEAST_SENTENCES) return false;
  const isMeasured = sentences.some((it) => TOLD_SPAN.test(it)) || lines.some(({ text }) => findDegree(text));
  if (!isMeasured) return false;
  const skills = findSkills(taxonomy, lines.map(({ text }) => text).join('\n'));
  return new Set(skills.map(({ skillId }) => skillId)).size >= LEAST_SKILLS;
}

/** "James Whitfield", "Laith Al-Momani, Amman", "Truck driver – Jeddah". */
function opensWithSomebody(taxonomy: Taxonomy, line: string): boolean {
  const opening = (line.split(/[,،|(.:]|\s[–—-]\s/u)[0] ?? '').trim();
  const words = opening.split(/\s+/u);
  if (words.length > LONGEST_NAME) return false;
  return titleScore(taxonomy, opening) > 0.5 || (words.length > 1 && isNameShape(opening));
}
