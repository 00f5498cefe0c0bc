/** What is read of every made syllabus in every layout, whole or as somebody left it. */
import { openDocument } from '#engines/documents/index.ts';
import { releaseTaxonomy as taxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Parts } from '#engines/text/golden/digests.ts';
import { createLabelFinder, occupationsOf, readProgramme } from '../index.ts';
import { type GoldenProgramme, goldenProgrammes, layouts } from './syllabi.ts';

const programmes = goldenProgrammes();

const STATES: Record<string, (programme: GoldenProgramme) => GoldenProgramme> = {
  whole: (programme) => programme,
  'with every other statement': ({ courses, ...programme }) => ({
    ...programme,
    courses: courses.map((course) => ({
      ...course,
      statements: course.statements.filter((_, at) => at % 2 === 0),
    })),
  }),
  'in capitals without codes': ({ courses, ...programme }) => ({
    ...programme,
    courses: courses.map((course, at) => ({
      ...course,
      title: course.title.toUpperCase(),
      code: at % 3 === 0 ? course.code.replace(/\D+/, '') : course.code,
      hours: at % 4 === 0 ? course.hours * 1.5 : course.hours,
      prerequisites: at % 2 ? [...course.prerequisites, courses[0]?.code ?? ''] : [],
    })),
  }),
  'in both languages': ({ courses, language, ...programme }) => ({
    ...programme,
    language: 'mixed',
    courses: courses.map((course, at) => ({
      ...course,
      otherTitle:
        language === 'ar' ? (ENGLISH[at % ENGLISH.length] ?? null) : (ARABIC[at % ARABIC.length] ?? null),
    })),
  }),
  'shuffled and short': ({ courses, ...programme }) => ({
    ...programme,
    title: '',
    courses: courses.filter((_, at) => at % 3 !== 1).reverse(),
  }),
};

const ENGLISH = ['Accounting', 'Data structures', 'Ethics of the profession', 'Anatomy'];
const ARABIC = ['مبادئ المحاسبة', 'هياكل البيانات', 'أخلاقيات المهنة', 'علم التشريح'];

/** `3 as a catalogue, whole`: the place of a programme, its layout and its state. */
export async function programmeParts(name: string): Promise<Parts> {
  const [, at = '', layoutName = '', state = ''] = /^(\d+) as ([^,]*), (.*)$/.exec(name) ?? [];
  const layout = layouts.find((one) => one.name === layoutName)!;
  const bytes = layout.set(STATES[state]!(programmes[Number(at)]!));
  const opened = await openDocument(taxonomy, bytes, { fileName: layout.fileName });
  const read = opened.ok ? readProgramme(taxonomy, opened.reading) : null;
  if (!read?.ok) return { refused: read };
  const { courses, ...whole } = read;
  const statements = courses.flatMap((course) => course.statements.map(({ text }) => text));
  const finder = createLabelFinder(taxonomy, LABELS);
  return {
    whole,
    courses: courses.map(({ skills: _skills, statements: _statements, ...course }) => course),
    statements: courses.map((course) => course.statements),
    skills: courses.map((course) => course.skills),
    occupations: occupationsOf(taxonomy, read, 5),
    labels: statements.slice(0, 8).map((text) => finder.find(text, 3)),
  };
}

const LABELS = [
  'keep accounts',
  'analyse data with statistics',
  'write reports',
  'care for patients',
  'design databases',
  'lead a team',
  'teach children to read',
  'plan lessons',
  'maintain machines',
];
