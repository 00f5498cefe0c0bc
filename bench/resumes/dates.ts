/** The notations in which documents write months, and spans of them. */

import type { Half } from './person.ts';
import type { Random } from './random.ts';

/** A set of documents: a half in one of the languages. */
export type SetName = Half | `ar-${Half}`;

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
);
const GULF = 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر'.split('|');
const LEVANT =
  'كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول'.split('|');
const MAGHREB = 'جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر'.split('|');

/** Year and month as digits, and the month counted from 0. */
interface Month {
  year: string;
  month: string;
  m: number;
}

const indian = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));

const NOTATION = {
  short: ({ year, m }) => `${SHORT[m]} ${year}`,
  long: ({ year, m }) => `${LONG[m]} ${year}`,
  numeric: ({ year, month }) => `${month}/${year}`,
  iso: ({ year, month }) => `${year}-${month}`,
  dots: ({ year, month }) => `${month}.${year}`,
  comma: ({ year, m }) => `${LONG[m]}, ${year}`,
  apostrophe: ({ year, m }) => `${SHORT[m]} ’${year.slice(2)}`,
  sept: ({ year, m }) => `${SHORT[m] === 'Sep' ? 'Sept' : SHORT[m]}. ${year}`,
  day: ({ year, m }) => `${String(((m * 7) % 27) + 1).padStart(2, '0')} ${SHORT[m]} ${year}`,
  dashed: ({ year, m }) => `${SHORT[m]}-${year}`,
  caps: ({ year, m }) => `${SHORT[m]} ${year}`.toUpperCase(),
  'slash-year': ({ year, month }) => `${month}/${year.slice(2)}`,
  'short-year': ({ year, m }) => `${SHORT[m]} ${year.slice(2)}`,
  ordinal: ({ year, m }) => `${((m * 5) % 27) + 4}th ${LONG[m]} ${year}`,
  tight: ({ year, m }) => `${SHORT[m]}${year}`,
  'iso-slash': ({ year, month }) => `${year}/${month}`,
  'indian-numeric': ({ year, month }) => indian(`${month}/${year}`),
  bracket: ({ year, m }) => `${LEVANT[m]} (${GULF[m]}) ${year}`,
  maghreb: ({ year, m }) => `${MAGHREB[m]} ${year}`,
  gulf: ({ year, m }) => `${GULF[m]} ${year}`,
  levant: ({ year, m }) => `${LEVANT[m]} ${year}`,
  indian: ({ year, m }) => indian(`${GULF[m]} ${year}`),
  both: ({ year, m }) => `${LEVANT[m]}/${GULF[m]} ${year}`,
  'year-mark': ({ year, m }) => `${GULF[m]} ${year}م`,
  year: ({ year }) => year,
} satisfies Record<string, (date: Month) => string>;

export type Notation = keyof typeof NOTATION;

const NOTATIONS: Record<SetName, readonly Notation[]> = {
  dev: ['short', 'short', 'long', 'numeric', 'iso', 'year', 'dots', 'comma'],
  more: [
    'short',
    'long',
    'numeric',
    'short-year',
    'slash-year',
    'ordinal',
    'tight',
    'apostrophe',
    'sept',
    'year',
    'day',
    'dashed',
    'caps',
  ],
  look: ['short', 'long', 'slash-year', 'short-year', 'numeric', 'ordinal', 'year', 'tight', 'iso-slash'],
  'ar-dev': ['gulf', 'gulf', 'levant', 'numeric', 'year'],
  'ar-look': ['gulf', 'levant', 'indian-numeric', 'bracket', 'maghreb', 'year'],
  'ar-more': ['gulf', 'levant', 'indian', 'both', 'numeric', 'year-mark', 'iso'],
};

const JOINTS: Record<Half, readonly string[]> = {
  dev: [' – ', ' - ', '–', ' to ', ' — '],
  more: [' – ', '-', ' until ', ' — ', ' - '],
  look: [' – ', ' - ', ' ‒ ', ' through ', ' ~ ', ' / ', '—'],
};
const ARABIC_JOINTS = [' - ', ' – ', ' إلى '];

/** How the end of what goes on is written. */
const OPEN: Record<SetName, readonly string[]> = {
  look: ['Present', 'Ongoing', 'Till Present', 'current', 'Now', 'Present Day'],
  'ar-look': ['إلى الآن', 'مستمر', 'حتى الوقت الحالي', 'الآن'],
  dev: ['Present', 'Present', 'present', 'Current', 'Till date'],
  more: ['Present', 'Now', 'Today', 'Till Now', 'to date', 'PRESENT', 'Currently'],
  'ar-dev': ['حتى الآن', 'الآن', 'الوقت الحالي'],
  'ar-more': ['حتى تاريخه', 'حاليا', 'حتى اليوم', 'الحاضر'],
};

export interface DateWriting {
  notation: Notation;
  /** A month as the document writes it; a year alone stays one. */
  date: (value: string) => string;
  /** A span; null is the end of what goes on. */
  range: (start: string, end: string | null) => string;
}

/** Draws the way in which one document writes its dates. */
export function drawDates(random: Random, half: Half, isArabic: boolean): DateWriting {
  const set: SetName = isArabic ? `ar-${half}` : half;
  const notation = random.one(NOTATIONS[set]);
  const joint = random.one(isArabic ? ARABIC_JOINTS : JOINTS[half]);
  const open = random.one(OPEN[set]);
  const date = (value: string): string => {
    const [year = '', month] = value.split('-');
    return month ? NOTATION[notation]({ year, month, m: Number(month) - 1 }) : year;
  };
  return { notation, date, range: (start, end) => spanOf(date(start), end && date(end), joint, open) };
}

/** Some joints are half of a phrase, and say the end of what goes on in their own way. */
function spanOf(start: string, end: string | null, joint: string, open: string): string {
  if (joint === ' إلى ') return `من ${start} إلى ${end ?? 'الآن'}`;
  if (joint === ' until ' && end === null) return `${start} until now`;
  if (joint === ' to ' && end === null && /date/i.test(open)) return `${start} to date`;
  return `${start}${joint}${end ?? open}`;
}
