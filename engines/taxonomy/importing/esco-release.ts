/** The files of an ESCO release, as its portal gives them: what each language says of a concept comes together. */
import { foldName } from '#engines/text/index.ts';
import type { Name } from '../concepts.ts';
import { cell, csvRows, type ReadTable, type Row } from './tables.ts';

/** The files of a release, with the languages that it has, English and Arabic first. */
export interface EscoFiles {
  read: ReadTable;
  languages: readonly string[];
}

/** One name of a concept. */
export interface Label {
  text: string;
  language: string;
  isPreferred: boolean;
}

/** A skill or an occupation over all languages. */
export interface Concept {
  uri: string;
  name: Name;
  labels: Label[];
  description: Name;
  /** As it stands in the first language. */
  row: Row;
}

/** The languages that the names of the files tell, as ISO 639-1 codes. */
export function languagesOf(files: readonly string[]): string[] {
  const found = files.flatMap((file) => /^(?:skills|occupations)_([a-z]{2})\.csv$/.exec(file)?.[1] ?? []);
  return [...new Set(found)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function rank(language: string): number {
  return language === 'en' ? 0 : language === 'ar' ? 1 : 2;
}

/** Concepts over all languages of the folder, in the order of the first. */
export function conceptsOf(kind: 'skills' | 'occupations', { read, languages }: EscoFiles): Concept[] {
  const byUri = new Map<string, Concept>();
  for (const language of languages) {
    for (const row of csvRows(read(`${kind}_${language}.csv`))) {
      const uri = cell(row, 'conceptUri');
      const preferred = cell(row, 'preferredLabel');
      if (!uri || !preferred || cell(row, 'status') === 'obsolete') continue;
      const concept = byUri.get(uri) ?? {
        uri,
        name: { en: '', ar: '' },
        labels: [],
        description: { en: '', ar: '' },
        row,
      };
      byUri.set(uri, concept);
      const others = `${row.altLabels ?? ''}\n${row.hiddenLabels ?? ''}`.split('\n');
      concept.labels.push({ text: preferred, language, isPreferred: true });
      for (const text of others.map((label) => label.trim()).filter(Boolean))
        concept.labels.push({ text, language, isPreferred: false });
      const side = language === 'ar' ? 'ar' : 'en';
      concept.name[side] ||= preferred;
      concept.description[side] ||= cell(row, 'description', 'definition');
    }
  }
  for (const { name } of byUri.values()) fillIn(name);
  return [...byUri.values()];
}

/** A side without a name has the other's. */
function fillIn(name: Name): void {
  name.en ||= name.ar;
  name.ar ||= name.en;
}

/** The addresses of the concepts in ESCO's own collections. */
export type Collections = Record<'digital' | 'green' | 'transversal' | 'language', ReadonlySet<string>>;

/** The collections that a release has; those that it lacks are empty. */
export function collectionsOf(files: EscoFiles): Collections {
  const urisOf = (name: string): ReadonlySet<string> =>
    new Set(firstTable(files, name).map((row) => cell(row, 'conceptUri')));
  return {
    digital: new Set([...urisOf('digitalSkillsCollection'), ...urisOf('digCompSkillsCollection')]),
    green: urisOf('greenSkillsCollection'),
    transversal: urisOf('transversalSkillsCollection'),
    language: urisOf('languageSkillsCollection'),
  };
}

/** A group of the hierarchy of skills. */
export interface Category {
  name: Name;
  isManagement: boolean;
}

/** The broader group of each skill that has one in the hierarchy. */
export function categoriesOf(files: EscoFiles): ReadonlyMap<string, Category> {
  const groups = new Map<string, Category>();
  for (const language of files.languages) {
    for (const row of csvRows(files.read(`skillGroups_${language}.csv`))) {
      const uri = cell(row, 'conceptUri');
      const name = groups.get(uri)?.name ?? { en: '', ar: '' };
      name[language === 'ar' ? 'ar' : 'en'] ||= cell(row, 'preferredLabel');
      groups.set(uri, { name, isManagement: cell(row, 'code').startsWith('S4') });
    }
  }
  for (const { name } of groups.values()) fillIn(name);
  const broader = firstTable(files, 'broaderRelationsSkillPillar');
  return new Map(
    broader.flatMap((row) => {
      const group = groups.get(cell(row, 'broaderUri'));
      return group ? [[cell(row, 'conceptUri'), group] as const] : [];
    }),
  );
}

/** A table that is the same in every language: with a language in its name or without. */
export function firstTable({ read, languages }: EscoFiles, name: string): Row[] {
  for (const file of [`${name}.csv`, ...languages.map((language) => `${name}_${language}.csv`)]) {
    const text = read(file);
    if (text !== null) return csvRows(text);
  }
  return [];
}

const MOST_ALIASES = 25;

/** Arabic labels for the Arabic column; those of any other language are read as Latin script is. */
export function aliasesOf(
  concept: Concept,
  isFree: (text: string) => boolean,
): { en: string[]; ar: string[] } {
  const own = new Set([foldName(concept.name.en), foldName(concept.name.ar)]);
  const found = { en: [] as string[], ar: [] as string[] };
  for (const { text, language } of concept.labels) {
    const side = language === 'ar' ? 'ar' : 'en';
    if (own.has(foldName(text)) || found[side].length >= MOST_ALIASES || !isFree(text)) continue;
    own.add(foldName(text));
    found[side].push(text);
  }
  return found;
}
