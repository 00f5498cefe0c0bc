import { dataSources } from '../sources.ts';
import { type Import, type ImportInput, skillNamesOf } from './known.ts';
import { importOccupations } from './onet-occupations.ts';
import { readOnet } from './onet-release.ts';
import { importTools } from './onet-skills.ts';
import { fileOf } from './written.ts';

/**
 * O*NET, the occupational database of the U.S. Department of Labor, as its centre gives it in tab-delimited text
 * files ("Occupation Data.txt", …). Only that file is needed, and without it this throws; the others add to it where
 * they are there.
 */
export function importOnet({ read, taxonomy, before, progress }: ImportInput): Import {
  const release = readOnet(read);
  if (!release) throw new Error('There is no O*NET file here: expected "Occupation Data.txt".');
  progress(`${release.occupations.length} occupations in the release`);
  const names = skillNamesOf(taxonomy);
  const tools = importTools([...release.technologies.values()].flat(), names, before.skills.record);
  const { written, counts } = importOccupations(
    release,
    taxonomy,
    { names, tools },
    before.occupations.record,
  );
  progress(`${counts.occupations_merged} of them known, ${counts.occupations_new} new`);
  const intro = [
    'Imported from O*NET; see docs/taxonomy.md. Lines that you edit here stay as you edit them.',
    dataSources.onet.attribution.en,
  ];
  return {
    counts: { ...counts, skills_new: tools.written.length },
    skills: fileOf(intro, tools.written, before.skills),
    occupations: fileOf(intro, written, before.occupations),
  };
}
