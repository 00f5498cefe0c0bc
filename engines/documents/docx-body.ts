/** The body of a Word document, and of its headers and notes, to items. */
import type { Context, Item, Table, TextBox } from './docx-items.ts';
import { find, WRAPPERS } from './docx-nodes.ts';
import { readParagraph } from './docx-paragraph.ts';
import type { XmlNode as Node } from './xml.ts';

/** Paragraphs, tables and text boxes of the nodes of a body, in the order of the document. */
export function readItems(nodes: Node[], context: Context): Item[] {
  const boxesIn = (node: Node): TextBox[] => textBoxes(node, context);
  const items: Item[] = [];
  for (const node of nodes) {
    if (node.name === 'w:p') items.push(...readParagraph(node, context, boxesIn));
    else if (node.name === 'w:tbl') items.push(readTable(node, context));
    else if (node.name === 'w:sdt') {
      const content = find(node, 'w:sdtContent');
      if (content) items.push(...readItems(content.children, context));
    } else if (WRAPPERS.has(node.name)) items.push(...readItems(node.children, context));
    else if (node.name === 'mc:AlternateContent') items.push(...boxesIn(node));
  }
  return items;
}

function readTable(table: Node, context: Context): Table {
  // Cells are shaded by themselves, their row, the table or its style.
  const within = { ...context, hasGround: true };
  const rows = nodesNamed('w:tr', table.children).map((row) =>
    nodesNamed('w:tc', row.children).map((cell) => readItems(cell.children, within)),
  );
  return { kind: 'table', rows };
}

/** The rows of a table, or the cells of a row, wherever they are wrapped. */
function nodesNamed(name: 'w:tr' | 'w:tc', nodes: Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.name === name) return [node];
    if (node.name === 'w:sdt') return nodesNamed(name, find(node, 'w:sdtContent')?.children ?? []);
    return WRAPPERS.has(node.name) ? nodesNamed(name, node.children) : [];
  });
}

/** Text boxes come twice, for new and old programs: the fallback is left out. */
function textBoxes(node: Node, context: Context): TextBox[] {
  if (node.name === 'mc:Fallback') return [];
  if (node.name === 'w:txbxContent')
    return [{ kind: 'box', items: readItems(node.children, { ...context, hasGround: true }) }];
  return node.children.flatMap((child) => textBoxes(child, context));
}
