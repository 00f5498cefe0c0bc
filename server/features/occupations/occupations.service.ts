import type { AUTOCOMPLETE_NAMES } from '#contract/features/occupations.contract.ts';
import { autocomplete, fold } from '#engines/taxonomy/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { companyNames } from './occupations.reads.ts';

type Suggestion = { id: string | null; name: { en: string; ar: string } };
const MOST = 10;

/** Suggestions of one kind for what was typed so far, best first. */
export async function suggest(
  ctx: SignedInCtx,
  name: (typeof AUTOCOMPLETE_NAMES)[number],
  input: string,
): Promise<Suggestion[]> {
  if (name !== 'company')
    return autocomplete(name, input, MOST).map(({ id, name: it }) => ({ id, name: it }));
  const typed = fold(input).trim();
  if (!typed) return [];
  const found = await companyNames(ctx.db, ctx.portal.key, typed, MOST);
  return found.map((it) => ({ id: it.id, name: { en: it.name, ar: it.name } }));
}
