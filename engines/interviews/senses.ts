import { join } from 'node:path';
import { columns, linesOf, textFile } from '#engines/taxonomy/index.ts';
import { fold, wordsOf } from '#engines/text/index.ts';
import { meantStem } from './meant-stems.ts';

/** What a word stands for: a group of synonyms, or its own stem; and on which side of its opposites. */
interface Sense {
  concept: string;
  side: 1 | -1;
}

/** The senses of words that have synonyms or an opposite, by stem. */
export type Senses = ReadonlyMap<string, Sense>;

/** Reads `data/senses.txt`. A word that stands in two lines keeps the first. */
export function readSenses(): Senses {
  const senses = new Map<string, Sense>();
  const lines = linesOf(textFile(join(import.meta.dirname, 'data'), 'senses.txt'));
  for (const [at, { text }] of lines.entries()) {
    if (text === '' || text.startsWith('## ')) continue;
    for (const [place, side] of columns(text).entries())
      for (const { text: word } of wordsOf(fold(side))) {
        const stem = meantStem(word);
        if (!senses.has(stem)) senses.set(stem, { concept: `#${at}`, side: place === 0 ? 1 : -1 });
      }
  }
  return senses;
}
