/**
 * XML to a tree, for the parts of Word documents: forgiving of what is not closed, without entities of its own, within
 * bounds of depth and number. Names come with the prefixes that Word itself uses, whatever the writer called them.
 */

export interface XmlNode {
  /** With its prefix, such as `w:p`; empty for text. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

/** XML that is deeper or larger than any document needs. */
export class XmlRefusal extends Error {}

/** A Word document of 40 pages has some 60,000 elements and texts. */
const MOST_NODES = 400_000;
/** Tables within text boxes within tables reach some 60. */
const DEEPEST = 250;

/** Usual prefixes by namespace: ECMA-376 in its transitional and strict forms. */
const PREFIXES: readonly [RegExp, string][] = [
  [/\/wordprocessingml\/(?:2006\/)?main$/, 'w'],
  [/\/officeDocument\/(?:2006\/)?relationships$/, 'r'],
  [/\/markup-compatibility\/2006$/, 'mc'],
];

const NOTHING: Record<string, string> = Object.freeze({});

/** The root element; null where there is none. Throws `XmlRefusal` beyond the bounds. */
export function parseXml(source: string): XmlNode | null {
  const root: XmlNode = { name: '', attributes: NOTHING, children: [], text: '' };
  const stack = [root];
  const prefixes = new Map<string, string>();
  let count = 0;
  const add = (node: XmlNode): void => {
    if (++count > MOST_NODES) throw new XmlRefusal('too many elements');
    (stack.at(-1) ?? root).children.push(node);
  };
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    const text = source.slice(at, open < 0 ? source.length : open);
    if (text !== '') add(textNode(decodeEntities(text)));
    if (open < 0) break;
    if (source.startsWith('<!--', open)) at = after(source, '-->', open + 4);
    else if (source.startsWith('<![CDATA[', open)) {
      const end = source.indexOf(']]>', open);
      add(textNode(source.slice(open + 9, end < 0 ? source.length : end)));
      at = end < 0 ? source.length : end + 3;
    } else if (source[open + 1] === '?' || source[open + 1] === '!') at = after(source, '>', open + 2);
    else if (source[open + 1] === '/') {
      const end = after(source, '>', open + 2);
      close(stack, named(source.slice(open + 2, end - 1).trim(), prefixes));
      at = end;
    } else {
      const end = endOfTag(source, open + 1);
      const isEmpty = source[end - 1] === '/';
      const node = element(source.slice(open + 1, isEmpty ? end - 1 : end), prefixes);
      at = end + 1;
      if (!node) continue;
      add(node);
      if (!isEmpty) {
        if (stack.length >= DEEPEST) throw new XmlRefusal('too deep');
        stack.push(node);
      }
    }
  }
  return root.children.find((child) => child.name !== '') ?? null;
}

function after(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at < 0 ? source.length : at + mark.length;
}

/** The `>` of a tag: one within quotes is none. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const sign = source[at];
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return source.length;
}

/** Ends the nearest element of that name, and with it what was left open inside; an end without a beginning is nothing. */
function close(stack: XmlNode[], name: string): void {
  for (let at = stack.length - 1; at > 0; at--) {
    if (stack[at]?.name !== name) continue;
    stack.length = at;
    return;
  }
}

function textNode(text: string): XmlNode {
  return { name: '', attributes: NOTHING, children: [], text };
}

function element(tag: string, prefixes: Map<string, string>): XmlNode | null {
  const name = /^[^\s/]+/.exec(tag)?.[0];
  if (!name) return null;
  const pairs: [string, string][] = [];
  for (const [key, raw] of attributesOf(tag, name.length)) {
    const value = decodeEntities(raw);
    const declared = key === 'xmlns' ? '' : key.startsWith('xmlns:') ? key.slice(6) : null;
    if (declared === null) pairs.push([key, value]);
    else {
      const usual = PREFIXES.find(([space]) => space.test(value))?.[1];
      if (usual && usual !== declared) prefixes.set(declared, usual);
    }
  }
  const attributes: Record<string, string> = pairs.length > 0 ? Object.create(null) : NOTHING;
  for (const [key, value] of pairs) attributes[key.includes(':') ? named(key, prefixes) : key] ??= value;
  return { name: named(name, prefixes), attributes, children: [], text: '' };
}

/** Names and values in quotes, looked at once from the left: a tag of any length takes time in proportion. */
function* attributesOf(tag: string, from: number): Generator<[string, string]> {
  let at = from;
  for (;;) {
    const equals = tag.indexOf('=', at);
    if (equals < 0) return;
    const key = tag.slice(at, equals).trim();
    let open = equals + 1;
    while (tag[open] === ' ' || tag[open] === '\n' || tag[open] === '\t' || tag[open] === '\r') open++;
    const quote = tag[open];
    if (quote !== '"' && quote !== "'") return;
    const end = tag.indexOf(quote, open + 1);
    if (end < 0) return;
    yield [key, tag.slice(open + 1, end)];
    at = end + 1;
  }
}

function named(name: string, prefixes: Map<string, string>): string {
  if (prefixes.size === 0) return name;
  const colon = name.indexOf(':');
  const usual = prefixes.get(colon < 0 ? '' : name.slice(0, colon));
  return usual ? `${usual}:${name.slice(colon + 1)}` : name;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      ? String.fromCodePoint(code)
      : ' ';
  });
}
