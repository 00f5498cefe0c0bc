import type { Taxonomy } from '#engines/taxonomy/index.ts';
/** Arabic words that a scan parted or joined. */
import { isKnown, known, mendWord } from './scan-lexicon.ts';

interface MendedWord {
  text: string;
  /** From which to which of the given words it was read, the last one not counted. */
  from: number;
  to: number;
}

/** Letters that join to nothing after them: only behind these can a word seem to end. */
const JOINS_NOTHING = /[اأإآدذرزوؤىةء]$/;

const ONLY_ARABIC = /^[\u0621-\u064a]+$/;

const MOST_PARTS = 4;

/**
 * Words that a scan parted or joined, as they were written: parts of a known word become one, and two known words
 * without a space become two. Each is mended too.
 */
export function rejoined(
  taxonomy: Taxonomy,
  parts: readonly { text: string; confidence: number }[],
): MendedWord[] {
  const words: MendedWord[] = [];
  let at = 0;
  for (const [index, { text }] of parts.entries()) {
    // It is part of a word that began before it.
    if (index < at) continue;
    const found = joinedAt(taxonomy, parts, index);
    words.push(...(found ?? [{ text, from: index, to: index + 1 }]));
    at = found?.at(-1)?.to ?? index + 1;
  }
  return words;
}

function joinedAt(
  taxonomy: Taxonomy,
  parts: readonly { text: string; confidence: number }[],
  at: number,
): MendedWord[] | null {
  if (!ONLY_ARABIC.test(parts[at]?.text ?? '')) return null;
  let whole = '';
  let unknown = 0;
  let least = 100;
  for (const [index, { text, confidence }] of parts.slice(at, at + MOST_PARTS).entries()) {
    const to = at + index + 1;
    const core = text.replace(/[.،,:؛]$/, '');
    if (!ONLY_ARABIC.test(core)) break;
    if (!isKnown(taxonomy, core) || core.length < 3) unknown++;
    least = Math.min(least, confidence);
    const tail = text.slice(core.length);
    whole += core;
    if (to - at >= 2 && unknown > 0 && whole.length >= 4) {
      if (isKnown(taxonomy, whole)) return [{ text: whole + tail, from: at, to }];
      const mended = whole.length >= 5 && unknown > 1 ? mendWord(taxonomy, whole, Math.min(least, 70)) : null;
      if (mended && mended.cost <= 0.6) return [{ text: mended.word + tail, from: at, to }];
      const two = partedInTwo(taxonomy, whole);
      if (two && unknown > 1) {
        const cut = two[0].length >= whole.length / 2 ? to - 1 : at + 1;
        return [
          { text: two[0], from: at, to: cut },
          { text: two[1] + tail, from: cut, to },
        ];
      }
    }
    if (to === at + 1 && unknown > 0 && whole.length >= 6) {
      const two = partedInTwo(taxonomy, whole);
      if (two && mendWord(taxonomy, whole, confidence) === null)
        return [
          { text: two[0], from: at, to },
          { text: two[1] + tail, from: at, to },
        ];
    }
    if (tail !== '' || !JOINS_NOTHING.test(core)) break;
  }
  return null;
}

/** Two known words that stand without a space between them. */
function partedInTwo(taxonomy: Taxonomy, whole: string): [string, string] | null {
  for (let at = 2; at <= whole.length - 2; at++) {
    const [left, right] = [whole.slice(0, at), whole.slice(at)];
    if (right.length === 2 && (!/^(?:في|من)$/.test(right) || left.length < 3)) continue;
    const isApart = JOINS_NOTHING.test(left) || left === 'في' || left === 'من';
    if (
      isApart &&
      known(taxonomy).words.has(left) &&
      isKnown(taxonomy, right) &&
      (left.length > 2 || right.startsWith('ال'))
    )
      return [left, right];
  }
  return null;
}
