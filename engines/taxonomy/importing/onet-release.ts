/** The files of an O*NET release, as its centre gives them in tab-delimited text. */
import { type ReadTable, type Row, rowsBy, tabRows } from './tables.ts';

/** The column that says which occupation a row is about: its code in the O*NET-SOC taxonomy. */
export const CODE = 'O*NET-SOC Code';

/** The occupations of a release, and what its other files say of each, by code; empty where a file is not there. */
export interface OnetRelease {
  occupations: Row[];
  /** Both files of other titles. */
  titles: ReadonlyMap<string, Row[]>[];
  tasks: ReadonlyMap<string, Row[]>;
  zones: ReadonlyMap<string, Row[]>;
  interests: ReadonlyMap<string, Row[]>;
  technologies: ReadonlyMap<string, Row[]>;
  skills: ReadonlyMap<string, Row[]>;
  related: ReadonlyMap<string, Row[]>;
}

/** Reads a release; null where the one file is missing that it cannot be without. */
export function readOnet(read: ReadTable): OnetRelease | null {
  const occupations = tabRows(read('Occupation Data.txt'));
  if (occupations.length === 0) return null;
  const table = (name: string): Map<string, Row[]> => rowsBy(tabRows(read(`${name}.txt`)), CODE);
  return {
    occupations,
    titles: [table('Alternate Titles'), table('Sample of Reported Titles')],
    tasks: table('Task Statements'),
    zones: table('Job Zones'),
    interests: table('Interests'),
    technologies: table('Technology Skills'),
    skills: table('Skills'),
    related: table('Related Occupations'),
  };
}
