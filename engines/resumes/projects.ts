/** Projects, each with what is told of it. */
import type { Line } from '#engines/documents/index.ts';
import { wordingsIn } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import { detailTexts } from './detail-texts.ts';
import { type Piece, partsOf, placeOf, trimPiece } from './pieces.ts';
import type { Place } from './resume.ts';

const WORDS = wordingsIn('resumes/projects');
const LABELS_OF_A_PROJECT = new RegExp(
  `^${WORDS.source('labels of a project', { edges: 'anywhere' })}\\b\\s*:?`,
  'iu',
);

/** A project as it is called. */
export interface Project {
  name: string;
  details: string[];
  place: Place;
}

/** The projects of a section. */
export function readProjects(lines: Line[]): Project[] {
  const projects: { name: string; lines: Line[]; place: Place }[] = [];
  const opens = openerOf(lines);
  for (const [index, line] of lines.entries()) {
    const { pieces } = partsOf(line);
    const [first, ...others] = pieces;
    const last = projects.at(-1);
    if (first && (!last || (!LABELS_OF_A_PROJECT.test(line.text) && opens(line, lines[index - 1], first)))) {
      const name = nameIn(first.text);
      const rest = others.map((piece) => piece.text).join(' ');
      const isProse = rest.split(/\s+/).length > 5;
      projects.push({ name, lines: isProse ? [{ ...line, text: rest }] : [], place: placeOf(line, name) });
    } else if (last) last.lines.push(line);
  }
  return projects
    .filter(({ name }) => name.length > 1 && name.split(/\s+/).length <= 14)
    .map(({ name, lines: told, place }) => ({ name, details: detailTexts(told), place }));
}

/** Whether a line that begins with a piece opens the next project. */
type Opener = (line: Line, previous: Line | undefined, first: Piece) => boolean;

/** What opens a project in a section: bold type, a line without a bullet among bullets, or a gap. */
function openerOf(lines: Line[]): Opener {
  const plain = lines.filter((line) => !line.isBullet);
  if (plain.some((line) => partsOf(line).pieces[0]?.bold) && lines.some((line) => !line.bold))
    return (line, _, first) => first.bold && !line.isBullet;
  if (plain.length === 0) return () => true;
  if (plain.length < lines.length)
    return (line, previous) =>
      !line.isBullet &&
      (previous?.isBullet === true || line.gap > 1.9) &&
      line.text.split(/\s+/).length <= 12 &&
      !/^\p{Ll}/u.test(line.text);
  return (line) => line.gap > 1.9 || (findDates(line.text).length > 0 && line.text.length < 80);
}

/** A name without what is told of it behind a colon or in brackets. */
function nameIn(text: string): string {
  const [name = ''] = text.split(/\s*[:：]\s+/);
  return trimPiece(name.replace(/\s*\((?:[^)]*)\)\s*$/, ''));
}
