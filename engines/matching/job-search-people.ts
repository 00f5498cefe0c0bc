import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { foldWithMap } from '#engines/text/index.ts';
import { peoplesIn } from './request-nationalities.ts';
import type { Condition } from './requests.ts';
import { readWorkTerms } from './work-terms.ts';

/** For whom jobs are to be: "jobs for Omanis", «وظائف نسائية»; people are not looked for by that. */
export function askedOfPeople(taxonomy: Taxonomy, text: string): { condition: Condition; typed: string }[] {
  const { folded, starts, ends } = foldWithMap(text);
  const typedIn = ({ at, end }: { at: number; end: number }) => text.slice(starts[at], ends[end - 1]);
  const women = readWorkTerms(folded)
    .filter(({ value }) => value === 'women')
    .slice(0, 1)
    .map((it) => ({
      typed: typedIn(it),
      condition: { kind: 'word', wish: 'nice', text: typedIn(it) } as const,
    }));
  const peoples = peoplesIn(taxonomy, folded).map((it) => ({
    typed: typedIn(it),
    condition: { kind: 'nationality', wish: 'nice', country: it.country } as const,
  }));
  return [...women, ...peoples];
}
