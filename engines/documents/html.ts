/** Pages of the web as the text that a reader sees, with its headings, items and rows marked as in Markdown. */

const HIDDEN = /<(script|style|template|noscript|svg|head|iframe|object|select|nav)\b[\s\S]*?<\/\1\s*>/giu;
/** What a style or an attribute hides from readers is not read either. */
const UNSEEN =
  /<(\w+)\b[^>]*(?:\shidden(?=[\s>=/])|aria-hidden\s*=\s*["']?true|(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])))[^>]*>[^<]*<\/\1\s*>/giu;

/** Whether a text is a page of the web, by how it begins. */
export function isHtml(text: string): boolean {
  return /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype\s+html|<html[\s>]|<\?xml[^>]*>\s*<(?:!doctype\s+html|html[\s>]))/iu.test(
    text.slice(0, 5_000),
  );
}

/** The text of a page: nothing of it is run or fetched, and what it hides is left out. */
export function textOfHtml(html: string): string {
  const seen = html
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, '')
    .replace(HIDDEN, ' ')
    .replace(UNSEEN, ' ');
  const marked = seen
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
