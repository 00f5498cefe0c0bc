import { readFileSync } from 'node:fs';
import { derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import {
  BEGIN,
  type ChainModel,
  type DateSpan,
  decodeWeights,
  OUTSIDE,
  readChain,
} from '#engines/text/index.ts';
import { CLUES_PER_WORD, cluesOf, ROW_BITS, type TaggerLine } from './clues.ts';
import type { LineWord } from './words.ts';

/** Words of a line that read like the name of a post, or of an employer. */
export interface TaggedName {
  text: string;
  /** UTF-16 offsets in the line, end exclusive. */
  from: number;
  to: number;
  /** 0 to 1: how likely the least likely of these words is part of such a name. */
  odds: number;
}

/** What the tagger makes of a line. */
export interface TaggedLine {
  /** What the person is or was called at work, in order. */
  titles: TaggedName[];
  employers: TaggedName[];
  dates: readonly DateSpan[];
  /** 0 to 1: how likely the words between these offsets are part of a title, on average; 0 where there are none. */
  titleOdds(from: number, to: number): number;
  employerOdds(from: number, to: number): number;
}

/**
 * The names of posts and employers in the lines of a resume, learned from how people write: 656 resumes of many hands, in
 * which each was marked (`tools/train-post-tagger.ts`). Two chains of labels (a log-linear model with first-order transitions;
 * Lafferty, McCallum and Pereira, ICML 2001) over the clues of each word. Knows nothing of jobs: what belongs together is for
 * others to say.
 */
export function tagPosts(taxonomy: Taxonomy, lines: readonly TaggerLine[]): TaggedLine[] {
  const { titles, employers } = postTagger(taxonomy);
  return cluesOf(taxonomy, lines).map(({ words, rows, dates }, at) => {
    const text = lines[at]?.text ?? '';
    const asTitles = readingOf(titles, words, rows, text);
    const asEmployers = readingOf(employers, words, rows, text);
    return {
      titles: asTitles.names,
      employers: asEmployers.names,
      dates,
      titleOdds: asTitles.oddsBetween,
      employerOdds: asEmployers.oddsBetween,
    };
  });
}

const postTagger = derived(() => ({
  titles: weightsOf('titles.bin'),
  employers: weightsOf('employers.bin'),
}));

const weightsOf = (file: string): ChainModel =>
  decodeWeights(readFileSync(new URL(file, import.meta.url)), ROW_BITS);

function readingOf(model: ChainModel, words: readonly LineWord[], rows: Int32Array, text: string) {
  const { labels, certainty } = readChain(model, rows, CLUES_PER_WORD);
  return {
    names: namesOf(labels, words, certainty, text),
    oddsBetween: (from: number, to: number): number => {
      const inside = certainty.filter(
        (_, at) => (words[at]?.start ?? to) < to && from < (words[at]?.end ?? from),
      );
      return inside.length === 0 ? 0 : inside.reduce((sum, one) => sum + one, 0) / inside.length;
    },
  };
}

function namesOf(
  labels: Uint8Array,
  words: readonly LineWord[],
  certainty: Float64Array,
  line: string,
): TaggedName[] {
  const names: TaggedName[] = [];
  let open: TaggedName | null = null;
  for (const [at, { start, end }] of words.entries()) {
    const own = certainty[at] ?? 0;
    if (labels[at] === OUTSIDE) open = null;
    else if (open && labels[at] !== BEGIN) {
      open.to = end;
      open.odds = Math.min(open.odds, own);
    } else {
      open = { text: '', from: start, to: end, odds: own };
      names.push(open);
    }
  }
  return names.map((name) => ({ ...name, text: line.slice(name.from, name.to) }));
}
