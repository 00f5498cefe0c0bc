import { foldName } from '#engines/text/index.ts';
import type { Name, Occupation, Skill, SkillGroup } from '../concepts.ts';
import { dataSources } from '../sources.ts';
import { type Import, type ImportInput, nearestByIsco, occupationsByName, skillNamesOf } from './known.ts';
import { cell, csvRows, type ReadTable, type Row, rowsBy } from './tables.ts';
import { cellText, fileOf, idFor, namesCell, shortened, type Written } from './written.ts';

/**
 * ESCO, the European classification of skills, competences and occupations, as its portal gives it: a folder of CSV
 * files, one set a language (`skills_en.csv`, `skills_ar.csv`, …). Columns as in releases 1.1 and 1.2.
 */
export function importEsco({ read, files, taxonomy, before, progress }: ImportInput): Import {
  const languages = languagesOf(files);
  if (languages.length === 0)
    throw new Error(
      'There is no ESCO file here: expected skills_en.csv or occupations_en.csv, in any language.',
    );
  progress(`Languages: ${languages.join(', ')}`);

  const names = skillNamesOf(taxonomy);
  const collections = collectionsOf(read, languages);
  const categories = categoriesOf(read, languages);
  const skillIds = new Map<string, string>();
  const skills: Written[] = [];
  const counts = {
    skills_read: 0,
    skills_merged: 0,
    skills_new: 0,
    occupations_read: 0,
    occupations_merged: 0,
    occupations_new: 0,
  };

  for (const concept of conceptsOf('skills', read, languages)) {
    counts.skills_read++;
    // Languages that people speak are a list of their own.
    if (collections.language.has(concept.uri)) continue;
    const known = names.merge(concept.labels) ?? null;
    if (known) counts.skills_merged++;
    else counts.skills_new++;
    const id =
      known?.id ?? idFor(concept.name.en, concept.uri, before.skills.record, (slug) => names.hasId(slug));
    skillIds.set(concept.uri, id);
    skills.push(
      known ? addition(concept, known, names) : newSkill(concept, id, collections, categories, names),
    );
    if (counts.skills_read % 2_000 === 0) progress(`${counts.skills_read} skills read`);
  }
  progress(`${counts.skills_read} skills read, ${counts.skills_merged} of them known`);
  addRelations(skills, read, languages, skillIds);

  const skillsOf = rowsBy(firstTable(read, 'occupationSkillRelations', languages), 'occupationUri');
  const known = occupationsByName(taxonomy);
  const nearest = nearestByIsco(taxonomy.occupations);
  const occupations: Written[] = [];
  for (const concept of conceptsOf('occupations', read, languages)) {
    counts.occupations_read++;
    const isco = isoCode(concept.row);
    const same = known.find(concept.name.en);
    const refs = (skillsOf.get(concept.uri) ?? []).flatMap((row) => {
      const id = skillIds.get(cell(row, 'skillUri'));
      return id ? [`${id}${cell(row, 'relationType') === 'essential' ? '!' : '?'}3`] : [];
    });
    if (same) {
      counts.occupations_merged++;
      occupations.push(occupationAddition(concept, same, isco, known));
      continue;
    }
    const like = nearest(isco);
    if (!like) continue;
    counts.occupations_new++;
    const id = idFor(concept.name.en, concept.uri, before.occupations.record, (slug) => known.hasId(slug));
    occupations.push(newOccupation(concept, id, isco, like, [...new Set(refs)].slice(0, MOST_SKILLS), known));
  }
  progress(`${counts.occupations_read} occupations read, ${counts.occupations_merged} of them known`);

  const intro = [
    'Imported from ESCO; see docs/taxonomy.md. Lines that you edit here stay as you edit them.',
    dataSources.esco.attribution.en,
  ];
  return {
    counts,
    skills: fileOf(intro, skills, before.skills),
    occupations: fileOf(intro, occupations, before.occupations),
  };
}

const MOST_SKILLS = 40;
const MOST_ALIASES = 25;
const MEANING_LENGTH = 118;

