/**
 * Word documents, read from their XML directly: body, headers, footers, notes, tables, text boxes, diagrams, numbering
 * and hyperlinks (ECMA-376 Part 1, 17). Layout tables become columns, data tables become rows of cells. Macros, linked
 * pictures and fields are never run or fetched.
 */

import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { countArabic, countLatin, findDates, hasArabic, normaliseText } from '#engines/text/index.ts';
import type { Block, Line, OpeningFailure, Reading, Run, Segment } from './page.ts';
import { BULLET, lineText } from './page.ts';
import { type XmlNode as Node, parseXml as parse, XmlRefusal } from './xml.ts';
import { unzip, ZipRefusal } from './zip.ts';

/** All parts together, unpacked: a resume's text with its marks has some megabytes at most. */
const MAX_UNPACKED_BYTES = 24_000_000;
const WANTED =
  /^_rels\/\.rels$|^(?:.+\/)?(?:document\d*|styles\d*|header\d*|footer\d*|footnotes\d*|endnotes\d*|diagrams\/data\d*)\.xml$|^(?:.+\/)?_rels\/(?:document|header|footer)\d*\.xml\.rels$/;

interface Style {
  size: number | null;
  bold: boolean | null;
  italic: boolean | null;
  isHeading: boolean;
  isList: boolean;
}

interface Paragraph {
  kind: 'paragraph';
  /** Lines of the paragraph: it may hold breaks. */
  lines: Segment[][];
  isList: boolean;
  isHeading: boolean;
  spaceBefore: number;
}
interface Table {
  kind: 'table';
  rows: Item[][][];
}
interface TextBox {
  kind: 'box';
  items: Item[];
}
/** What follows stands at the top of the next column. */
interface ColumnBreak {
  kind: 'break';
}
type Item = Paragraph | Table | TextBox | ColumnBreak;

interface Context {
  styles: Map<string, Style>;
  defaultSize: number;
  defaultStyle: string | null;
  links: Map<string, string>;
  found: string[];
  symbolsInUse: boolean;
}

export type DocxReading = { ok: true; reading: Reading } | { ok: false; reason: OpeningFailure };

/** Reads a docx package. Never throws: what cannot be read is a reason. */
export function readDocx(bytes: Uint8Array): DocxReading {
  try {
    const parts = unzip(bytes, (name) => WANTED.test(name), MAX_UNPACKED_BYTES);
    const main = mainPart(parts);
    if (!main) return { ok: false, reason: isWhole(bytes) ? 'unsupported' : 'damaged' };
    const reading = readParts(parts, main);
    if (!reading) return { ok: false, reason: 'damaged' };
    if (reading.blocks.length > 0) return { ok: true, reading };
    return { ok: false, reason: holdsPictures(bytes) ? 'scanned' : 'empty' };
  } catch (error) {
    if (error instanceof ZipRefusal) return { ok: false, reason: error.reason };
    return { ok: false, reason: error instanceof XmlRefusal ? 'too_large' : 'damaged' };
  }
}

export type Parts = Map<string, Uint8Array>;

