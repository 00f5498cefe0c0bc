import { fold, rootOf, wordsOf } from '#engines/text/index.ts';
import { alternatives, linesOf, RELEASE_FOLDER, textFile } from './reading/text-files.ts';

/**
 * For the roots of a title: roots of other title words that mean much the same, in both languages, without those
 * that the title has itself. From data/title-words.txt.
 */
export function kindredRoots(titleRoots: readonly string[]): string[] {
  groups ??= readGroups();
  const own = new Set(titleRoots);
  const met = new Set<Group>();
  for (const root of own) {
    for (const group of groups.get(root) ?? []) {
      if (group.some((phrase) => phrase.every((word) => own.has(word)))) met.add(group);
    }
  }
  return [...new Set([...met].flat(2))].filter((root) => !own.has(root));
}

type Group = string[][];

let groups: Map<string, Group[]> | null = null;

function readGroups(): Map<string, Group[]> {
  const byRoot = new Map<string, Group[]>();
  for (const { text } of linesOf(textFile(RELEASE_FOLDER, 'title-words.txt'))) {
    if (text === '') continue;
    const group = alternatives(text).map((phrase) => wordsOf(fold(phrase)).map((word) => rootOf(word.text)));
    for (const root of new Set(group.flat())) byRoot.set(root, [...(byRoot.get(root) ?? []), group]);
  }
  return byRoot;
}
