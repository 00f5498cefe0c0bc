import { join } from 'node:path';
import { columns, derived, linesOf, textFile } from '#engines/taxonomy/index.ts';
import { rootsOf } from './roots.ts';

/** Words of course texts that speak of a skill without naming it. */
export interface Clue {
  /** All of them in one sentence, in any order. */
  roots: readonly string[];
  /** As good as the name itself. */
  isName: boolean;
}

/** What a subject is called, and what gives it away. */
export interface Subject {
  /** Its names as written. */
  written: readonly string[];
  /** The roots of each of them. */
  names: readonly ReadonlySet<string>[];
  clues: readonly Clue[];
}

/**
 * Reads `data/clues.txt`: `name = other name | English clue ; clue | Arabic clue`. Kept with the taxonomy that it is read
 * beside, though it says nothing of it. Throws where a line has no clue: the file is shipped with the product.
 */
export const subjects = derived((): readonly Subject[] => subjectsIn('clues.txt'));

/** Those, and what only tells of a skill in a syllabus. */
export const toldSubjects = derived((taxonomy): readonly Subject[] => [
  ...subjects(taxonomy),
  ...subjectsIn('told.txt'),
]);

function subjectsIn(file: string): Subject[] {
  return linesOf(textFile(join(import.meta.dirname, 'data'), file)).flatMap(({ text, place }) => {
    if (text === '' || text.startsWith('## ')) return [];
    const [names = '', ...cells] = columns(text);
    const written = names.split(' = ');
    const clues = cells.flatMap((cell) => cell.split(';').map((clue) => clue.trim())).filter(Boolean);
    if (clues.length === 0) throw new Error(`${place}: no clue`);
    return {
      written,
      names: written.map((name) => new Set(rootsOf(name))),
      clues: clues.map((clue) => ({
        roots: [...new Set(rootsOf(clue))],
        isName: clue.startsWith('!'),
      })),
    };
  });
}
