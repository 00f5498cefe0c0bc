import type { AUTOCOMPLETE_NAMES } from '#contract/features/occupations.contract.ts';
import { autocomplete } from '#engines/taxonomy/index.ts';
import { fold, foldName } from '#engines/text/index.ts';
import { acceptedNames } from '#server/features/skills/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { companyNames } from './occupations.reads.ts';

type Suggestion = { id: string | null; name: { en: string; ar: string } };
const MOST = 10;
const MOST_OWN_SKILLS = 3;

/** Suggestions of one kind for what was typed so far, best first. */
export async function suggest(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  name: (typeof AUTOCOMPLETE_NAMES)[number],
  input: string,
): Promise<Suggestion[]> {
  if (name !== 'company') {
    const known = autocomplete(ctx.taxonomy, name, input, MOST).map(({ id, name: it }) => ({ id, name: it }));
    return name === 'skill' ? withOwnSkills(ctx, input, known) : known;
  }
  const typed = fold(input).trim();
  if (!typed) return [];
  const found = await companyNames(ctx.db, ctx.portal.key, typed, MOST);
  return found.map((it) => ({ id: it.id, name: { en: it.name, ar: it.name } }));
}

/** The best of the taxonomy, the skills that the portal took for its own, and what else the taxonomy has. */
async function withOwnSkills(
  ctx: SignedInCtx,
  input: string,
  known: readonly Suggestion[],
): Promise<Suggestion[]> {
  const typed = foldName(input);
  if (!typed) return [...known];
  const own = await acceptedNames(ctx.db, ctx.portal.key, typed, MOST_OWN_SKILLS);
  const suggested = own.map((name) => ({ id: null, name: { en: name, ar: name } }));
  return [...known.slice(0, 1), ...suggested, ...known.slice(1)].slice(0, MOST);
}
