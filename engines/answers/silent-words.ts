import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#engines/text/index.ts';

/** Words of grammar and of asking, in both languages: they say nothing of what a passage is about. */
export function isSilent(foldedWord: string): boolean {
  return silent.has(foldedWord);
}

const silent: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'data', 'silent.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => fold(line).split(/\s+/))
    .filter(Boolean),
);
