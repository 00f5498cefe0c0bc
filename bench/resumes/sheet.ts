/** What a layout draws: a person, in the words of one document. */
import type { Half, Person } from './person.ts';
import type { Shown } from './shown.ts';
import type { Wording } from './wording.ts';

export interface Sheet {
  person: Person;
  wording: Wording;
  /** A layout switches on here what it prints. */
  shown: Shown;
}

/** A layout that is no page of a browser: it draws the source of a document. */
export interface FileLayout {
  id: string;
  family: string;
  half: Half;
  format: 'docx' | 'txt' | 'typst';
  draw: (sheet: Sheet) => string;
}
