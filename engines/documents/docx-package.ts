/** The parts of a Word document's package, and what they relate to (ECMA-376 Part 2). */
import { type XmlNode as Node, parseXml as parse } from './xml.ts';

/** The files of the package by their names in it, unpacked. */
export type Parts = Map<string, Uint8Array>;

/** The name of the document part: what the package says, or the usual one. Some writers number it. */
export function mainPart(parts: Parts): string | null {
  const relations = partOf(parts, '_rels/.rels');
  const said = relations?.children.find((node) => (node.attributes.Type ?? '').endsWith('/officeDocument'));
  const target = said?.attributes.Target?.replace(/^\//, '');
  if (target && parts.has(target)) return target;
  return [...parts.keys()].find((name) => /(?:^|\/)document\d*\.xml$/.test(name)) ?? null;
}

/** A part of the package as a tree of XML, in UTF-8 or UTF-16; null where it is missing. */
export function partOf(parts: Parts, name: string): Node | null {
  const bytes = parts.get(name);
  if (!bytes) return null;
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  const isWideBig = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c);
  return parse(
    new TextDecoder(isWide ? 'utf-16le' : isWideBig ? 'utf-16be' : 'utf-8')
      .decode(bytes)
      .replaceAll('\0', ''),
  );
}

/** Addresses of hyperlinks by the ids under which a part names them. */
export function readRelations(root: Node | null): Map<string, string> {
  const map = new Map<string, string>();
  for (const node of root?.children ?? []) {
    if (/hyperlink$/i.test(node.attributes.Type ?? ''))
      map.set(node.attributes.Id ?? '', node.attributes.Target ?? '');
  }
  return map;
}
