/**
 * The words of a job's header shared out among title, employer and place. People part them by commas, dashes, bars,
 * "at", or by nothing; so every way to share them is scored by what the words are known to mean, and the best is taken.
 */
import { placeScore, type Taxonomy } from '#engines/taxonomy/index.ts';
import { hasArabic } from '#engines/text/index.ts';
import { isDepartment } from './departments.ts';
import type { Atom } from './header-atoms.ts';
import { tellsNothing } from './job-headers.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';

/** One way to read a header. */
export interface HeaderCut {
  title: Atom | null;
  organisation: Atom | null;
  location: Atom | null;
  /** What has no place in a header: most often the first words on the tasks. */
  rest: Atom[];
  score: number;
}

type Part = 'title' | 'organisation' | 'location' | 'rest';
const PARTS: readonly Part[] = ['title', 'organisation', 'location', 'rest'];

/** More pieces than this are no header, and would take long to share out. */
const MOST_ATOMS = 9;
/** How many pieces one part may hold: "Staff Nurse, Intensive Care, Nights". */
const LONGEST_PART = 3;

/** The best way to share these pieces out, in their order. */
export function bestCut(taxonomy: Taxonomy, atoms: readonly Atom[]): HeaderCut {
  const own = atoms.slice(0, MOST_ATOMS);
  const known = new Map<string, number>();
  const scoreAs = (part: Part, text: Atom): number => {
    const key = `${part}\n${text.before}\n${text.isNear}\n${text.text}`;
    const score = known.get(key) ?? scoreOf(taxonomy, part, text);
    known.set(key, score);
    return score;
  };
  /** A town that nobody knows is one only behind its employer. */
  const meant = (part: Part, text: Atom, cut: HeaderCut): number => {
    const score = scoreAs(part, text);
    const isBehind = part === 'location' && text.before === 'comma' && cut.organisation?.line === text.line;
    return isBehind && mayBeTown(taxonomy, text.text) ? Math.max(score, UNKNOWN_TOWN) : score;
  };
  let best: HeaderCut = { title: null, organisation: null, location: null, rest: [...own], score: -Infinity };
  const share = (at: number, cut: HeaderCut): void => {
    const first = own[at];
    if (!first) {
      if (cut.score > best.score) best = cut;
      return;
    }
    let whole: Atom | null = first;
    for (let length = 1; length <= LONGEST_PART && whole; length++) {
      const text: Atom = whole;
      for (const part of PARTS) {
        if (part === 'rest') {
          if (length === 1)
            share(at + 1, { ...cut, rest: [...cut.rest, text], score: cut.score + scoreAs(part, text) });
        } else if (!cut[part]) {
          const order = part === 'organisation' && cut.title ? TITLE_FIRST : 0;
          const isTitleWithMore = part === 'title' && titleScore(taxonomy, text.text) > 0.7;
          const price =
            isTitleWithMore && isDepartment(own[at + length - 1]?.text ?? '') ? 0 : JOINED * (length - 1);
          const score = cut.score + meant(part, text, cut) + order - price;
          share(at + length, { ...cut, [part]: text, score });
        }
      }
      whole = joined(text, own[at + length]);
    }
  };
  share(0, { title: null, organisation: null, location: null, rest: [], score: 0 });
  return best;
}

/** Titles stand before employers a little more often. */
const TITLE_FIRST = 0.1;
/** What it costs to take two pieces for one. */
const JOINED = 0.15;

/** What speaks for a town that is none of the known ones. */
const UNKNOWN_TOWN = 0.1;

function mayBeTown(taxonomy: Taxonomy, text: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+)?$/u.test(text) &&
    titleScore(taxonomy, text) <= 0 &&
    organisationScore(taxonomy, text) <= 0
  );
}

/** Two pieces of a line as one, with the sign that stood between them. */
function joined(text: Atom, next: Atom | undefined): Atom | null {
  if (!next || next.line !== text.line || text.isParted || next.isParted) return null;
  const sign = signAsWritten(next.before, text.text);
  return sign === null ? null : { ...text, text: `${text.text}${sign} ${next.text}` };
}

function signAsWritten(sign: Atom['before'], text: string): string | null {
  if (sign === 'comma') return hasArabic(text) ? '،' : ',';
  return sign === 'dash' || sign === 'bracket' ? ' –' : null;
}

function scoreOf(taxonomy: Taxonomy, part: Part, atom: Atom): number {
  const { text, before } = atom;
  if (part === 'rest') return tellsNothing(text) ? 0.05 : -0.7;
  if (tellsNothing(text)) return -1;
  const asTitle = titleScore(taxonomy, text);
  const asEmployer = organisationScore(taxonomy, text);
  const asPlace = placeScore(taxonomy, text);
  if (part === 'title') {
    const length = text.split(/\s+/).length > 7 ? 0.6 : 0;
    const score = asTitle - Math.max(0, asEmployer) * 0.5 - length - (before === 'at' ? 0.7 : 0);
    return score <= 0.2 ? -1 : Math.min(2, score);
  }
  if (part === 'organisation') {
    if (asPlace >= 0.95) return -0.5;
    const base = namesSomething(atom) ? 0.4 : -0.7;
    const led = before === 'at' ? 0.6 : 0;
    return base + led + clamp(asEmployer, -1, 1.6) - 0.7 * clamp(asTitle, 0, 2);
  }
  if (asPlace >= 0.95) return 1.1;
  return asPlace >= 0.6 && asEmployer <= 0 && asTitle <= 0 ? 0.5 : -1.5;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Joins within a name that no capital opens. */
const SMALL_WORDS = /^(?:of|and|the|for|in|de|du|la|le|el|al|bin|&)$/i;

/** Whether words without an employer's word may be a name: written in capitals; in Arabic on the line with the date. */
function namesSomething({ text, isNear, before }: Atom): boolean {
  if (/[.!؟]$/.test(text) && text.split(/\s+/).length > 3) return false;
  const words = text.split(/\s+/).filter((word) => !SMALL_WORDS.test(word));
  if (words.length > 7) return false;
  if (hasArabic(text)) return !isNear || before === 'at';
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small <= words.length * 0.34;
}
