/** Plain text as the HTML of Odoo’s editor fields, and back: what Odoo does to the markup is no change of the text. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Each line becomes a paragraph. */
export function htmlOf(text: string): string {
  const escaped = (line: string) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

/** What a reader sees, a line for each paragraph. */
export function textOf(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|div|h[1-6])>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();
}
