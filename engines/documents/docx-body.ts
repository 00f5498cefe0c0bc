/** The body of a Word document, and of its headers and notes, to items. */
import { normaliseText } from '#engines/text/index.ts';
import type { Context, Item, Paragraph, Table, TextBox } from './docx-items.ts';
import { find, isOn, valOf } from './docx-nodes.ts';
import type { Run, Segment } from './page.ts';
import type { XmlNode as Node } from './xml.ts';

/** Elements that hold what would stand there without them: tracked insertions, marks of meaning and of direction. */
const WRAPPERS = new Set(['w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag', 'w:dir', 'w:bdo', 'w:fldSimple']);

/** Paragraphs, tables and text boxes of the nodes of a body, in the order of the document. */
export function readItems(nodes: Node[], context: Context): Item[] {
  const items: Item[] = [];
  for (const node of nodes) {
    if (node.name === 'w:p') items.push(...readParagraph(node, context));
    else if (node.name === 'w:tbl') items.push(readTable(node, context));
    else if (node.name === 'w:sdt') {
      const content = find(node, 'w:sdtContent');
      if (content) items.push(...readItems(content.children, context));
    } else if (WRAPPERS.has(node.name)) items.push(...readItems(node.children, context));
    else if (node.name === 'mc:AlternateContent') items.push(...textBoxes(node, context));
  }
  return items;
}

function readTable(table: Node, context: Context): Table {
  const rows: Item[][][] = [];
  const rowNodes = (nodes: Node[]): Node[] =>
    nodes.flatMap((node) => {
      if (node.name === 'w:tr') return [node];
      if (node.name === 'w:sdt') return rowNodes(find(node, 'w:sdtContent')?.children ?? []);
      if (WRAPPERS.has(node.name)) return rowNodes(node.children);
      return [];
    });
  for (const row of rowNodes(table.children)) {
    const cells: Item[][] = [];
    const cellNodes = (nodes: Node[]): Node[] =>
      nodes.flatMap((node) => {
        if (node.name === 'w:tc') return [node];
        if (node.name === 'w:sdt') return cellNodes(find(node, 'w:sdtContent')?.children ?? []);
        if (WRAPPERS.has(node.name)) return cellNodes(node.children);
        if (WRAPPERS.has(node.name)) return cellNodes(node.children);
        return [];
      });
    for (const cell of cellNodes(row.children)) cells.push(readItems(cell.children, context));
    rows.push(cells);
  }
  return { kind: 'table', rows };
}

