/** Whether a document is the resume of one person. Only what is plainly something else is turned away. */
import { DOCUMENT_TITLE, isKnownTitle, type Taxonomy } from '#engines/taxonomy/index.ts';
import { findDates, fold, foldName } from '#engines/text/index.ts';
import { linesInOwnWords } from './own-words.ts';
import type { ParsedResume } from './resume.ts';
import type { Section } from './section.ts';
import { isOfAnotherKind, tellsOfOneself } from './short-account.ts';
import { findDegree, saysStudent } from './study-words.ts';
import { titleScore } from './titles-and-employers.ts';
import { tokensOn } from './word-count.ts';

/** What a document is told to be. */
export type DocumentKind = 'resume' | 'not_a_resume' | 'nothing_found' | 'several_people';

/** Fewer letters than this say too little to judge by. */
const LEAST_LETTERS = 250;

/** What a document is, by its sections and what was read of them; a short one is taken for a resume where it says anything. */
export function kindOf(taxonomy: Taxonomy, sections: Section[], resume: ParsedResume): DocumentKind {
  if (hasSeveralPeople(sections)) return 'several_people';
  const kind = kindByLines(taxonomy, sections, resume);
  if (kind !== 'resume' || !saysNothing(taxonomy, sections, resume)) return kind;
  return tellsOfSomebody(taxonomy, sections) ? kind : 'nothing_found';
}

/**
 * Whether nothing was read that a profile could begin with; words that may be a name are none, nor is the name of a trade among
 * many other words: "the plumber came again".
 */
function saysNothing(taxonomy: Taxonomy, sections: Section[], resume: ParsedResume): boolean {
  const { work, education, skills, certifications, languages, projects, headline, email, phone } = resume;
  const lists = [work, education, skills, certifications, languages, projects];
  return (
    lists.every(({ length }) => length === 0) &&
    !email &&
    !phone &&
    !(headline && isFewWords(sections) && (titleScore(taxonomy, headline) > 0.5 || saysStudent(headline)))
  );
}

const isFewWords = (sections: Section[]): boolean =>
  tokensOn(sections.flatMap(({ lines }) => lines)) <= MOST_WORDS_OF_TRADE;
/** A name, a trade, a place and how to be reached; with more words something is told. */
const MOST_WORDS_OF_TRADE = 10;

function kindByLines(taxonomy: Taxonomy, sections: Section[], resume: ParsedResume): DocumentKind {
  const lines = sections.flatMap((section) => section.lines);
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters < LEAST_LETTERS)
    return isOfAnotherKind(lines.map(({ text }) => text)) ? 'not_a_resume' : 'resume';
  const told = new Set(sections.map((section) => section.kind));
  const headings = (
    ['work', 'education', 'skills', 'certifications', 'languages', 'projects', 'volunteer'] as const
  ).filter((kind) => told.has(kind)).length;
  if (resume.work.length > 0 || resume.education.length > 0 || headings >= 2) return 'resume';
  if (headings >= 1 && (resume.email !== null || resume.phone !== null)) return 'resume';
  const ranges = lines.filter((line) => findDates(line.text).some((span) => span.isRange)).length;
  const degrees = lines.filter((line) => findDegree(line.text) !== null).length;
  // A page without headings may still be one: someone to reach, with dates or degrees.
  if ((resume.email !== null || resume.phone !== null) && (ranges >= 1 || degrees >= 1)) return 'resume';
  if (ranges + degrees >= 3) return 'resume';
  // It says itself what it is.
  if (
    lines.slice(0, OPENING_LINES).some(({ text }) => DOCUMENT_TITLE.test(text.trim())) &&
    degrees + headings >= 1
  )
    return 'resume';
  // Short resumes of trades often have neither: a name, an occupation, and since when or for how long.
  const opening = lines.slice(0, OPENING_LINES).map((line) => line.text);
  const spans = lines.filter((line) => YEARS_OF_WORK.test(fold(line.text))).length;
  const opensWithWork = opening.some((line) => namesAnOccupation(taxonomy, line));
  if (opensWithWork && ranges + degrees + headings + spans >= 1) return 'resume';
  // And those of students what they study and where.
  if (opening.some((line) => saysStudent(line)) && headings >= 1) return 'resume';
  if (namesSomebody(resume) && !isOfAnotherKind(lines.map(({ text }) => text))) return 'resume';
  return tellsOfSomebody(taxonomy, sections) ? 'resume' : 'not_a_resume';
}

/** Who one is, what one does, where and what one speaks: few pages but resumes say all four. */
const namesSomebody = ({ name, headline, location, languages }: ParsedResume): boolean =>
  name !== null && headline !== null && location !== null && languages.length > 0;

/** In an account of some length or in a few words. */
const tellsOfSomebody = (taxonomy: Taxonomy, sections: Section[]): boolean =>
  linesInOwnWords(taxonomy, sections).length > 0 || tellsOfOneself(taxonomy, sections);

/** "6 years", told of whoever writes. */
const YEARS_OF_WORK =
  /(?<!\d)\d{1,2}\s*\+?\s*(years?|yrs?)(?!\p{L})|(?<!\d)\d{1,2}\s*(سنه|سنين|سنوات)(?!\p{L})/u;

/** In which somebody says who they are and what they do. */
const OPENING_LINES = 4;
/** A line that is longer is a sentence, or a whole resume between bars. */
const LONGEST_OPENING = 80;
const PIECES_OF_OPENING = 3;
const BARS = /\s*[|·•]\s*/u;

/** Whether a line, or a piece of it between dashes, bars, brackets, commas or full stops, is an occupation and no more. */
function namesAnOccupation(taxonomy: Taxonomy, line: string): boolean {
  const openings = line.length > LONGEST_OPENING ? line.split(BARS).slice(0, PIECES_OF_OPENING) : [line];
  return openings
    .filter(({ length }) => length <= LONGEST_OPENING)
    .flatMap((opening) => opening.split(/\s[-–—ـ]\s|[|/:،,()·•]|(?<=\p{L}{3})\.\s/u))
    .map((piece) => piece.trim())
    .some((piece) => piece !== '' && isKnownTitle(taxonomy, piece));
}

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

/** A second address stands after one person's history and before another's. */
function hasSeveralPeople(sections: Section[]): boolean {
  const seen = new Set<string>();
  let histories = 0;
  let isSecond = false;
  for (const section of sections) {
    if (section.kind === 'references') continue;
    if (section.kind === 'work' && section.lines.length > 1) {
      if (isSecond) return true;
      histories++;
    }
    if (!['top', 'contact', 'personal', 'summary'].includes(section.kind)) continue;
    for (const line of section.lines)
      for (const [address] of line.text.matchAll(EMAIL)) {
        const key = foldName(address);
        if (seen.has(key)) continue;
        if (seen.size > 0 && histories > 0) isSecond = true;
        seen.add(key);
      }
  }
  return false;
}
