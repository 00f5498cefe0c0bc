/** Labelled forms ("Company: …") and tables with a head row, as records by role. */

import { BULLET, firstSegment, type Line, lastSegment } from '#engines/documents/index.ts';
import { type LabelRole, roleAmong } from '#engines/taxonomy/index.ts';
import { firstWordWidth } from './wraps.ts';

/** A job, a study or the like, as a form or a row of a table tells it. */
export interface FormRecord {
  values: Partial<Record<LabelRole, string>>;
  /** Where each value was read. */
  lines: Partial<Record<LabelRole, Line>>;
  /** Lines that stand under it without a label. */
  details: Line[];
  /** Width of the last line of each cell of a table's row. */
  widths: number[];
}

const LABEL = /^([^:：\t]{1,64}?)\s*(?:[:：]|\t\s*[:：]?|\s[-–—]\s)\s*(.*)$/u;

/** The label and the value of a line, when it has one that the section knows. */
export function labelledValue(line: Line, allowed: LabelRole[]): { role: LabelRole; value: string } | null {
  const text = line.text.replace(BULLET, '').trim();
  const [, label, value] = LABEL.exec(text) ?? [];
  const role = label === undefined ? null : roleAmong(label, [...allowed, 'ignore']);
  if (!role || value === undefined) return labelledByWords(text, allowed);
  return {
    role,
    value: value
      .replace(/^[\s:：]+/, '')
      .replace(/\t/g, ' ')
      .trim(),
  };
}

/** More words than this are no label. */
const LONGEST_LABEL = 9;

/** "Occupation or position held Teacher": a label of several words may stand before its value with no colon. */
function labelledByWords(text: string, allowed: LabelRole[]): { role: LabelRole; value: string } | null {
  const words = text.split(/\s+/);
  for (let count = Math.min(LONGEST_LABEL, words.length - 1); count >= 3; count--) {
    const label = words.slice(0, count).join(' ');
    const role = roleAmong(label, allowed);
    if (role) return { role, value: words.slice(count).join(' ') };
  }
  return null;
}

/** Records of a labelled form; `null` when the section is none. A label that comes again opens the next record. */
export function readForm(lines: Line[], allowed: LabelRole[], keys: LabelRole[]): FormRecord[] | null {
  const labelled = lines.map((line) => labelledValue(line, allowed));
  const keyed = labelled.filter((found) => found && keys.includes(found.role)).length;
  if (keyed < 2) return null;
  const records: FormRecord[] = [];
  const firstRole = labelled.find(
    (found) => found && found.role !== 'ignore' && found.role !== 'details',
  )?.role;
  let inDetails = false;
  lines.forEach((line, index) => {
    const found = labelled[index];
    let record = records.at(-1);
    if (!found) {
      if (record) record.details.push(line);
      return;
    }
    if (found.role === 'ignore') return;
    if (found.role === 'details') {
      inDetails = true;
      if (record && found.value !== '') record.details.push(valueLine(line, found.value));
      return;
    }
    const isRepeat = record?.values[found.role] !== undefined;
    if (!record || isRepeat || (found.role === firstRole && inDetails)) {
      record = { values: {}, lines: {}, details: [], widths: [] };
      records.push(record);
      inDetails = false;
    }
    record.values[found.role] = found.value === '' ? undefined : found.value;
    record.lines[found.role] = line;
    if (found.value === '') {
      const next = lines[index + 1];
      if (next && !labelled[index + 1]) {
        record.values[found.role] = next.text.replace(/\t/g, ' ').trim();
      }
    }
  });
  for (const record of records) {
    const used = new Set(Object.values(record.values));
    record.details = record.details.filter((line) => !used.has(line.text.replace(/\t/g, ' ').trim()));
  }
  return records;
}

function valueLine(line: Line, value: string): Line {
  return { ...line, text: value, segments: [{ ...lastSegment(line), text: value }] };
}

/** Records of a table whose head row is made of known labels; `null` when there is no such row. */
export function readTable(lines: Line[], allowed: LabelRole[]): FormRecord[] | null {
  const head = findHead(lines, allowed);
  if (!head) return null;
  const records: FormRecord[] = [];
  for (const line of lines.slice(head.index + 1)) {
    const record = records.at(-1);
    if (line.isBullet && line.segments.length === 1) record?.details.push(line);
    else if (!record || line.segments.length >= Math.max(2, head.roles.length - 1))
      records.push(recordOf(line, head));
    else if (goesOnInCell(line, record, head)) {
      for (const [role, text] of cellsByRole(line, head))
        if (text !== '') record.values[role] = `${record.values[role] ?? ''} ${text}`.trim();
    } else record.details.push(line);
  }
  return records.length > 0 ? records : null;
}

