/** The nodes of a part's XML, and the values that they bear. */
import type { XmlNode as Node } from './xml.ts';

/** Elements that hold what would stand there without them: tracked insertions, marks of meaning and of direction. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  'w:ins',
  'w:moveTo',
  'w:customXml',
  'w:smartTag',
  'w:dir',
  'w:bdo',
  'w:fldSimple',
]);

/** The first child of this name. */
export function find(node: Node, name: string): Node | null {
  return node.children.find((child) => child.name === name) ?? null;
}

/** The value (`w:val`) that a node bears. */
export function valOf(node: Node | null): string | null {
  return node ? (node.attributes['w:val'] ?? null) : null;
}

/** Whether a switch such as `w:b` is on; null where it is not there, so that the style decides. */
export function isOn(node: Node | null): boolean | null {
  if (!node) return null;
  const value = valOf(node);
  return !(value === '0' || value === 'false' || value === 'off' || value === 'none');
}
