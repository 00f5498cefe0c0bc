import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, foldWithMap, isArabic } from '#engines/text/index.ts';
import { tokensOf } from './tokens.ts';

/** Ways of asking for the same thing. */
export type Paraphrases = {
  /** Stems of the same language that stand for a stem in full. */
  same(stem: string): readonly string[];
  /** Stems of what a noun means where nothing narrows it: "annual" of "leave". */
  usual(stem: string): readonly string[];
  /**
   * A question with wordings of several words read as the one that means them, where `isSaid` holds for the stems of that
   * one; beside it, stems of the wording that may stand for a stem of what it is read as.
   */
  reread(question: string, isSaid: (stem: string) => boolean): Reread;
};

type Reread = { text: string; alsoSaid: ReadonlyMap<string, readonly string[]> };

type Wording = { pattern: RegExp; stems: readonly string[]; as: string; meant: readonly string[] };

/** Reads lines `word == word | كلمة == كلمة`, `noun ~ what it means unnarrowed` and `word: wording = wording`. */
export function paraphrasesOf(text: string): Paraphrases {
  const same = new Map<string, Set<string>>();
  const usual = new Map<string, string[]>();
  const wordings: Wording[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [noun = '', narrowing] = line.split('~');
    if (narrowing !== undefined) {
      for (const stem of stemsOf(noun)) usual.set(stem, stemsOf(narrowing));
      continue;
    }
    const [as = '', others] = line.split(':');
    if (others === undefined)
      for (const cell of line.split('|')) joinAll(same, cell.split('==').flatMap(stemsOf));
    else wordings.push(...others.split('=').map((wording) => wordingOf(wording, as.trim())));
  }
  // The longest first: "time off sick" is no "time off".
  wordings.sort((a, b) => b.pattern.source.length - a.pattern.source.length);
  return {
    same: (stem) => [...(same.get(stem) ?? [])],
    usual: (stem) => usual.get(stem) ?? [],
    reread(question, isSaid) {
      let read = question;
      let mapped = foldWithMap(read);
      const alsoSaid = new Map<string, readonly string[]>();
      for (const { pattern, stems, as, meant } of wordings) {
        const found = pattern.exec(mapped.folded);
        if (!found || !meant.every(isSaid)) continue;
        const [all, before = ''] = found;
        const start = mapped.starts[found.index + before.length] ?? 0;
        const end = mapped.ends[found.index + all.length - 1] ?? read.length;
        read = read.slice(0, start) + as + read.slice(end);
        mapped = foldWithMap(read);
        const [first] = meant;
        if (first) alsoSaid.set(first, stems);
      }
      return { text: read, alsoSaid };
    },
  };
}

/** The wordings of this engine's own table. */
export const ownParaphrases = (): Paraphrases =>
  paraphrasesOf(readFileSync(join(import.meta.dirname, 'data', 'paraphrases.txt'), 'utf8'));

function joinAll(same: Map<string, Set<string>>, stems: readonly string[]): void {
  for (const stem of stems) {
    const known = same.get(stem) ?? new Set();
    for (const other of stems) if (other !== stem) known.add(other);
    same.set(stem, known);
  }
}

const stemsOf = (text: string): string[] => tokensOf(text).map(({ stem }) => stem);

function wordingOf(wording: string, as: string): Wording {
  const folded = fold(wording).trim();
  // What stands before a wording is kept: an Arabic preposition or conjunction written onto it goes with it.
  const before = isArabic(folded) ? '(^|[^\\p{L}])[ولبف]?' : '(^|[^\\p{L}])';
  const pattern = new RegExp(`${before}${folded.replace(/ +/g, '\\s+')}(?![\\p{L}])`, 'u');
  const meant = stemsOf(as);
  return { pattern, stems: stemsOf(wording).filter((stem) => !meant.includes(stem)), as, meant };
}
