import { wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { sectionNamed } from './headings.ts';
import { type Span, tidy } from './lines.ts';
import { markOf } from './post-marks.ts';

const WORDS = wordingsIn('postings/post-bodies');

/** What is said of each of several posts, as places among the lines of the text. */
export interface PostBody {
  /** The line of the heading. */
  heading: number;
  /** The first line that is not its own. */
  end: number;
}

const OF_ALL = WORDS.pattern('speaks of all posts');
const OPENS_SHARED = new RegExp(
  `^[^\\p{L}]*${WORDS.source('opens what is for all', { edges: 'anywhere' })}(?!\\p{L})`,
  'u',
);

/** Each post goes up to the next; where the last ends is told by how those before it are written. */
export function postBodies(text: string, lines: readonly Span[], headings: readonly number[]): PostBody[] {
  const bodies = headings.map((heading, at) => ({ heading, end: headings[at + 1] ?? lines.length }));
  const last = bodies.pop();
  if (!last) return [];
  return [...bodies, { heading: last.heading, end: endOfLast(text, lines, last.heading, bodies) }];
}

function endOfLast(
  text: string,
  lines: readonly Span[],
  heading: number,
  before: readonly PostBody[],
): number {
  const written = (at: number) => text.slice(lines[at]?.start, lines[at]?.end);
  const isEmpty = (at: number) => written(at).trim() === '';
  const own = before.flatMap((body) => linesWithin(body).filter((at) => !isEmpty(at)));
  // Posts of one line each: what follows the last of them is no longer its own.
  if (own.length === 0) return heading + 1;
  const sections = new Set(own.flatMap((at) => sectionOf(written(at)) ?? []));
  const isListed = (at: number) => markOf(text, lines[at] ?? { start: 0, end: 0 }) !== null;
  const areAllListed = own.every(isListed);
  const haveGaps = before.some((body) => {
    const filled = linesWithin(body).filter((at) => !isEmpty(at));
    return linesWithin(body).some(
      (at) => isEmpty(at) && at > (filled[0] ?? at) && at < (filled.at(-1) ?? at),
    );
  });
  for (let at = heading + 1; at < lines.length; at++) {
    const words = tidy(written(at));
    if (words === '') {
      const isBehindHeading = linesWithin({ heading, end: at }).every(isEmpty);
      if (!haveGaps && !isBehindHeading) return at;
      continue;
    }
    const section = sectionOf(words);
    const isShared = section !== null && SHARED.has(section) && !sections.has(section);
    const opensParagraph = isEmpty(at - 1) || areAllListed;
    if (isShared || OF_ALL.test(fold(words))) return at;
    if (opensParagraph && !isListed(at) && OPENS_SHARED.test(fold(words))) return at;
    if (areAllListed && !isListed(at)) return at;
  }
  return lines.length;
}

/** Lines of a post below its heading. */
export const linesWithin = ({ heading, end }: PostBody): number[] =>
  Array.from({ length: Math.max(0, end - heading - 1) }, (_, at) => heading + 1 + at);

const SHARED: ReadonlySet<string> = new Set(['benefits', 'apply', 'company', 'notice']);
const sectionOf = (line: string) =>
  sectionNamed((tidy(line).split(/[:：]/)[0] ?? '').replace(/^[^\p{L}]+/u, ''));
