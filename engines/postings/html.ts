/** HTML read as text, for pages that anybody may have written. */
import { wordingsIn } from '#engines/taxonomy/index.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

const WORDS = wordingsIn('postings/pages');

const MOST_TEXT = 100_000;

/** Elements that end a line. */
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol option p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Elements that say nothing of the job. */
const ASIDE = new Set(
  'nav footer aside form button select dialog svg canvas video audio object map head menu'.split(' '),
);
const ASIDE_ROLES = new Set(
  'navigation banner contentinfo search dialog alertdialog menu menubar complementary form toolbar tablist'.split(
    ' ',
  ),
);
const ASIDE_NAMES = new RegExp(
  `(?:^|[\\s_-])${WORDS.source('names of what stands beside a text', { edges: 'anywhere' })}(?:$|[\\s_-])`,
  'iu',
);

interface Section {
  name: string;
  isHidden: boolean;
  isMain: boolean;
}

/**
 * What a page says to those who read it: navigation, forms, scripts and what is hidden left out, a line for each block,
 * "• " before each item of a list. Where the page marks its main part, that part alone if it says enough.
 */
export function readableText(page: string): string {
  const whole = textOf(page, null);
  for (const main of ['main', 'article']) {
    const part = textOf(page, main);
    // Some pages mark each teaser as an article: the part must be most of what there is.
    if (part.length >= LEAST_MAIN && part.length >= whole.length * 0.3) return part;
  }
  return whole;
}

const LEAST_MAIN = 300;

/** The text of HTML within a description: the same without asking what is main. */
export const textOfHtml = (html: string): string => textOf(html, null);

function textOf(page: string, only: string | null): string {
  const open: Section[] = [];
  const openOf = new Map<string, number>();
  const pieces: string[] = [];
  let length = 0;
  /** Line breaks that are due before the next words. */
  let due = 0;
  let isAfterSpace = true;
  let hidden = 0;
  let within = 0;
  let preformatted = 0;
  const chips = chipsInARow();
  const isShown = (): boolean => hidden === 0 && (only === null || within > 0);
  const say = (words: string): void => {
    if (!isShown()) return;
    const plain = preformatted > 0 ? words : words.replace(/\s+/g, ' ');
    const piece = due > 0 || isAfterSpace ? plain.trimStart() : plain;
    if (piece === '') return;
    const text = (length > 0 ? '\n'.repeat(due) : '') + piece;
    pieces.push(text);
    length += text.length;
    due = 0;
    isAfterSpace = /\s$/.test(piece);
  };
  const breakLine = (count: number): void => {
    due = Math.max(due, count);
  };
  const close = (name: string): void => {
    if (!openOf.get(name)) return;
    const place = open.findLastIndex((section) => section.name === name);
    for (const closed of open.splice(place)) {
      openOf.set(closed.name, (openOf.get(closed.name) ?? 1) - 1);
      if (closed.isHidden) hidden--;
      if (closed.isMain) within--;
      if (closed.name === 'pre') preformatted--;
    }
  };
  for (const token of htmlTokens(page)) {
    if (length >= MOST_TEXT) break;
    if (chips.goesOn(token, due > 0 || length === 0)) breakLine(1);
    if (token.kind === 'text') say(token.text);
    else if (token.kind === 'close') {
      if (BLOCKS.has(token.name)) breakLine(PARAGRAPHS.has(token.name) ? 2 : 1);
      close(token.name);
    } else if (token.kind === 'open') {
      if (BLOCKS.has(token.name)) breakLine(PARAGRAPHS.has(token.name) ? 2 : 1);
      if (token.name === 'br') breakLine(1);
      if (token.isClosed || open.length >= MOST_OPEN) continue;
      if ((token.name === 'td' || token.name === 'th') && due === 0 && length > 0)
        say(/:\s*$/.test(pieces.at(-1) ?? '') ? ' ' : ': ');
      const isHidden = isAside(token.name, token.attributes);
      const isMain = token.name === only || (only === 'main' && token.attributes.get('role') === 'main');
      open.push({ name: token.name, isHidden, isMain });
      openOf.set(token.name, (openOf.get(token.name) ?? 0) + 1);
      if (isHidden) hidden++;
      if (isMain) within++;
      if (token.name === 'pre') preformatted++;
      if (token.name === 'li') {
        breakLine(1);
        say('• ');
      }
    }
  }
  return pieces
    .join('')
    .replace(/^•[^\S\n]*\n+/gm, '')
    .replace(/[^\S\n]+$/gm, '')
    .trim()
    .slice(0, MOST_TEXT);
}

