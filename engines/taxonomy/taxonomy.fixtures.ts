import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTaxonomy, type Taxonomy } from './taxonomy.ts';

/** The release's own taxonomy, read once for all tests of a worker. */
export const releaseTaxonomy = openTaxonomy();

/** The release with one skill more (Zorblang), a further name of another, and one occupation more that asks for both. */
export function openWiderTaxonomy(): Taxonomy {
  const folder = mkdtempSync(join(tmpdir(), 'taxonomy-'));
  try {
    for (const kind of ['skills', 'occupations']) mkdirSync(join(folder, kind));
    writeFileSync(join(folder, 'skills', 'own.txt'), MORE_SKILLS);
    writeFileSync(join(folder, 'occupations', 'own.txt'), MORE_OCCUPATIONS);
    return openTaxonomy([folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MORE_SKILLS = `## it / Programming languages / لغات البرمجة
zorblang | Zorblang = Zorb | زوربلانغ | tool | A language. = لغة. | python:family:.9
python | = Pythonesque | = بايثونسك | | |`;

const MORE_OCCUPATIONS = `occupation zorb-tuner
en: Zorb Tuner
ar: ضابط الزورب
sector: ${releaseTaxonomy.sectors[0]!.id}
industry: ${releaseTaxonomy.industries[0]!.id}
about: Tunes zorbs.
about-ar: يضبط الزورب.
tasks: Tunes zorbs | Tests zorbs
tasks-ar: يضبط الزورب | يختبر الزورب
skills: zorblang!3 python?2
zone: 3
interests: R30 I10 A15 S10 E12 C20
education: secondary
years: 1
salary: 2500 4000`;