function readParagraph(node: Node, context: Context): Item[] {
  const properties = find(node, 'w:pPr');
  const styleId = (properties ? valOf(find(properties, 'w:pStyle')) : null) ?? context.defaultStyle;
  const style = styleId ? context.styles.get(styleId) : undefined;
  const numbering = properties ? find(properties, 'w:numPr') : null;
  const isList = numbering ? valOf(find(numbering, 'w:numId')) !== '0' : Boolean(style?.isList);
  const lines: Segment[][] = [[]];
  const boxes: TextBox[] = [];
  const columnBreaks: number[] = [];
  let current: Run[] = [];
  let column = 0;
  const flush = (): void => {
    const text = normaliseText(current.map((run) => run.text).join(''))
      .replace(/[\s\u00a0]+/g, ' ')
      .trim();
    if (text !== '') {
      const runs = mergeRuns(current);
      lines.at(-1)!.push({ text, x: column * 100, width: Math.min(90, text.length * 5), runs });
    }
    current = [];
    column++;
  };
  const breakLine = (): void => {
    flush();
    column = 0;
    lines.push([]);
  };
  let field: string | null = null;
  let fieldLink: string | null = null;
  const walk = (nodes: Node[], link: string | null): void => {
    for (const child of nodes) {
      switch (child.name) {
        case 'w:r': {
          const run = find(child, 'w:rPr');
          const own = run ? context.styles.get(valOf(find(run, 'w:rStyle')) ?? '') : undefined;
          if (run && isOn(find(run, 'w:vanish'))) break;
          const size = (run ? valOf(find(run, 'w:sz')) : null) ?? null;
          const shape = {
            x: 0,
            width: 0,
            size: size ? Number(size) / 2 : (own?.size ?? style?.size ?? context.defaultSize),
            bold:
              (run ? (isOn(find(run, 'w:b')) ?? isOn(find(run, 'w:bCs'))) : null) ??
              own?.bold ??
              style?.bold ??
              false,
            italic:
              (run ? (isOn(find(run, 'w:i')) ?? isOn(find(run, 'w:iCs'))) : null) ??
              own?.italic ??
              style?.italic ??
              false,
            font: '',
            color: (run ? valOf(find(run, 'w:color')) : null) ?? '',
          };
          for (const part of child.children) {
            if (part.name === 'w:t') {
              const raw = part.children.map((t) => t.text).join('');
              const caps = run && isOn(find(run, 'w:caps')) ? raw.toUpperCase() : raw;
              // Four spaces and more are a tab by other means.
              caps.split(/[ \u00a0]{4,}/).forEach((piece, index) => {
                if (index > 0) flush();
                if (piece !== '') current.push({ text: piece, ...shape, link: link ?? fieldLink });
              });
            } else if (part.name === 'w:tab' || part.name === 'w:ptab') flush();
            else if (part.name === 'w:br' && part.attributes['w:type'] === 'column') {
              breakLine();
              columnBreaks.push(lines.length - 1);
            } else if (part.name === 'w:br' || part.name === 'w:cr') breakLine();
            else if (part.name === 'w:noBreakHyphen') current.push({ text: '-', ...shape, link });
            else if (part.name === 'w:fldChar') {
              const type = part.attributes['w:fldCharType'];
              if (type === 'begin') field = '';
              else if (type === 'separate') {
                fieldLink = /HYPERLINK\s+"([^"]+)"/.exec(field ?? '')?.[1] ?? null;
                if (fieldLink) context.found.push(fieldLink);
              } else if (type === 'end') field = fieldLink = null;
            } else if (part.name === 'w:instrText') {
              if (field !== null) field += part.children.map((t) => t.text).join('');
            } else if (
              part.name === 'mc:AlternateContent' ||
              part.name === 'w:drawing' ||
              part.name === 'w:pict'
            ) {
              boxes.push(...textBoxes(part, context));
            }
          }
          break;
        }
        case 'w:hyperlink': {
          const target = context.links.get(child.attributes['r:id'] ?? '') ?? null;
          if (target) context.found.push(target);
          walk(child.children, target);
          break;
        }
        case 'w:sdt':
          walk(find(child, 'w:sdtContent')?.children ?? [], link);
          break;
        case 'mc:AlternateContent':
          boxes.push(...textBoxes(child, context));
          break;
        default:
          if (WRAPPERS.has(child.name)) walk(child.children, link);
          break;
      }
    }
  };
  walk(node.children, null);
  flush();
  const spacing = properties ? find(properties, 'w:spacing') : null;
  const paragraphOf = (from: number, to: number): Paragraph => ({
    kind: 'paragraph',
    lines: lines.slice(from, to).filter((line) => line.length > 0),
    isList,
    isHeading: Boolean(style?.isHeading),
    spaceBefore: Number(spacing?.attributes['w:before'] ?? 0) / 20,
  });
  const items: Item[] = [...boxes];
  let from = 0;
  for (const to of columnBreaks) {
    items.push(paragraphOf(from, to), { kind: 'break' });
    from = to;
  }
  items.push(paragraphOf(from, lines.length));
  return items;
}

/** Text boxes come twice, for new and old programs: the fallback is left out. */
function textBoxes(node: Node, context: Context): TextBox[] {
  if (node.name === 'mc:Fallback') return [];
  if (node.name === 'w:txbxContent') return [{ kind: 'box', items: readItems(node.children, context) }];
  return node.children.flatMap((child) => textBoxes(child, context));
}

function mergeRuns(runs: Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (
      last &&
      last.bold === run.bold &&
      last.italic === run.italic &&
      last.size === run.size &&
      last.color === run.color &&
      last.link === run.link
    ) {
      last.text += run.text;
    } else if (last && run.text.trim() === '') last.text += run.text;
    else merged.push({ ...run });
  }
  for (const run of merged)
    run.text = normaliseText(run.text)
      .replace(/[\s\u00a0]+/g, ' ')
      .trim();
  return merged.filter((run) => run.text !== '');
}
