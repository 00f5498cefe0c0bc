/** The pictures of a Word document's first part: where they stand is told by what is written before them. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { find } from './docx-nodes.ts';
import { mainPart, type Parts, partOf } from './docx-package.ts';
import { claimOf } from './picture-claim.ts';
import { MOST_PIXELS_OF_A_PHOTO, PHOTO_SIDE, type PlacedPicture } from './placed-picture.ts';
import type { XmlNode as Node } from './xml.ts';
import { unzip } from './zip.ts';

const TEXT = /^_rels\/\.rels$|^(?:.+\/)?document\d*\.xml$|^(?:.+\/)?_rels\/document\d*\.xml\.rels$/;
const MAX_TEXT_BYTES = 24_000_000;
const MAX_PICTURE_BYTES = 20_000_000;
/** About half a page: a portrait stands at the top, or at the top of a column. */
const MOST_LETTERS_BEFORE = 1_500;
/** English metric units a point (ECMA-376 Part 1, 20.1.2.1), and thousandths of a percent in a whole. */
const EMU = 12_700;
const WHOLE = 100_000;

/** Those that stand high in the document, in their order. Throws where it cannot be opened. */
export function picturesOfDocx(bytes: Uint8Array): PlacedPicture[] {
  const parts = unzip(bytes, (name) => TEXT.test(name), MAX_TEXT_BYTES);
  const main = mainPart(parts);
  if (!main) return [];
  const document = partOf(parts, main);
  const body = document && find(document, 'w:body');
  if (!body) return [];
  const files = picturesByRelation(parts, main);
  const marks: Mark[] = [];
  gather(body, 0, marks);
  return marks.flatMap((mark, index) => {
    // A picture within a text box within a shape is met once by each.
    if (marks.findIndex(({ relation }) => relation === mark.relation) < index) return [];
    const file = files.get(mark.relation);
    if (!file) return [];
    return [{ width: mark.width, height: mark.height, draw: () => drawn(bytes, file, mark.cut) }];
  });
}

interface Cut {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Mark {
  relation: string;
  width: number;
  height: number;
  /** Parts of the whole that are cut off at each side. */
  cut: Cut;
}

/** Names of the parts that hold the document's own pictures, by the id that it calls them. Linked ones are not fetched. */
function picturesByRelation(parts: Parts, main: string): Map<string, string> {
  const slash = main.lastIndexOf('/') + 1;
  const folder = main.slice(0, slash);
  const relations = partOf(parts, `${folder}_rels/${main.slice(slash)}.rels`);
  const files = new Map<string, string>();
  for (const { attributes } of relations?.children ?? []) {
    const { Id, Type = '', Target = '', TargetMode } = attributes;
    if (!Id || !Type.endsWith('/image') || TargetMode === 'External') continue;
    files.set(Id, Target.startsWith('/') ? Target.slice(1) : `${folder}${Target}`);
  }
  return files;
}

/** Notes the pictures that stand high, and answers with the letters before what comes next. */
function gather(node: Node, before: number, marks: Mark[]): number {
  switch (node.name) {
    case '':
      return before + node.text.trim().length;
    case 'w:del':
    case 'w:instrText':
      return before;
    // Of two ways to say the same the first is taken.
    case 'mc:AlternateContent': {
      const first = find(node, 'mc:Choice') ?? find(node, 'mc:Fallback');
      return first ? gather(first, before, marks) : before;
    }
    // The cells of a row begin at one height.
    case 'w:tr':
      return Math.max(before, ...node.children.map((cell) => gather(cell, before, marks)));
    case 'w:drawing':
    case 'w:pict': {
      if (before <= MOST_LETTERS_BEFORE) marks.push(...marksOf(node));
      break;
    }
    default:
      break;
  }
  let letters = before;
  for (const child of node.children) letters = gather(child, letters, marks);
  return letters;
}

/** Pictures of a drawing (DrawingML, ECMA-376 Part 1, 20), whether placed or filling a shape, and those of old drawings (VML). */
function marksOf(drawing: Node): Mark[] {
  const marks: Mark[] = [];
  const walk = (node: Node, frame: { width: number; height: number }): void => {
    const own = sizeWithin(node) ?? frame;
    if (node.name === 'a:blip' || node.name === 'v:imagedata') return;
    const blip = find(node, 'a:blip') ?? find(node, 'v:imagedata');
    const relation = blip?.attributes['r:embed'] ?? blip?.attributes['r:id'];
    if (relation && own.width > 0 && own.height > 0)
      marks.push({ relation, ...own, cut: cutOf(find(node, 'a:srcRect')) });
    for (const child of node.children) walk(child, own);
  };
  walk(drawing, { width: 0, height: 0 });
  return marks;
}

/** What an element says of the size of what it holds, in points. */
function sizeWithin(node: Node): { width: number; height: number } | null {
  const shape = find(node, 'pic:spPr') ?? find(node, 'wps:spPr') ?? node;
  const transform = find(shape, 'a:xfrm');
  const said = (transform && find(transform, 'a:ext')) ?? find(node, 'wp:extent');
  const [cx, cy] = [Number(said?.attributes.cx), Number(said?.attributes.cy)];
  if (cx > 0 && cy > 0) return { width: cx / EMU, height: cy / EMU };
  const style = node.name.startsWith('v:') ? (node.attributes.style ?? '') : '';
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(`(?:^|;)\\s*${side}:\\s*([\\d.]{1,8})pt`).exec(style)?.[1] ?? 0),
  );
  return width && height ? { width, height } : null;
}

function cutOf(node: Node | null): Cut {
  const side = (name: string) => Math.min(0.9, Math.max(0, Number(node?.attributes[name] ?? 0) / WHOLE || 0));
  const cut = { left: side('l'), top: side('t'), right: side('r'), bottom: side('b') };
  return cut.left + cut.right < 1 && cut.top + cut.bottom < 1
    ? cut
    : { left: 0, top: 0, right: 0, bottom: 0 };
}

async function drawn(bytes: Uint8Array, file: string, cut: Cut): Promise<Canvas | null> {
  const packed = unzip(bytes, (name) => name === file, MAX_PICTURE_BYTES).get(file);
  const claim = packed ? claimOf(packed) : null;
  // What a head claims is judged before anything is unfolded.
  if (!packed || !claim || claim.width * claim.height > MOST_PIXELS_OF_A_PHOTO) return null;
  const image = await loadImage(Buffer.from(packed));
  const [x, y] = [cut.left * image.width, cut.top * image.height];
  const [wide, high] = [image.width * (1 - cut.right) - x, image.height * (1 - cut.bottom) - y];
  const scale = Math.min(1, PHOTO_SIDE / Math.max(wide, high));
  const canvas = createCanvas(Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, wide, high, 0, 0, canvas.width, canvas.height);
  return canvas;
}