/** The row of a table that names its columns. */
interface TableHead {
  index: number;
  line: Line;
  /** What each column holds; null where nobody knows. */
  roles: (LabelRole | null)[];
}

/** A title and a remark may stand over the head. */
function findHead(lines: Line[], allowed: LabelRole[]): TableHead | null {
  for (const [index, line] of lines.slice(0, 3).entries()) {
    const roles = headRoles(line, allowed);
    if (roles) return { index, line, roles: oneOfEach(roles, line, lines.slice(index + 1)) };
  }
  return null;
}

/** Of two columns of one role ("Designation", "Job Role") the one with more in its cells tells details. */
function oneOfEach(roles: (LabelRole | null)[], head: Line, rows: Line[]): (LabelRole | null)[] {
  const lengths = roles.map(() => 0);
  for (const row of rows)
    for (const [index, cell] of cellsOf(row, head, roles.length).entries()) lengths[index]! += cell.length;
  return roles.map((role, index) => {
    const same = roles.flatMap((other, at) => (other === role ? [lengths[at] ?? 0] : []));
    return role === 'title' && same.length > 1 && (lengths[index] ?? 0) > Math.min(...same)
      ? 'details'
      : role;
  });
}

function recordOf(line: Line, head: TableHead): FormRecord {
  const record: FormRecord = { values: {}, lines: {}, details: [], widths: cellWidths(line, head.line) };
  for (const [role, text] of cellsByRole(line, head)) {
    if (EMPTY_CELL.test(text)) continue;
    record.values[role] = text;
    record.lines[role] = line;
  }
  return record;
}

/** The cells of a row in columns that matter. */
function cellsByRole(line: Line, { line: head, roles }: TableHead): [LabelRole, string][] {
  return cellsOf(line, head, roles.length).flatMap((text, index): [LabelRole, string][] => {
    const role = roles[index];
    return role && role !== 'ignore' ? [[role, text]] : [];
  });
}

/** Whether a line is the second of a cell. What wraps fills its cell; behind a short one follows a line of another kind. */
function goesOnInCell(line: Line, record: FormRecord, { line: head }: TableHead): boolean {
  const segment = firstSegment(line);
  const column = head.segments.findIndex(
    (cell) =>
      Math.abs(cell.x - segment.x) < 4 || Math.abs(cell.x + cell.width - segment.x - segment.width) < 4,
  );
  const beside = head.segments[column + 1];
  const crosses =
    beside !== undefined &&
    (line.isRtl ? segment.x < beside.x + beside.width : segment.x + segment.width > beside.x);
  const above = record.widths[column] ?? 0;
  const room = cellRoom(head, line, column);
  // Rows of a roomy table stand further apart than the lines of a cell.
  const rowGap = Object.values(record.lines)[0]?.gap ?? 0;
  const isFull = room === null || above === 0 || above + firstWordWidth(segment) + 3 > room - 16;
  return (
    isFull &&
    line.width > 0 &&
    line.gap < Math.max(1.7, 0.93 * rowGap) &&
    line.text.length < 60 &&
    column >= 0 &&
    !crosses &&
    record.details.length === 0
  );
}

/** What says that a cell has nothing. */
const EMPTY_CELL = /^[\s–—-]*$/;

/** Room of a column of a table, from where its head begins to where the next begins; `null` for the last. */
function cellRoom(head: Line, line: Line, column: number): number | null {
  const own = head.segments[column];
  const beside = head.segments[column + 1];
  if (!own || !beside) return null;
  return line.isRtl ? own.x + own.width - beside.x - beside.width : beside.x - own.x;
}

function cellWidths(line: Line, head: Line): number[] {
  return line.segments.length === head.segments.length ? line.segments.map((segment) => segment.width) : [];
}

function headRoles(line: Line, allowed: LabelRole[]): (LabelRole | null)[] | null {
  const roles = line.segments.map((segment) => roleAmong(segment.text, [...allowed, 'ignore']));
  const known = roles.filter((role) => role !== null && role !== 'ignore').length;
  return known >= 2 && roles.every((role) => role !== null) ? roles : null;
}

/** Cells by their place under the head, or by order where the counts agree. */
function cellsOf(line: Line, head: Line, count: number): string[] {
  if (line.segments.length === count) return line.segments.map((segment) => segment.text);
  const cells = Array.from({ length: count }, () => '');
  for (const segment of line.segments) {
    let best = 0;
    let distance = Number.POSITIVE_INFINITY;
    head.segments.forEach((column, index) => {
      const near = Math.min(
        Math.abs(column.x - segment.x),
        Math.abs(column.x + column.width - segment.x - segment.width),
      );
      if (near < distance) {
        distance = near;
        best = index;
      }
    });
    cells[best] = `${cells[best]} ${segment.text}`.trim();
  }
  return cells;
}
