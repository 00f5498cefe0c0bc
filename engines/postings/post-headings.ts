import { normaliseTitle, type Taxonomy, titleIsKnown, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { sectionNamed } from './headings.ts';
import { OF_DUTY, OF_REQUIREMENT } from './line-kinds.ts';
import { foldedAt, type Span, spanOf, tidy } from './lines.ts';
import { type Mark, markOf } from './post-marks.ts';
import { knownness, mayBeTitle, namesPerson, ownTitle } from './title.ts';

const WORDS = wordingsIn('postings/post-headings');

/** A line that may be the heading of one of several posts. */
export interface PostHeading {
  mark: Mark | null;
  title: string;
  /** Where the title stands. */
  titled: Span;
  /** What names the post, with how many are sought where that stands beside it. */
  named: Span;
  /** What the line says behind that. */
  rest: Span;
  /** How many people are sought, where the line says it. */
  openings: number | null;
  /** The occupation that the title names word for word. */
  occupation: string | null;
}

const N = '(\\d{1,3})';
const BEFORE = WORDS.source('stands before how many', { edges: 'anywhere' });
const COUNTED = WORDS.source('are counted', { edges: 'anywhere' });
/** "(5 posts)", "(x2)", "(3)", «(عدد 4)», «– عدد 20», "x3", "- 14 nos", "– 2 positions", over folded text. */
const COUNT = new RegExp(
  [
    `\\(\\s*(?:${BEFORE}|x|×)?[:. ]*${N}\\s*(?:x|${COUNTED}\\.?)?\\s*\\)`,
    `(?<!\\p{L})${BEFORE}[:. ]*\\(?\\s*${N}\\)?(?:\\s*${COUNTED}(?!\\p{L}))?`,
    `(?<![\\p{L}\\d])[x×]\\s?${N}(?!\\d)`,
    `(?<![\\p{L}\\d])${N}\\s*(?:x(?!\\p{L})|${COUNTED}\\.?(?!\\p{L}))(?:\\s*[,،+&/]\\s*\\d{1,3}\\s*${COUNTED}(?!\\p{L}))*`,
  ].join('|'),
  'u',
);
/** "2 x site engineers", "3 drivers". */
const COUNT_AHEAD = new RegExp(`^${N}\\s*(?:x|×|nos?\\.?)?\\s+(?=\\p{L}{3})`, 'u');

const MOST_WORDS = 12;
const MOST_WORDS_LIKE_DUTY = 6;

/** The heading of a post that a line may be; null where it names nobody. */
export function postHeading(taxonomy: Taxonomy, text: string, line: Span): PostHeading | null {
  const mark = markOf(text, line);
  const whole = mark?.rest ?? line;
  const folded = foldedAt(text, whole);
  const ahead = COUNT_AHEAD.exec(folded.folded);
  const count = ahead ? null : COUNT.exec(folded.folded);
  const told = ahead?.[1] ?? count?.slice(1).find((group) => group !== undefined) ?? null;
  const counted = count && spanOf(folded, count.index, count[0].length);
  const start = ahead ? spanOf(folded, ahead[0].length, 1).start : whole.start;
  const words = nameIn(text, { start, end: counted?.start ?? whole.end });
  const written = tidy(text.slice(words.start, words.end));
  const length = written.split(' ').length;
  // What opens like a duty may still be somebody: "Housekeeping supervisor", «مدير المبيعات».
  const isOther = told === null && (OF_DUTY.test(written) || OF_REQUIREMENT.test(written));
  if (length > (isOther ? MOST_WORDS_LIKE_DUTY : MOST_WORDS) || sectionNamed(written) !== null) return null;
  const found = ownTitle(taxonomy, text, behindDepartment(taxonomy, text, words) ?? words);
  if (!found || !mayBeTitle(taxonomy, found.title)) return null;
  const isKnown = knownness(taxonomy, found.title) >= titleIsKnown;
  if (isOther && !isKnown) return null;
  // A name further on in the line is of somebody else, but behind a department: "FINANCE – Accountant (1)".
  if (/[,،.;؛]|[-–—].*[-–—]/u.test(text.slice(words.start, found.start))) return null;
  const isBeside = counted !== null && /^[\s–—-]*$/u.test(text.slice(words.end, counted.start));
  const named = { start: words.start, end: isBeside ? counted.end : words.end };
  return {
    mark,
    title: found.title,
    titled: { start: found.start, end: found.end },
    named,
    rest: { start: named.end, end: whole.end },
    openings: told === null ? null : Number(told),
    occupation: isKnown ? (normaliseTitle(taxonomy, found.title, 1)[0]?.id ?? null) : null,
  };
}

/** "GUEST EXPERIENCE – Excursion Desk Agent": what is behind the dash is somebody, and what is before it is not. */
function behindDepartment(taxonomy: Taxonomy, text: string, words: Span): Span | null {
  const [all = '', before = ''] = DEPARTMENT.exec(text.slice(words.start, words.end)) ?? [];
  if (all === '') return null;
  const behind = { start: words.start + all.length, end: words.end };
  const person = text.slice(behind.start, behind.end);
  const isShouted = before === before.toUpperCase() && person !== person.toUpperCase();
  if (!isShouted && namesPerson(taxonomy, foldName(before).split(' '))) return null;
  return namesPerson(taxonomy, foldName(person.replace(/\([^()]*\)/gu, ' ')).split(' ')) ? behind : null;
}
const DEPARTMENT = /^([^–—-]+)\s[-–—]\s(?=[^–—]*$)/u;

/** Where the words that name a post end: at a stop, or where the line goes on to ask for something. */
function nameIn(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end);
  // What stands in brackets parts nothing.
  const bare = written.replace(/\([^()]*\)/gu, (bracket) => '_'.repeat(bracket.length));
  const stops = [...bare.matchAll(STOP)].filter(
    ({ 0: sign, index }) => HARD.test(sign) || ASKS.test(partBehind(written, index + sign.length)),
  );
  const to = stops[0]?.index ?? written.length;
  return { start, end: start + written.slice(0, to).replace(/[\s–—-]+$/u, '').length };
}
const STOP = /(?<=\p{L}{4}|_)\.\s|[:;؛؟!?](?:\s|$)|[,،]\s|\s[-–—|]\s/gu;
const HARD = /[.:;؛؟!?]/u;
const ASKS = new RegExp(`[\\d٠-٩]|${OF_REQUIREMENT.source}`, 'iu');
const partBehind = (written: string, from: number): string =>
  written.slice(from).split(/[,،;؛]|\s[-–—|]\s/u)[0] ?? '';

/** Whether the line of a heading goes on to ask for something, or to pay it. */
export function saysMore(text: string, { rest }: PostHeading): boolean {
  const words = text.slice(rest.start, rest.end);
  return (words.match(/\p{L}{2,}/gu)?.length ?? 0) >= LEAST_WORDS || ASKS.test(words);
}
const LEAST_WORDS = 3;

/** Whether a line says how many people are sought. */
export const countsPeople = (text: string, line: Span): boolean =>
  line.end - line.start <= LONGEST_COUNTED && COUNT.test(foldedAt(text, line).folded);
const LONGEST_COUNTED = 200;
