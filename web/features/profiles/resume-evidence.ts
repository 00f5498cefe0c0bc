import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import { asciiDigits } from '#web/platform/ascii-digits.ts';

/** Below this the reader of the resume asks to be checked. */
export const SURE_ENOUGH = 0.75;

export const isDoubtful = (confidence: number | null | undefined): confidence is number =>
  confidence != null && confidence < SURE_ENOUGH;

export interface Source {
  /** The words of the resume, in its order. */
  lines: readonly string[];
  page: number | null;
  /** The words of each field, by the name that the reading gives it: `title`, `start`. */
  fields: Readonly<Record<string, FieldSource>>;
}

export type FieldSource = Upload['evidence'][string] & { text: string };

export type SourceKind = 'work' | 'education' | 'certifications' | 'skills' | 'languages' | 'awards';
export type Upload = NonNullable<ResumeStatus['upload_response']>;

/**
 * Where the resume says what an entry holds. A profile's entries may have been sorted, merged or moved since the
 * reading, so the place is found by the words and not by its number; without one, by the line of the resume's
 * text that has them. `null` where the words are not to be found: then nothing is claimed.
 */
export function sourceOf(
  upload: Upload | null | undefined,
  kind: SourceKind,
  names: readonly (string | null | undefined)[],
): Source | null {
  const wanted = names.filter((name): name is string => Boolean(name?.trim())).map(plain);
  const [first] = wanted;
  if (!upload || !first) return null;

  let best: { source: Source; hits: number } | null = null;
  for (const source of groupsOf(upload.evidence, kind)) {
    const text = plain(source.lines.join(' '));
    if (!text.includes(first)) continue;
    const hits = wanted.filter((name) => text.includes(name)).length;
    if (!best || hits > best.hits) best = { source, hits };
  }
  if (best) return best.source;
  const line = upload.text.split('\n').find((one) => plain(one).includes(first));
  return line ? { lines: [line.trim()], page: null, fields: { '': lineSource(line) } } : null;
}

const lineSource = (line: string): FieldSource => ({
  confidence: 1,
  page: null,
  box: null,
  text: line.trim(),
});

/** Where a single detail was read; null where it says something else by now, or was never read. */
export function detailSource(
  upload: Upload | null | undefined,
  path: string,
  value: string | null | undefined,
): FieldSource | null {
  if (!upload || !value) return null;
  const source = upload.evidence[path];
  if (path === 'phone') return phoneSource(upload, source, value);
  if (!source?.text) return null;
  const [read, now] = [plain(source.text), plain(value)];
  return read.includes(now) || now.includes(read) ? { ...source, text: source.text } : null;
}

/**
 * A telephone number is the same however it is spaced, in whichever digits, and with its country's code or a zero in
 * place of it: what was read, or else the line of the text that has it.
 */
function phoneSource(
  { text }: Upload,
  read: Upload['evidence'][string] | undefined,
  value: string,
): FieldSource | null {
  const own = digitsOf(value).slice(-DIGITS_OF_A_LINE);
  if (own.length < FEWEST_DIGITS) return null;
  const isSaidIn = (words: string) => digitsOf(words).includes(own);
  if (read?.text && isSaidIn(read.text)) return { ...read, text: read.text };
  const line = text.split('\n').find(isSaidIn);
  return line === undefined ? null : lineSource(line);
}

/** Of these ends a number whatever is dialled before it. */
const DIGITS_OF_A_LINE = 8;
const FEWEST_DIGITS = 6;

const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** The evidence of one kind, an entry each: `work.0.title` and `work.0.start` belong together. */
function groupsOf(evidence: Upload['evidence'], kind: SourceKind): Source[] {
  const groups = new Map<
    string,
    { lines: Set<string>; page: number | null; fields: Record<string, FieldSource> }
  >();
  for (const [path, source] of Object.entries(evidence)) {
    const [root, index, field = ''] = path.split('.');
    const { text, page } = source;
    if (root !== kind || !index || !text) continue;
    const group = groups.get(index) ?? { lines: new Set<string>(), page, fields: {} };
    group.lines.add(text.trim());
    group.fields[field] = { ...source, text: text.trim() };
    groups.set(index, group);
  }
  return [...groups.values()].map(({ lines, page, fields }) => ({ lines: [...lines], page, fields }));
}

export interface Passage {
  start: number;
  end: number;
}

/**
 * Where words stand in the text of the resume, whatever way its lines were broken. Words that stand there more than
 * once are taken where they are nearest to the longest of those asked for; words that are not there are left out.
 */
export function passagesOf(text: string, wanted: readonly string[]): Passage[] {
  const { letters, places } = withoutSpace(text);
  const found = [...new Set(wanted)]
    .flatMap((words) => {
      const sought = withoutSpace(words).letters;
      const [first, ...others] = occurrences(letters, sought);
      return first === undefined ? [] : [{ words, length: sought.length, first, others }];
    })
    .sort((a, b) => b.words.length - a.words.length);
  const [anchor] = found;
  if (!anchor) return [];
  const from = anchor.first;
  const until = from + anchor.length;
  const passages = found
    .flatMap(({ length, first, others }) => {
      const distance = (one: number) => Math.max(0, one - until, from - (one + length));
      const nearest = others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
      const [start, last] = [places[nearest], places[nearest + length - 1]];
      return start === undefined || last === undefined ? [] : [{ start, end: last + 1 }];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Passage[] = [];
  for (const passage of passages) {
    const last = apart.at(-1);
    if (last && passage.start < last.end) last.end = Math.max(last.end, passage.end);
    else apart.push(passage);
  }
  return apart;
}

function occurrences(letters: string, sought: string): number[] {
  const found: number[] = [];
  if (!sought) return found;
  for (let at = letters.indexOf(sought); at >= 0 && found.length < 50; at = letters.indexOf(sought, at + 1))
    found.push(at);
  return found;
}

/** The letters of a text without white space, small, and where each stood. */
function withoutSpace(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (/\s/.test(letter)) continue;
    const small = letter.toLowerCase();
    letters += small.length === 1 ? small : letter;
    places.push(at);
  }
  return { letters, places };
}

/** Case, accents of Arabic and spacing aside. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
    .trim();
