import type { Name } from './concepts.ts';
import { foldName } from './fold.ts';
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

/**
 * What the folded Arabic names of a language have in common: without the article and the feminine ending
 * ("الإنجليزية", "إنجليزي" are "انجليزي").
 */
export function arabicStemsOf(language: HumanLanguage): string[] {
  const stems = language.names.ar.map((name) =>
    foldName(name)
      .replace(/^ال(?=...)/u, '')
      .replace(/ه$/u, ''),
  );
  return [...new Set(stems)];
}
