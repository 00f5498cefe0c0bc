import { fold, rootOf, wordsOf } from '#engines/text/index.ts';
import { derived } from './derived.ts';
import { alternatives, linesOf, releaseFile } from './reading/text-files.ts';

/**
 * For the roots of a title: roots of other title words that mean much the same, in both languages, without those
 * that the title has itself. From data/title-words.txt.
 */
export const kindredRoots = derived((taxonomy) => {
  const groups = groupsByRoot(linesOf(releaseFile(taxonomy, 'title-words.txt')));
  return (titleRoots: readonly string[]): string[] => {
    const own = new Set(titleRoots);
    const met = new Set<Group>();
    for (const root of own) {
      for (const group of groups.get(root) ?? []) {
        if (group.some((phrase) => phrase.every((word) => own.has(word)))) met.add(group);
      }
    }
    return [...new Set([...met].flat(2))].filter((root) => !own.has(root));
  };
});

/** For the root of a word: words and whole phrases that mean much the same, folded. */
export const kindredPhrases = derived((taxonomy) => {
  const byRoot = new Map<string, string[]>();
  for (const { text } of linesOf(releaseFile(taxonomy, 'title-words.txt'))) {
    const phrases = alternatives(text).map(fold);
    for (const phrase of phrases) {
      const [only = '', ...more] = wordsOf(phrase).map((word) => rootOf(word.text));
      if (more.length === 0) byRoot.set(only, [...(byRoot.get(only) ?? []), ...phrases]);
    }
  }
  return (root: string): readonly string[] => byRoot.get(root) ?? [];
});

/** Phrases that mean much the same, each as the roots of its words. */
type Group = string[][];

function groupsByRoot(lines: readonly { text: string }[]): Map<string, Group[]> {
  const byRoot = new Map<string, Group[]>();
  for (const { text } of lines) {
    if (text === '') continue;
    const group = alternatives(text).map((phrase) => wordsOf(fold(phrase)).map((word) => rootOf(word.text)));
    for (const root of new Set(group.flat())) byRoot.set(root, [...(byRoot.get(root) ?? []), group]);
  }
  return byRoot;
}
