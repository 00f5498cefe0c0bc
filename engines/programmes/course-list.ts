import { fold, foldName } from '#engines/text/index.ts';
import { codeBeside, codeKey } from './course-code.ts';
import type { CourseSection } from './course-sections.ts';
import type { CourseFacts } from './plan-tables.ts';
import type { PlanField } from './plan-words.ts';
import type { CourseStatement, ReadCourse, StatementKind, Term } from './programme.ts';
import type { Row } from './rows.ts';
import { isMarkedOutcome, opensList, withoutMark } from './statements.ts';
import { noTerm } from './terms.ts';

const kinds: Readonly<Record<Exclude<CourseSection, 'other'>, StatementKind>> = {
  outcomes: 'outcome',
  topics: 'topic',
  description: 'description',
};

/** What is known of a course only while it is read. */
interface Reading {
  titleX: number | null;
  /** Which facts and sections were met: a second one of a kind begins another course. */
  met: Set<string>;
}

/** A course while it is read. */
interface OpenCourse extends ReadCourse {
  reading: Reading;
}

/** Gathers courses while a document is read from top to bottom. */
export function createCourseList() {
  const courses: OpenCourse[] = [];
  let current: OpenCourse | null = null;
  let section: CourseSection | null = null;
  let term: Term = noTerm;
  let isElective: boolean | null = null;
  let lastRow: Row | null = null;
  /** The course at hand is a row: what stands below the table tells nothing of it. */
  let isInTable = false;

  const begin = (row: Row, facts: Partial<CourseFacts>): void => {
    const known = courses.find((course) => isSame(course, facts));
    current = known ?? newCourse(row, courses.length + 1, facts.term ?? term, isElective);
    if (!known) courses.push(current);
    section = null;
    isInTable = false;
    fill(current, facts);
    lastRow = row;
  };
  return {
    begin,
    courses: (): ReadCourse[] => courses.filter(({ title }) => title !== '').map(withoutReading),

    /** Facts by label: they belong to the course at hand, unless it has such already. */
    tell(row: Row, facts: Partial<CourseFacts>): void {
      const isNew =
        current === null ||
        namesOf(facts).some((name) => current?.reading.met.has(name)) ||
        (hasName(facts) && current.statements.length > 0);
      if (hasName(facts) && isNew) begin(row, facts);
      else if (current) fill(current, facts);
      lastRow = row;
    },

    /** Whether the line above a label or section is the title of another course than the one at hand. */
    isBegunBefore(heading: Row, field: PlanField | CourseSection): boolean {
      if (!heading.isProminent && courses.length > 0 && current?.reading.met.has(field) !== true)
        return false;
      return (
        current === null ||
        current.reading.met.has(field) ||
        (heading.isProminent &&
          heading.line > current.line &&
          section !== null &&
          current.statements.length > 0 &&
          field !== 'other')
      );
    },

    openSection(opened: CourseSection): void {
      section = opened;
      current?.reading.met.add(opened);
      lastRow = null;
    },

    openTerm(found: Term | null, elective: boolean | null): void {
      // "Second semester" under "First year" keeps the year.
      const year = found?.year ?? (found?.semester === null ? null : term.year);
      term = { year, semester: found?.semester ?? null };
      isElective = elective;
      current = null;
      section = null;
    },

    openGroup(elective: boolean): void {
      isElective = elective;
    },

    inTable(): void {
      section = null;
      isInTable = true;
    },

    /** The second line of a title in a table. */
    continueTitle(row: Row): boolean {
      const [only] = row.cells;
      if (!current || !lastRow || row.cells.length > 1 || !only || row.page !== lastRow.page) return false;
      const isBelow =
        current.reading.titleX !== null &&
        (Math.abs(only.x - current.reading.titleX) <= SAME_COLUMN || only.x === 0);
      if (!isBelow || row.line !== lastRow.line + 1 || only.text.length > LONGEST_REST) return false;
      if (row.isProminent || codeBeside(only.text)) return false;
      current.title = `${current.title} ${only.text}`;
      lastRow = row;
      return true;
    },

    addStatement(row: Row, text: string): void {
      if (!current) return;
      if (isMarkedOutcome(text)) section = 'outcomes';
      if (opensList(text)) {
        section = 'outcomes';
        return;
      }
      if (section === null && !isInTable) section = sectionWithoutHeading(row, text);
      if (section === null || section === 'other') return;
      const kind = kinds[section];
      const last = current.statements.at(-1);
      if (last && last.kind === kind && lastRow && continues(row, text, lastRow, last)) {
        last.text = `${last.text} ${text.trim()}`;
      } else current.statements.push({ kind, text: withoutMark(text), page: row.page, line: row.line });
      lastRow = row;
    },
  };
}

