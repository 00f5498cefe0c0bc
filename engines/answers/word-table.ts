import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#engines/text/index.ts';
import { tokensOf } from './tokens.ts';

/** Which words mean alike, within a language and across the two. */
export type WordTable = {
  /** Stems that mean what a stem means, each with whether it is of the other language. */
  meaning(stem: string): readonly { stem: string; foreign: boolean }[];
};

/** Reads lines of `english = synonym | عربي = مرادف`; a form of several words stands for each of them only where it is one word. */
export function wordTableOf(text: string, further: readonly (readonly [string, string])[] = []): WordTable {
  const meanings = new Map<string, Map<string, boolean>>();
  const join = (a: string, b: string, foreign: boolean) => {
    if (a === b) return;
    const known = meanings.get(a);
    if (known) known.set(b, foreign);
    else meanings.set(a, new Map([[b, foreign]]));
  };
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const pairs = [...lines.map((line) => line.split('|') as string[]), ...further];
  for (const [english = '', arabic = ''] of pairs) {
    const [a, b] = [stemsOfCell(english), stemsOfCell(arabic)];
    for (const one of a) {
      for (const other of a) join(one, other, false);
      for (const other of b) {
        join(one, other, true);
        join(other, one, true);
      }
    }
    for (const one of b) for (const other of b) join(one, other, false);
  }
  return {
    meaning: (stem) => [...(meanings.get(stem) ?? [])].map(([other, foreign]) => ({ stem: other, foreign })),
  };
}

function stemsOfCell(cell: string): string[] {
  return cell.split('=').flatMap((name) => {
    const tokens = tokensOf(fold(name));
    return tokens.length === 1 && tokens[0] ? [tokens[0].stem] : [];
  });
}

/** The words of this engine's own table. */
export function ownWords(): string {
  return readFileSync(join(import.meta.dirname, 'data', 'words.txt'), 'utf8');
}
