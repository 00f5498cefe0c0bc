import { cleanTitle } from './headline.ts';
import { type Span, tidy } from './lines.ts';
import type { PlacedLine } from './sections.ts';

/** Of what one says somebody is, as much is looked at. */
const MOST_WORDS = 5;
/** Names of occupations as they stand; fewer letters are something else too often. */
const AS_IT_STANDS = 0.985;
const SHORTEST = 4;
/** Whom the work is done for or beside. */
const OF_ANOTHER =
  /(?:\b(?:reports?|reporting|answers?|answering)(?: directly)? to|\b(?:assists?|assisting|supports?|supporting|under|with|to|by|from)|(?<!\p{L})خبر[هة][^.،]{0,20} في|(?<!\p{L})(?:مع|يتبع|تتبع|باشراف|بإشراف|تحت إشراف))(?:\s+(?:the|our|an?|your))?\s*$/iu;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’/-]*/gu;

interface Judging {
  /** How surely words name an occupation, 0 to 1. */
  knownness: (title: string) => number;
  mayBeTitle: (title: string) => boolean;
}

/**
 * "… asked me to find them a pastry chef asap": where nothing announces a title, a line that names an occupation, else the
 * first words that do, but for whom the work is done with. Its line goes on to say other things.
 */
export function namedTitle(
  text: string,
  lines: readonly PlacedLine[],
  judging: Judging,
): (Span & { title: string; line: Span }) | null {
  const whole = lines.find(({ text: words }) => isName(words, judging));
  const told = lines.filter(({ section }) => !['duties', 'requirements', 'nice'].includes(section));
  const span = whole ?? told.map((line) => namedIn(text, line, judging)).find((found) => found !== null);
  if (!span) return null;
  const { start, end } = span;
  return { title: cleanTitle(tidy(text.slice(start, end))), start, end, line: { start, end } };
}

function isName(written: string, { knownness, mayBeTitle }: Judging): boolean {
  const title = cleanTitle(tidy(written));
  if (/[.,،;:!?\n]/u.test(written) || title.length < SHORTEST) return false;
  return knownness(title) >= AS_IT_STANDS && mayBeTitle(title);
}

function namedIn(text: string, line: Span, judging: Judging): Span | null {
  const raw = text.slice(line.start, line.end);
  const words = [...raw.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  let from = 0;
  for (const [at, { start }] of words.entries()) {
    if (at < from) continue;
    const name = words
      .slice(at, at + MOST_WORDS)
      .findLast(({ end }) => isName(raw.slice(start, end), judging));
    if (!name) continue;
    if (!OF_ANOTHER.test(raw.slice(0, start)))
      return { start: line.start + start, end: line.start + name.end };
    // "Under the veterinary doctor": the second word is of the same person.
    from = words.indexOf(name) + 1;
  }
  return null;
}
