import type { WordingRule } from './wording-rule.ts';
import { ARABIC_RULES } from './wording-rules-arabic.ts';
import { ENGLISH_RULES } from './wording-rules-english.ts';

/**
 * Kept by hand. Each entry was checked against sentences that must not be pointed out, in `golden/wording.txt`.
 * Laws differ: the rules name what shuts people out, and leave legal quotas for citizens ("UAE nationals") alone.
 */
export const WORDING_RULES: readonly WordingRule[] = [...ENGLISH_RULES, ...ARABIC_RULES];
