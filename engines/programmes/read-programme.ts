import type { Reading } from '#engines/documents/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { countArabic, countLatin } from '#engines/text/index.ts';
import { skillsOfCourse } from './course-skills.ts';
import { namesPlan, namesProgramme } from './plan-words.ts';
import type { ProgrammeReading, ReadCourse, SyllabusLanguage } from './programme.ts';
import { readCourses } from './read-courses.ts';
import { type Row, rowsOf } from './rows.ts';

/**
 * Reads a syllabus, a catalogue of courses or a study plan, in English, Arabic or both: its courses with what the document
 * says of each, and the skills that their sentences show. Pure; a document of 60 pages takes a second or two. A document
 * that is none of these is told from them by what it lacks: codes and hours, or outcomes and topics.
 */
export function readProgramme(taxonomy: Taxonomy, reading: Reading): ProgrammeReading {
  const rows = rowsOf(reading);
  const courses = readCourses(rows);
  if (courses.length === 0) return { ok: false, reason: 'no_courses' };
  if (!isSyllabus(rows, courses)) return { ok: false, reason: 'not_a_syllabus' };
  return {
    ok: true,
    title: titleOf(rows, courses),
    language: languageOf(rows),
    courses: courses.map((course) => ({ ...course, skills: skillsOfCourse(taxonomy, course) })),
  };
}

/** Hours, outcomes or topics, and a title that says so: two of the marks for one course, one for several. */
function isSyllabus(rows: readonly Row[], courses: readonly ReadCourse[]): boolean {
  const share = (isMarked: (course: ReadCourse) => boolean): number =>
    courses.filter(isMarked).length / courses.length;
  const marks = [
    share(({ code }) => code !== null) >= 0.5,
    share(({ creditHours }) => creditHours !== null) >= 0.5,
    share(({ statements }) => statements.length > 0) >= 0.5,
    courses.some(({ prerequisites }) => prerequisites.length > 0),
    courses.some(({ term }) => term.year !== null || term.semester !== null),
    rows.slice(0, FIRST_ROWS).some(({ folded }) => namesPlan(folded)),
  ].filter(Boolean).length;
  return marks >= 2;
}

const FIRST_ROWS = 25;

/** The first line that names a degree programme, before the courses or anywhere at the top. */
function titleOf(rows: readonly Row[], courses: readonly ReadCourse[]): string | null {
  const first = courses[0]?.line ?? 0;
  const named = rows.find(
    ({ folded, line }) =>
      line <= Math.max(first, FIRST_ROWS) && namesProgramme(folded) && folded.length <= LONGEST_TITLE,
  );
  return named?.text ?? null;
}

const LONGEST_TITLE = 120;
const LEAST_SHARE_OF_MIXED = 0.15;

function languageOf(rows: readonly Row[]): SyllabusLanguage {
  const text = rows.map((row) => row.text).join('\n');
  const arabic = countArabic(text);
  const share = arabic / (arabic + countLatin(text) || 1);
  if (share < LEAST_SHARE_OF_MIXED) return 'en';
  return share > 1 - LEAST_SHARE_OF_MIXED ? 'ar' : 'mixed';
}
