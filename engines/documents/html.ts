/** Pages of the web as the text that a reader sees, with its headings, items and rows marked as in Markdown. */

const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
const HIDDEN = /<(script|style|template|noscript|svg|head|iframe|object|select|nav)\b[\s\S]*?<\/\1\s*>/giu;
/** Whether a text is a page of the web, by how it begins; a piece of one begins anyhow, and is known by its name. */
export function isHtml(text: string, fileName = ''): boolean {
  if (/\.x?html?$/iu.test(fileName) && /<\w+[\s>]/u.test(text)) return true;
  return /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype\s+html|<html[\s>]|<\?xml[^>]*>\s*<(?:!doctype\s+html|html[\s>]))/iu.test(
    text.slice(0, 5_000),
  );
}

/** The text of a page: nothing of it is run or fetched, and what it hides is left out. */
export function textOfHtml(html: string): string {
  const isOnPaper = !GROUND.test(html);
  const marked = withoutUnseen(html.replace(COMMENT, '').replace(HIDDEN, ' '), isOnPaper)
    .replace(/\s+/gu, ' ')
    .replace(/<h([1-6])\b[^>]*>/giu, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<li\b[^>]*>/giu, '\n• ')
    .replace(/<\/(?:td|th)\s*>\s*(?=<t[dh]\b)/giu, '\t')
    .replace(/<tr\b[^>]*>/giu, '\n')
    .replace(/<(?:br|hr)\b[^>]*>/giu, '\n')
    .replace(
      /<\/?(?:p|div|section|article|ul|ol|dl|dt|dd|table|blockquote|h[1-6]|header|footer|main|figure|figcaption|pre|title|body)\b[^>]*>/giu,
      '\n\n',
    )
    .replace(/<[^>]{0,5000}>/gu, '');
  return decoded(marked)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n');
}

/** Where nothing of a page has a ground of its own, white letters stand on white paper. */
const GROUND = /background|bgcolor/iu;
const WHITE = /[\s"';]color\s*[:=]\s*["']?(?:#fff(?:fff)?\b|white\b|rgba?\(\s*255\s*,\s*255\s*,\s*255\b)/iu;
const UNSEEN =
  /\shidden(?=[\s>=/])|aria-hidden\s*=\s*["']?true|display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](?:px|pt)?\s*[;"']|opacity\s*:\s*0(?![.\d])/iu;
/** They hold nothing, and are closed by nothing. */
const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u;

/** A page without the elements that a style or an attribute hides from readers, and without what stands in those. */
export function withoutUnseen(html: string, isOnPaper = false): string {
  let seen = '';
  let from = 0;
  let hidden: { name: string; depth: number } | null = null;
  for (const tag of html.matchAll(/<(\/?)(\w+)\b[^<>]{0,5000}>/gu)) {
    const name = tag[2]?.toLowerCase() ?? '';
    const isEnd = tag[1] === '/';
    if (hidden && name === hidden.name) {
      hidden.depth += isEnd ? -1 : 1;
      // A paragraph needs no end: the next one ends it.
      const isNext = name === 'p' && !isEnd;
      if (hidden.depth > 0 && !isNext) continue;
      hidden = null;
      from = isNext ? tag.index : tag.index + tag[0].length;
      seen += ' ';
    }
    if (hidden || isEnd || EMPTY.test(name)) continue;
    if (!UNSEEN.test(tag[0]) && !(isOnPaper && WHITE.test(tag[0]))) continue;
    seen += html.slice(from, tag.index);
    hidden = { name, depth: 1 };
  }
  return hidden ? seen : seen + html.slice(from);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  euro: '€',
  rlm: '',
  lrm: '',
  zwnj: '',
  shy: '',
};

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
      ? String.fromCodePoint(code)
      : '';
  });
}
