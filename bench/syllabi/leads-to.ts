/**
 * Measures where programmes lead: `node bench/syllabi/leads-to.ts`, with `--names` to see what was ranked instead. Of the
 * descriptions beside this file every second one is only scored.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { occupationsOf } from '#engines/programmes/index.ts';
import { openTaxonomy, skillsShownIn } from '#engines/taxonomy/index.ts';

const FIRST = 3;
const taxonomy = openTaxonomy();
const shows = process.argv.includes('--names');

const lines = readFileSync(join(import.meta.dirname, 'leads-to.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | ') && !line.startsWith('#'));

for (const [half, name] of ['tuned', 'scored'].entries()) {
  const own = lines.filter((_, at) => at % 2 === half);
  const right = own.filter(leadsRight);
  console.log(`${name}: right among the first ${FIRST} for ${right.length} of ${own.length}`);
}

function leadsRight(line: string): boolean {
  const [meant = '', text = ''] = line.split(' | ');
  const ids = meant.split(' or ');
  for (const id of ids) if (!taxonomy.occupation(id)) throw new Error(`No occupation ${id}`);
  const skills = skillsShownIn(taxonomy, text).map(({ skillId, start, end, isNamed }) => ({
    skillId,
    start,
    end,
    isNamed,
    sentence: text,
    page: 1,
    line: 0,
    kind: 'description' as const,
    role: 'taught' as const,
    level: null,
  }));
  const programme = { title: null, courses: [{ title: '', statements: [], skills }], text };
  const first = occupationsOf(taxonomy, programme, FIRST).map(({ id }) => id);
  const isRight = ids.some((id) => first.includes(id));
  if (!isRight && shows) console.log(`  ${meant}: ${first.join(', ')}`);
  return isRight;
}
