import { fold, stemFor, wordsOf } from '#engines/text/index.ts';
import { derived } from './derived.ts';
import { alternatives, linesOf, releaseFile } from './reading/text-files.ts';

/** A word of plain speech with what else says much the same. */
export interface PlainWord {
  /** As people write it, in both languages. */
  wordings: readonly string[];
  /** Industries that it names, by id; none where it names no employer. */
  industries: readonly string[];
}

/** What a plain word or phrase means, in whatever form it stands; null of one that no group holds. From data/plain-words.txt. */
export const plainWord = derived((taxonomy) => {
  const byKey = new Map<string, PlainWord>();
  for (const { text } of linesOf(releaseFile(taxonomy, 'plain-words.txt'))) {
    const [words = '', industries = ''] = text.split('=>');
    const group = { wordings: alternatives(words), industries: industries.split(' ').filter(Boolean) };
    for (const wording of group.wordings) {
      const key = keyOfPlain(wording);
      if (key !== '' && !byKey.has(key)) byKey.set(key, group);
    }
  }
  return (words: string): PlainWord | null => byKey.get(keyOfPlain(words)) ?? null;
});

const keyOfPlain = (words: string): string =>
  wordsOf(fold(words))
    .map(({ text }) => stemFor(text))
    .join(' ');
