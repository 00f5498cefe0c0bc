import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from './fold.ts';

/** Matters with which a program must not deal; the gravest first. */
const CONCERNS = ['crisis', 'medical', 'legal'] as const;
export type Concern = (typeof CONCERNS)[number];

/**
 * What somebody writes of that needs a person, not a programme; the gravest where it is several, null where it is none.
 * It reads words, no minds: where it errs it shall err on the side of a kind word too many.
 */
export type ConcernReader = (text: string) => Concern | null;

let opened: ConcernReader | undefined;

/** Reads the wordings of the release, once for all who ask. */
export function openConcerns(): ConcernReader {
  opened ??= concernsOf(readFileSync(join(import.meta.dirname, 'data', 'concerns.txt'), 'utf8'));
  return opened;
}

/**
 * Reads lines `kind: wording = wording`, a wording being words that stand one after the other, `*` for the rest of a word.
 * Lines `not: …` name harmless turns of speech, which are taken out first.
 * @throws where a line names no kind.
 */
export function concernsOf(lines: string): ConcernReader {
  const wordings = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [kind = '', rest] = line.split(/:(.*)/s);
    if (rest === undefined || !['not', ...CONCERNS].includes(kind)) throw new Error(`no kind: ${line}`);
    const known = wordings.get(kind) ?? [];
    known.push(...rest.split('=').map((wording) => wording.trim()));
    wordings.set(kind, known);
  }
  const patternOf = (kind: string) => {
    const sources = (wordings.get(kind) ?? []).map(sourceOf);
    // "And" and "so" are written onto the word behind them: «ولا أريد أن أعيش».
    return new RegExp(`(?<![\\p{L}\\p{N}])[وف]?(?:${sources.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'gu');
  };
  const harmless = patternOf('not');
  const patterns = CONCERNS.map((kind) => [kind, patternOf(kind)] as const);
  return (text) => {
    const read = plain(text).replace(harmless, ' ');
    return patterns.find(([, pattern]) => read.search(pattern) >= 0)?.[0] ?? null;
  };
}

/** Without case, marks and the many shapes of apostrophes and spaces. */
const plain = (text: string): string =>
  fold(text.replace(/[’‘`´']/g, ''))
    .toLowerCase()
    .replace(/\s+/g, ' ');

const sourceOf = (wording: string): string =>
  plain(wording)
    .trim()
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '[\\p{L}]*')
    .replace(/ /g, '\\s+');
