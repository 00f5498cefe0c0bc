/** The marks of Markdown (CommonMark 0.31, chapter 6) that stand within a line. */

/** "[my site](https://example.com/me)", and a picture, which has a mark before it. */
const LINK = /(!?)\[([^\]\n]{0,200})\]\(\s*<?([^)\s>]{1,500})>?[^)\n]{0,200}\)/gu;

/** The text as it is shown: without the marks of emphasis, code and links. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(LINK, (_, picture: string, shown: string) => (picture === '' ? shown : ''))
    .replace(/<((?:https?:|mailto:)?[^\s<>]+[@:][^\s<>]+)>/gu, '$1')
    .replace(/`\s+`/g, ' · ')
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/^\s*>\s?/u, '');
}

/** The addresses that a text links to. */
export function linksIn(text: string): string[] {
  return [...text.slice(0, 100_000).matchAll(LINK)].flatMap(([, picture, , address = '']) =>
    picture === '' ? [address] : [],
  );
}
