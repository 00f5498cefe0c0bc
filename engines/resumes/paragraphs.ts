/** Lines as they were written: what broke at the edge of the page is one text again, what stood alone stays alone. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('resumes/paragraphs');
const LEADS_ON = new RegExp(`${WORDS.source('leads on to what follows')}$`, 'iu');
const GOES_ON = new RegExp(`^${WORDS.source('goes on what stood before')}`, 'iu');

/** The number of an item before its words: "3. ", "٢-", "(c) ", "5.1 ". What is counted is none: "3-way", "5-star". */
const NUMBER =
  /^\s*(?:\(?(?:[\d٠-٩]{1,2}|[a-h])[.)]\s*(?=\p{L})|[\d٠-٩]{1,2}[-–](?:\s+(?=\p{L})|(?=[\p{Lu}\p{Script=Arabic}]))|\d\.\d{1,2}\.?\s+)/u;

/** Lines of a text file that was broken by width are about as long as this at least. */
const LEAST_WIDTH = 55;

/** Texts out of lines, without bullets and the numbers of lists. */
export function paragraphsOf(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  const page = pageOf(lines);
  let above: Line | null = null;
  let bullet: Line | null = null;
  for (const line of lines) {
    const text = line.text.replace(BULLET, '').replace(NUMBER, '').replace(/\t/g, ' ').trim();
    if (text === '') continue;
    const last = texts.at(-1);
    const isItem = line.isBullet || NUMBER.test(line.text);
    if (last !== undefined && above && !isItem && goesOn(last, above, line, bullet, page))
      texts[texts.length - 1] = /[^\s]-$/.test(last) ? last + text : `${last} ${text}`;
    else {
      texts.push(text);
      bullet = isItem ? line : null;
    }
    above = line;
  }
  return texts;
}

/** Texts as one: a sentence that is ended is followed by the next, anything else by a line of its own. */
export function asOneText(texts: readonly string[]): string {
  return texts.reduce(
    (all, text) => (all === '' ? text : `${all}${/[.!?؟]$/.test(all) ? ' ' : '\n'}${text}`),
    '',
  );
}

/** What lines say of the page that they stand on. */
interface Page {
  widest: number;
  /** Lines were broken where the next word did not fit. */
  isBroken: boolean;
  /** Where most lines begin with a small letter, one says nothing. */
  isSmall: boolean;
}

function pageOf(lines: readonly Line[]): Page {
  const widest = Math.max(1, ...lines.map(lengthOf));
  const full = lines.filter((line, at) => {
    const next = lines[at + 1];
    return next !== undefined && !next.isBullet && isFull(line, next, widest);
  });
  const small = lines.filter(({ text }) => startsSmall(text.replace(BULLET, '')));
  return {
    widest,
    isBroken:
      full.length > 1 &&
      full.length >= (lines.length - 1) / 2 &&
      widest >= LEAST_WIDTH &&
      goOnSmall(full, lines),
    isSmall: small.length > lines.length / 2,
  };
}

/**
 * Whether what follows full lines looks like the rest of their sentences: where most of it begins with a capital letter,
 * each line is an item of its own, as long as the next.
 */
function goOnSmall(full: readonly Line[], lines: readonly Line[]): boolean {
  const next = full.flatMap((line) => lines[lines.indexOf(line) + 1]?.text ?? []);
  const cased = next.filter((text) => /^[\p{Lu}\p{Ll}]/u.test(text));
  return cased.length === 0 ? full.length > 2 : cased.filter(startsSmall).length >= cased.length / 2;
}

/** Whether a line goes on the text `last`, which ends with the line `above`. */
function goesOn(last: string, above: Line, line: Line, bullet: Line | null, page: Page): boolean {
  if (line.gap >= 1.8 || line.segments.length > 1) return false;
  if (bullet && isSetIn(line, bullet)) return line.width > 0 || !/[.!؟]$/.test(last);
  if (/[.!?؟:؛;]$/.test(last)) return false;
  if (LEADS_ON.test(last) || /[,،&(/]$|[\p{L}\d]-$/u.test(last)) return true;
  const isLong = lengthOf(above) > 0.5 * page.widest;
  if (startsSmall(line.text) && !page.isSmall) return isLong;
  // Lines that were placed on a page have been joined by their places before.
  if (line.width > 0) return false;
  const isWide = lengthOf(above) > 0.85 * page.widest && lengthOf(above) >= LEAST_WIDTH;
  return (isWide && GOES_ON.test(line.text)) || (page.isBroken && isFull(above, line, page.widest));
}

/** Whether a line begins under the words of an item and not under its bullet. */
function isSetIn(line: Line, bullet: Line): boolean {
  if (line.width === 0 || !line.isRtl) return line.x > bullet.x + 3;
  return line.x + line.width < bullet.x + bullet.width - 3;
}

const startsSmall = (text: string): boolean => /^(?:\p{Ll}|[,;)])/u.test(text) && !/^(?:e|i)[A-Z]/.test(text);

const isFull = (line: Line, next: Line, widest: number): boolean =>
  line.width === 0 && line.text.length + 1 + firstWord(next.text).length > widest;

const firstWord = (text: string): string => /^\S*/.exec(text.trim())?.[0] ?? '';

/** In points on a page, in letters in a text. */
const lengthOf = ({ width, text }: Line): number => (width > 0 ? width : text.length);
