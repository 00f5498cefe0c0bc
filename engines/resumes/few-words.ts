/** Resumes of a line or two without headings: "Scaffolder, CISRS basic, 5 years", "BSc Biology 2025, Beirut. Seeking work". */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { isPlace, normaliseTitle, type Taxonomy, titleIsKnown } from '#engines/taxonomy/index.ts';
import { findDates, fold } from '#engines/text/index.ts';
import { splitDegree } from './degrees.ts';
import { EARLIER_FIRST, EARLIER_LAST } from './earlier-work.ts';
import type { Found, Read } from './found.ts';
import { isNameShape } from './name-shape.ts';
import { asOneText } from './paragraphs.ts';
import { topLines } from './personal-lines.ts';
import { placeOf, trimPiece } from './pieces.ts';
import type { ParsedEducation, ParsedWork } from './resume.ts';
import type { Section } from './section.ts';
import { datesOfStudy } from './study-facts.ts';
import { findDegree, isSchool, saysStudent } from './study-words.ts';
import { titleScore } from './titles-and-employers.ts';
import type { ReadName } from './told-person.ts';
import { SPAN_BEFORE } from './told-spans.ts';
import { tokenCount, tokensOn } from './word-count.ts';

/** More words than this are a resume with an order of its own. */
const MOST_WORDS = 120;

/** The lines of a document that has no headings and few words; none of any other. */
export function linesOfFewWords(sections: readonly Section[]): Line[] {
  const lines = bareLines(sections);
  const words = tokensOn(lines);
  return words <= MOST_WORDS ? lines : [];
}

/** The lines of a document that has no headings; none of any other. */
export function bareLines(sections: readonly Section[]): Line[] {
  const isBare = sections.every(
    ({ kind, lines }) => kind === 'top' || kind === 'other' || lines.length === 0,
  );
  return isBare ? topLines([...sections]) : [];
}

/** All lines of a document of few words over which no heading stands, jobs and studies among them; none of any other. */
export function unheadedLines(sections: readonly Section[]): Line[] {
  const lines = sections.every(({ heading }) => heading === null) ? sections.flatMap((it) => it.lines) : [];
  return tokensOn(lines) <= MOST_WORDS ? lines : [];
}

/** What stands between what somebody is and what they tell of it. */
const BEHIND_TRADE = /[,،.:;؛()|/–—]|(?<![\p{L}\p{Nd}])\p{Nd}|\s-\s/u;
const MOST_WORDS_OF_TRADE = 6;
const MOST_WORDS_OF_LEARNER = 8;

/** The occupation with which the first lines open, in as many words as it has; of somebody who learns, what they learn. */
export function openingTrade(taxonomy: Taxonomy, lines: readonly Line[]): Read<string> | null {
  for (const line of lines.slice(0, LINES_OF_OPENING)) {
    const text = line.text
      .replace(BULLET, '')
      .trim()
      .replace(SHORT_FORM_OF_NAME, '')
      .replace(SPAN_BEFORE, '');
    for (const opening of openingsOf(taxonomy, text)) {
      const words = opening.split(/\s+/).filter(Boolean);
      if (saysStudent(opening) && words.length <= MOST_WORDS_OF_LEARNER) return opened(words, line);
      const trade = tradeOpening(taxonomy, words.slice(0, MOST_WORDS_OF_TRADE));
      if (trade) return opened(trade, line);
    }
  }
  return unknownTrade(taxonomy, lines);
}
const LINES_OF_OPENING = 3;

/** "Home and motor insurance adviser": a trade that is not known by this name still ends with what such people are called. */
function unknownTrade(taxonomy: Taxonomy, lines: readonly Line[]): Read<string> | null {
  for (const line of lines.slice(0, LINES_OF_OPENING - 1))
    for (const opening of openingsOf(taxonomy, line.text.replace(BULLET, '').trim())) {
      const words = opening.split(/\s+/).filter(Boolean);
      const isTold =
        words.length > 1 && words.length <= MOST_WORDS_OF_TRADE + 1 && !EARLIER_FIRST.test(opening);
      if (isTold && titleScore(taxonomy, opening) > LEAST_TITLE) return opened(words, line);
    }
  return null;
}

