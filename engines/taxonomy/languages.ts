import { foldName } from '#engines/text/index.ts';
import type { Name } from './concepts.ts';
import { derived } from './derived.ts';
import { alternatives, columns, linesOf, releaseFile } from './reading/text-files.ts';
import type { Taxonomy } from './taxonomy.ts';

/** A language that people speak, by all its names. */
export type HumanLanguage = {
  id: string;
  /** The names that are shown. */
  name: Name;
  /** Every spelling, of both languages, as written. */
  names: { en: string[]; ar: string[] };
  /** Spellings that are also other words, to be trusted only where languages are listed. */
  doubtful: string[];
};

/** The human languages of data/languages.txt. */
export const humanLanguages = derived((taxonomy): readonly HumanLanguage[] =>
  linesOf(releaseFile(taxonomy, 'languages.txt')).flatMap(({ text }) => {
    const [id, english, arabic, doubtful] = columns(text);
    const [en, ar] = [alternatives(english), alternatives(arabic)];
    if (!id || !en[0] || !ar[0]) return [];
    return [{ id, name: { en: en[0], ar: ar[0] }, names: { en, ar }, doubtful: alternatives(doubtful) }];
  }),
);

const languagesByName = derived(
  (taxonomy): ReadonlyMap<string, HumanLanguage> =>
    new Map(
      humanLanguages(taxonomy).flatMap((language) => [
        ...[language.id, ...language.names.en].map((one) => [foldName(one), language] as const),
        ...arabicStemsOf(language).map((stem) => [stem, language] as const),
      ]),
    ),
);

/** The language that a profile or a job calls so: by its id or by any of its names, in either language. */
export function languageNamed(taxonomy: Taxonomy, name: string): HumanLanguage | null {
  const byName = languagesByName(taxonomy);
  const folded = foldName(name.replace(/^\s*(?:ال)?لغة\s+/u, ''));
  return byName.get(folded) ?? byName.get(arabicStem(folded)) ?? null;
}

/**
 * What the folded Arabic names of a language have in common: without the article and the feminine ending
 * ("الإنجليزية", "إنجليزي" are "انجليزي").
 */
export function arabicStemsOf(language: HumanLanguage): string[] {
  return [...new Set(language.names.ar.map((name) => arabicStem(foldName(name))))];
}

const arabicStem = (folded: string): string => folded.replace(/^ال(?=...)/u, '').replace(/ه$/u, '');
