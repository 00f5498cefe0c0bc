import path from 'node:path';
import type { Programme } from '#contract/features/programmes.contract.ts';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import type { ReadCourse } from '#engines/programmes/index.ts';
import { bilingual, columns, derived, linesOf, type Taxonomy, textFile } from '#engines/taxonomy/index.ts';
import type { ReadSyllabus } from '#server/platform/document-reader.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { presentCourses, presentOccupations } from './programmes.present.ts';

/** An institute that comes with the product; it does not exist. */
export interface ShippedInstitute {
  id: string;
  type: 'local' | 'global';
  /** ISO 3166-1, two letters. */
  country: string;
  name: Bilingual;
  city: Bilingual;
  programmes: ShippedProgramme[];
}

interface ShippedProgramme {
  id: string;
  degree: string;
  title: Bilingual;
  /** The letters of its course codes. */
  letters: string;
  moduleIds: string[];
}

/** The institutes of `data/institutes.txt`, in their order. */
export const shippedInstitutes = derived((): readonly ShippedInstitute[] => {
  const institutes: ShippedInstitute[] = [];
  for (const { text } of linesOf(textFile(path.join(import.meta.dirname, 'data'), 'institutes.txt'))) {
    if (text.startsWith('## ')) institutes.push(instituteOf(columns(text.slice(3))));
    else if (text !== '')
      expected(institutes.at(-1), `institute above "${text}"`).programmes.push(programmeOf(columns(text)));
  }
  return institutes;
});

const instituteOf = ([id = '', type, country = '', name, city]: string[]): ShippedInstitute => ({
  id,
  type: type === 'global' ? 'global' : 'local',
  country,
  name: bilingual(name),
  city: bilingual(city),
  programmes: [],
});

const programmeOf = ([
  id = '',
  degree = '',
  title,
  letters = '',
  modules = '',
]: string[]): ShippedProgramme => ({
  id,
  degree,
  title: bilingual(title),
  letters,
  moduleIds: modules.split(' '),
});

/** A programme that comes with the product; null where there is none of the id. It is read when first asked for. */
export async function shippedProgramme(
  { taxonomy, reader }: Uses<'reader' | 'taxonomy'>,
  id: string,
  lang: Language,
): Promise<Programme | null> {
  const found = byId(taxonomy).get(id);
  if (!found) return null;
  const { institute, programme } = found;
  const read = await readOnce(taxonomy, programme, reader);
  return {
    id,
    title: programme.title,
    institute: { id: institute.id, name: institute.name },
    language: 'mixed',
    courses: presentCourses(taxonomy, read.courses, {
      lang,
      rendering: (course) => renderedIn(taxonomy, programme, course, lang),
    }),
    occupations: presentOccupations(taxonomy, read.occupations),
    document: null,
    version: 1,
    is_shared: false,
    updated_at: null,
    can: { edit: false, share: false },
  };
}

const byId = derived(
  (taxonomy) =>
    new Map(
      shippedInstitutes(taxonomy).flatMap((institute) =>
        institute.programmes.map((programme) => [programme.id, { institute, programme }] as const),
      ),
    ),
);

type Read = Extract<ReadSyllabus, { ok: true }>;

const readings = derived(() => new Map<string, Promise<Read>>());

/** One reading serves everybody, while it is under way too; one that failed is tried again. */
function readOnce(
  taxonomy: Taxonomy,
  programme: ShippedProgramme,
  reader: Uses<'reader'>['reader'],
): Promise<Read> {
  const known = readings(taxonomy).get(programme.id);
  if (known) return known;
  const reading = read(taxonomy, programme, reader);
  readings(taxonomy).set(programme.id, reading);
  reading.catch(() => readings(taxonomy).delete(programme.id));
  return reading;
}

async function read(
  taxonomy: Taxonomy,
  programme: ShippedProgramme,
  reader: Uses<'reader'>['reader'],
): Promise<Read> {
  const read = await reader.readSyllabus(new TextEncoder().encode(planOf(taxonomy, programme)), 'plan.txt');
  if (!read.ok) throw new Error(`the study plan ${programme.id} is not read: ${read.reason}`);
  return read;
}

/** Work in a company, at a hospital or a school takes twice the hours. */
const LONG = /internship|practicum|rotations|clerkship|placement/;

/** The study plan as an institute would print it. */
function planOf(taxonomy: Taxonomy, { title, letters, moduleIds }: ShippedProgramme): string {
  const courses = moduleIds.flatMap((id, at) => {
    const { name, outcome } = moduleOf(taxonomy, id);
    const hours = LONG.test(id) ? 6 : 3;
    const heading = `${letters} ${101 + 10 * at} ${name.en} (${hours} credit hours)`;
    return [heading, 'Learning outcomes:', `- ${outcome.en}`, ''];
  });
  return [title.en, 'Study plan', '', ...courses].join('\n');
}

/** In Arabic the module's own title and outcome, which say the same. */
function renderedIn(
  taxonomy: Taxonomy,
  { moduleIds }: ShippedProgramme,
  { order }: ReadCourse,
  lang: Language,
) {
  const id = moduleIds[order - 1];
  if (lang === 'en' || id === undefined) return null;
  const { name, outcome } = moduleOf(taxonomy, id);
  return { title: name[lang], outcome: outcome[lang] };
}

const moduleOf = (taxonomy: Taxonomy, id: string) => expected(taxonomy.module(id), `module ${id}`);
