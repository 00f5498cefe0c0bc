/** Whole headings, labels and months that a scan misread. */
import { headingWords, labelWords } from '#engines/taxonomy/index.ts';
import { monthNames } from '#engines/text/index.ts';
import { bareOf, distance } from './arabic-shapes.ts';

/** Phrases that may be meant by what was read, without their dots and spaces. */
interface Phrase {
  text: string;
  letters: string;
  bare: string;
}

/** One phrase of each shape: the first of those that differ by hamzas alone. */
function phrasesOf(texts: readonly string[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const text of texts) {
    if (!/^[\u0621-\u064a ]+$/.test(text)) continue;
    const letters = text.replace(/ /g, '');
    const bare = bareOf(letters);
    if (!phrases.has(bare)) phrases.set(bare, { text, letters, bare });
  }
  return [...phrases.values()];
}

const headings = phrasesOf([...headingWords(), ...labelWords()]);
const months = phrasesOf(monthNames.flat().flatMap((name) => name.split(' ')));

/** The heading or label that a whole line nearly is; null where it is one, or none is near. */
export function headingNear(text: string): string | null {
  const letters = text.replace(/[^\u0621-\u064a]/g, '');
  if (letters.length < 5 || letters.length > 26) return null;
  return nearest(letters, headings, 0.3 + 0.1 * letters.length);
}

/** The month that a word before a year nearly is. */
export function monthNear(text: string): string | null {
  const letters = text.replace(/[^\u0621-\u064a]/g, '');
  if (letters.length < 3 || letters.length > 8) return null;
  return nearest(letters, months, letters.length < 5 ? 1 : 1.5);
}

/** The one phrase that is nearest by letters, where it is not further than `most` and no other is as near. */
function nearest(letters: string, phrases: readonly Phrase[], most: number): string | null {
  const bare = bareOf(letters);
  let best: { text: string; cost: number } | null = null;
  let second = Number.POSITIVE_INFINITY;
  for (const phrase of phrases) {
    if (phrase.letters === letters) return null;
    if (Math.abs(phrase.bare.length - bare.length) > most / 0.7) continue;
    const cost = distance(bare, phrase.bare) + (phrase.bare === bare ? 0.1 : 0);
    if (best && cost >= best.cost) {
      second = Math.min(second, cost);
      continue;
    }
    second = best?.cost ?? second;
    best = { text: phrase.text, cost };
  }
  return best && best.cost <= most && best.cost < second - 0.05 ? best.text : null;
}
