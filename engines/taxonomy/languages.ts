import { foldName } from '#engines/text/index.ts';
import type { Name } from './concepts.ts';
import { alternatives, columns, linesOf, RELEASE_FOLDER, textFile } from './reading/text-files.ts';

export type HumanLanguage = {
  id: string;
  /** The names that are shown. */
  name: Name;
  /** Every spelling, of both languages, as written. */
  names: { en: string[]; ar: string[] };
  /** Spellings that are also other words, to be trusted only where languages are listed. */
  doubtful: string[];
};

let loaded: HumanLanguage[] | null = null;

/** The human languages of data/languages.txt; read once, when first asked for. */
export function humanLanguages(): readonly HumanLanguage[] {
  loaded ??= linesOf(textFile(RELEASE_FOLDER, 'languages.txt')).flatMap(({ text }) => {
    const [id, english, arabic, doubtful] = columns(text);
    const [en, ar] = [alternatives(english), alternatives(arabic)];
    if (!id || !en[0] || !ar[0]) return [];
    return [{ id, name: { en: en[0], ar: ar[0] }, names: { en, ar }, doubtful: alternatives(doubtful) }];
  });
  return loaded;
}

let byName: ReadonlyMap<string, HumanLanguage> | null = null;

/** The language that a profile or a job calls so: by its id or by any of its names, in either language. */
export function languageNamed(name: string): HumanLanguage | null {
  byName ??= new Map(
    humanLanguages().flatMap((language) => [
      ...[language.id, ...language.names.en].map((one) => [foldName(one), language] as const),
      ...arabicStemsOf(language).map((stem) => [stem, language] as const),
    ]),
  );
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
