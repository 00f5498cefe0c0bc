/** The nodes of a part's XML, and the values that they bear. */
import type { XmlNode as Node } from './xml.ts';

export function find(node: Node, name: string): Node | null {
  return node.children.find((child) => child.name === name) ?? null;
}

export function valOf(node: Node | null): string | null {
  return node ? (node.attributes['w:val'] ?? null) : null;
}

export function isOn(node: Node | null): boolean | null {
  if (!node) return null;
  const value = valOf(node);
  return !(value === '0' || value === 'false' || value === 'off' || value === 'none');
}