/** Another kind of zip is whole, a cut one has lost its end. */
const isWhole = (bytes: Uint8Array) => latin(bytes).includes('PK\u0005\u0006');
const holdsPictures = (bytes: Uint8Array) => /(?:^|\/)media\//.test(latin(bytes));
const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** The name of the document part: what the package says, or the usual one. Some writers number it. */
export function mainPart(parts: Parts): string | null {
  const relations = partOf(parts, '_rels/.rels');
  const said = relations?.children.find((node) => (node.attributes.Type ?? '').endsWith('/officeDocument'));
  const target = said?.attributes.Target?.replace(/^\//, '');
  if (target && parts.has(target)) return target;
  return [...parts.keys()].find((name) => /(?:^|\/)document\d*\.xml$/.test(name)) ?? null;
}

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

function readParts(parts: Parts, main: string): Reading | null {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const document = partOf(parts, main);
  const body = document ? find(document, 'w:body') : null;
  if (!body) return null;
  const names = [...parts.keys()].sort();
  const named = (pattern: RegExp) =>
    names.filter((name) => name.startsWith(folder) && pattern.test(name.slice(folder.length)));
  const { styles, defaultSize, defaultStyle } = readStyles(partOf(parts, named(/^styles\d*\.xml$/)[0] ?? ''));
  const found: string[] = [];
  const contextFor = (name: string): Context => ({
    styles,
    defaultSize,
    defaultStyle,
    links: readRelations(partOf(parts, `${folder}_rels/${name.slice(folder.length)}.rels`)),
    found,
    symbolsInUse: false,
  });
  const seen = new Set<string>();
  /** Parts that repeat one another, such as the headers of first and other pages, are read once. */
  const itemsOf = (pattern: RegExp): Item[] =>
    named(pattern).flatMap((name) => {
      const root = partOf(parts, name);
      const items = root ? readItems(noteBodies(root), contextFor(name)) : [];
      const key = JSON.stringify(items.map(textOf));
      if (seen.has(key)) return [];
      seen.add(key);
      return items;
    });
  const running = (pattern: RegExp) => layOut(itemsOf(pattern), 0).filter((block) => !isRunningFoot(block));
  const blocks = [
    ...running(/^header\d*\.xml$/),
    ...layOut(readItems(body.children, contextFor(main)), 1),
    ...running(/^footer\d*\.xml$/),
    ...running(/^(?:footnotes|endnotes)\d*\.xml$/),
    ...layOut(
      named(/^diagrams\/data\d*\.xml$/).flatMap((name) => diagramItems(partOf(parts, name))),
      90,
    ),
  ];
  let arabic = 0;
  let latinLetters = 0;
  for (const block of blocks) {
    for (const line of block.lines) {
      arabic += countArabic(line.text);
      latinLetters += countLatin(line.text);
    }
  }
  return { blocks, pages: 1, format: 'docx', isRtl: arabic > latinLetters * 0.6, links: found };
}

/** Notes stand each in an element of its own; those without a place in the text are rules between them. */
function noteBodies(root: Node): Node[] {
  if (root.name !== 'w:footnotes' && root.name !== 'w:endnotes') return root.children;
  return root.children
    .filter((note) => !/separator|continuation/i.test(note.attributes['w:type'] ?? ''))
    .flatMap((note) => note.children);
}

/** The texts of a diagram, one paragraph each (ECMA-376 Part 1, 21.4). */
function diagramItems(root: Node | null): Item[] {
  const items: Item[] = [];
  const walk = (node: Node): void => {
    if (node.name === 'a:p') {
      const text = normaliseText(textWithin(node)).replace(/\s+/g, ' ').trim();
      if (text !== '') items.push(plainParagraph(text));
    } else for (const child of node.children) walk(child);
  };
  if (root) walk(root);
  return items;
}

function textWithin(node: Node): string {
  return node.name === '' ? node.text : node.children.map(textWithin).join('');
}

function plainParagraph(text: string): Paragraph {
  const shape = { x: 0, size: 11, bold: false, italic: false, font: '', color: '', link: null };
  const width = Math.min(90, text.length * 5);
  return {
    kind: 'paragraph',
    lines: [[{ text, x: 0, width, runs: [{ ...shape, text, width }] }]],
    isList: false,
    isHeading: false,
    spaceBefore: 0,
  };
}

function isRunningFoot(block: Block): boolean {
  const text = block.lines
    .map((line) => line.text)
    .join(' ')
    .trim();
  return text === '' || /^(?:page|صفحة)?\s*\d*\s*(?:of|\/|من|\|)?\s*\d*$/i.test(text);
}

function textOf(item: Item): string {
  if (item.kind === 'break') return '';
  if (item.kind === 'paragraph') return item.lines.map(lineText).join('\n');
  if (item.kind === 'box') return item.items.map(textOf).join('\n');
  return item.rows.map((row) => row.map((cell) => cell.map(textOf).join('\n')).join('\t')).join('\n');
}

export function find(node: Node, name: string): Node | null {
  return node.children.find((child) => child.name === name) ?? null;
}

function valOf(node: Node | null): string | null {
  return node ? (node.attributes['w:val'] ?? null) : null;
}

function isOn(node: Node | null): boolean | null {
  if (!node) return null;
  const value = valOf(node);
  return !(value === '0' || value === 'false' || value === 'off' || value === 'none');
}

function readRelations(root: Node | null): Map<string, string> {
  const map = new Map<string, string>();
  for (const node of root?.children ?? []) {
    if (/hyperlink$/i.test(node.attributes.Type ?? ''))
      map.set(node.attributes.Id ?? '', node.attributes.Target ?? '');
  }
  return map;
}

function readStyles(root: Node | null): {
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
      base = basedOn.get(base);
    }
  }
  return { styles, defaultSize, defaultStyle };
}

/** Elements that hold what would stand there without them: tracked insertions, marks of meaning and of direction. */
const WRAPPERS = new Set(['w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag', 'w:dir', 'w:bdo', 'w:fldSimple']);

