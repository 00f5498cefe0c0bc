/**
 * Word documents, read from their XML directly: body, headers, footers, notes, tables, text boxes, diagrams, numbering
 * and hyperlinks (ECMA-376 Part 1, 17). Layout tables become columns, data tables become rows of cells. Macros, linked
 * pictures and fields are never run or fetched.
 */
import { countArabic, countLatin, normaliseText } from '#engines/text/index.ts';
import { readItems } from './docx-body.ts';
import { type Context, type Item, plainParagraph, textOf } from './docx-items.ts';
import { layOut } from './docx-layout.ts';
import { find } from './docx-nodes.ts';
import { mainPart, type Parts, partOf, readRelations } from './docx-package.ts';
import { readStyles } from './docx-styles.ts';
import type { Block, OpeningFailure, Reading } from './page.ts';
import { type XmlNode as Node, XmlRefusal } from './xml.ts';
import { unzip, ZipRefusal } from './zip.ts';

/** All parts together, unpacked: a resume's text with its marks has some megabytes at most. */
const MAX_UNPACKED_BYTES = 24_000_000;

/** The parts that are read, wherever a package keeps them. */
const WANTED = [
  /^_rels\/\.rels$/,
  /^(?:.+\/)?(?:(?:document|styles|header|footer|footnotes|endnotes)\d*|diagrams\/data\d*)\.xml$/,
  /^(?:.+\/)?_rels\/(?:document|header|footer)\d*\.xml\.rels$/,
];

/** A Word document as lines, or why it is none. */
type DocxReading = { ok: true; reading: Reading } | { ok: false; reason: OpeningFailure };

/** Reads a docx package. Never throws: what cannot be read is a reason. */
export function readDocx(bytes: Uint8Array): DocxReading {
  try {
    const parts = unzip(bytes, (name) => WANTED.some((pattern) => pattern.test(name)), MAX_UNPACKED_BYTES);
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

/** Another kind of zip is whole, a cut one has lost its end. */
const isWhole = (bytes: Uint8Array) => latin(bytes).includes('PK\u0005\u0006');

const holdsPictures = (bytes: Uint8Array) => /(?:^|\/)media\//.test(latin(bytes));

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

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
  const hasGround = Boolean(document && paintsGround(document));
  const contextFor = (name: string): Context => ({
    styles,
    defaultSize,
    defaultStyle,
    hasGround,
    links: readRelations(partOf(parts, `${folder}_rels/${name.slice(folder.length)}.rels`)),
    found,
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

/** Whether a document has a coloured page, or shapes and pictures that letters may stand on. */
const paintsGround = ({ name, children }: Node): boolean => GROUNDS.has(name) || children.some(paintsGround);

const GROUNDS: ReadonlySet<string> = new Set(['w:background', 'wp:anchor', 'w:pict']);

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

function isRunningFoot(block: Block): boolean {
  const text = block.lines
    .map((line) => line.text)
    .join(' ')
    .trim();
  return text === '' || /^(?:page|صفحة)?\s*\d*\s*(?:of|\/|من|\|)?\s*\d*$/i.test(text);
}
