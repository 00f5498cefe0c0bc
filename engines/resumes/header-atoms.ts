/** The smallest pieces of a header's text: what signs, dates, "at" and, where nothing parts them, words leave apart. */
import type { Line } from '#engines/documents/index.ts';
import { isPlace, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { hasArabic } from '#engines/text/index.ts';
import { isDepartment } from './departments.ts';
import { trimPiece } from './pieces.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';
import { SPAN_AND_ARTICLE } from './told-spans.ts';

/** A piece with what stands before it. */
export interface Atom {
  text: string;
  line: Line;
  before: 'start' | 'mark' | 'dash' | 'comma' | 'bracket' | 'at' | 'words';
  /** It stands on a line beside the one with the date. */
  isNear: boolean;
  /** Nothing but words parted it from its neighbour. */
  isParted?: boolean;
}

const WORDS = wordingsIn('resumes/told-jobs');
/** "Before that I worked as a": what leads to a title in a sentence. */
const LEADS = new RegExp(
  `^(?:${WORDS.source('leads to a job in a sentence', { edges: 'anywhere' })}(?![\\p{L}])[\\s,،:]*)+(?:an?\\s+)?`,
  'iu',
);
/** What a firm of its partners calls itself behind its name. */
const KIND_OF_FIRM = new RegExp(`^\\s*${WORDS.source('kinds of firms', { edges: 'anywhere' })}\\s*$`, 'iu');
const AT = /\s+(?:at|@|with|for|لدى|في|عند)\s+/iu;
const LEADING_AT = /^(?:at|@|with|in|لدى|في|عند)\s+/iu;

/** The signs that part pieces, strongest first. */
const SIGNS: readonly [RegExp, Atom['before']][] = [
  [/\t|\s*[|•●▪◦⋅∙·¦;؛→←]\s*|\s+[/\\]{1,2}\s+/u, 'mark'],
  [/\s*[([]\s*|\s*[)\]]\s*/u, 'bracket'],
  [/\s+[-–—―ـ]+\s+|\s*[–—―]\s*|\s+-(?=\p{Lu})|(?<=\p{L})-\s+/u, 'dash'],
  [/\s*[,،]\s*/u, 'comma'],
];

/** The pieces of a text that stands on a line. */
export function atomsOf(taxonomy: Taxonomy, text: string, line: Line, isNear: boolean): Atom[] {
  let atoms: Atom[] = [{ text, line, before: 'start', isNear }];
  for (const [sign, before] of SIGNS)
    atoms = atoms.flatMap((atom) =>
      piecesBetween(atom.text, sign).map((piece, index) => ({
        ...atom,
        text: piece,
        ...(index > 0 && { before }),
      })),
    );
  return atoms
    .map((atom) => ({
      ...atom,
      text: trimPiece(atom.text.trim().replace(LEADS, '').replace(SPAN_AND_ARTICLE, '')),
    }))
    .filter(({ text: own }) => /[\p{L}\p{N}]/u.test(own))
    .flatMap((atom) => partedByAt(taxonomy, atom));
}

/** What a sign leaves apart; "Chartered Accountants" behind a comma belongs to the firm before it. */
function piecesBetween(text: string, sign: RegExp): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(sign)) {
    const firm = pieces.at(-1);
    if (firm !== undefined && KIND_OF_FIRM.test(piece)) pieces[pieces.length - 1] = `${firm}, ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

/** "Nurse at Aster Clinic" is two pieces; "Head of Design for Gulf" is one unless its left side is a title. */
function partedByAt(taxonomy: Taxonomy, atom: Atom): Atom[] {
  const led = LEADING_AT.exec(atom.text)?.[0];
  if (led !== undefined) return [{ ...atom, text: atom.text.slice(led.length), before: 'at' }];
  const at = AT.exec(atom.text);
  if (!at || at.index < 2) return [atom];
  const left = atom.text.slice(0, at.index);
  const right = atom.text.slice(at.index + at[0].length);
  if ((titleScore(taxonomy, left) <= 0.4 && !isDepartment(left)) || right.length < 2) return [atom];
  return [
    { ...atom, text: left },
    { ...atom, text: right, before: 'at' },
  ];
}

/** The same pieces, those parted too whose title, employer and town stand side by side with nothing between. */
export function partedByWords(taxonomy: Taxonomy, atoms: readonly Atom[]): Atom[] {
  return atoms.flatMap((atom) => {
    const [text, place] = withoutLastPlace(taxonomy, atom.text);
    const [title, employer] = titleAndRest(taxonomy, text);
    const parts = [title, employer, place].filter((part) => part !== '');
    return parts.map(
      (part, index): Atom => ({
        ...atom,
        text: trimPiece(part),
        before: index === 0 ? atom.before : 'words',
        isParted: parts.length > 1,
      }),
    );
  });
}

/** "Quick Drop Delivery Sharjah" without the town; a name that is a word and a town ("Bank Muscat") stays whole. */
function withoutLastPlace(taxonomy: Taxonomy, text: string): [string, string] {
  const words = text.split(/\s+/);
  const from = (cut: number): string => words.slice(cut).join(' ');
  for (let cut = words.length - 1; cut >= Math.max(2, words.length - 3); cut--) {
    const before = words[cut - 1] ?? '';
    if (!isPlace(taxonomy, from(cut)) || /^(?:of|the|de|bin|في|من|&)$/iu.test(before)) continue;
    if (hasArabic(before) && organisationScore(taxonomy, before) >= 1.5) continue;
    return [words.slice(0, cut).join(' '), from(cut)];
  }
  return [text, ''];
}

/** "Van driver Quick Drop Delivery" as its title and what follows; everything and nothing where no title opens it. */
function titleAndRest(taxonomy: Taxonomy, text: string): [string, string] {
  const words = text.split(/\s+/);
  for (let cut = Math.min(words.length - 1, 6); cut >= 1; cut--) {
    const title = words.slice(0, cut).join(' ');
    const rest = words.slice(cut).join(' ');
    if (titleScore(taxonomy, title) < 1 || titleScore(taxonomy, rest) > 0.6) continue;
    const opens = hasArabic(rest)
      ? organisationScore(taxonomy, words[cut] ?? '') >= 1.5
      : endsAsTitle(taxonomy, words.slice(0, cut)) && /^\p{Lu}\S/u.test(rest) && !SMALL.test(rest);
    if (opens && organisationScore(taxonomy, words[cut - 1] ?? '') < 1.5) return [title, rest];
  }
  return [text, ''];
}

const SMALL = /^(?:of|and|in|for|&)\s/i;

/** Whether the last word is the one that says what somebody does. */
function endsAsTitle(taxonomy: Taxonomy, words: string[]): boolean {
  const shorter = words.slice(0, -1).join(' ');
  return titleScore(taxonomy, words.join(' ')) > Math.max(0, titleScore(taxonomy, shorter)) + 0.3;
}
