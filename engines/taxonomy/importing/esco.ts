import { dataSources } from '../sources.ts';
import { importOccupations } from './esco-occupations.ts';
import { type EscoFiles, languagesOf } from './esco-release.ts';
import { importSkills } from './esco-skills.ts';
import { type Import, type ImportInput, skillNamesOf } from './known.ts';
import { fileOf } from './written.ts';

/**
 * ESCO, the European classification of skills, competences and occupations, as its portal gives it: a folder of CSV
 * files, one set a language (`skills_en.csv`, `skills_ar.csv`, …). Columns as in releases 1.1 and 1.2. Throws where the
 * folder holds none of them.
 */
export function importEsco({ read, files, taxonomy, before, progress }: ImportInput): Import {
  const release: EscoFiles = { read, languages: languagesOf(files) };
  if (release.languages.length === 0)
    throw new Error(
      'There is no ESCO file here: expected skills_en.csv or occupations_en.csv, in any language.',
    );
  progress(`Languages: ${release.languages.join(', ')}`);
  const skills = importSkills(release, skillNamesOf(taxonomy), before.skills.record, progress);
  const occupations = importOccupations(release, taxonomy, skills.ids, before.occupations.record);
  const { occupations_read, occupations_merged } = occupations.counts;
  progress(`${occupations_read} occupations read, ${occupations_merged} of them known`);
  const intro = [
    'Imported from ESCO; see docs/taxonomy.md. Lines that you edit here stay as you edit them.',
    dataSources.esco.attribution.en,
  ];
  return {
    counts: { ...skills.counts, ...occupations.counts },
    skills: fileOf(intro, skills.written, before.skills),
    occupations: fileOf(intro, occupations.written, before.occupations),
  };
}