/** The first pieces of a line that may name a trade: a place between a name and a trade is none of them. */
const openingsOf = (taxonomy: Taxonomy, text: string): string[] =>
  text
    .split(BEHIND_TRADE)
    .map((piece) => piece.trim())
    .filter((piece) => piece === '' || !isPlace(taxonomy, piece))
    .slice(0, 2)
    .map((piece) => piece.split(BEFORE_EMPLOYER)[0] ?? '');
/** "Reporter at a daily newspaper", "Cook with a family". */
const BEFORE_EMPLOYER = /\s(?:at|with|from|لدى|عند)\s/iu;
/** "Md. Karim", "Eng. Sami": the stop ends nothing. */
const SHORT_FORM_OF_NAME = /^\p{Lu}\p{L}{0,3}\.\s+(?=\p{Lu})/u;

/** Those of the first words that name an occupation most plainly: "Cabin crew" of "Cabin crew with an airline". */
function tradeOpening(taxonomy: Taxonomy, words: readonly string[]): readonly string[] | null {
  let plainest = { count: 0, score: 0 };
  for (let count = 1; count <= words.length; count++) {
    const score = plainnessOf(taxonomy, words.slice(0, count).join(' '));
    if (score >= Math.max(titleIsKnown, plainest.score)) plainest = { count, score };
  }
  return plainest.count > 0 ? words.slice(0, plainest.count) : null;
}

/** How plainly a text names an occupation, 0 to 1; 0 where no word of it is one of titles. */
function plainnessOf(taxonomy: Taxonomy, title: string): number {
  const score = normaliseTitle(taxonomy, title, 1)[0]?.score ?? 0;
  return titleScore(taxonomy, title) >= LEAST_TITLE || score >= NAMES_IT ? score : 0;
}
/** A name of an occupation whose words stand in no list of title words. */
const NAMES_IT = 0.95;
const LEAST_TITLE = 0.5;

function opened(words: readonly string[], line: Line): Read<string> {
  const value = trimPiece(words.join(' '));
  return { value, evidence: { confidence: 0.7, place: placeOf(line, value) } };
}

/**
 * What was read as the headline, unless a word further on was taken for it and the first line opens with an occupation, or
 * it tells what somebody was before.
 */
export function headlineOr(
  taxonomy: Taxonomy,
  read: Read<string> | null,
  trade: Read<string> | null,
  [first]: readonly Line[],
): Read<string> | null {
  if (read && tellsEarlier(read.value, first?.text ?? '')) return trade;
  const isOnFirst = (value: Read<string> | null) => value !== null && first?.text.includes(value.value);
  // "Careers adviser, international school, 4 years. Before: teacher": what is said first is what somebody is.
  if (read && trade && isOnFirst(read) && isOnFirst(trade) && placeIn(first, trade) < placeIn(first, read))
    return trade;
  // "Rigger, Mina Zayed, 6 years": what stands behind the trade is said of it.
  if (
    read &&
    trade &&
    read.value.startsWith(trade.value) &&
    BEHIND_HEADLINE.test(read.value.slice(trade.value.length))
  )
    return trade;
  // "Imran Sheikh. Tower crane operator. Age 39": a line of several sentences is no headline.
  if (read && trade && /\p{L}{3}\.\s/u.test(read.value) && read.value.includes(trade.value)) return trade;
  // Greetings and names stand before the trade too, and are taken for it where nothing else is above.
  if (read && trade && titleScore(taxonomy, read.value) < LEAST_TITLE) return trade;
  return read && (isOnFirst(read) || !isOnFirst(trade)) ? read : (trade ?? read);
}

const placeIn = (line: Line | undefined, { value }: Read<string>): number => line?.text.indexOf(value) ?? 0;

/** Whether a title begins with "before that", or stands behind it on its line. */
function tellsEarlier(title: string, line: string): boolean {
  const before = line.slice(0, Math.max(0, line.indexOf(title)));
  return EARLIER_FIRST.test(title) || EARLIER_LAST.test(before);
}
const BEHIND_HEADLINE = /^\s*[,،.:;\p{Nd}]/u;

