/** ESCO's occupations as those of the taxonomy. */
import type { Occupation } from '../concepts.ts';
import type { Taxonomy } from '../taxonomy.ts';
import { aliasesOf, type Concept, conceptsOf, type EscoFiles, firstTable } from './esco-release.ts';
import { nearestByIsco, type OccupationNames, occupationsByName } from './known.ts';
import { cell, type Row, rowsBy } from './tables.ts';
import { idFor, type LastWritten, namesCell, occupationBlock, shortened, type Written } from './written.ts';

const MOST_SKILLS = 40;
const ABOUT_LENGTH = 600;

/** What came of a release's occupations. */
export interface ImportedOccupations {
  written: Written[];
  counts: { occupations_read: number; occupations_merged: number; occupations_new: number };
}

/**
 * New occupations, and further names for those that the taxonomy has; `skillIds` are ids of skills by ESCO's addresses,
 * `record` is what the last import wrote. What ESCO does not tell comes from the known occupation nearest by ISCO-08.
 */
export function importOccupations(
  files: EscoFiles,
  taxonomy: Pick<Taxonomy, 'occupations'>,
  skillIds: ReadonlyMap<string, string>,
  record: LastWritten,
): ImportedOccupations {
  const skillRows = rowsBy(firstTable(files, 'occupationSkillRelations'), 'occupationUri');
  const names = occupationsByName(taxonomy);
  const nearest = nearestByIsco(taxonomy.occupations);
  const written: Written[] = [];
  const counts = { occupations_read: 0, occupations_merged: 0, occupations_new: 0 };
  for (const concept of conceptsOf('occupations', files)) {
    counts.occupations_read++;
    const isco = isoCode(concept.row);
    const known = names.find(concept.name.en);
    if (known) {
      counts.occupations_merged++;
      written.push(addition(concept, known, isco, names));
      continue;
    }
    const like = nearest(isco);
    if (!like) continue;
    counts.occupations_new++;
    const id = idFor(concept.name.en, concept.uri, record, (slug) => names.hasId(slug));
    const skills = skillsOf(skillRows.get(concept.uri) ?? [], skillIds);
    written.push(newOccupation(concept, id, isco, like, skills, names));
  }
  return { written, counts };
}

/** References to the skills of an occupation, in the taxonomy's notation: `!` is essential, `?` is not. */
function skillsOf(rows: readonly Row[], ids: ReadonlyMap<string, string>): string[] {
  const references = rows.flatMap((row) => {
    const id = ids.get(cell(row, 'skillUri'));
    return id ? [`${id}${cell(row, 'relationType') === 'essential' ? '!' : '?'}3`] : [];
  });
  return [...new Set(references)].slice(0, MOST_SKILLS);
}

function addition(concept: Concept, known: Occupation, isco: string, names: OccupationNames): Written {
  const { en, ar } = aliasesOf(concept, (text) => names.take(text, known.id));
  return {
    source: concept.uri,
    id: known.id,
    heading: null,
    text: occupationBlock(known.id, {
      en: en.length > 0 ? namesCell('', en) : null,
      ar: ar.length > 0 ? namesCell('', ar) : null,
      isco: !known.isco && isco ? isco : null,
    }),
  };
}

function newOccupation(
  concept: Concept,
  id: string,
  isco: string,
  like: Occupation,
  skills: readonly string[],
  names: OccupationNames,
): Written {
  const aliases = aliasesOf(concept, (text) => names.take(text, id));
  const about = shortened(concept.description.en || concept.name.en, ABOUT_LENGTH);
  const interests = Object.entries(like.interests).map(([area, score]) => `${area}${score}`);
  return {
    source: concept.uri,
    id,
    heading: null,
    text: occupationBlock(id, {
      en: namesCell(titled(concept.name.en), aliases.en),
      ar: namesCell(concept.name.ar, aliases.ar),
      sector: like.sectorId,
      industry: like.industryId,
      about,
      'about-ar': shortened(concept.description.ar || about, ABOUT_LENGTH),
      skills: skills.join(' '),
      zone: `${like.zone}`,
      interests: interests.join(' '),
      education: like.education,
      years: `${like.years}`,
      isco: isco || null,
    }),
  };
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `http://data.europa.eu/esco/isco/C2512`, "C2512" and "2512" are the same unit group. */
function isoCode(row: Row): string {
  return /(\d{4})$/.exec(cell(row, 'iscoGroup'))?.[1] ?? '';
}
