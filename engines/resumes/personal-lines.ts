/** The lines that may tell of the person: the unheaded top, contact and personal sections. */
import type { Line } from '#engines/documents/index.ts';
import { rolesOfLabel } from '#engines/taxonomy/index.ts';
import { EMAIL } from './contacts.ts';
import type { Section } from './section.ts';

/** Lines that may tell of the person, in the order of the document. */
export function personalLines(sections: Section[]): Line[] {
  return sections
    .filter(
      (section) =>
        section.kind === 'top' ||
        section.kind === 'contact' ||
        section.kind === 'personal' ||
        holdsContacts(section),
    )
    .flatMap((section) => section.lines)
    .flatMap(linesOfForm);
}

/** A row of a form with two labels ("Name | Rana Odeh | Mobile | 0790…") as two lines, other lines as they are. */
function linesOfForm(line: Line): Line[] {
  const [first, ...rest] = line.segments;
  if (!first || rest.length < 2 || !isLabel(first.text)) return [line];
  const pairs: Line['segments'][] = [[first]];
  for (const segment of rest) {
    const pair = pairs.at(-1)!;
    if (pair.length > 1 && isLabel(segment.text)) pairs.push([segment]);
    else pair.push(segment);
  }
  if (pairs.length === 1) return [line];
  return pairs.map((segments) => ({ ...line, text: segments.map(({ text }) => text).join('\t'), segments }));
}

const isLabel = (text: string): boolean => rolesOfLabel(text).length > 0;

/** Lines above the first heading, and others without one. */
export function topLines(sections: Section[]): Line[] {
  return sections.filter((section) => section.kind === 'top').flatMap((section) => section.lines);
}

/** An "About" in a sidebar may hold the contacts instead of a text about the person. */
export function holdsContacts(section: Section): boolean {
  return (
    section.kind === 'summary' &&
    section.lines.some(
      (line) =>
        line.text.length < 60 && (EMAIL.test(line.text) || /^\+?[\d\s()-]{8,20}$/.test(line.text.trim())),
    )
  );
}
