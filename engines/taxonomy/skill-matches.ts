/** Where the names of skills stand in a text, before it is asked whether they are meant. */
import { isArabic, stemOf, type Word, withoutArabicPrefixes } from '#engines/text/index.ts';
import type { Entry, Node } from './skill-names.ts';
import type { Gap } from './word-gaps.ts';

/** A name over the words `first` to `last`. */
export type Match = {
  entry: Entry;
  first: number;
  last: number;
  /** Units of an Arabic prefix of the first word that do not belong to the name. */
  skipped: number;
};

/** Every name that stands in a text, also within others. */
export function allMatches(root: Node, words: Word[], gaps: Gap[]): Match[] {
  const matches: Match[] = [];
  for (let first = 0; first < words.length; first++) {
    for (const start of beginningsOf(root, words[first]!.text)) {
      let node: Node | undefined = start.node;
      for (let last = first; node; last++) {
        for (const entry of node.entries) {
          if (fits(entry, words, gaps, first, last))
            matches.push({ entry, first, last, skipped: start.skipped });
        }
        if (last + 1 >= words.length || gaps[last] === 'hard') break;
        node = node.next.get(stemOf(words[last + 1]!.text));
      }
    }
  }
  return matches;
}

function beginningsOf(root: Node, word: string): { node: Node; skipped: number }[] {
  const whole = root.next.get(stemOf(word));
  const beginnings = whole ? [{ node: whole, skipped: 0 }] : [];
  if (!isArabic(word)) return beginnings;
  for (const { stem, skipped } of withoutArabicPrefixes(word)) {
    const node = root.next.get(stem);
    if (node) beginnings.push({ node, skipped });
  }
  return beginnings;
}

function fits(entry: Entry, words: Word[], gaps: Gap[], first: number, last: number): boolean {
  if (entry.exact && entry.exact[0] !== words[first]!.text) return false;
  for (let i = first; i < last; i++) {
    if (gaps[i] === 'slash' && !entry.slashes[i - first]) return false;
  }
  return true;
}

/** "C" in "3 C" or "R" in "R 5.2 m" is no language: a one-letter name does not touch a number. */
export function isTornNumber(match: Match, words: Word[], folded: string): boolean {
  const word = words[match.first]!;
  if (match.first !== match.last || word.end - word.start > 1) return false;
  return (
    /[\p{N}.'-]$/u.test(folded.slice(0, word.start)) ||
    /^(?:\.\p{L}|['’-]|[ ]?\p{N})/u.test(folded.slice(word.end))
  );
}

/** Of names that share a word the longest, and of equally long ones the first. */
export function longestWithoutOverlap(matches: Match[]): Match[] {
  const taken = new Set<number>();
  const kept: Match[] = [];
  // Where two skills share a form, the one that comes first keeps it (stable sort).
  const ordered = [...matches].sort((a, b) => b.last - b.first - (a.last - a.first) || a.skipped - b.skipped);
  for (const match of ordered) {
    let isFree = true;
    for (let i = match.first; i <= match.last; i++) if (taken.has(i)) isFree = false;
    if (!isFree) continue;
    for (let i = match.first; i <= match.last; i++) taken.add(i);
    kept.push(match);
  }
  return kept;
}
