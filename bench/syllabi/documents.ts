import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SyllabusFormat = 'pdf' | 'docx' | 'txt' | 'scan' | 'scanned pdf';

/** A line as it is set. */
export interface SetLine {
  kind: 'heading' | 'row' | 'point' | 'text';
  /** The cells of a row; else the line alone. */
  cells: string[];
}

/** What a counsellor would note of a course: one of `ids`, by any of the lines. */
export interface NotedSkill {
  ids: string[];
  /** Its lines, as set. */
  evidence: string[];
}

export interface TrueCourse {
  code: string;
  title: string;
  noted: NotedSkill[];
  /** Right as well, and no loss where it is not read. */
  also: NotedSkill[];
}

/** A syllabus or study plan with what is to be read from it. */
export interface Syllabus {
  name: string;
  format: SyllabusFormat;
  isRtl: boolean;
  lines: SetLine[];
  courses: TrueCourse[];
}

const MARKS = /\s*\{\{([^}]*)\}\}/u;

/** The documents of a file beside this one, in the form that its head tells. */
export function syllabiOf(file: string): Syllabus[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return text
    .split(/^=== /mu)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.trimEnd().split('\n');
      const [name = '', format = 'txt', direction] = head.split(' | ');
      const syllabus: Syllabus = {
        name,
        format: format as SyllabusFormat,
        isRtl: direction === 'rtl',
        lines: [],
        courses: [],
      };
      readLines(syllabus, lines);
      return syllabus;
    });
}

function readLines({ lines, courses }: Syllabus, source: readonly string[]): void {
  let current: TrueCourse | undefined;
  for (const line of source) {
    if (line.startsWith('+ ')) {
      const [code = '', title = ''] = line.slice(2).split(' | ');
      courses.push({ code, title, noted: [], also: [] });
    } else if (line.startsWith('@ ')) {
      current = courses.find(({ code }) => code === line.slice(2));
      if (!current) throw new Error(`No course ${line.slice(2)}`);
    } else {
      const marks = MARKS.exec(line)?.[1];
      const set = setLine(line.replace(MARKS, ''));
      lines.push(set);
      if (marks === undefined) continue;
      const shown = set.cells.join(' ');
      const course = courseNamedIn(shown, courses) ?? current;
      if (!course) throw new Error(`No course for: ${line}`);
      note(course, marks, shown);
    }
  }
}

function setLine(line: string): SetLine {
  if (line.startsWith('= ')) return { kind: 'heading', cells: [line.slice(2)] };
  if (line.startsWith('| '))
    return {
      kind: 'row',
      cells: line
        .slice(2)
        .split('|')
        .map((cell) => cell.trim()),
    };
  if (line.startsWith('- ')) return { kind: 'point', cells: [line.slice(2)] };
  return { kind: 'text', cells: [line] };
}

/** The course whose code stands first in a line, or else whose title does. */
function courseNamedIn(line: string, courses: readonly TrueCourse[]): TrueCourse | undefined {
  const byCode = courses
    .filter(({ code }) => line.includes(code))
    .sort((a, b) => line.indexOf(a.code) - line.indexOf(b.code));
  return byCode[0] ?? courses.find(({ title }) => line.includes(title));
}

/** "a b/c; ?d": a, and b or c, and right as well d. */
function note(course: TrueCourse, marks: string, line: string): void {
  for (const mark of marks.split(/[;\s]+/).filter(Boolean)) {
    const list = mark.startsWith('?') ? course.also : course.noted;
    const ids = mark.replace('?', '').split('/');
    const known = list.find((one) => one.ids.join() === ids.join());
    if (known) known.evidence.push(line);
    else list.push({ ids, evidence: [line] });
  }
}