type Label = { text: string; language: string; isPreferred: boolean };
type Concept = { uri: string; name: Name; labels: Label[]; description: Name; row: Row };

function languagesOf(files: readonly string[]): string[] {
  const found = files.flatMap((file) => /^(?:skills|occupations)_([a-z]{2})\.csv$/.exec(file)?.[1] ?? []);

  return [...new Set(found)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function rank(language: string): number {
  return language === 'en' ? 0 : language === 'ar' ? 1 : 2;
}

/** Concepts over all languages of the folder, in the order of the first. */
function conceptsOf(
  kind: 'skills' | 'occupations',
  read: ReadTable,
  languages: readonly string[],
): Concept[] {
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
  for (const { name } of byUri.values()) {
    name.en ||= name.ar;
    name.ar ||= name.en;
  }
  return [...byUri.values()];
}

type Collections = Record<'digital' | 'green' | 'transversal' | 'language', ReadonlySet<string>>;

function collectionsOf(read: ReadTable, languages: readonly string[]): Collections {
  const urisOf = (name: string): ReadonlySet<string> =>
    new Set(firstTable(read, name, languages).map((row) => cell(row, 'conceptUri')));
  return {
    digital: new Set([...urisOf('digitalSkillsCollection'), ...urisOf('digCompSkillsCollection')]),
    green: urisOf('greenSkillsCollection'),
    transversal: urisOf('transversalSkillsCollection'),
    language: urisOf('languageSkillsCollection'),
  };
}

type Category = { name: Name; isManagement: boolean };

/** The broader group of each skill that has one in the hierarchy. */
function categoriesOf(read: ReadTable, languages: readonly string[]): ReadonlyMap<string, Category> {
  const groups = new Map<string, Category>();
  for (const language of languages) {
    for (const row of csvRows(read(`skillGroups_${language}.csv`))) {
      const uri = cell(row, 'conceptUri');
      const name = groups.get(uri)?.name ?? { en: '', ar: '' };
      name[language === 'ar' ? 'ar' : 'en'] ||= cell(row, 'preferredLabel');
      groups.set(uri, { name, isManagement: cell(row, 'code').startsWith('S4') });
    }
  }
  for (const { name } of groups.values()) {
    name.en ||= name.ar;
    name.ar ||= name.en;
  }
  const broader = firstTable(read, 'broaderRelationsSkillPillar', languages);
  return new Map(
    broader.flatMap((row) => {
      const group = groups.get(cell(row, 'broaderUri'));
      return group ? [[cell(row, 'conceptUri'), group] as const] : [];
    }),
  );
}

/** A table that is the same in every language: with a language in its name or without. */
function firstTable(read: ReadTable, name: string, languages: readonly string[]): Row[] {
  for (const file of [`${name}.csv`, ...languages.map((language) => `${name}_${language}.csv`)]) {
    const text = read(file);
    if (text !== null) return csvRows(text);
  }
  return [];
}

type SkillNames = ReturnType<typeof skillNamesOf>;

/** Further names for a skill that the taxonomy has. */
function addition(concept: Concept, known: Skill, names: SkillNames): Written {
  const { en, ar } = aliasesOf(concept, (text) => names.take(text, known.id));
  return {
    source: concept.uri,
    id: known.id,
    heading: headingOf(known.group, known.category),
    text: `${known.id} | ${namesCell('', en)} | ${namesCell('', ar)} | | | |`,
  };
}

function newSkill(
  concept: Concept,
  id: string,
  collections: Collections,
  categories: ReadonlyMap<string, Category>,
  names: SkillNames,
): Written {
  const category = categories.get(concept.uri);
  const group: SkillGroup = collections.green.has(concept.uri)
    ? 'green'
    : collections.digital.has(concept.uri)
      ? 'it'
      : category?.isManagement
        ? 'leadership'
        : collections.transversal.has(concept.uri)
          ? 'communication'
          : 'domain';
  const aliases = aliasesOf(concept, (text) => names.take(text, id));
  const kind = cell(concept.row, 'skillType') === 'knowledge' ? 'knowledge' : 'ability';
  const meaning = shortened(concept.description.en || concept.name.en, MEANING_LENGTH);
  const meaningAr = shortened(concept.description.ar || concept.name.ar, MEANING_LENGTH);
  return {
    source: concept.uri,
    id,
    heading: headingOf(group, category?.name ?? { en: 'ESCO', ar: 'إسكو' }),
    text: [
      id,
      namesCell(concept.name.en, aliases.en),
      namesCell(concept.name.ar, aliases.ar),
      kind,
      `${meaning} = ${meaningAr}`,
      '',
      '',
    ].join(' | '),
  };
}

function headingOf(group: SkillGroup, category: Name): string {
  const clean = (text: string): string => cellText(text).replace(/\s+\/\s+/g, ', ');
  return `## ${group} / ${clean(category.en)} / ${clean(category.ar)}`;
}

/** Arabic labels for the Arabic column; those of any other language are read as Latin script is. */
function aliasesOf(concept: Concept, isFree: (text: string) => boolean): { en: string[]; ar: string[] } {
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

/** ESCO's "essential" and "optional" relations between skills become relations of use together. */
function addRelations(
  skills: Written[],
  read: ReadTable,
  languages: readonly string[],
  ids: ReadonlyMap<string, string>,
): void {
  const relations = rowsBy(firstTable(read, 'skillSkillRelations', languages), 'originalSkillUri');
  for (const skill of skills) {
    const related = (relations.get(skill.source) ?? []).flatMap((row) => {
      const id = ids.get(cell(row, 'relatedSkillUri'));
      const strength = cell(row, 'relationType') === 'essential' ? 0.6 : 0.4;
      return id && id !== skill.id ? [`${id}:together:${strength}`] : [];
    });
    const cells = skill.text.split('|').map((one) => one.trim());
    cells[5] = [...new Set(related)].slice(0, 6).join(' ');
    skill.text = cells.join(' | ').trim();
  }
}

type Known = ReturnType<typeof occupationsByName>;

function occupationAddition(concept: Concept, known: Occupation, isco: string, names: Known): Written {
  const { en, ar } = aliasesOf(concept, (text) => names.take(text, known.id));
  return {
    source: concept.uri,
    id: known.id,
    heading: null,
    text: [
      `occupation ${known.id}`,
      ...(en.length > 0 ? [`en: ${namesCell('', en)}`] : []),
      ...(ar.length > 0 ? [`ar: ${namesCell('', ar)}`] : []),
      ...(!known.isco && isco ? [`isco: ${isco}`] : []),
    ].join('\n'),
  };
}

function newOccupation(
  concept: Concept,
  id: string,
  isco: string,
  like: Occupation,
  skills: readonly string[],
  names: Known,
): Written {
  const aliases = aliasesOf(concept, (text) => names.take(text, id));
  const about = shortened(concept.description.en || concept.name.en, 600);
  const interests = Object.entries(like.interests).map(([area, score]) => `${area}${score}`);
  return {
    source: concept.uri,
    id,
    heading: null,
    text: [
      `occupation ${id}`,
      `en: ${namesCell(titled(concept.name.en), aliases.en)}`,
      `ar: ${namesCell(concept.name.ar, aliases.ar)}`,
      `sector: ${like.sectorId}`,
      `industry: ${like.industryId}`,
      `about: ${about}`,
      `about-ar: ${shortened(concept.description.ar || about, 600)}`,
      `skills: ${skills.join(' ')}`,
      `zone: ${like.zone}`,
      `interests: ${interests.join(' ')}`,
      `education: ${like.education}`,
      `years: ${like.years}`,
      ...(isco ? [`isco: ${isco}`] : []),
    ].join('\n'),
  };
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `http://data.europa.eu/esco/isco/C2512`, "C2512" and "2512" are the same unit group. */
function isoCode(row: Row): string {
  return /(\d{4})$/.exec(cell(row, 'iscoGroup'))?.[1] ?? '';
}
