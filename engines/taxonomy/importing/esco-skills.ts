/** ESCO's skills, competences and knowledge as skills of the taxonomy. */
import type { Name, Skill, SkillGroup } from '../concepts.ts';
import {
  aliasesOf,
  type Category,
  type Collections,
  type Concept,
  categoriesOf,
  collectionsOf,
  conceptsOf,
  type EscoFiles,
  firstTable,
} from './esco-release.ts';
import type { SkillNames } from './known.ts';
import { cell, rowsBy } from './tables.ts';
import { cellText, idFor, type LastWritten, namesCell, shortened, type Written } from './written.ts';

const MEANING_LENGTH = 118;

/** What came of a release's skills; `ids` are those of the taxonomy by ESCO's addresses. */
interface ImportedSkills {
  written: Written[];
  ids: ReadonlyMap<string, string>;
  counts: { skills_read: number; skills_merged: number; skills_new: number };
}

/** New skills, and further names for those that the taxonomy has; `record` is what the last import wrote. */
export function importSkills(
  files: EscoFiles,
  names: SkillNames,
  record: LastWritten,
  progress: (text: string) => void,
): ImportedSkills {
  const collections = collectionsOf(files);
  const categories = categoriesOf(files);
  const ids = new Map<string, string>();
  const written: Written[] = [];
  const counts = { skills_read: 0, skills_merged: 0, skills_new: 0 };
  for (const concept of conceptsOf('skills', files)) {
    counts.skills_read++;
    // Languages that people speak are a list of their own.
    if (collections.language.has(concept.uri)) continue;
    const known = names.merge(concept.labels);
    if (known) counts.skills_merged++;
    else counts.skills_new++;
    const id = known?.id ?? idFor(concept.name.en, concept.uri, record, (slug) => names.hasId(slug));
    ids.set(concept.uri, id);
    written.push(
      known
        ? addition(concept, known, names)
        : newSkill(concept, id, groupOf(concept, collections, categories), names),
    );
    if (counts.skills_read % 2_000 === 0) progress(`${counts.skills_read} skills read`);
  }
  progress(`${counts.skills_read} skills read, ${counts.skills_merged} of them known`);
  addRelations(written, files, ids);
  return { written, ids, counts };
}

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

/** The heading under which a new skill stands. */
interface Place {
  group: SkillGroup;
  category: Name;
}

/** The group that ESCO's collections tell, and the category that its hierarchy tells. */
function groupOf(
  { uri }: Concept,
  collections: Collections,
  categories: ReadonlyMap<string, Category>,
): Place {
  const category = categories.get(uri);
  const place = (group: SkillGroup): Place => ({
    group,
    category: category?.name ?? { en: 'ESCO', ar: 'إسكو' },
  });
  if (collections.green.has(uri)) return place('green');
  if (collections.digital.has(uri)) return place('it');
  if (category?.isManagement) return place('leadership');
  return place(collections.transversal.has(uri) ? 'communication' : 'domain');
}

function newSkill(concept: Concept, id: string, { group, category }: Place, names: SkillNames): Written {
  const aliases = aliasesOf(concept, (text) => names.take(text, id));
  const kind = cell(concept.row, 'skillType') === 'knowledge' ? 'knowledge' : 'ability';
  const meaning = shortened(concept.description.en || concept.name.en, MEANING_LENGTH);
  const meaningAr = shortened(concept.description.ar || concept.name.ar, MEANING_LENGTH);
  return {
    source: concept.uri,
    id,
    heading: headingOf(group, category),
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

/** ESCO's "essential" and "optional" relations between skills become relations of use together. */
function addRelations(skills: Written[], files: EscoFiles, ids: ReadonlyMap<string, string>): void {
  const relations = rowsBy(firstTable(files, 'skillSkillRelations'), 'originalSkillUri');
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
