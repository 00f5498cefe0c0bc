import { codeBeside, codeKey } from './course-code.ts';
import { createCourseList } from './course-list.ts';
import { sectionOpened } from './course-sections.ts';
import { courseInRow, isWeekly, type PlanTable, prerequisitesIn, tableHeadedBy } from './plan-tables.ts';
import {
  electiveIn,
  fieldNamed,
  hoursIn,
  isPlanHeading,
  labelIn,
  type PlanField,
  titlesIn,
  trimmed,
  withoutCourseNumber,
  withoutHours,
} from './plan-words.ts';
import type { ReadCourse } from './programme.ts';
import type { Cell, Row } from './rows.ts';
import { withoutMark } from './statements.ts';
import { isTermHeading, termIn } from './terms.ts';

/**
 * The courses of a document, in its order: rows of study plans, and the heads of syllabi with what stands below them. A
 * course that stands in both is one. Skills are not read yet.
 */
export function readCourses(rows: readonly Row[]): ReadCourse[] {
  const list = createCourseList();
  let table: PlanTable | null = null;
  /** A short line that may prove to be the title of what follows. */
  let heading: Row | null = null;
  for (const [at, row] of rows.entries()) {
    const head = tableHeadedBy(row);
    if (head) {
      table = head;
      if (isWeekly(head)) list.openSection('topics');
      continue;
    }
    const labels = labelsOf(row);
    if (labels.length > 0) {
      table = null;
      for (const { field, value } of labels) takeLabel(list, row, field, value, heading);
      heading = null;
      continue;
    }
    if (isTermHeading(row.text) && !courseInRow(row, table)?.code) {
      list.openTerm(termIn(row.text), electiveIn(row.text));
      continue;
    }
    const group = groupOpened(row);
    if (group !== null) {
      list.openGroup(group);
      heading = null;
      continue;
    }
    if (table && isWeekly(table)) {
      if (row.cells.length > 1 || /^\D{0,6}\d/.test(row.text)) {
        list.addStatement(row, longest(row.cells));
        continue;
      }
      table = null;
    }
    const opened = sectionOpened(row.text);
    if (opened) {
      table = null;
      if (isTitle(heading) && list.isBegunBefore(heading, opened.section))
        list.begin(heading, factsOf(heading.text));
      list.openSection(opened.section);
      if (opened.rest !== '') list.addStatement(row, opened.rest);
      heading = null;
      continue;
    }
    const inRow = courseInRow(row, table);
    if (inRow) {
      list.begin(row, inRow);
      list.inTable();
      heading = null;
      continue;
    }
    if (table && list.continueTitle(row)) continue;
    const named = courseHeading(row) ?? numberedCourse(row, rows[at + 1]);
    if (named) {
      table = null;
      list.begin(row, named);
      heading = null;
      continue;
    }
    if (isHeadingLike(row, rows[at + 1])) {
      heading = row;
      if (row.isProminent) list.openSection('other');
      else list.addStatement(row, row.text);
      continue;
    }
    table = null;
    list.addStatement(row, row.text);
  }
  return list.courses();
}

const LONGEST_GROUP = 50;

/** "Elective courses", "Core requirements (60 credits)": whether the courses below are electives; `null` for another line. */
function groupOpened(row: Row): boolean | null {
  if (row.cells.length > 1 || row.text.length > LONGEST_GROUP || row.isBullet || /[.؛;]$/.test(row.text))
    return null;
  return codeBeside(row.text) ? null : electiveIn(row.text);
}

interface Label {
  field: PlanField;
  value: string;
}

/** Labels with their values: "Code: CS101", or a cell with the label and the next with the value. */
function labelsOf({ cells }: Row): Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < cells.length; at++) {
    const text = cells[at]?.text ?? '';
    const next = cells[at + 1]?.text;
    const label = labelIn(text);
    if (label && label.value !== '') labels.push(...withLabelsInside(label));
    else if ((label || (cells.length === 2 && fieldNamed(text))) && next !== undefined && !labelIn(next)) {
      const field = label?.field ?? fieldNamed(text);
      if (field) labels.push({ field, value: next });
      at++;
    }
  }
  return labels.filter(({ field }) => field !== 'week' && field !== 'part');
}

