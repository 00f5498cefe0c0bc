/** Pieces of the headers of jobs to slots, so that the same piece stands in the same slot of every header. */
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { isDepartment } from './departments.ts';
import type { Entry } from './entries.ts';
import { type HeaderPiece, headerOf, type JobHeader } from './job-headers.ts';
import { trimPiece } from './pieces.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';

/** A piece with its place in the header: "0.1" is the second of the line with the date, "-1.0" the first above it. */
export interface Slot extends HeaderPiece {
  slot: string;
}

/** The headers of entries, their pieces in slots. */
export function slotsOf(taxonomy: Taxonomy, entries: Entry[]): JobHeader<Slot>[] {
  let headers = entries.map((entry) => headerOf(taxonomy, entry));
  // Where headers hold a single piece, title and employer may share it: "Nurse, Aster Clinic".
  const lonely = headers.filter(({ pieces }) => pieces.length === 1).length;
  if (lonely > 0 && lonely >= headers.length * 0.5)
    headers = headers.map((header) => splitOnly(taxonomy, header));
  const fewest = fewestByRow(headers);
  return headers.map((header) => ({
    ...header,
    pieces: numbered(joinDashes(taxonomy, header, fewest, headers.length === 1)),
  }));
}

/** How many pieces the shortest header has on each row. */
function fewestByRow(headers: JobHeader[]): ReadonlyMap<number, number> {
  const fewest = new Map<number, number>();
  for (const { pieces } of headers) {
    const counts = new Map<number, number>();
    for (const { row } of pieces) counts.set(row, (counts.get(row) ?? 0) + 1);
    for (const [row, count] of counts) fewest.set(row, Math.min(fewest.get(row) ?? count, count));
  }
  return fewest;
}

/** "Staff Nurse – Emergency" is one piece where the other headers have one fewer on that row. */
function joinDashes(
  taxonomy: Taxonomy,
  header: JobHeader,
  fewest: ReadonlyMap<number, number>,
  isOnly: boolean,
): HeaderPiece[] {
  const joined: HeaderPiece[] = [];
  for (const [index, piece] of header.pieces.entries()) {
    const last = joined.at(-1);
    const isOnRow = ({ row }: HeaderPiece): boolean => row === piece.row;
    const left = joined.filter(isOnRow).length + header.pieces.slice(index).filter(isOnRow).length;
    const belongs =
      last &&
      last.line === piece.line &&
      piece.before === 'dash' &&
      last.style === piece.style &&
      (left > (fewest.get(piece.row) ?? 0) ||
        (isOnly &&
          titleScore(taxonomy, last.text) > 0.5 &&
          organisationScore(taxonomy, piece.text) <= 0 &&
          header.pieces.length > 2));
    if (belongs) last.text = `${last.text} – ${piece.text}`;
    else joined.push({ ...piece });
  }
  return joined;
}

function numbered(pieces: HeaderPiece[]): Slot[] {
  const counts = new Map<number, number>();
  return pieces.map((piece) => {
    const position = counts.get(piece.row) ?? 0;
    counts.set(piece.row, position + 1);
    return { ...piece, slot: `${piece.row}.${position}` };
  });
}

/** A header of one piece, which is parted where one side reads most as a title and the other as an employer. */
function splitOnly(taxonomy: Taxonomy, header: JobHeader): JobHeader {
  const [only, ...others] = header.pieces;
  if (!only || others.length > 0) return header;
  const parts = only.text.split(/\s*[,،]\s*/).filter((part) => part !== '');
  if (parts.length >= 2) {
    const at = bestCut(taxonomy, parts);
    const texts = [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
    return { ...header, pieces: texts.map((text) => ({ ...only, text })) };
  }
  const [, title, employer] = /^(.{3,}?)\s+(?:في|-)\s+(.{3,})$/.exec(only.text) ?? [];
  if (title === undefined || employer === undefined || titleScore(taxonomy, title) <= 0.5) return header;
  return {
    ...header,
    pieces: [title, employer].map((text) => ({ ...only, text: trimPiece(text), row: 0 })),
  };
}

/** After how many of the parts the two sides differ most in what they read as; of equal places the first. */
function bestCut(taxonomy: Taxonomy, parts: string[]): number {
  let best = -Infinity;
  let at = 1;
  for (let cut = 1; cut < parts.length; cut++) {
    const a = parts.slice(0, cut).join(', ');
    const b = parts.slice(cut).join(', ');
    const lean =
      Math.abs(
        titleScore(taxonomy, a) -
          organisationScore(taxonomy, a) -
          titleScore(taxonomy, b) +
          organisationScore(taxonomy, b),
      ) -
      0.01 * cut -
      // What a title is about stands with it: "Resident, Internal Medicine".
      (isDepartment(parts[cut] ?? '') && titleScore(taxonomy, a) > 0.5 ? 0.5 : 0);
    if (lean > best) {
      best = lean;
      at = cut;
    }
  }
  return at;
}
