import {
  patternOfWordings,
  sourceOfWordings,
  spellingsOf,
  type WordingOptions,
} from '#engines/text/index.ts';
import { headedLinesOf, RELEASE_FOLDER, textFile } from './reading/text-files.ts';

/** The lists of wordings in one file of `data/words`. */
export interface Wordings {
  /** The wordings of a list, in the order and notation of the file, with those of the lists that they name. */
  lines(list: string): readonly string[];
  /** Every spelling of the wordings of a list, written out: for looking up whole words and lines. */
  spellings(list: string): string[];
  /** The source of a pattern that finds any wording of a list, to be part of a larger one. */
  source(list: string, options?: WordingOptions): string;
  /** A pattern that finds any wording of a list, or what `or` finds. Flags are "u" where none are given. */
  pattern(list: string, options?: WordingOptions & { flags?: string; or?: readonly RegExp[] }): RegExp;
}

/** Words of this release, the same whatever is opened beside it: each file is read once, when a reader of texts is loaded. */
const opened = new Map<string, Wordings>();

/** Opens `data/words/<name>.txt`. A list that is asked for and not there is a fault in the program, and throws. */
export function wordingsIn(name: string): Wordings {
  const wordings = opened.get(name) ?? read(name);
  opened.set(name, wordings);
  return wordings;
}

function read(name: string): Wordings {
  const lists = new Map<string, string[]>();
  for (const { heading, text } of headedLinesOf(textFile(RELEASE_FOLDER, `words/${name}.txt`))) {
    const list = lists.get(heading ?? '');
    if (list) list.push(text);
    else lists.set(heading ?? '', [text]);
  }
  const lines = (list: string): readonly string[] => {
    const found = lists.get(list);
    if (!found) throw new Error(`no list "${list}" in data/words/${name}.txt`);
    return found.map(withLists);
  };
  const withLists = (wording: string): string =>
    wording.replace(NAMED_LIST, (_, list: string) => {
      const named = lines(list);
      // One wording in brackets would be one that may be missing.
      return named.length === 1 ? named.join('') : `(${named.join('|')})`;
    });
  return {
    lines,
    spellings: (list) => lines(list).flatMap(spellingsOf),
    source: (list, options) => sourceOfWordings(lines(list), options),
    pattern: (list, options) => patternOfWordings(lines(list), options),
  };
}

/** Within a wording `{a list}` is any wording of that list of the same file. */
const NAMED_LIST = /\{([^{}]+)\}/g;
