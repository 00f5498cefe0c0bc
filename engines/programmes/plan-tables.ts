import { hasArabic } from '#engines/text/index.ts';
import { codeBeside, codeKey, codesIn, isCode } from './course-code.ts';
import {
  electiveIn,
  fieldNamed,
  hoursIn,
  isTotal,
  type PlanField,
  saysNone,
  titlesIn,
  trimmed,
  withoutHours,
} from './plan-words.ts';
import type { Term } from './programme.ts';
import type { Cell, Row } from './rows.ts';
import { termIn } from './terms.ts';

/** The columns of a table of courses, in their order. */
export interface PlanTable {
  columns: readonly { field: PlanField | null; x: number }[];
}

/** What a row of a plan, or the head of a syllabus, says of a course. */
export interface CourseFacts {
  code: string | null;
  title: string;
  otherTitle: string | null;
  creditHours: number | null;
  prerequisites: string[];
  isElective: boolean | null;
  term: Term | null;
  /** Where the title stands, so that its second line is known. */
  titleX: number | null;
}

const FEWEST_COLUMNS = 2;
const LEAST_SHARE_OF_HEADS = 0.6;

/** The table whose head a row is; `null` where it is none. */
export function tableHeadedBy(row: Row): PlanTable | null {
  const columns = row.cells.map(({ text, x }) => ({ field: fieldNamed(text), x }));
  const known = columns.filter(({ field }) => field !== null);
  const names = known.some(({ field }) => field === 'title' || field === 'code' || field === 'week');
  const fields = new Set(known.map(({ field }) => field));
  const isHead =
    names && fields.size >= FEWEST_COLUMNS && known.length >= LEAST_SHARE_OF_HEADS * columns.length;
  return isHead ? { columns } : null;
}

/** Whether a table lists the weeks of one course. */
export const isWeekly = ({ columns }: PlanTable): boolean => columns.some(({ field }) => field === 'week');

/** The course that a row tells of, in a table or without one; `null` where it tells of none. */
export function courseInRow(row: Row, table: PlanTable | null): CourseFacts | null {
  if (isTotal(row.folded) || row.cells.length < (table ? 1 : FEWEST_COLUMNS)) return null;
  const fields = table ? fieldsByColumn(row.cells, table) : null;
  const facts = fields
    ? factsOf(row.cells, fields)
    : factsOf(
        row.cells,
        row.cells.map(() => null),
      );
  if (!/\p{L}{2}/u.test(facts.title)) return null;
  const isTold = facts.code !== null || (table !== null && facts.creditHours !== null);
  return isTold ? facts : null;
}

/** The field of each cell: by its number where the row is whole, else by the nearest head. */
function fieldsByColumn(cells: readonly Cell[], { columns }: PlanTable): (PlanField | null)[] {
  if (cells.length === columns.length) return columns.map(({ field }) => field);
  return cells.map(({ x }) => {
    const nearest = [...columns].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
    return nearest && Math.abs(nearest.x - x) <= NEAR_POINTS ? nearest.field : null;
  });
}

const NEAR_POINTS = 24;

function factsOf(cells: readonly Cell[], fields: readonly (PlanField | null)[]): CourseFacts {
  const facts: CourseFacts = {
    code: null,
    title: '',
    otherTitle: null,
    creditHours: null,
    prerequisites: [],
    isElective: null,
    term: null,
    titleX: null,
  };
  const rest: Cell[] = [];
  for (const [at, cell] of cells.entries()) {
    const field = fields[at] ?? null;
    if (!takeField(facts, field, cell)) rest.push(cell);
  }
  for (const cell of rest) takeByLook(facts, cell);
  // Some plans have one column for both.
  const beside = facts.code === null ? codeBeside(facts.title) : null;
  facts.code ??= beside?.code ?? null;
  const whole = beside?.rest ?? facts.title;
  // Where a column tells the hours, a number behind the title is part of it: "Accounting (1)".
  const { title, hours } = facts.creditHours === null ? withoutHours(whole) : { title: whole, hours: null };
  const titles = titlesIn(trimmed(title));
  facts.title = titles.title;
  facts.otherTitle ??= titles.otherTitle;
  facts.creditHours ??= hours;
  return facts;
}

/** Whether a cell holds what its column promises; it is taken then. */
function takeField(facts: CourseFacts, field: PlanField | null, { text, x }: Cell): boolean {
  switch (field) {
    case 'code':
      if (facts.code !== null || !/\d/.test(text) || text.length > LONGEST_CODE) return false;
      facts.code = text;
      return true;
    case 'title':
      if (!/\p{L}{2}/u.test(text) || isCode(text)) return false;
      addTitle(facts, text, x);
      return true;
    case 'hours':
      facts.creditHours ??= hoursIn(text);
      return facts.creditHours !== null;
    case 'prerequisites':
      facts.prerequisites = prerequisitesIn(text);
      return true;
    case 'kind':
      facts.isElective = electiveIn(text);
      return true;
    case 'term':
      facts.term = termIn(text) ?? { year: null, semester: hoursIn(text) };
      return true;
    case 'topic':
      return true;
    case 'part':
    case 'week':
      return hoursIn(text) !== null || text.length <= 3;
    default:
      return false;
  }
}

const LONGEST_CODE = 16;

/** A cell without a column, by what it looks like. */
function takeByLook(facts: CourseFacts, { text, x }: Cell): void {
  const number = hoursIn(text);
  if (isCode(text) && facts.code === null) facts.code = text;
  else if (isCode(text) || codesIn(text).length > 1) facts.prerequisites.push(...codesIn(text));
  else if (number !== null && !/\p{L}{4}/u.test(text)) facts.creditHours ??= number;
  else if (electiveIn(text) !== null && text.split(/\s+/).length <= 3) facts.isElective = electiveIn(text);
  else if (/\p{L}{2}/u.test(text)) addTitle(facts, text, x);
}

function addTitle(facts: CourseFacts, text: string, x: number): void {
  if (facts.title === '') {
    facts.title = text;
    facts.titleX = x;
  } else if (hasArabic(text) !== hasArabic(facts.title)) facts.otherTitle ??= text;
}

/** Codes where there are any, else what stands between commas; "none" and dashes are none. */
export function prerequisitesIn(text: string): string[] {
  const codes = codesIn(text);
  if (codes.length > 0) return [...new Map(codes.map((code) => [codeKey(code), code])).values()];
  return text
    .split(/[,،;؛/]|\s(?:and|or|&)\s|\sو(?=\S)/u)
    .map(trimmed)
    .filter((part) => /\p{L}{3}/u.test(part) && !saysNone(part));
}
