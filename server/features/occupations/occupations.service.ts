import type { AUTOCOMPLETE_NAMES } from '#contract/features/occupations.contract.ts';
import { autocomplete, fold, knownPlaces } from '#engines/taxonomy/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { degrees } from './occupations.data.ts';
import { companyNames } from './occupations.reads.ts';

type Suggestion = { id: string | null; name: { en: string; ar: string } };
const MOST = 10;

const places = knownPlaces().map(({ name }) => name);

/** Suggestions of one kind for what was typed so far, best first. */
export async function suggest(
  ctx: SignedInCtx,
  name: (typeof AUTOCOMPLETE_NAMES)[number],
  input: string,
): Promise<Suggestion[]> {
  if (!input) return [];
  switch (name) {
    case 'job-title':
    case 'skill':
      return autocomplete(name, input, MOST).map(({ id, name: it }) => ({ id, name: it }));
    case 'location':
      return among(places, input);
    case 'degree':
      return among(degrees, input);
    case 'company':
      return (await companyNames(ctx.db, ctx.portal.key, input, MOST)).map((it) => ({
        id: it.id,
        name: { en: it.name, ar: it.name },
      }));
    case 'institute':
      return [];
  }
}

/** Names one of whose words, in either language, begins with the input; those that begin with it stand first. */
function among(names: readonly { en: string; ar: string }[], input: string): Suggestion[] {
  const typed = fold(input);
  const ranked = names.flatMap((name) => {
    const forms = [fold(name.en), fold(name.ar)];
    if (forms.some((form) => form.startsWith(typed))) return [{ name, rank: 0 }];
    if (forms.some((form) => form.split(/[\s,،-]+/).some((word) => word.startsWith(typed))))
      return [{ name, rank: 1 }];
    return [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ name }) => ({ id: null, name }));
}
