/** The marks of Markdown (CommonMark 0.31, chapter 6) that stand within a line, and what is not shown at all. */

import { withoutUnseen } from './html.ts';

/** "[my site](https://example.com/me)", and a picture, which has a mark before it. */
const LINK = /(!?)\[([^\]\n]{0,200})\]\(\s*<?([^)\s>]{1,500})>?[^)\n]{0,200}\)/gu;

/** A definition of a link to nowhere: the way to write a comment. */
const COMMENT = /^ {0,3}\[[^\]\n]{1,80}\]:[ \t]*(?:#|<>)[ \t]*["'(].*$/gmu;

/** The text without what a page made of it does not show: comments, and pieces of HTML that are hidden. */
export function withoutHiddenMarkdown(text: string): string {
  const shown = text.includes(']:') ? text.replace(COMMENT, '') : text;
  if (!shown.includes('<')) return shown;
  // A comment without an end may be no comment: nothing that follows is lost for it.
  return withoutUnseen(shown.replace(/<!--[\s\S]*?-->/gu, ''));
}

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
