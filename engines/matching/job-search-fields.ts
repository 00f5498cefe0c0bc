import { derived, plainWord, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, rootOf, wordsOf } from '#engines/text/index.ts';

/** Fewer choices than these say of no industry that all of its work is meant. */
const LEAST_CHOICES = 3;
const SHARE_OF_CHOICES = 0.5;

/**
 * The occupations of the industry or the sector that is asked for: "work in a bank", "finance job". What was typed names it,
 * or most of the occupations that it was read as belong to it. None where neither is so.
 */
export function occupationsOfField(
  taxonomy: Taxonomy,
  typed: string,
  choices: readonly string[],
): ReadonlySet<string> {
  const fields = namedFields(taxonomy);
  const plain = plainWord(taxonomy)(typed)?.industries ?? [];
  const named = plain.length > 0 ? plain : rootsOf(typed).flatMap((root) => [...(fields.get(root) ?? [])]);
  const industries = new Set(named.length > 0 ? named : shared(taxonomy, choices));
  return new Set(
    taxonomy.occupations.flatMap(({ id, industryId }) => (industries.has(industryId) ? [id] : [])),
  );
}

/** The industry of most of several occupations. */
function shared(taxonomy: Taxonomy, choices: readonly string[]): string[] {
  if (choices.length < LEAST_CHOICES) return [];
  const counts = new Map<string, number>();
  for (const id of choices) {
    const industry = taxonomy.occupation(id)?.industryId;
    if (industry) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  }
  return [...counts].flatMap(([id, count]) => (count >= choices.length * SHARE_OF_CHOICES ? [id] : []));
}

const rootsOf = (text: string): string[] => wordsOf(fold(text)).map(({ text: word }) => rootOf(word));

/** Industries by the root that opens their names, and by every root of the names of their sectors. */
const namedFields = derived(({ sectors, industries }) => {
  const byRoot = new Map<string, Set<string>>();
  const put = (root: string, id: string) => byRoot.set(root, (byRoot.get(root) ?? new Set()).add(id));
  for (const { id, name } of industries)
    for (const words of [name.en, name.ar]) for (const root of rootsOf(words).slice(0, 1)) put(root, id);
  // Where an industry is called so, its sector is not meant: insurance is no banking.
  const ownNames = new Set(byRoot.keys());
  for (const sector of sectors)
    for (const words of [sector.name.en, sector.name.ar])
      for (const root of rootsOf(words).filter((it) => !ownNames.has(it)))
        for (const { id, sectorId } of industries) if (sectorId === sector.id) put(root, id);
  for (const word of SILENT) byRoot.delete(word);
  return byRoot;
});

/** Words that stand in the names of fields and name none. */
const SILENT = new Set(
  rootsOf(
    'and services service work job jobs business professional public general خدمات الخدمات شركات وظيفة عمل أعمال',
  ),
);
