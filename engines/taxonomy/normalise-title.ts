import type { Occupation } from './concepts.ts';
import { fold } from './fold.ts';
import { taxonomy } from './taxonomy.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';
import { keyOf, wordsOf } from './words.ts';

export type RankedTitle = { id: string; score: number };

/**
 * The occupations of the taxonomy that a job title as people write it may mean, best first, in either language.
 * Words of rank ("Senior", "Jr.", "II", "أول") are left out unless an occupation is named with them. A score
 * above `titleIsKnown` means a name or alias was met nearly word for word.
 */
export function normaliseTitle(title: string, k: number): RankedTitle[] {
  shared ??= titleIndex(taxonomy().occupations);
  return shared(title, k);
}

/** Scores from here on name the occupation; below they are guesses worth showing, not storing. */
export const titleIsKnown = 0.9;

let shared: ((title: string, k: number) => RankedTitle[]) | null = null;

/** A normaliser over given occupations. */
export function titleIndex(occupations: readonly Occupation[]): (title: string, k: number) => RankedTitle[] {
  const index: TextIndex = createTextIndex(
    occupations.map((occupation) => ({
      id: occupation.id,
      title: occupation.name.en,
      aliases: [occupation.name.ar, ...occupation.aliases.en, ...occupation.aliases.ar],
      text: `${occupation.about.en} ${occupation.about.ar}`,
    })),
  );
  const owners = new Map<string, string[]>();
  for (const { id, name, aliases } of occupations) {
    for (const text of [name.en, name.ar, ...aliases.en, ...aliases.ar]) {
      owners.set(keyOf(text), [...(owners.get(keyOf(text)) ?? []), id]);
    }
  }
  return (title, k) => {
    const best = new Map<string, number>();
    const remember = (id: string, score: number): void => {
      best.set(id, Math.max(best.get(id) ?? 0, score));
    };
    const look = (query: string, weight: number): void => {
      for (const id of owners.get(keyOf(query)) ?? []) remember(id, weight);
      for (const { id, score } of index.rank({ title: query }, k * 2))
        remember(id, Math.min(score, guessLimit) * weight);
    };
    look(title, 1);
    // "Senior Accountant" is an accountant where no occupation bears that very name.
    const plain = withoutRank(title);
    if (plain !== '' && plain !== fold(title).trim()) look(plain, withoutRankWeight);
    return [...best]
      .map(([id, score]) => ({ id, score }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, k);
  };
}

/** What was not met word for word stays below what was. */
const guessLimit = 0.98;
const withoutRankWeight = 0.99;

const rankWords = new Set(
  [
    'senior sr junior jr lead principal staff mid level entry graduate trainee intern internship i ii iii iv v',
    'experienced fresh freelance part full time contract temporary remote urgent required hiring m f d w x',
    'اول اقدم كبير مبتدي متدرب متدربه حديث خريج خبير دوام كامل جزيي موقت مطلوب عاجل عن بعد',
  ]
    .join(' ')
    .split(' '),
);

/** The folded title without words of rank and of terms of employment, and without what stands in brackets. */
export function withoutRank(title: string): string {
  const words = wordsOf(fold(title).replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')).map((word) => word.text);
  return words.filter((word) => !rankWords.has(word.replace(/^ال(?=...)/, ''))).join(' ');
}
