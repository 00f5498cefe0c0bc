/**
 * Wordings as people keep them in lists, one a line, and the patterns that find them in a text. Within a line `(s)` may
 * be missing, `(a|b)` is one of these, `(a|b|)` one of these or nothing, a space is any white space, and `#` is a digit.
 * A wording is found as whole words; `~` at either end, or behind a word within it, says that the word may go on there:
 * `certif~` meets "certified", `~عن بعد` meets a preposition that is written onto it.
 */

/** Where a word of this script ends or begins: `\b` knows Latin letters alone. */
const LATIN_EDGE = '\\b';
const BEFORE_ARABIC = '(?<!\\p{L})';
const AFTER_ARABIC = '(?!\\p{L})';

/** How wordings are found. */
export interface WordingOptions {
  /** `anywhere` finds the wordings as they stand in the pattern around them, without edges of words. */
  edges?: 'words' | 'anywhere';
  /** `one` takes a space for a single one, so that words on two lines are never one wording. */
  spaces?: 'any' | 'one';
}

/** The source of a pattern of all wordings, longest first, so that "master of arts" is met before "master". Flag `u`. */
export function sourceOfWordings(
  wordings: readonly string[],
  { edges = 'words', spaces = 'any' }: WordingOptions = {},
): string {
  const longestFirst = [...wordings].sort((a, b) => lengthOf(b) - lengthOf(a));
  const source = (wording: string): string => sourceOf(wording, spaces);
  if (edges === 'anywhere') return `(?:${longestFirst.map(source).join('|')})`;
  // Wordings with the same edges stand together: an engine looks for the edge once.
  const byEdges = new Map<string, string[]>();
  for (const wording of longestFirst) {
    const [before, after] = edgesOf(wording);
    const key = `${before}\n${after}`;
    byEdges.set(key, [...(byEdges.get(key) ?? []), source(wording.replace(/^~|~$/g, ''))]);
  }
  const groups = [...byEdges].map(([key, sources]) => {
    const [before = '', after = ''] = key.split('\n');
    return `${before}(?:${sources.join('|')})${after}`;
  });
  return `(?:${groups.join('|')})`;
}

/** A pattern of all wordings; `or` adds what no list of words can say. */
export function patternOfWordings(
  wordings: readonly string[],
  { flags = 'u', or = [], ...options }: WordingOptions & { flags?: string; or?: readonly RegExp[] } = {},
): RegExp {
  return new RegExp(
    [...or.map(({ source }) => source), sourceOfWordings(wordings, options)].join('|'),
    flags,
  );
}

/** Every spelling of a wording, written out. */
export function spellingsOf(wording: string): string[] {
  return written(readWording(wording.replace(/^~|~$/g, '')));
}

/** What is wrong in a wording's notation; `null` where nothing is. */
export function faultOfWording(wording: string): string | null {
  try {
    const spellings = spellingsOf(wording);
    if (spellings.some((spelling) => spelling.trim() === '')) return 'it may be nothing at all';
    return new Set(spellings).size === spellings.length ? null : 'it says the same twice';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A wording as alternatives of sequences. */
type Sequence = readonly (string | Choice)[];
interface Choice {
  oneOf: readonly Sequence[];
}

function readWording(wording: string): Choice {
  let at = 0;
  const choice = (isInner: boolean): Choice => {
    const oneOf: (string | Choice)[][] = [[]];
    for (; at < wording.length && wording[at] !== ')'; at++) {
      const sign = wording[at] ?? '';
      if (sign === '(') {
        at++;
        oneOf.at(-1)?.push(choice(true));
        if (wording[at] !== ')') throw new Error('a bracket is not closed');
      } else if (sign === '|' && isInner) oneOf.push([]);
      else if (sign === '|') throw new Error('alternatives stand in brackets, or on lines of their own');
      else oneOf.at(-1)?.push(sign);
    }
    if (!isInner && at < wording.length) throw new Error('a bracket is closed that was not opened');
    return isInner && oneOf.length === 1 ? { oneOf: [...oneOf, []] } : { oneOf };
  };
  return choice(false);
}

function written({ oneOf }: Choice): string[] {
  return oneOf.flatMap((sequence) =>
    sequence.reduce<string[]>(
      (heads, part) => {
        const tails = typeof part === 'string' ? [part] : written(part);
        return heads.flatMap((head) => tails.map((tail) => head + tail));
      },
      [''],
    ),
  );
}

function sourceOf(wording: string, spaces: 'any' | 'one'): string {
  const signs = (sign: string): string => (sign === ' ' && spaces === 'one' ? ' ' : escaped(sign));
  const source = ({ oneOf }: Choice): string => {
    const sequences = oneOf.map((sequence) =>
      sequence.map((part) => (typeof part === 'string' ? signs(part) : source(part))).join(''),
    );
    const filled = sequences.filter((sequence) => sequence !== '');
    return `(?:${filled.join('|')})${filled.length < sequences.length ? '?' : ''}`;
  };
  const { oneOf } = readWording(wording);
  return (oneOf[0] ?? []).map((part) => (typeof part === 'string' ? signs(part) : source(part))).join('');
}

function escaped(sign: string): string {
  if (sign === ' ') return '\\s+';
  if (sign === '#') return '\\d';
  if (sign === '~') return '\\p{L}*';
  return sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function edgesOf(wording: string): [before: string, after: string] {
  const plain = wording.replace(/[()|~]/g, '').trim();
  const edge = (sign: string | undefined, ofArabic: string): string =>
    /[\u0600-\u06ff]/.test(sign ?? '') ? ofArabic : /[\p{L}\p{N}#]/u.test(sign ?? '') ? LATIN_EDGE : '';
  return [
    wording.startsWith('~') ? '' : edge(plain[0], BEFORE_ARABIC),
    wording.endsWith('~') ? '' : edge(plain.at(-1), AFTER_ARABIC),
  ];
}

/** The length of a wording as it is written, near enough to put longer ones first. */
function lengthOf(wording: string): number {
  return wording.replace(/[()|~]/g, '').length;
}
