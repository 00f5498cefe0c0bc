/** Awards, each with its date where one is given. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { findDates, withoutDates } from '#engines/text/index.ts';
import { type Piece, partsOf, placeOf, trimPiece } from './pieces.ts';
import type { PartialDate, Place } from './resume.ts';

/** An award as it is called. */
export interface Award {
  title: string;
  date: PartialDate | null;
  place: Place;
}

/** The awards of a section. */
export function readAwards(lines: Line[]): Award[] {
  const awards: Award[] = [];
  const looks: Looks = {
    hasBoldTitles: lines.some((line) => partsOf(line).pieces[0]?.bold) && lines.some((line) => !line.bold),
    hasBullets: lines.some((line) => line.isBullet),
  };
  for (const [index, line] of lines.entries()) {
    const date = findDates(line.text)[0]?.start ?? null;
    const { pieces } = partsOf(line);
    const last = awards.at(-1);
    const text = textOf(line);
    const [first] = pieces;
    if (!first || text === '') {
      if (last) last.date ??= date;
    } else if (last && !opensAward(line, lines[index - 1], first, date, looks)) last.date ??= date;
    else {
      const title = looks.hasBoldTitles ? boldTitle(pieces) : text;
      awards.push({ title: shortened(title), date, place: placeOf(line, title) });
    }
  }
  return awards.filter((award) => award.title.length > 2);
}

/** What tells the first line of an award from the others. */
interface Looks {
  hasBoldTitles: boolean;
  hasBullets: boolean;
}

/** The text of a line without its dates. */
function textOf(line: Line): string {
  const text = line.text.replace(BULLET, '');
  return trimPiece(
    withoutDates(text)
      .replace(/[\ue001\t]/g, ' ')
      .replace(/\(\s*\)/g, '')
      // "Employee of the Year 2022, Falcon": the blank before the year would stand before the comma.
      .replace(/\s+(?=[,،;؛])/gu, ''),
  );
}

/** Whether a line is the first of an award: by bold type, by its bullet, or as it does not go on the one above. */
function opensAward(
  line: Line,
  previous: Line | undefined,
  first: Piece,
  date: PartialDate | null,
  { hasBoldTitles, hasBullets }: Looks,
): boolean {
  if (hasBoldTitles) return first.bold;
  if (hasBullets) return line.isBullet;
  if (line.gap >= 1.6 || line.width <= 0) return true;
  const isBelowLongLine = previous !== undefined && previous.text.length > 60 && date === null;
  return !/^\p{Ll}/u.test(line.text) && !isBelowLongLine;
}

function boldTitle(pieces: Piece[]): string {
  return pieces
    .filter((piece, index) => index === 0 || (piece.bold && piece.before === 'dash'))
    .map((piece) => piece.text)
    .join(' – ');
}

/** A title with a sentence behind it ends where that begins. */
function shortened(title: string): string {
  return trimPiece(title.split(/\s+/).length > 14 ? title.replace(/[.:;،,].*$/s, '') : title);
}
