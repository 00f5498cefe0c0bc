import { wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('postings/pages'); /**
 * HTML read as text, for pages that anybody may have written. One pass over the page, no tree, no pattern that can run
 * back over what it has seen: the time grows with the size of the page and with nothing else.
 */

/** Longer pages are read to here. */
const MOST_READ = 3_000_000;
const MOST_TEXT = 100_000;
const MOST_TOKENS = 400_000;

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isClosed: boolean }
  | { kind: 'close'; name: string }
  /** What stands within a script, a style or a like element, unread. */
  | { kind: 'raw'; name: string; attributes: ReadonlyMap<string, string>; text: string };

const RAW = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'title',
  'iframe',
  'xmp',
  'noembed',
  'noframes',
]);
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** The pieces of a page in order. Text has its entities read; nothing is refused, whatever it looks like. */
export function* htmlTokens(page: string): Generator<HtmlToken> {
  const html = page.length > MOST_READ ? page.slice(0, MOST_READ) : page;
  let at = 0;
  let count = 0;
  while (at < html.length && count++ < MOST_TOKENS) {
    const next = html.indexOf('<', at);
    if (next < 0) {
      yield { kind: 'text', text: entitiesRead(html.slice(at)) };
      return;
    }
    if (next > at) yield { kind: 'text', text: entitiesRead(html.slice(at, next)) };
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next + 4);
      at = end < 0 ? html.length : end + 3;
    } else if (/[!?]/.test(html[next + 1] ?? '')) {
      const end = html.indexOf('>', next);
      at = end < 0 ? html.length : end + 1;
    } else if (html[next + 1] === '/') {
      const end = html.indexOf('>', next);
      const name = /^[a-z][\w:-]*/i.exec(html.slice(next + 2, next + 42))?.[0].toLowerCase();
      if (name) yield { kind: 'close', name };
      at = end < 0 ? html.length : end + 1;
    } else if (/[a-z]/i.test(html[next + 1] ?? '')) {
      const tag = tagAt(html, next);
      at = tag.end;
      if (RAW.has(tag.name) && !tag.isClosed) {
        const end = closeOf(html, tag.name, at);
        yield { kind: 'raw', name: tag.name, attributes: tag.attributes, text: html.slice(at, end) };
        const after = html.indexOf('>', end);
        at = after < 0 ? html.length : after + 1;
      } else
        yield {
          kind: 'open',
          name: tag.name,
          attributes: tag.attributes,
          isClosed: tag.isClosed || VOID.has(tag.name),
        };
    } else {
      yield { kind: 'text', text: '<' };
      at = next + 1;
    }
  }
}

const MOST_ATTRIBUTES = 40;

function tagAt(html: string, start: number) {
  let at = start + 1;
  const nameEnd = runOf(html, at, (char) => !/[\s/>]/.test(char), 60);
  const name = html.slice(at, nameEnd).toLowerCase();
  const attributes = new Map<string, string>();
  at = nameEnd;
  let isClosed = false;
  while (at < html.length) {
    at = runOf(html, at, (char) => /\s/.test(char));
    const char = html[at];
    if (char === undefined || char === '>') break;
    if (char === '/') {
      isClosed = html[at + 1] === '>';
      at++;
      continue;
    }
    const keyEnd = Math.max(
      at + 1,
      runOf(html, at, (one) => !/[\s=/>]/.test(one)),
    );
    const key = html.slice(at, Math.min(keyEnd, at + 60)).toLowerCase();
    at = runOf(html, keyEnd, (one) => /\s/.test(one));
    let value = '';
    if (html[at] === '=') {
      at = runOf(html, at + 1, (one) => /\s/.test(one));
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const end = html.indexOf(quote, at + 1);
        value = html.slice(at + 1, end < 0 ? html.length : end);
        at = end < 0 ? html.length : end + 1;
      } else {
        const end = runOf(html, at, (one) => !/[\s>]/.test(one));
        value = html.slice(at, end);
        at = end;
      }
    }
    if (attributes.size < MOST_ATTRIBUTES && !attributes.has(key))
      attributes.set(key, entitiesRead(value.slice(0, 4_000)));
  }
  return { name, attributes, isClosed, end: Math.min(html.length, at + 1) };
}

function runOf(
  text: string,
  from: number,
  holds: (char: string) => boolean,
  most = Number.POSITIVE_INFINITY,
): number {
  let at = from;
  while (at < text.length && at - from < most && holds(text[at]!)) at++;
  return at;
}

/** Where the closing tag of a raw element begins; the end of the page where there is none. */
function closeOf(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2))
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  return html.length;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  euro: '€',
  pound: '£',
  cent: '¢',
  yen: '¥',
  times: '×',
  frac12: '½',
  frac14: '¼',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  ccedil: 'ç',
  ntilde: 'ñ',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  check: '✓',
  rarr: '→',
  larr: '←',
  sect: '§',
  para: '¶',
};

function entitiesRead(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,10}\d{0,2}));?/g,
    (whole, decimal, hex, name) => {
      if (name) return NAMED[name] ?? NAMED[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      const isCharacter = code > 8 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '';
    },
  );
}

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
      openOf.set(closed.name, openOf.get(closed.name)! - 1);
      if (closed.isHidden) hidden--;
      if (closed.isMain) within--;
      if (closed.name === 'pre') preformatted--;
    }
  };
  for (const token of htmlTokens(page)) {
    if (length >= MOST_TEXT) break;
    if (token.kind === 'text') say(token.text);
    else if (token.kind === 'close') {
      if (BLOCKS.has(token.name)) breakLine(PARAGRAPHS.has(token.name) ? 2 : 1);
      close(token.name);
    } else if (token.kind === 'open') {
      if (BLOCKS.has(token.name)) breakLine(PARAGRAPHS.has(token.name) ? 2 : 1);
      if (token.name === 'br') breakLine(1);
      if (token.isClosed || open.length >= MOST_OPEN) continue;
      if ((token.name === 'td' || token.name === 'th') && due === 0 && length > 0)
        say(/:\s*$/.test(pieces.at(-1)!) ? ' ' : ': ');
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
export interface PageHead {
  title: string;
  /** By name or property: `og:title`, `description`. */
  meta: ReadonlyMap<string, string>;
  /** The texts of its `application/ld+json` scripts. */
  data: readonly string[];
  asksForPassword: boolean;
}

export function pageHead(page: string): PageHead {
  const meta = new Map<string, string>();
  const data: string[] = [];
  let title = '';
  let asksForPassword = false;
  for (const token of htmlTokens(page)) {
    if (token.kind === 'raw' && token.name === 'title' && title === '')
      title = entitiesRead(token.text).replace(/\s+/g, ' ').trim().slice(0, 400);
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
