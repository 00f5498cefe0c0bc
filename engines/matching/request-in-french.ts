import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, foldWithMap, patternOfWordings } from '#engines/text/index.ts';
import type { Put } from './request-spelling.ts';

/** French words and phrases of work with what they mean in English, the longest first. */
const MEANT = wordingsIn('matching/request-in-french')
  .lines('means in English')
  .map((line) => {
    const [french = '', english = ''] = line.split(' => ');
    const { source } = patternOfWordings([fold(french)], { edges: 'anywhere', spaces: 'one' });
    return { pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'gu'), english };
  });

/**
 * What a French request says of work, in English: "technicien régulation gaz" asks for an instrumentation technician. Titles
 * that the taxonomy knows in French are no words of this list.
 */
export function frenchInEnglish(text: string): Put[] {
  const { folded, starts, ends } = foldWithMap(text);
  const found = MEANT.flatMap(({ pattern, english }) =>
    [...folded.matchAll(pattern)].map(({ index: at, 0: french }) => ({
      at,
      end: at + french.length,
      english,
    })),
  ).toSorted((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at);
  const kept: typeof found = [];
  for (const it of found) if (kept.every(({ at, end }) => it.end <= at || it.at >= end)) kept.push(it);
  return kept
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, end, english }) => ({
      start: starts[at] ?? 0,
      end: ends[end - 1] ?? text.length,
      text: english,
    }));
}
