import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { labelNamed } from './headings.ts';
import type { Span } from './lines.ts';
import { linesWithin, type PostBody, postBodies } from './post-bodies.ts';
import { saysMore } from './post-headings.ts';
import { type HeadingLine, isSure, listsOfHeadings } from './post-lists.ts';
import { namesOfPosts, type PostNames, sharesOf } from './post-shares.ts';

/** One of several posts that a text offers, with a text of its own. */
export interface Post {
  /** The title as it is shown, and where it stands in the text of the post. */
  title: { title: string; line: Span } & Span;
  /** What is said of the employer, then of this post, then of all posts. */
  text: string;
}

/** More posts, or more text of them together, are for a person to part. */
const MOST_POSTS = 25;
const MOST_TEXT = 300_000;
/** So many of the posts need something said of them alone. */
const LEAST_DESCRIBED = 2 / 3;

/**
 * The posts of a text that has several: each under a heading of its own that names it, with something said of it alone.
 * Empty for a text of one post, and for one that only lists names. Every line goes to a post or to all of them.
 */
export function postsIn(taxonomy: Taxonomy, text: string): Post[] {
  const lines = linesIn(text);
  for (const list of listsOfHeadings(taxonomy, text, lines)) {
    if (list.length > MOST_POSTS) continue;
    const bodies = postBodies(
      text,
      lines,
      list.map(({ at }) => at),
    );
    if (!areSeveral(text, lines, list, bodies)) continue;
    const posts = postsOf(text, lines, list, bodies);
    if (posts.reduce((sum, post) => sum + post.text.length, 0) <= MOST_TEXT) return posts;
  }
  return [];
}

function linesIn(text: string): Span[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const span = { start, end: start + line.replace(/\r$/, '').length };
    start += line.length + 1;
    return span;
  });
}

/** The headings name different posts, most of them surely, and most say something of theirs. */
function areSeveral(
  text: string,
  lines: readonly Span[],
  list: readonly HeadingLine[],
  bodies: readonly PostBody[],
): boolean {
  if (new Set(list.map(({ title }) => foldName(title))).size < list.length) return false;
  const sure = list.filter(isSure);
  if (sure.length < 2 || sure.length < list.length / 2) return false;
  // "1. 2 photos, 2. 3 copies of the passport" are counted, and nobody.
  const known = list.flatMap(({ occupation }) => occupation ?? []);
  if (known.length < list.length / 3) return false;
  // A posting in both languages names its one post twice.
  const isCounted = list.some(({ openings }) => openings !== null);
  const isInOrder = list.every(({ mark }) => mark?.at != null);
  if (!isInOrder && !isCounted && new Set(known).size < known.length) return false;
  const described = list.filter((heading, at) => {
    const body = bodies[at];
    const own = body ? linesWithin(body) : [];
    return saysMore(text, heading) || own.some((line) => /\p{L}{2}/u.test(lineAt(text, lines, line)));
  });
  return described.length >= 2 && described.length >= list.length * LEAST_DESCRIBED;
}

function postsOf(
  text: string,
  lines: readonly Span[],
  list: readonly HeadingLine[],
  bodies: readonly PostBody[],
): Post[] {
  const first = list[0]?.at ?? 0;
  const end = bodies.at(-1)?.end ?? lines.length;
  const before = lines.slice(0, first).map((line) => text.slice(line.start, line.end));
  const names = namesOfPosts(list.map(({ title, mark }) => ({ title, mark: mark?.told ?? null })));
  const after = lines.slice(end);
  const intro = before.join('\n').trim();
  const start = intro === '' ? 0 : intro.length + 2;
  return list.map((heading, of) => {
    const body = bodies[of];
    const said = body ? linesWithin(body).map((at) => lineAt(text, lines, at)) : [];
    const line = lineOfTitle(text, heading, said);
    const named = text.slice(line.start, line.end).trimEnd();
    const more = text.slice(line.end, heading.rest.end).replace(/^[\s:.,;،؛!|–—-]+|\s+$/gu, '');
    const own = [named, ...(more === '' ? [] : [more]), ...said].join('\n').trimEnd();
    const shared = after
      .flatMap((one) => ofPost(text, one, names, of))
      .join('\n')
      .trim();
    return {
      title: {
        title: heading.title,
        start: start + heading.titled.start - line.start,
        end: start + heading.titled.end - line.start,
        line: { start, end: start + named.length },
      },
      text: [intro, own, shared].filter((part) => part !== '').join('\n\n'),
    };
  });
}

/** What a heading goes on to say stands below the title, but a few words before the lines of the post: "(women only)". */
function lineOfTitle(text: string, { named, rest }: HeadingLine, said: readonly string[]): Span {
  const isShort = rest.end - named.start <= MOST_IN_TITLE_LINE && said.some((line) => line.trim() !== '');
  const asks = /[\d٠-٩]/u.test(text.slice(rest.start, rest.end));
  return isShort && !asks ? { start: named.start, end: rest.end } : named;
}
const MOST_IN_TITLE_LINE = 90;

/** A line behind the posts without what it says of the others alone; nothing where it says no more. */
function ofPost(text: string, line: Span, names: PostNames, of: number): string[] {
  const shares = sharesOf(text, line, names);
  if (shares.every((share) => share.of === null)) return [text.slice(line.start, line.end)];
  const written = (kept: readonly Span[]): string =>
    kept
      .map(({ start, end }) => text.slice(start, end))
      .join('')
      .replace(/[\s,،;؛/|•]+$/u, '')
      .trim();
  const kept = shares.filter((share) => share.of === null || share.of === of);
  const label = written(kept.slice(0, 1));
  // Pay among the benefits is still pay: it stands on a line of its own.
  const isAmongBenefits = /[:：]$/u.test(label) && labelNamed(label.slice(0, -1)) !== 'salary';
  const said = isAmongBenefits
    ? [written(kept.filter((share) => share.of === of)), written(kept.filter((share) => share.of === null))]
    : [written(kept)];
  return said.filter((words) => words !== '' && !/[:：]$/u.test(words));
}

const lineAt = (text: string, lines: readonly Span[], at: number): string =>
  text.slice(lines[at]?.start, lines[at]?.end);