function readItems(nodes: Node[], context: Context): Item[] {
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

/** Blocks of lines: the flow of paragraphs is one block, each column of a layout table and each text box another. */
function layOut(items: Item[], column: number): Block[] {
  const blocks: Block[] = [];
  let lines: Line[] = [];
  let gap = 0;
  const close = (): void => {
    if (lines.length > 0) blocks.push({ page: 1, column, x: 0, width: 500, lines });
    lines = [];
  };
  for (const item of items) {
    if (item.kind === 'paragraph') {
      if (item.lines.length === 0) gap = 2.4;
      item.lines.forEach((segments, index) => {
        const first = index === 0;
        lines.push(
          lineOf(
            segments,
            column,
            item.isList && first,
            item.isHeading,
            first ? Math.max(gap, 1.2 + item.spaceBefore / 11) : 1.2,
          ),
        );
        gap = 0;
      });
    } else if (item.kind === 'break') {
      close();
    } else if (item.kind === 'box') {
      close();
      blocks.push(...layOut(item.items, column + 10 + blocks.length));
    } else if (isLayoutTable(item)) {
      close();
      const width = Math.max(0, ...item.rows.map((row) => row.length));
      for (let index = 0; index < width; index++) {
        const cells = item.rows.flatMap((row) => row[index] ?? []);
        blocks.push(...layOut(cells, column * 10 + index + 1));
      }
    } else {
      for (const row of item.rows) lines.push(...linesOfRow(row, column));
    }
  }
  close();
  return blocks;
}

function paragraphsOf(cell: Item[]): Segment[][] {
  return cell.flatMap((item) => {
    if (item.kind === 'paragraph') return item.lines;
    if (item.kind === 'break') return [];
    if (item.kind === 'box') return paragraphsOf(item.items);
    return item.rows.flatMap((row) => row.flatMap(paragraphsOf));
  });
}

/** A table that arranges the page: its cells hold headings and running text of their own, in two cells of a row. */
function isLayoutTable(table: Table): boolean {
  if (table.rows.length > 12) return false;
  return table.rows.some((row) => {
    const cells = row.map(paragraphsOf);
    const headed = cells.filter((lines) => {
      const headings = lines.filter((line) => sectionOfHeading(lineText(line))).length;
      return headings > 0 && lines.length > headings + 1;
    });
    return headed.length > 0 && cells.filter((lines) => lines.length > 1).length > (row.length > 1 ? 1 : 0);
  });
}

function linesOfRow(row: Item[][], column: number): Line[] {
  const cells = row.map((cell) => ({ lines: paragraphsOf(cell), items: cell }));
  const filled = cells.filter((cell) => cell.lines.length > 0);
  if (filled.length === 0) return [];
  if (filled.length === 1) return rowLines(filled[0]!.items, column);
  const longest = Math.max(...filled.map((cell) => cell.lines.length));
  // A heading in the first cell and its content beside it.
  const first = filled[0]!;
  if (first.lines.length === 1 && sectionOfHeading(lineText(first.lines[0]!)) && longest > 1) {
    return filled.flatMap((cell) => rowLines(cell.items, column));
  }
  const result: Line[] = [];
  // Short cells (dates, labels) are joined on one line beside the first line of the long one.
  const isGrid =
    longest > 1 &&
    filled.every((cell) => cell.lines.length > 1) &&
    !filled.some((cell) => cell.lines.some((line) => findDates(lineText(line)).length > 0));
  if (isGrid) return filled.flatMap((cell) => rowLines(cell.items, column));
  const segments = filled.map((cell): Segment[] => {
    if (
      cell.lines.length < longest &&
      cell.lines.length > 1 &&
      cell.lines.map(lineText).join(' ').length < 60
    ) {
      return [joinSegments(cell.lines.flat())];
    }
    return cell.lines[0]!;
  });
  result.push(
    lineOf(
      segments.flat().map((segment, index) => ({ ...segment, x: index * 100 })),
      column,
      false,
      false,
      1.5,
    ),
  );
  for (const cell of filled) {
    if (cell.lines.length <= 1) continue;
    if (cell.lines.length < longest && cell.lines.map(lineText).join(' ').length < 60) continue;
    const rest = rowLines(cell.items, column).slice(1);
    result.push(...rest);
  }
  return result;
}

function rowLines(cell: Item[], column: number): Line[] {
  return cell.flatMap((item) => {
    if (item.kind === 'paragraph')
      return item.lines.map((line, index) =>
        lineOf(line, column, item.isList && index === 0, item.isHeading, 1.2),
      );
    if (item.kind === 'break') return [];
    if (item.kind === 'box') return rowLines(item.items, column);
    return item.rows.flatMap((row) => linesOfRow(row, column));
  });
}

function joinSegments(segments: Segment[]): Segment {
  return {
    text: segments.map((segment) => segment.text).join(' '),
    x: segments[0]!.x,
    width: segments[0]!.width,
    runs: segments.flatMap((segment) => segment.runs),
  };
}

function lineOf(
  segments: Segment[],
  column: number,
  isList: boolean,
  isHeadingStyle: boolean,
  gap: number,
): Line {
  const runs = segments.flatMap((segment) => segment.runs);
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const boldLetters = runs.reduce((sum, run) => sum + (run.bold ? run.text.length : 0), 0);
  let dominant = runs[0];
  for (const run of runs) if (dominant && run.text.length > dominant.text.length) dominant = run;
  const text = lineText(segments);
  return {
    page: 1,
    column,
    x: segments[0]?.x ?? 0,
    y: 0,
    width: 0,
    height: 0,
    size: dominant?.size ?? 11,
    bold: letters > 0 && boldLetters > 0.8 * letters,
    isBullet: isList || BULLET.test(text),
    isRtl: hasArabic(text),
    gap,
    text,
    segments,
    isHeadingStyle,
    room: Number.POSITIVE_INFINITY,
  };
}
