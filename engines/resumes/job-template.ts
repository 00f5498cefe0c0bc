/**
 * Which slot of a header holds the title, and which the employer. One template is chosen for a whole section, since
 * layout is consistent within a document: all pairs of slots are scored over all headers together.
 */
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { isDepartment } from './departments.ts';
import type { HeaderPiece, JobHeader } from './job-headers.ts';
import type { Slot } from './job-slots.ts';
import type { Piece } from './pieces.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';

/** How much a piece reads as a title rather than an employer: above 0 it does. */
export type Lean = (piece: Piece) => number;

/** The lean of pieces among these headers, of a person with this headline. */
export function leanAmong(taxonomy: Taxonomy, headers: JobHeader[], headline: string | null): Lean {
  const repeats = new Map<string, number>();
  const named = headers.flatMap(({ pieces }) =>
    pieces.filter((piece, index) => !isBehindName(taxonomy, piece, pieces[index - 1])),
  );
  for (const { text } of named) repeats.set(foldName(text), (repeats.get(foldName(text)) ?? 0) + 1);
  return ({ text }) => {
    const asTitle = titleScore(taxonomy, text);
    let score = asTitle - organisationScore(taxonomy, text);
    if (headline && foldName(headline) === foldName(text)) score += 1.5;
    if ((repeats.get(foldName(text)) ?? 0) > 1 && asTitle <= 0.5) score -= 0.6;
    return score;
  };
}

/** "Mechanic, Talleres Obispado, Monterrey": a town that no list knows recurs behind employers, as an employer would. */
function isBehindName(taxonomy: Taxonomy, piece: HeaderPiece, before: HeaderPiece | undefined): boolean {
  return (
    before !== undefined &&
    before.row === piece.row &&
    (piece.before === 'comma' || piece.before === 'style') &&
    /^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+)?$/u.test(piece.text) &&
    titleScore(taxonomy, before.text) <= 0 &&
    !isDepartment(before.text)
  );
}

/** The slots of title and employer, with the styles that these have where both stand. */
export interface Template {
  title: string | null;
  organisation: string | null;
  titleStyle: string | null;
  organisationStyle: string | null;
}

/** The template that suits the headers best; one without slots where they have fewer than two. */
export function chooseTemplate(headers: JobHeader<Slot>[], lean: Lean): Template {
  const slots = [...new Set(headers.flatMap(({ pieces }) => pieces.slice(0, 5).map(({ slot }) => slot)))];
  let best: { title: string | null; organisation: string | null } = { title: null, organisation: null };
  let top = -Infinity;
  for (const title of slots) {
    for (const organisation of slots) {
      if (title === organisation) continue;
      const score = fitOf(headers, title, organisation, lean);
      if (score > top) {
        top = score;
        best = { title, organisation };
      }
    }
  }
  return {
    ...best,
    titleStyle: commonStyle(headers, best.title),
    organisationStyle: commonStyle(headers, best.organisation),
  };
}

/** How well a pair of slots suits all headers. */
function fitOf(headers: JobHeader<Slot>[], title: string, organisation: string, lean: Lean): number {
  const bounded = (piece: Piece): number => Math.max(-2, Math.min(2, lean(piece)));
  let score = 0;
  for (const { pieces } of headers) {
    const t = pieces.findIndex(({ slot }) => slot === title);
    const o = pieces.findIndex(({ slot }) => slot === organisation);
    const titlePiece = pieces[t];
    const organisationPiece = pieces[o];
    if (titlePiece) score += 0.55 + bounded(titlePiece);
    if (organisationPiece) score += 0.55 - bounded(organisationPiece);
    // Title before employer is a little more common, and so is the first piece over a later one.
    if (titlePiece && organisationPiece && t < o) score += 0.12;
    if (titlePiece) score -= 0.06 * t;
    if (organisationPiece) score -= 0.06 * o;
  }
  return score;
}

/** The style that pieces in a slot have most often, where other pieces stand beside them. */
function commonStyle(headers: JobHeader<Slot>[], slot: string | null): string | null {
  const counts = new Map<string, number>();
  for (const { pieces } of headers) {
    const piece = pieces.length < 2 ? undefined : pieces.find((candidate) => candidate.slot === slot);
    if (piece) counts.set(piece.style, (counts.get(piece.style) ?? 0) + 1);
  }
  let best: string | null = null;
  let most = 0;
  for (const [style, count] of counts) {
    if (count <= most) continue;
    most = count;
    best = style;
  }
  return best;
}

/** Which pieces of a header are the title and the employer. */
export interface Assignment {
  title: Slot | null;
  organisation: Slot | null;
}

/** Reads one header by the template; where it leaves a place empty, by words and styles. */
export function assign(pieces: Slot[], template: Template, lean: Lean): Assignment {
  const [only, ...others] = pieces;
  if (!only) return { title: null, organisation: null };
  if (others.length === 0)
    return leanOfOnly(only, template, lean) >= 0
      ? { title: only, organisation: null }
      : { title: null, organisation: only };
  const title = pieces.find(({ slot }) => slot === template.title) ?? null;
  const organisation = pieces.find(({ slot }) => slot === template.organisation) ?? null;
  return title && organisation ? { title, organisation } : bestPair(pieces.slice(0, 4), template, lean);
}

function leanOfOnly(only: Slot, template: Template, lean: Lean): number {
  const isTelling = template.titleStyle !== template.organisationStyle;
  let score = lean(only);
  if (isTelling && only.style === template.titleStyle) score += 1;
  if (isTelling && only.style === template.organisationStyle) score -= 1;
  if (template.title === only.slot) score += 0.3;
  if (template.organisation === only.slot) score -= 0.3;
  return score;
}

/** The template's place is empty here: the best pair by words and style. */
function bestPair(pieces: Slot[], template: Template, lean: Lean): Assignment {
  let best: Assignment = { title: null, organisation: null };
  let top = -Infinity;
  for (const [t, title] of pieces.entries()) {
    for (const [o, organisation] of pieces.entries()) {
      if (t === o) continue;
      let score = lean(title) - lean(organisation);
      if (title.style === template.titleStyle) score += 0.8;
      if (organisation.style === template.organisationStyle) score += 0.8;
      if (title.slot === template.title) score += 0.8;
      if (organisation.slot === template.organisation) score += 0.8;
      score -= 0.15 * (t + o);
      if (score > top) {
        top = score;
        best = { title, organisation };
      }
    }
  }
  return best;
}
