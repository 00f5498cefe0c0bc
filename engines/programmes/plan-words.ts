import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, foldWithMap, hasArabic, westernDigits } from '#engines/text/index.ts';

const WORDS = wordingsIn('programmes/plans');

/** What a column of a plan, or a label at the head of a syllabus, holds. */
export type PlanField =
  | 'code'
  | 'title'
  | 'hours'
  | 'part'
  | 'prerequisites'
  | 'kind'
  | 'term'
  | 'week'
  | 'topic';

const fields: readonly (readonly [PlanField, string])[] = [
  ['code', WORDS.source('code')],
  ['title', WORDS.source('title')],
  ['hours', WORDS.source('hours')],
  ['part', WORDS.source('part of the hours')],
  ['prerequisites', WORDS.source('prerequisites')],
  ['kind', WORDS.source('kind of course')],
  ['term', WORDS.source('term of course')],
  ['week', WORDS.source('week')],
  ['topic', WORDS.source('topic')],
];
const whole = fields.map(([field, source]) => [field, new RegExp(`^(?:${source})$`, 'iu')] as const);
// A topic is no label: "Topics: ..." opens a section.
const labelled = fields
  .slice(0, -1)
  .map(
    ([field, source]) =>
      [field, new RegExp(`^(?:${source})\\s*(?:\\([^)]*\\)\\s*)?[:：]\\s*(.*)$`, 'isu')] as const,
  );

/**
 * What words name that stand there twice, in two languages or two ways: "Learning outcomes / مخرجات التعلم". `null` where
 * one of the parts names nothing.
 */
export function inBothLanguages<Named>(words: string, named: (part: string) => Named | null): Named | null {
  const whole = named(words);
  if (whole !== null || !words.includes('/')) return whole;
  const parts = words.split('/').map((part) => named(part.trim()));
  return parts.includes(null) ? null : (parts.at(-1) ?? null);
}

/** The field that a cell is the head of; `null` where it is none. */
export const fieldNamed = (cell: string): PlanField | null => inBothLanguages(cell, fieldOf);

function fieldOf(cell: string): PlanField | null {
  const plain = fold(cell)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[:.*\s]+/g, ' ')
    .trim();
  const [titleFirst] = whole.filter(([, pattern]) => pattern.test(plain));
  return titleFirst?.[0] ?? null;
}

/** "Credit hours: 3" taken apart; the value as written, empty where it stands elsewhere. */
export function labelIn(text: string): { field: PlanField; value: string } | null {
  const colon = text.search(/[:：]/);
  if (colon < 0 || colon > LONGEST_LABEL) return null;
  const folded = fold(text.slice(0, colon + 1));
  const field =
    labelled.find(([, pattern]) => pattern.test(folded))?.[0] ??
    (folded.includes('/') ? fieldNamed(text.slice(0, colon)) : null);
  return field && field !== 'topic' ? { field, value: text.slice(colon + 1).trim() } : null;
}

const LONGEST_LABEL = 40;

const elective = WORDS.pattern('elective', { flags: 'iu' });
const compulsory = WORDS.pattern('compulsory', { flags: 'iu' });

/** Whether words say that a course is elective; `null` where they say neither. */
export function electiveIn(text: string): boolean | null {
  const folded = fold(text);
  if (elective.test(folded)) return true;
  return compulsory.test(folded) ? false : null;
}

const total = new RegExp(`^${WORDS.source('total')}`, 'iu');
/** A row that sums up the others. */
export const isTotal = (folded: string): boolean => total.test(folded);

const numberedCourse = new RegExp(`^${WORDS.source('numbered course')}\\s*[:.\\-–—]\\s*`, 'iu');
/** What follows "Module 2:"; `null` where a line does not begin so. */
export function withoutCourseNumber(text: string): string | null {
  const { folded, ends } = foldWithMap(text);
  const length = numberedCourse.exec(folded)?.[0].length ?? 0;
  return length > 0 ? text.slice(ends[length - 1] ?? 0) : null;
}

const none = new RegExp(`^${WORDS.source('none')}$`, 'iu');
/** Words in the place of a prerequisite that say that there is none. */
export const saysNone = (text: string): boolean => none.test(fold(text).trim());

const plan = WORDS.pattern('study plan', { flags: 'iu' });
/** Words that only a plan or catalogue of courses bears. */
export const namesPlan = (folded: string): boolean => plan.test(folded);
/** A heading that is such words and nothing else. */
export const isPlanHeading = (folded: string): boolean =>
  plan.exec(folded)?.[0].trim().length === folded.trim().length;

const programme = new RegExp(`^(?:${WORDS.source('programme')})`, 'iu');
/** A line that names a degree programme. */
export const namesProgramme = (folded: string): boolean => programme.test(folded);

const MOST_HOURS = 60;
const hoursAfter = new RegExp(
  `[\\[(,;–—\\-]?\\s*(\\d{1,2}(?:\\.\\d)?)\\s*(?:${WORDS.source('hours after a number')})\\s*[\\])]?`,
  'iu',
);
// "(3)"; of lectures, laboratory and credits, "(3-0-3)", the last.
const bareHours = /[[(]\s*(?:\d\s*-\s*\d\s*-\s*)?(\d{1,2})\s*[\])]\s*$/;

/** Credit hours written behind a title, and the title without them. */
export function withoutHours(title: string): { title: string; hours: number | null } {
  const { folded, starts, ends } = foldWithMap(title);
  const found = hoursAfter.exec(folded) ?? bareHours.exec(folded);
  if (!found) return { title: title.trim(), hours: null };
  const end = ends[found.index + found[0].length - 1] ?? title.length;
  const rest = `${title.slice(0, starts[found.index])} ${title.slice(end)}`;
  return { title: trimmed(rest), hours: Number(found[1]) };
}

/** A number of credit hours that stands alone, or first: "3", "3 (2-2)", "٣ ساعات"; `null` for anything else. */
export function hoursIn(text: string): number | null {
  const plain = westernDigits(text).trim();
  const found =
    /^\d\s*-\s*\d\s*-\s*(\d)$/u.exec(plain) ?? /^\D{0,3}(\d{1,2}(?:\.\d)?)(?!\d)(?![/-]\d{2})/u.exec(plain);
  const hours = found ? Number(found[1]) : null;
  return hours !== null && hours <= MOST_HOURS && text.trim().length <= LONGEST_NUMBER ? hours : null;
}

const LONGEST_NUMBER = 24;

/** Without the marks that join a title to what stands beside it. */
export const trimmed = (text: string): string =>
  text.replace(/^[\s:：\-–—.,،;|()]+|[\s:：\-–—,،;|(]+$/gu, '').replace(/\s+/g, ' ');

/** A title that stands in both languages, parted: "Translation / الترجمة". */
export function titlesIn(text: string): { title: string; otherTitle: string | null } {
  const joint = hasArabic(text)
    ? /[\s/|:،,(–—-]+(?=[\u0600-\u06ff])|(?<=[\u0600-\u06ff])[\s/|:)،,(–—-]+(?=[A-Za-z])/u.exec(text)
    : null;
  if (!joint || !/[A-Za-z]{3}/.test(text)) return { title: text, otherTitle: null };
  const [first, second] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)].map(
    trimmed,
  );
  const isBoth = first && second && hasArabic(first) !== hasArabic(second) && second.length >= SHORTEST_TITLE;
  return isBoth && first.length >= SHORTEST_TITLE
    ? { title: first, otherTitle: second }
    : { title: text, otherTitle: null };
}

const SHORTEST_TITLE = 4;
