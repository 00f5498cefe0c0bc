import type { Word } from '#engines/text/index.ts';

/** What stands after a word: what a name may contain, a slash, or the end of any name. */
export type Gap = 'soft' | 'slash' | 'hard';

/** What stands after each word but the last. */
export function gapsBetween(words: Word[], folded: string): Gap[] {
  return words.slice(0, -1).map((word, i) => {
    const between = folded.slice(word.end, words[i + 1]!.start);
    // One line break may be a wrapped line; a dot counts only without a space, or a sentence would end there.
    if (/^(?:[ \t]*\r?\n?[ \t]*|[ ]?-[ ]?|\.|_|'|)$/.test(between)) return 'soft';
    return /^[ ]?\/[ ]?$/.test(between) ? 'slash' : 'hard';
  });
}
