import type { Line } from '#engines/documents/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { DateSpan } from '#engines/text/index.ts';
import { placeOf } from '../pieces.ts';
import type { Evidence } from '../resume.ts';
import type { Section } from '../section.ts';
import type { TaggerLine } from './clues.ts';
import { type TaggedLine, type TaggedName, tagPosts } from './tag-posts.ts';

/** A name of the tagger, with the number of the line in which it stands. */
export interface Named extends TaggedName {
  at: number;
}

/** The lines of a resume with what the tagger makes of them. */
export interface TaggedPage {
  lines: readonly { line: Line; asTagged: TaggerLine }[];
  tags: readonly TaggedLine[];
  titles: readonly Named[];
  employers: readonly Named[];
  /** Whether a heading says that jobs follow. */
  isHeaded: boolean;
}

/** All lines of these sections in order, headings among them, beside what the tagger is told of each. */
export const linesForTagger = (sections: readonly Section[]): TaggedPage['lines'] =>
  sections.flatMap(({ kind, heading, lines }) => [
    ...(heading ? [{ line: heading, asTagged: { text: heading.text, section: kind, isHeading: true } }] : []),
    ...lines.map((line) => ({ line, asTagged: { text: line.text, section: kind, isHeading: false } })),
  ]);

/** Reads the lines of a resume with the tagger. */
export function taggedPage(taxonomy: Taxonomy, sections: readonly Section[]): TaggedPage {
  const lines = linesForTagger(sections);
  const tags = tagPosts(
    taxonomy,
    lines.map(({ asTagged }) => asTagged),
  );
  const named = (of: (tagged: TaggedLine) => TaggedName[]): Named[] =>
    tags.flatMap((tagged, at) => of(tagged).map((name) => ({ ...name, at })));
  return {
    lines,
    tags,
    titles: named(({ titles }) => titles),
    employers: named(({ employers }) => employers),
    isHeaded: lines.some(({ asTagged }) => asTagged.isHeading && asTagged.section === 'work'),
  };
}

/** Where a text stands that was read: in the line that its reader names, else in the first that holds it; null where in none. */
export function placeIn(
  { lines }: TaggedPage,
  text: string,
  evidence: Evidence | undefined,
): Omit<Named, 'odds'> | null {
  const holds = lines.flatMap(({ line }, at) => (line.text.includes(text) ? [at] : []));
  const own = holds.find((at) => evidence?.place && lines[at]?.line.text.includes(evidence.place.text));
  const at = own ?? holds[0];
  if (at === undefined) return null;
  const from = lines[at]?.line.text.indexOf(text) ?? 0;
  return { at, from, to: from + text.length, text };
}

/** The dates of a line. */
export const datesAt = ({ tags }: TaggedPage, at: number): readonly DateSpan[] => tags[at]?.dates ?? [];

/** Why a name of the tagger is believed: the whole line, since the same words may stand in another. */
export function evidenceOf({ lines }: TaggedPage, { at, odds }: Named): Evidence {
  const line = lines[at]?.line;
  return { confidence: 0.4 + 0.3 * odds, ...(line && { place: placeOf(line) }) };
}

/** Whether a line is that of a job, or a neighbour of it without dates of its own. */
export const isBeside = (page: TaggedPage, at: number, job: number): boolean =>
  at === job || (Math.abs(at - job) === 1 && datesAt(page, at).length === 0);