/** "CS101, Credits: 3": a label within the value of another. */
function withLabelsInside({ field, value }: Label): Label[] {
  const parts = /^(.*?)[,،;؛|\s]+(\S+(?:\s\S+)?\s*[:：].*)$/su.exec(value);
  const inner = parts?.[2] ? labelIn(parts[2]) : null;
  if (!parts || !inner || inner.value === '') return [{ field, value }];
  return [{ field, value: trimmed(parts[1] ?? '') }, ...withLabelsInside(inner)];
}

type CourseList = ReturnType<typeof createCourseList>;

function takeLabel(list: CourseList, row: Row, field: PlanField, value: string, heading: Row | null): void {
  if (field === 'code' || field === 'title') {
    const facts = factsOf(value);
    // "Course: CS101 Introduction" holds both; a bare code is one, whatever it looks like.
    if (field === 'code' && facts.code === null && !/\s\S+\s/.test(value) && /\d/.test(value))
      list.tell(row, { code: trimmed(value) });
    else if (facts.code !== null && facts.title === '') list.tell(row, { code: facts.code });
    else list.tell(row, facts);
    return;
  }
  if (isTitle(heading) && list.isBegunBefore(heading, field)) list.begin(heading, factsOf(heading.text));
  if (field === 'hours') list.tell(row, { creditHours: hoursIn(value) });
  else if (field === 'prerequisites') list.tell(row, { prerequisites: prerequisitesIn(value) });
  else if (field === 'kind') list.tell(row, { isElective: electiveIn(value) });
  else if (field === 'term')
    list.tell(row, { term: termIn(`${row.text}`) ?? { year: null, semester: hoursIn(value) } });
}

/** Whether a heading may be the title of a course; "Syllabus" is that of a document. */
const isTitle = (heading: Row | null): heading is Row => heading !== null && !isPlanHeading(heading.folded);

/** Code, title and hours of a line that names a course. */
function factsOf(text: string) {
  const beside = codeBeside(withoutMark(text)) ?? codeBeside(text) ?? codeBehindKind(text);
  const { title, hours } = withoutHours(beside?.rest ?? withoutMark(text));
  return {
    code: beside?.code ?? null,
    ...titlesIn(trimmed(title)),
    ...(hours === null ? {} : { creditHours: hours }),
  };
}

/** "Module HM 1.2: Housekeeping" taken apart. */
function codeBehindKind(text: string) {
  const [, kind = '', rest = ''] = /^\s*(\S+)\s+(.*)$/s.exec(text) ?? [];
  return fieldNamed(kind) === 'title' ? codeBeside(rest) : null;
}

const MOST_WORDS_OF_TITLE = 14;

/** "CS101 Introduction to Programming (3 credits)", "Introduction to Programming (CS101)": a course and no sentence. */
function courseHeading(row: Row) {
  if (row.text.length > LONGEST_LINE || /[.؟?!]$/.test(row.text.trim())) return null;
  const facts = factsOf(row.text);
  const words = facts.title.split(/\s+/);
  const isTitle = /^[\p{Lu}\p{Lo}\p{N}"'«]/u.test(facts.title) && words.length <= MOST_WORDS_OF_TITLE;
  if (facts.code === null || !isTitle || codeKey(facts.code) === '') return null;
  return facts;
}

/** "Module 2: Warehouse Operations (15 ECTS)"; without hours only where its description follows at once. */
function numberedCourse(row: Row, next: Row | undefined) {
  const rest = withoutCourseNumber(row.text);
  if (rest === null || row.text.length > LONGEST_LINE) return null;
  const facts = factsOf(rest);
  const isDescribed = next !== undefined && (sectionOpened(next.text) !== null || labelsOf(next).length > 0);
  return facts.title !== '' && (facts.creditHours !== undefined || isDescribed) ? facts : null;
}

const LONGEST_LINE = 140;
const LONGEST_TITLE = 80;

/** A short line without the look of a sentence, which may be the title of a course. */
function isHeadingLike(row: Row, next: Row | undefined): boolean {
  if (row.isBullet || row.cells.length > 1 || row.text.length > LONGEST_TITLE) return false;
  if (/[.:،,;؛]$/.test(row.text.trim()) || !/^[\p{Lu}\p{Lo}\p{N}]/u.test(row.text)) return false;
  return row.isProminent || (row.gap > 1.5 && next !== undefined && next.gap <= row.gap);
}

const longest = (cells: readonly Cell[]): string =>
  [...cells].sort((a, b) => b.text.length - a.text.length)[0]?.text ?? '';