/**
 * The name with which the first line opens, behind which a place stands ("Dalal Faris, Muscat"): what was read as a name
 * further down is none then.
 */
export function nameBeforePlace(
  taxonomy: Taxonomy,
  [first]: readonly Line[],
  read: ReadName | null,
): ReadName | null {
  const [name = '', place = ''] = first?.text.split(/\s*[,،|]\s*|\s+[–—-]\s+/u) ?? [];
  if (!first || (read && first.text.includes(read.value))) return null;
  const isHome = place.split(/\s*[/.(]\s*/u).some((piece) => isPlace(taxonomy, piece));
  return isHome ? asName(taxonomy, name, first) : null;
}

/** A text as the name that stands on a line; `null` where it has not the shape of one, or names work. */
function asName(taxonomy: Taxonomy, name: string, line: Line): ReadName | null {
  if (tokenCount(name) <= 1 || !isNameShape(name) || titleScore(taxonomy, name) >= LEAST_TITLE) return null;
  return { value: name, line, evidence: { confidence: 0.7, place: placeOf(line, name) } };
}

/** The name before the trade on one line: "Ibrahim El-Masry. Solar engineer, Amman", "Md. Karim Islam. Tailor". */
export function openingName(
  taxonomy: Taxonomy,
  [first]: readonly Line[],
  trade: Read<string> | null,
): ReadName | null {
  if (!first || !trade) return null;
  const name = trimPiece(BEFORE_TRADE.exec(first.text)?.[1] ?? '');
  return first.text.slice(name.length).includes(trade.value) ? asName(taxonomy, name, first) : null;
}

const BEFORE_TRADE = /^((?:\p{Lu}\p{L}{0,3}\.\s+)?\p{L}[\p{L}\p{M}'’ -]+?)(?:[.,،|]|\s[–—-])\s/u;

/** What opens as an occupation or a degree does is nobody's name. */
export const isNoName = (
  { value }: ReadName,
  trade: Read<string> | null,
  studies: readonly Found<ParsedEducation>[],
): boolean =>
  /^(?:أنا|انا|i am|i['’]m)\s/iu.test(value) ||
  (trade !== null && tokenCount(trade.value) > 1 && fold(value).startsWith(fold(trade.value))) ||
  studies.some(({ value: { degree } }) => degree !== null && value.startsWith(degree));

/** The degrees that sentences name, each with its field, school and year. What ends after `now` is expected. */
export function toldStudies(lines: readonly Line[], now: Date): Found<ParsedEducation>[] {
  return lines.flatMap((line) => {
    const pieces = line.text.split(BEHIND_PIECE);
    return pieces.flatMap((piece, at): Found<ParsedEducation>[] => {
      const next = pieces[at + 1] ?? '';
      const study = studyToldIn(piece, findDegree(next) ? '' : next, now);
      if (!study) return [];
      const evidence = { confidence: 0.7, place: placeOf(line, study.degree ?? piece) };
      return [{ value: study, evidence: { degree: evidence, ...(study.field ? { field: evidence } : {}) } }];
    });
  });
}

/** Whether a sentence names a degree that somebody has. */
export const tellsStudy = (sentence: string): boolean => studyToldIn(sentence, '', LONG_AGO) !== null;
/** Whether it is expected does not matter. */
const LONG_AGO = new Date(0);

/** The study of a piece that names a degree; its school and year may stand in the next. */
function studyToldIn(piece: string, next: string, now: Date): ParsedEducation | null {
  const named = findDegree(piece);
  if (!named || isNoStudy(named, piece) || WISHED.test(piece.slice(0, named.from))) return null;
  const text = named.text + (piece.slice(named.from + named.text.length).split(BEHIND_FIELD)[0] ?? '');
  const { degree, field } = splitDegree(text);
  const school = trimPiece(next.split(BEHIND_FIELD)[0] ?? '');
  const span = findDates(piece.slice(named.to)).at(-1) ?? findDates(next)[0] ?? null;
  return {
    degree,
    field,
    institution: isSchool(school) ? school : null,
    ...datesOfStudy(span, now),
  };
}

/** Whether the words of a degree stand for something else in a text. */
export function isNoStudy({ text, to }: NonNullable<ReturnType<typeof findDegree>>, piece: string): boolean {
  if (FRENCH_LICENCE.test(piece.slice(to - text.length))) return false;
  if (NO_DEGREE.test(text)) return true;
  // "Tailor master gents": without what it is of, the word is a rank.
  return BARE_MASTER.test(text) && !/^(?:['’]s|s)?\s+(?:of|in|degree)/iu.test(piece.slice(to));
}
/** "Licence en droit" is a degree of three years, and "licence valid" is none. */
const FRENCH_LICENCE = /^licence\s+(?:en|de|d['’]\p{L}|professionnelle|appliquée|fondamentale|ès)(?!\p{L})/iu;

/** "I want to do a bachelor", "نفسي أكمل بكالوريوس": what somebody would like to study they have not studied. */
const WISHED =
  /\b(?:want|wish|hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|would like|['’]d like|dream(?:s|ing)?|thinking|looking)\b|(?<!\p{L})و?(?:نفسي|أرغب|ارغب|أتمنى|اتمنى|أنوي|انوي|أطمح|اطمح|ناوي|ناوية|بدي|ودي|أبغى|ابغى|أبي|ابي|أريد|اريد|أخطط|اخطط|أحلم|احلم)(?!\p{L})/iu;

/** Words of degrees that stand for something else where nothing is named with them: a driving licence, a month. */
const NO_DEGREE =
  /^(?:.|[Ll]icen[cs]e|[Cc]ertificate|[Ff]oundation|[Ii]ntermediate|[Mm]arch|[Pp]rofessional [Cc]ertificate)\.?$|^Md\.?$/u;

const BARE_MASTER = /^master$/u;

/** A full stop behind a short form ends nothing: "B.Sc. Biology". */
const BEHIND_PIECE = /(?<=\p{L}{3}|\d{4})[.;؛]\s+|[,،]\s+/u;
const BEHIND_FIELD = /[,،.;؛(]|\s[-–—]\s|\d/u;

/** What of it no job tells, as what the person says of themselves. */
export function restAsSummary(
  lines: readonly Line[],
  jobs: readonly Found<ParsedWork>[],
): Read<string> | null {
  const told = jobs.flatMap(({ value, evidence }) => [
    ...value.details.filter((detail) => tokenCount(detail) > 2),
    ...[evidence.start?.place?.text ?? []].flat(),
  ]);
  const isTold = (text: string) => told.some((it) => it.includes(text) || text.includes(it));
  const isProse = ({ text }: Line) =>
    wordsOfLetters(text) >= LEAST_OF_PROSE && !holdsContact(text) && !isStudyAlone(text) && !isTold(text);
  return wholeAsSummary(lines.filter(isProse));
}
const isStudyAlone = (text: string): boolean => tokenCount(text) <= LONGEST_STUDY && tellsStudy(text);
const LONGEST_STUDY = 14;
/** Shorter lines are names, places and studies. */
const LEAST_OF_PROSE = 8;

/** Whether a text holds an address of mail or a page, or a telephone number; "2015 - 2019" is none. */
export const holdsContact = (text: string): boolean =>
  /@|https?:|www\./u.test(text) ||
  [...text.matchAll(/\d[\d\s()-]{6,}\d/gu)].some(([digits]) => !ONLY_YEARS.test(digits));
const ONLY_YEARS = /^\D*(?:(?:19|20)\d\d(?:\D+|$))+$/u;
const wordsOfLetters = (text: string): number => text.split(/\s+/u).filter((it) => /\p{L}/u.test(it)).length;

/** All of it as what the person says of themselves. */
export function wholeAsSummary([first, ...others]: readonly Line[]): Read<string> | null {
  if (!first) return null;
  const text = asOneText([first, ...others].map((line) => line.text));
  return { value: text, evidence: { confidence: 0.6, place: placeOf(first, first.text) } };
}
