/** The lines that may tell of the person: the unheaded top, contact and personal sections. */
import type { Line } from '#engines/documents/index.ts';
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
    .flatMap((section) => section.lines);
}

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
