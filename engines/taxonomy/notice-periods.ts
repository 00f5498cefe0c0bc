import { fold } from '#engines/text/index.ts';
import type { NoticePeriod } from './concepts.ts';
import type { Taxonomy } from './taxonomy.ts';

/**
 * The notice period that words say, `null` where they say none or a date: "30 days' notice", "متاح فورًا". The longest
 * name in them counts: "three months" is no "one month".
 */
export function noticePeriodNamed(taxonomy: Taxonomy, words: string): NoticePeriod | null {
  const text = spaced(words);
  let best: { period: NoticePeriod; length: number } | null = null;
  for (const period of taxonomy.noticePeriods) {
    const { name, aliases } = period;
    for (const one of [name.en, name.ar, ...aliases.en, ...aliases.ar]) {
      const folded = spaced(one);
      if (folded.length > (best?.length ?? 0) && text.includes(folded))
        best = { period, length: folded.length };
    }
  }
  return best?.period ?? null;
}

/** Folded words with a space around each: a name is found as a whole. */
const spaced = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
