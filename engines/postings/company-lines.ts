import { wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('postings/company-lines');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });

/** "A family owned freight forwarder …": an employer is what the sentence begins with, before any verb of the work. */
const OPENS_WITH_EMPLOYER = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:an?|the|our|we are an?)\\s+)?(?:(?!${any('opens a duty or a wish')}\\b)[\\p{L}\\d&'/.+-]+ ){0,4}?` +
    `${any('kinds of employers')}(?:e?s)?(?![\\p{L}\\d])`,
  'u',
);
const OPENS_WITH_EMPLOYER_AR = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:نحن|هي|تعد) )?(?:ال|ل)?${any('kinds of employers, in Arabic')}(?:نا)?(?!\\p{L})`,
  'u',
);
/** What turns a sentence about the employer to the position: what stands behind it is asked. */
const TURNS = WORDS.pattern('turns to the position');

/**
 * Where a folded sentence ceases to speak of the employer and speaks of the work: 0 where it never speaks of the
 * employer, its length where it speaks of nothing else.
 */
export function endOfCompanyWords(folded: string): number {
  if (!OPENS_WITH_EMPLOYER.test(folded) && !OPENS_WITH_EMPLOYER_AR.test(folded)) return 0;
  const turn = TURNS.exec(folded);
  return turn ? turn.index : folded.length;
}
