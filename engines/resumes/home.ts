/** Where somebody lives, without what else they say of themselves beside it: "Jordanian, Dubai, spouse visa" is Dubai. */
import type { Line } from '#engines/documents/index.ts';
import { isPlace, placesIn, rolesOfLabel, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { findDates, fold, foldName, foldTitle } from '#engines/text/index.ts';
import { tellsStudy } from './few-words.ts';
import type { Read } from './found.ts';
import { introducedHome, tellsWish } from './introduction.ts';
import { personalLines, topLines } from './personal-lines.ts';
import { placeOf, trimPiece } from './pieces.ts';
import type { Section } from './section.ts';
import { nationalityNames } from './stated-facts.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';

/** The place that was read without what is none; where there is none, the one that somebody names as where they are. */
export function settledHome(
  taxonomy: Taxonomy,
  read: Read<string> | null,
  name: string | null,
  sections: Section[],
): Read<string> | null {
  const value = read && placeAlone(taxonomy, read.value, name);
  const lines = [...topLines(sections), ...personalLines(sections)].filter(mayTellHome);
  const atTop = homeAtTop(taxonomy, lines);
  // "From Bihar, now Riyadh": where somebody is now goes before where they are from.
  const isElsewhere = atTop?.lives === true && read?.value.includes(atTop.value) === false;
  if (read && value === read.value && !isElsewhere) return read;
  const labelled = homeBehindLabel(taxonomy, lines);
  if (labelled) return labelled;
  if (read && value && !atTop?.isNow) return { ...read, value };
  return atTop ?? homeNow(taxonomy, sections);
}

/** A line with the time of a job or a study tells where that was. */
const mayTellHome = ({ text }: Line): boolean =>
  !findDates(text).some(({ isRange, isOpen }) => isRange && !isOpen) && !tellsStudy(text);

/** Who one is and where stands in the first lines. */
const LINES_OF_SELF = 8;

function homeAtTop(taxonomy: Taxonomy, lines: readonly Line[]): ReturnType<typeof introducedHome> {
  const own = lines.slice(0, LINES_OF_SELF).filter(({ text }) => !OF_NATION.test(text));
  const told = introducedHome(taxonomy, own, LINES_OF_SELF);
  if (!told || told.isInPassing || isCode(told.value)) return null;
  const line = own.find(({ text }) => text.includes(told.value))?.text ?? '';
  const [, country = ''] =
    /^\s*[,،]\s*(\p{L}[\p{L}.]*(?: \p{L}+)?)/u.exec(
      line.slice(line.indexOf(told.value) + told.value.length),
    ) ?? [];
  const isBeside = country !== '' && isPlace(taxonomy, country);
  return isBeside ? { ...told, value: `${told.value}${line.includes('،') ? '، ' : ', '}${country}` } : told;
}
const OF_NATION = /^\W*(?:nationality|citizen)|^[^\p{L}]*(?:ال)?جنسية/iu;

/** "CT", "PRC": letters that are short for something else as often as for a place. */
const isCode = (text: string): boolean =>
  /^\p{Lu}{2,3}$/u.test(text.trim()) && !/^(?:UAE|KSA|USA|UK)$/u.test(text.trim());

const MAY_SAY: ReadonlySet<Section['kind']> = new Set([
  'top',
  'contact',
  'personal',
  'summary',
  'other',
  'certifications',
]);

function homeNow(taxonomy: Taxonomy, sections: readonly Section[]): Read<string> | null {
  const lines = sections.filter(({ kind }) => MAY_SAY.has(kind)).flatMap((section) => section.lines);
  const told = introducedHome(taxonomy, lines.filter(mayTellHome));
  return told?.isNow ? told : null;
}

const WORDS = wordingsIn('resumes/introduction');
const LABEL = new RegExp(`${WORDS.source('label of a home')}\\s*(?:[:：–-]+\\s*|\\s{2,})`, 'gu');

/** "Age: 30   Location: Deira, Dubai": the places behind a label, wherever that stands on its line. */
function homeBehindLabel(taxonomy: Taxonomy, lines: readonly Line[]): Read<string> | null {
  for (const line of lines) {
    const text = line.text.toLowerCase();
    for (const label of fold(text).length === text.length ? fold(text).matchAll(LABEL) : []) {
      const [told = ''] = line.text
        .slice(label.index + label[0].length)
        .split(/[;؛|()\t.]|\s{2,}|\s[–—-]\s/u);
      const parts = told.split(/\s*[,،]\s*/u);
      const first = parts.findIndex((part) => isPlace(taxonomy, part));
      if (first < 0 || first > 1) continue;
      const behind = parts.slice(first).findIndex((part) => !isPlace(taxonomy, part));
      const end = behind < 0 ? parts.length : first + behind;
      const value = trimPiece(parts.slice(0, end).join(told.includes('،') ? '، ' : ', '));
      return { value, evidence: { confidence: 0.8, place: placeOf(line, value) } };
    }
  }
  return null;
}

interface Piece {
  text: string;
  from: number;
  to: number;
  kind: 'place' | 'other' | 'unknown';
}

/** A text without what surely names no place; as it is where nothing in it does, and `null` where nothing is left. */
function placeAlone(taxonomy: Taxonomy, text: string, name: string | null): string | null {
  const pieces = piecesOf(taxonomy, text, name);
  if (!pieces.some(({ kind }) => kind === 'other')) return text;
  const known = pieces.findIndex(({ kind }) => kind === 'place');
  if (known < 0) return pieces[0]?.kind === 'unknown' && pieces.length > 1 ? heldIn(taxonomy, pieces) : null;
  // A district that no list knows stands before its town.
  const from = isDistrict(text, pieces[known - 1], pieces[known]) ? known - 1 : known;
  let to = known;
  while (pieces[to + 1]?.kind === 'place') to++;
  return trimPiece(balanced(text.slice(pieces[from]?.from, pieces[to]?.to)));
}

/** "Al Khan, Sharjah": words with capitals before a comma. */
const isDistrict = (text: string, piece: Piece | undefined, town: Piece | undefined): boolean =>
  piece?.kind === 'unknown' &&
  /^[\p{Lu}\p{Script=Arabic}]/u.test(piece.text) &&
  /^\s*[,،]\s*$/u.test(text.slice(piece.to, town?.from));

const balanced = (text: string): string =>
  text.includes('(') && !text.includes(')') ? (text.split('(')[0] ?? '') : text;

/** The first piece, where it names a place among other words: "Dubai (own visa)". */
const heldIn = (taxonomy: Taxonomy, [first]: readonly Piece[]): string | null =>
  first && placesIn(taxonomy, first.text).length > 0 ? trimPiece(first.text) : null;

function piecesOf(taxonomy: Taxonomy, text: string, name: string | null): Piece[] {
  return [...text.matchAll(PIECE)]
    .map((match) => {
      const bare = match[0].replace(/^[\s–—/-]+/u, '');
      const to = match.index + match[0].length;
      return { text: bare.trim(), from: to - bare.length, to };
    })
    .filter((piece) => /[\p{L}\p{Nd}]/u.test(piece.text))
    .map((piece) => ({ ...piece, kind: kindOf(taxonomy, piece.text, name) }));
}
/** What stands between commas, dashes, brackets and full stops. */
const PIECE = /(?:(?!\s[–—/-]\s|\s*[,،|():;؛]|\.\s).)+/gu;

function kindOf(taxonomy: Taxonomy, text: string, name: string | null): Piece['kind'] {
  if (isPlace(taxonomy, text) && !isCode(text)) return 'place';
  const people = nationalityNames(taxonomy);
  const isOther =
    (name !== null && foldName(text) === foldName(name)) ||
    /\p{Nd}{3,}|^\P{L}*$/u.test(text) ||
    OF_PERSON.test(fold(text)) ||
    PAPERS.test(fold(text)) ||
    tellsWish(text) ||
    tellsStudy(text) ||
    people.has(foldName(text)) ||
    people.has(foldName(foldTitle(text))) ||
    rolesOfLabel(text).length > 0 ||
    titleScore(taxonomy, text) > 0.4 ||
    organisationScore(taxonomy, text) > 0.5;
  return isOther ? 'other' : 'unknown';
}
const OF_PERSON = WORDS.pattern('is said of a person beside a place');
const PAPERS = WORDS.pattern('is of papers');
