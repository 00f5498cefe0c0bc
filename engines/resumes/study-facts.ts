/** Grades and dates of studies. */
import type { DateSpan } from '#engines/text/index.ts';
import type { ParsedEducation } from './resume.ts';

/** Whether a text tells of a grade. */
export function isGrade(text: string): boolean {
  return /\b(?:c?gpa|grade|percentage|marks|score|result|division)\b|المعدل|التقدير|بتقدير|%/i.test(text);
}

/** Begin and end of a study: a single date is its end. What lies after `now`, or is marked so, is expected. */
export function datesOfStudy(
  span: DateSpan | null,
  now: Date,
): Pick<ParsedEducation, 'start' | 'end' | 'expected'> {
  if (!span) return { start: null, end: null, expected: false };
  const start = span.isRange ? span.start : null;
  const end = span.isRange ? span.end : span.start;
  const today = `${now.getUTCFullYear()}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
  const isAhead = end !== null && (end.length === 7 ? end > today : Number(end) > now.getUTCFullYear());
  return { start, end, expected: span.isExpected || isAhead };
}
