/** The headers of jobs in pieces: title, employer and whatever else is no date, place or kind of employment. */
import type { Line } from '#engines/documents/index.ts';
import {
  placeScore,
  rolesOfLabel,
  stripTrailingPlace,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { isPartOfEmployer } from './departments.ts';
import { isDetailLabel } from './detail-labels.ts';
import type { Entry } from './entries.ts';
import { type Piece, partsOf, trimPiece } from './pieces.ts';
import { EMPLOYMENT_TYPE, organisationScore, titleScore } from './titles-and-employers.ts';

const WORDS = wordingsIn('resumes/job-headers');
const TYPES_OF_EMPLOYMENT_IN_BRACKETS = new RegExp(
  `\\s*[([]\\s*${WORDS.source('types of employment in brackets', { edges: 'anywhere' })}\\s*[)\\]]\\s*`,
  'giu',
);

/** A piece of a header; `row` counts its lines from the one with the date. */
export interface HeaderPiece extends Piece {
  row: number;
}

/** The header of a job, parted. */
export interface JobHeader<P extends HeaderPiece = HeaderPiece> {
  entry: Entry;
  pieces: P[];
  location: string | null;
  /** Lines of the header that are the first of its details. */
  leftover: Line[];
}

/** Parts the header of an entry. */
export function headerOf(taxonomy: Taxonomy, entry: Entry): JobHeader {
  const header: JobHeader = { entry, pieces: [], location: null, leftover: [] };
  const doubtful: HeaderPiece[] = [];
  for (const [index, line] of entry.header.entries()) {
    const row = index - entry.anchor;
    const own: HeaderPiece[] = [];
    for (const piece of joinAt(taxonomy, withoutLoneAt(partsOf(line).pieces))) {
      for (const part of refine(taxonomy, piece)) {
        if (part.kind === 'place') {
          header.location ??= part.text;
          if (part.isDoubtful) doubtful.push({ ...piece, row });
        } else if (part.text !== '' && part.kind !== 'skip')
          own.push({ ...piece, text: part.text, before: part.kind === 'at' ? 'at' : piece.before, row });
      }
    }
    // Prose after the header that no piece of a header would be.
    if (row > 0 && own.some((piece) => piece.text.split(/\s+/).length > 10)) header.leftover.push(line);
    else header.pieces.push(...own);
  }
  header.pieces = withoutDepartments(taxonomy, header.pieces);
  const [only] = doubtful;
  return only && header.pieces.length < 2 ? withEmployer(taxonomy, header, only) : header;
}

/** "Finance Department" on a line or in a cell of its own is neither title nor employer where both stand beside it. */
function withoutDepartments(taxonomy: Taxonomy, pieces: HeaderPiece[]): HeaderPiece[] {
  const isApart = ({ text, before }: HeaderPiece): boolean =>
    before !== 'dash' && before !== 'comma' && isPartOfEmployer(text);
  const others = pieces.filter((piece) => !isApart(piece));
  return others.length >= 2 && others.some(({ text }) => titleScore(taxonomy, text) > 0.5) ? others : pieces;
}

/** "Willow Partners, Cebu" reads as a place only where another piece can be the employer. */
function withEmployer(taxonomy: Taxonomy, header: JobHeader, doubtful: HeaderPiece): JobHeader {
  const { rest, place } = stripTrailingPlace(taxonomy, doubtful.text);
  const employer = { ...doubtful, text: trimPiece(rest) || doubtful.text };
  const pieces = [...header.pieces, employer].sort((a, b) => a.row - b.row);
  return { ...header, pieces, location: place };
}

/** An "at" in plain letters between a title and an employer in bold is a piece of its own, and neither of them. */
function withoutLoneAt(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    if (LONE_AT.test(piece.text)) return [];
    const before = pieces[index - 1];
    return before && LONE_AT.test(before.text) ? [{ ...piece, before: 'at' as const }] : [piece];
  });
}

const LONE_AT = /^[,،]?\s*(?:at|@|with|for|لدى|في|عند)$/iu;

/** "Captain – Airbus A320 at Gulf Air" parts at its "at", not at its dash. */
function joinAt(taxonomy: Taxonomy, pieces: Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((joined, piece) => {
    const last = joined.at(-1);
    const [, before, at, behind = ''] = /^(.+?)\s+(at|@|لدى|في)\s+(.+)$/iu.exec(piece.text) ?? [];
    if (
      last &&
      before !== undefined &&
      piece.before === 'dash' &&
      (at !== 'في' || organisationScore(taxonomy, behind) >= 1.5) &&
      titleScore(taxonomy, last.text) > 0.5 &&
      titleScore(taxonomy, before) <= 0.4
    )
      joined[joined.length - 1] = { ...last, text: `${last.text} – ${piece.text}` };
    else joined.push(piece);
    return joined;
  }, []);
}

/** What a part of a piece is; "at" stands behind that word, and "skip" tells nothing. */
interface Part {
  text: string;
  kind: 'text' | 'place' | 'skip' | 'at';
  /** A place that may be an employer's name. */
  isDoubtful?: boolean;
}

