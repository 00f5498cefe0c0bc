import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words in a document that its owner did not mean to be there: where they stand ("pdf, white"), and what they say. */
export type HostilePlace = { place: string; words: string };

/** What is hidden or ordered in documents. */
export function hostilePlaces(): HostilePlace[] {
  return linesOf('hostile-documents.txt').map((line) => {
    const [place = '', words = ''] = line.split('\t');
    return { place, words };
  });
}

/** Questions for what the asker may not read, each to be asked as it stands. */
export const hostileQuestions = (): string[] => linesOf('hostile-questions.txt');

function linesOf(name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, 'golden', name), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('# '));
}