const LEAST_OF_DESCRIPTION = 40;

/** Catalogues write what a course is about below its title, without a heading. */
function sectionWithoutHeading(row: Row, text: string): CourseSection | null {
  if (row.isBullet) return 'topics';
  return text.length >= LEAST_OF_DESCRIPTION && /\s\S+\s\S+\s/.test(text) ? 'description' : null;
}

const withoutReading = ({ reading: _reading, ...course }: OpenCourse): ReadCourse => course;

const SAME_COLUMN = 8;
const LONGEST_REST = 60;

function newCourse(row: Row, order: number, term: Term, isElective: boolean | null): OpenCourse {
  return {
    code: null,
    title: '',
    otherTitle: null,
    creditHours: null,
    term: { ...term },
    order,
    prerequisites: [],
    isElective,
    statements: [],
    skills: [],
    page: row.page,
    line: row.line,
    reading: { titleX: null, met: new Set() },
  };
}

/** The same code, or without codes the same title. */
function isSame(course: OpenCourse, { code, title }: Partial<CourseFacts>): boolean {
  if (course.code !== null && code) return codeKey(course.code) === codeKey(code);
  // Two courses of one name, such as two internships, are told apart by what stands below each.
  if (!title || (course.statements.length > 0 && !code)) return false;
  return foldName(course.title) === foldName(title) && !(course.code !== null && code);
}

const hasName = ({ code, title }: Partial<CourseFacts>): boolean => Boolean(code) || Boolean(title);
const namesOf = ({ code, title }: Partial<CourseFacts>): string[] => [
  ...(code ? ['code'] : []),
  ...(title ? ['title'] : []),
];

/** What a course does not have yet; what the document said first stays. */
function fill(course: OpenCourse, facts: Partial<CourseFacts>): void {
  course.code ??= facts.code ?? null;
  if (course.title === '' && facts.title) course.title = facts.title;
  else if (facts.title && /[\u0600-\u06ff]/.test(facts.title) !== /[\u0600-\u06ff]/.test(course.title))
    course.otherTitle ??= facts.title;
  course.otherTitle ??= facts.otherTitle ?? null;
  course.creditHours ??= facts.creditHours ?? null;
  course.isElective = facts.isElective ?? course.isElective;
  if (course.prerequisites.length === 0) course.prerequisites = facts.prerequisites ?? [];
  if (facts.term)
    course.term = {
      year: facts.term.year ?? course.term.year,
      semester: facts.term.semester ?? course.term.semester,
    };
  course.reading.titleX = facts.titleX ?? course.reading.titleX;
  for (const name of namesOf(facts)) course.reading.met.add(name);
  if (facts.creditHours) course.reading.met.add('hours');
  if (facts.prerequisites) course.reading.met.add('prerequisites');
}

/** Whether a line goes on with the statement above it, and does not begin its own. */
function continues(row: Row, text: string, above: Row, last: CourseStatement): boolean {
  if (row.isBullet || withoutMark(text) !== text.trim() || row.line !== above.line + 1) return false;
  if (last.kind === 'description') return true;
  if (/^\p{Ll}/u.test(text.trim())) return true;
  const isOpen = !/[.!?؟:;؛]$/u.test(last.text);
  return isOpen && above.isBullet && fold(text).length > 0 && last.text.length >= LONG_LINE;
}

const LONG_LINE = 60;
