/** A paragraph of a Word document to lines of segments. */
import { normaliseText } from '#engines/text/index.ts';
import type { Context, Item, Paragraph, TextBox } from './docx-items.ts';
import { find, isOn, valOf, WRAPPERS } from './docx-nodes.ts';
import type { Style } from './docx-styles.ts';
import type { Run, Segment } from './page.ts';
import type { XmlNode as Node } from './xml.ts';

/** What reads the text boxes that are anchored within a paragraph. */
type BoxReader = (node: Node) => TextBox[];

/** The paragraph with the text boxes anchored in it before it; in parts where it breaks into another column. */
export function readParagraph(node: Node, context: Context, boxesIn: BoxReader): Item[] {
  const properties = find(node, 'w:pPr');
  const styleId = (properties ? valOf(find(properties, 'w:pStyle')) : null) ?? context.defaultStyle;
  const style = styleId ? context.styles.get(styleId) : undefined;
  const numbering = properties ? find(properties, 'w:numPr') : null;
  const isList = numbering ? valOf(find(numbering, 'w:numId')) !== '0' : Boolean(style?.isList);
  const spacing = properties ? find(properties, 'w:spacing') : null;
  const { lines, boxes, columnBreaks } = new ParagraphContent(properties, style, context, boxesIn).read(
    node.children,
  );
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

/** Letters of two points and less are not read by anybody, as on a page of a PDF. */
const TINY = 2;

const isWhite = (color: string): boolean => /^f[a-f]f[a-f]f[a-f]$/iu.test(color);

/** What a run's text looks like. */
type Shape = Omit<Run, 'text' | 'link'>;

/** Collects what a paragraph holds, run by run: tabs part its lines into segments, breaks end them. */
class ParagraphContent {
  #line: Segment[] = [];
  readonly lines: Segment[][] = [this.#line];
  readonly boxes: TextBox[] = [];
  /** The lines with which another column begins. */
  readonly columnBreaks: number[] = [];
  readonly #isShaded: boolean;
  readonly #style: Style | undefined;
  readonly #context: Context;
  readonly #boxesIn: BoxReader;
  #runs: Run[] = [];
  /** Segments of this line, empty ones too. */
  #column = 0;
  /** The instruction of the field that is being read, and the address that it says. */
  #field: string | null = null;
  #fieldLink: string | null = null;

  constructor(properties: Node | null, style: Style | undefined, context: Context, boxesIn: BoxReader) {
    this.#isShaded = Boolean(properties && find(properties, 'w:shd'));
    this.#style = style;
    this.#context = context;
    this.#boxesIn = boxesIn;
  }

  read(nodes: Node[]): this {
    this.#readNodes(nodes, null);
    this.#endSegment();
    return this;
  }

  #readNodes(nodes: Node[], link: string | null): void {
    for (const node of nodes) {
      if (node.name === 'w:r') this.#readRun(node, link);
      else if (node.name === 'w:hyperlink') {
        const target = this.#context.links.get(node.attributes['r:id'] ?? '') ?? null;
        if (target) this.#context.found.push(target);
        this.#readNodes(node.children, target);
      } else if (node.name === 'w:sdt') this.#readNodes(find(node, 'w:sdtContent')?.children ?? [], link);
      else if (node.name === 'mc:AlternateContent') this.boxes.push(...this.#boxesIn(node));
      else if (WRAPPERS.has(node.name)) this.#readNodes(node.children, link);
    }
  }

  #readRun(node: Node, link: string | null): void {
    const properties = find(node, 'w:rPr');
    if (properties && isOn(find(properties, 'w:vanish'))) return;
    const shape = shapeOf(properties, this.#style, this.#context);
    const isUnseen = shape.size <= TINY || (isWhite(shape.color) && !this.#hasGround(properties));
    const isCaps = properties !== null && isOn(find(properties, 'w:caps'));
    for (const part of node.children) {
      switch (part.name) {
        case 'w:t': {
          if (isUnseen) break;
          const text = textIn(part);
          this.#addText(isCaps ? text.toUpperCase() : text, shape, link ?? this.#fieldLink);
          break;
        }
        case 'w:tab':
        case 'w:ptab':
          this.#endSegment();
          break;
        case 'w:br':
        case 'w:cr':
          this.#endLine();
          if (part.name === 'w:br' && part.attributes['w:type'] === 'column')
            this.columnBreaks.push(this.lines.length - 1);
          break;
        case 'w:noBreakHyphen':
          this.#runs.push({ text: '-', ...shape, link });
          break;
        case 'w:fldChar':
          this.#readFieldMark(part.attributes['w:fldCharType']);
          break;
        case 'w:instrText':
          if (this.#field !== null) this.#field += textIn(part);
          break;
        case 'mc:AlternateContent':
        case 'w:drawing':
        case 'w:pict':
          this.boxes.push(...this.#boxesIn(part));
          break;
      }
    }
  }

  /** Whether something is, or may be, painted behind a run. */
  #hasGround(properties: Node | null): boolean {
    if (this.#context.hasGround || this.#isShaded || this.#style?.isShaded) return true;
    return Boolean(properties && (find(properties, 'w:shd') ?? find(properties, 'w:highlight')));
  }

  /** Four spaces and more are a tab by other means. */
  #addText(text: string, shape: Shape, link: string | null): void {
    for (const [index, piece] of text.split(/[ \u00a0]{4,}/).entries()) {
      if (index > 0) this.#endSegment();
      if (piece !== '') this.#runs.push({ text: piece, ...shape, link });
    }
  }

  /** A field is an instruction between two marks, and then what it shows until a third. */
  #readFieldMark(type: string | undefined): void {
    if (type === 'begin') this.#field = '';
    else if (type === 'separate') {
      this.#fieldLink = /HYPERLINK\s+"([^"]+)"/.exec(this.#field ?? '')?.[1] ?? null;
      if (this.#fieldLink) this.#context.found.push(this.#fieldLink);
    } else if (type === 'end') this.#field = this.#fieldLink = null;
  }

  #endSegment(): void {
    const text = cleanText(this.#runs.map((run) => run.text).join(''));
    if (text !== '')
      this.#line.push({
        text,
        x: this.#column * 100,
        width: Math.min(90, text.length * 5),
        runs: mergeRuns(this.#runs),
      });
    this.#runs = [];
    this.#column++;
  }

  #endLine(): void {
    this.#endSegment();
    this.#column = 0;
    this.#line = [];
    this.lines.push(this.#line);
  }
}

/** What a run says of itself goes before its own style, and that before the paragraph's. */
function shapeOf(properties: Node | null, style: Style | undefined, context: Context): Shape {
  const property = (name: string): Node | null => (properties ? find(properties, name) : null);
  const own = properties ? context.styles.get(valOf(property('w:rStyle')) ?? '') : undefined;
  const size = valOf(property('w:sz'));
  return {
    x: 0,
    width: 0,
    size: size ? Number(size) / 2 : (own?.size ?? style?.size ?? context.defaultSize),
    bold: isOn(property('w:b')) ?? isOn(property('w:bCs')) ?? own?.bold ?? style?.bold ?? false,
    italic: isOn(property('w:i')) ?? isOn(property('w:iCs')) ?? own?.italic ?? style?.italic ?? false,
    font: '',
    color: valOf(property('w:color')) ?? '',
  };
}

function textIn(node: Node): string {
  return node.children.map(({ text }) => text).join('');
}

function cleanText(text: string): string {
  return normaliseText(text)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Runs of one style as one; a space belongs to the run before it. */
function mergeRuns(runs: Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (isSameStyle(last, run) || run.text.trim() === '')) last.text += run.text;
    else merged.push({ ...run });
  }
  for (const run of merged) run.text = cleanText(run.text);
  return merged.filter((run) => run.text !== '');
}

function isSameStyle(a: Run, b: Run): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.size === b.size &&
    a.color === b.color &&
    a.link === b.link
  );
}
