import type { LANGUAGE_LEVELS } from '#contract/features/profiles.contract.ts';
import { humanLanguages, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

type Level = (typeof LANGUAGE_LEVELS)[number];
/** Words by which resumes say how well somebody speaks a language. */
const LEVEL_WORDS: readonly [RegExp, Level][] = [
  [/native|mother|first language|bilingual|الأم|أصلي/i, 'native'],
  [
    /fluent|proficient|full professional|advanced|excellent|very good|c1|c2|طلاقة|ممتاز|متقدم|جيدة? جد/i,
    'fluent',
  ],
  [/intermediate|professional working|good|conversational|b1|b2|متوسط|جيد/i, 'intermediate'],
  [/basic|beginner|elementary|limited|a1|a2|مبتدئ|أساسي|مبادئ/i, 'basic'],
];

/** The same for every spelling of a language, in either script. */
export function languageKey(taxonomy: Taxonomy, name: string): string {
  const folded = fold(name);
  const known = humanLanguages(taxonomy).find(({ names }) =>
    [...names.en, ...names.ar].some((one) => fold(one) === folded),
  );
  return known?.id ?? folded;
}

export const levelNamed = (words: string | null | undefined): Level | null =>
  words ? (LEVEL_WORDS.find(([word]) => word.test(words))?.[1] ?? null) : null;