/** A piece less its labels, employment types and towns; "Nurse at Aster Clinic" gives two. */
function refine(taxonomy: Taxonomy, piece: Piece): Part[] {
  const text = trimPiece(withoutLabel(piece.text).replace(TYPES_OF_EMPLOYMENT_IN_BRACKETS, ' '));
  if (tellsNothing(text)) return [{ text, kind: 'skip' }];
  const score = placeScore(taxonomy, text);
  if (score >= 0.95) return [{ text, kind: 'place' }];
  if (score >= 0.6 && mayBePlace(taxonomy, text, piece.before))
    return [{ text, kind: 'place', isDoubtful: true }];
  const [, town, behindTown] = /^\(([^()]{2,40})\)\s*[,،]\s*(.+)$/u.exec(text) ?? [];
  if (town !== undefined && behindTown !== undefined && placeScore(taxonomy, town) >= 0.95)
    return [{ text: town, kind: 'place' }, ...withoutPlace(taxonomy, behindTown, 'text')];
  const [, led] = /^(?:at|@|with|for|لدى|في|بـ)\s+(.+)$/i.exec(text) ?? [];
  const rest = led !== undefined && piece.before === 'style' ? led : text;
  const [, title, employer] = /^(.+?)\s+(?:at|@|لدى)\s+(.+)$/iu.exec(rest) ?? [];
  if (title !== undefined && employer !== undefined && titleScore(taxonomy, title) > 0.4)
    return [{ text: trimPiece(title), kind: 'text' }, ...withoutPlace(taxonomy, employer, 'at')];
  const [, held, at] = /^(.+?)\s+في\s+(.+)$/u.exec(rest) ?? [];
  if (
    held !== undefined &&
    at !== undefined &&
    titleScore(taxonomy, held) > 0.4 &&
    organisationScore(taxonomy, at) >= 1.5
  )
    return [{ text: trimPiece(held), kind: 'text' }, ...withoutPlace(taxonomy, at, 'at')];
  const [, where, role] =
    /^(?:with\s+|at\s+|worked\s+(?:with|at|in|for)\s+)?(.+?)\s+as\s+(?:an?\s+|the\s+)?(.+)$/iu.exec(rest) ??
    [];
  if (
    where !== undefined &&
    role !== undefined &&
    titleScore(taxonomy, role) > 0.5 &&
    titleScore(taxonomy, where) <= 0.5
  )
    return [...withoutPlace(taxonomy, where, 'text'), { text: trimPiece(role), kind: 'text' }];
  return withoutPlace(taxonomy, rest, 'text');
}

/** What stands behind a label that is known, or before a colon that ends the piece. */
function withoutLabel(text: string): string {
  const [, label, value] = /^([^:]{2,30}):\s*(.*)$/.exec(text) ?? [];
  if (label === undefined || value === undefined) return text;
  if (rolesOfLabel(label).length > 0) return value;
  return value === '' ? label : text;
}

/** Whether a text is a number, a duration, a label, a kind of employment or an address. */
export function tellsNothing(text: string): boolean {
  return (
    text === '' ||
    EMPLOYMENT_TYPE.test(text) ||
    isDetailLabel(text) ||
    isDuration(text) ||
    /^\d[\d\s.,/-]*$/.test(text) ||
    BARE_WORD_OF_TIME.test(text) ||
    /^(?:www\.|https?:)/i.test(text)
  );
}

const BARE_WORD_OF_TIME =
  /^(?:\d+\+?\s*)?(?:years?|months?|yrs?|mos?|duration|period|from|to|since|المدة|الفترة|من|إلى)\.?$/i;

/** "(2 yrs 9 mos)", "3 years", also where a right-to-left line painted it in another order. */
const DURATION_UNIT = new RegExp(
  `(?:\\d+(?:[.,]\\d+)?\\+?|\\b(?:an?|one|two|three))?\\s*${WORDS.source('units of duration', { edges: 'anywhere' })}(?![\\p{L}])\\.?`,
  'giu',
);

function isDuration(text: string): boolean {
  return (
    text.length < 50 &&
    text.search(DURATION_UNIT) >= 0 &&
    /^(?:[\s(),،·•~+\d]|and\b|و)*$/iu.test(text.replace(DURATION_UNIT, ' '))
  );
}

/** Whether what may be a place stands apart as one does, and reads neither as an employer nor as a title. */
function mayBePlace(taxonomy: Taxonomy, text: string, before: Piece['before']): boolean {
  if (before !== 'gap' && before !== 'mark' && before !== 'dash') return false;
  const first = text.replace(/[,،].*$/s, '');
  return organisationScore(taxonomy, first) <= 0 && titleScore(taxonomy, first) <= 0;
}

function withoutPlace(taxonomy: Taxonomy, text: string, kind: Part['kind']): Part[] {
  const { rest, place } = stripTrailingPlace(taxonomy, text);
  if (!place || rest === '') return [{ text: trimPiece(text), kind }];
  return [
    { text: trimPiece(rest), kind },
    { text: place, kind: 'place' },
  ];
}