/** Elements that pages draw as chips, one beside another with nothing between: each says a thing of its own. */
const CHIPS = new Set('span a label'.split(' '));
/** Within these a row of elements is a sentence of which parts are set apart. */
const PROSE = new Set('p li h1 h2 h3 h4 h5 h6 td th dt dd blockquote'.split(' '));

/** Tells at each token whether it is the next chip of a row: called and classed as the one that has just ended. */
function chipsInARow() {
  const open: { name: string; look: string; opensLine: boolean }[] = [];
  let ended: { name: string; look: string; depth: number } | null = null;
  let prose = 0;
  return {
    goesOn(token: HtmlToken, isAtLineStart: boolean): boolean {
      if (token.kind === 'raw') return false;
      if (token.kind === 'text') {
        if (token.text.trim() !== '') ended = null;
        return false;
      }
      if (PROSE.has(token.name)) prose = Math.max(0, prose + (token.kind === 'open' ? 1 : -1));
      if (!CHIPS.has(token.name)) {
        ended = null;
        return false;
      }
      if (token.kind === 'close') {
        const closed = open.pop();
        const isChip = closed?.name === token.name && closed.look !== '' && closed.opensLine && prose === 0;
        ended = isChip ? { name: closed.name, look: closed.look, depth: open.length } : null;
        return false;
      }
      const look = token.attributes.get('class') ?? '';
      const isNext = ended?.name === token.name && ended.look === look && ended.depth === open.length;
      if (!token.isClosed) open.push({ name: token.name, look, opensLine: isAtLineStart || isNext });
      ended = null;
      return isNext;
    },
  };
}

/** Pages nest some dozens deep; what is deeper is read as if it were not nested. */
const MOST_OPEN = 1_000;
const PARAGRAPHS = new Set('h1 h2 h3 h4 h5 h6 p ul ol section table article'.split(' '));

function isAside(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (ASIDE.has(name)) return true;
  if (attributes.has('hidden') || attributes.get('aria-hidden') === 'true') return true;
  if (ASIDE_ROLES.has(attributes.get('role') ?? '')) return true;
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.get('style') ?? '')) return true;
  if (name === 'body' || name === 'html' || name === 'main') return false;
  return ASIDE_NAMES.test(attributes.get('class') ?? '') || ASIDE_NAMES.test(attributes.get('id') ?? '');
}

/** What the head of a page says of it. */
interface PageHead {
  title: string;
  /** By name or property: `og:title`, `description`. */
  meta: ReadonlyMap<string, string>;
  /** The texts of its `application/ld+json` scripts. */
  data: readonly string[];
  asksForPassword: boolean;
}

/** What a page says of itself to programs, and whether it asks its visitors to sign in. */
export function pageHead(page: string): PageHead {
  const meta = new Map<string, string>();
  const data: string[] = [];
  let title = '';
  let asksForPassword = false;
  for (const token of htmlTokens(page)) {
    if (token.kind === 'raw' && token.name === 'title' && title === '')
      title = token.text.replace(/\s+/g, ' ').trim().slice(0, 400);
    if (
      token.kind === 'raw' &&
      token.name === 'script' &&
      /^application\/ld\+json\b/i.test((token.attributes.get('type') ?? '').trim())
    )
      data.push(token.text);
    if (token.kind !== 'open') continue;
    if (token.name === 'meta') {
      const name = (token.attributes.get('property') ?? token.attributes.get('name') ?? '').toLowerCase();
      if (name !== '' && !meta.has(name)) meta.set(name, token.attributes.get('content') ?? '');
    }
    if (token.name === 'input' && token.attributes.get('type')?.toLowerCase() === 'password')
      asksForPassword = true;
  }
  return { title, meta, data, asksForPassword };
}
