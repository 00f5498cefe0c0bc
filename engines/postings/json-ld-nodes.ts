import { textOfHtml } from './html.ts';

/** Something in the data of a page; nothing is known of its shape. */
export type Node = Readonly<Record<string, unknown>>;

const MOST_NODES = 3_000;
const MOST_DEPTH = 8;
const MOST_DATA = 1_000_000;

/** Every object within the data of a page, outer ones first. */
export function nodesIn(data: readonly string[]): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (nodes.length >= MOST_NODES || depth > MOST_DEPTH || typeof value !== 'object' || value === null)
      return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1);
      return;
    }
    nodes.push(value as Node);
    for (const one of Object.values(value)) visit(one, depth + 1);
  };
  for (const text of data) visit(parsed(text), 0);
  return nodes;
}

/** JSON as pages write it: within a comment, with line breaks in its texts. */
function parsed(text: string): unknown {
  if (text.length > MOST_DATA) return null;
  const bare = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|(?:\/\/\s*)?\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  for (const attempt of [bare, bare.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt, or nothing: a page may say what it likes.
    }
  }
  return null;
}

/** The types that an object says it is of, without what stands before their names. */
export const typesOf = (node: Node): string[] =>
  textsIn(node['@type']).map((type) => type.replace(/^.*[/#:]/, ''));

/** A text, also where it stands as the value or name of an object, or first in a list. */
export function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textIn).find((text) => text !== null) ?? null;
  if (typeof value !== 'object' || value === null) return null;
  const node = value as Node;
  return textIn(node['@value'] ?? node.name ?? node.value ?? node.description ?? null);
}

/** The texts of a value: one, or those of a list. */
export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' ? [one] : (textIn(one) ?? []),
  );

/** The lines of a value that is a list in one way or another: texts, items of HTML, sentences. */
export const linesIn = (value: unknown): string[] =>
  textsIn(value)
    .flatMap((text) => textOfHtml(text).split(/\n|(?<=\.)\s+(?=[\p{Lu}\u0600-\u06ff])/u))
    .map((line) => line.replace(/^[•\-–*]\s*/, '').trim())
    .filter((line) => line !== '');
