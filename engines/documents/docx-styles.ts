/** The styles of a Word document (ECMA-376 Part 1, 17.7). */

import { find, isOn, valOf } from './docx-nodes.ts';
import type { XmlNode as Node } from './xml.ts';

/** What a style says of letters and paragraphs; null where it leaves that to others. Sizes are points. */
export interface Style {
  size: number | null;
  bold: boolean | null;
  italic: boolean | null;
  isHeading: boolean;
  isList: boolean;
  /** Whether it paints the ground of a paragraph or of letters. */
  isShaded: boolean;
}

/** The styles by id, each with what it takes from those that it is based on. Sizes are points. */
export function readStyles(root: Node | null): {
  styles: Map<string, Style>;
  defaultSize: number;
  defaultStyle: string | null;
} {
  const styles = new Map<string, Style>();
  const basedOn = new Map<string, string>();
  let defaultSize = 11;
  let defaultStyle: string | null = null;
  for (const node of root?.children ?? []) {
    if (node.name === 'w:docDefaults') {
      const properties = find(node, 'w:rPrDefault');
      const size = properties ? valOf(find(find(properties, 'w:rPr') ?? properties, 'w:sz')) : null;
      if (size) defaultSize = Number(size) / 2;
    }
    if (node.name !== 'w:style') continue;
    const id = node.attributes['w:styleId'] ?? '';
    const name = valOf(find(node, 'w:name')) ?? '';
    const run = find(node, 'w:rPr');
    const paragraph = find(node, 'w:pPr');
    const size = run ? valOf(find(run, 'w:sz')) : null;
    styles.set(id, {
      size: size ? Number(size) / 2 : null,
      bold: run ? isOn(find(run, 'w:b')) : null,
      italic: run ? isOn(find(run, 'w:i')) : null,
      isHeading:
        /^(?:heading|title|subtitle)/i.test(name) || Boolean(paragraph && find(paragraph, 'w:outlineLvl')),
      isList: Boolean(paragraph && find(paragraph, 'w:numPr')) || /^list\s?bullet/i.test(name),
      isShaded: [paragraph, run].some((it) => it && find(it, 'w:shd')),
    });
    const base = valOf(find(node, 'w:basedOn'));
    if (base) basedOn.set(id, base);
    if (node.attributes['w:default'] === '1' && node.attributes['w:type'] === 'paragraph') defaultStyle = id;
  }
  // A style takes what it does not say from the one it is based on.
  for (const [id, style] of styles) {
    let base = basedOn.get(id);
    for (let depth = 0; base && depth < 10; depth++) {
      const parent = styles.get(base);
      style.size ??= parent?.size ?? null;
      style.bold ??= parent?.bold ?? null;
      style.italic ??= parent?.italic ?? null;
      if (parent?.isHeading && /^(?:heading)/i.test(base)) style.isHeading = true;
      if (parent?.isList) style.isList = true;
      if (parent?.isShaded) style.isShaded = true;
      base = basedOn.get(base);
    }
  }
  return { styles, defaultSize, defaultStyle };
}
