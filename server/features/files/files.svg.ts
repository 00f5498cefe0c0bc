import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { Refusal } from '#server/platform/refusals.ts';

/** Elements that only draw. Scripts, foreign pages, pictures within, filters and everything that moves are left out. */
const DRAWS = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'style',
  '#text',
]);

/** A drawing repeats its parts by `use`, and those theirs: this many elements are drawn at most. */
const MOST_DRAWN = 5_000;
const DEEPEST = 60;

interface Node {
  [name: string]: unknown;
  ':@'?: Record<string, string>;
}

const options = { ignoreAttributes: false, attributeNamePrefix: '', preserveOrder: true, trimValues: false };
// Entities could unfold without end; a drawing needs none but XML's own five.
const parser = new XMLParser({ ...options, processEntities: true, stopNodes: [] });
const builder = new XMLBuilder({ ...options, processEntities: true });

/**
 * A drawing that only draws, sized so that its longer side has `side` pixels.
 * @throws Refusal `files.picture_broken` where it is no whole drawing, `files.picture_too_large` where it repeats itself
 * beyond measure.
 */
export function plainSvg(bytes: Uint8Array, side: number): Uint8Array {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (/<!ENTITY/i.test(text)) throw new Refusal('files.picture_broken');
  const root = rootOf(text.replace(/<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/i, ''));
  const drawn = onlyDrawing(root, 0);
  if (!drawn || !('svg' in drawn)) throw new Refusal('files.picture_broken');
  if (countDrawn(drawn) > MOST_DRAWN) throw new Refusal('files.picture_too_large');
  drawn[':@'] = { ...drawn[':@'], ...sizeWithin(drawn[':@'] ?? {}, side) };
  return Buffer.from(builder.build([drawn]));
}

function rootOf(text: string): Node {
  try {
    const root = (parser.parse(text, true) as Node[]).find((node) => 'svg' in node);
    if (root) return root;
  } catch {
    // Told below, with what has no root.
  }
  throw new Refusal('files.picture_broken');
}

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? '';

const childrenOf = (node: Node): Node[] => {
  const within = node[nameOf(node)];
  return Array.isArray(within) ? (within as Node[]) : [];
};

function onlyDrawing(node: Node, depth: number): Node | null {
  const name = nameOf(node);
  if (!DRAWS.has(name)) return null;
  if (depth > DEEPEST) throw new Refusal('files.picture_too_large');
  if (name === '#text') return node;
  const within = childrenOf(node).flatMap((child) => onlyDrawing(child, depth + 1) ?? []);
  return { [name]: within, ':@': onlyHarmless(node[':@'] ?? {}) };
}

/** No handlers; references stay within the drawing. */
function onlyHarmless(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      if (/^on/i.test(name)) return false;
      if (/(^|:)href$/i.test(name)) return value.trim().startsWith('#');
      return !/url\(\s*['"]?(?!#)/i.test(value);
    }),
  );
}

/** How many elements are drawn once every `use` stands for what it repeats. */
function countDrawn(root: Node): number {
  const byId = new Map<string, Node>();
  const remember = (node: Node) => {
    const id = node[':@']?.id;
    if (id) byId.set(id, node);
    childrenOf(node).forEach(remember);
  };
  remember(root);

  const known = new Map<Node, number>();
  const open = new Set<Node>();
  const count = (node: Node): number => {
    const seen = known.get(node);
    if (seen !== undefined) return seen;
    // A part that holds itself would be drawn for ever.
    if (open.has(node)) return MOST_DRAWN + 1;
    open.add(node);
    const attributes = node[':@'] ?? {};
    const href = attributes.href ?? attributes['xlink:href'];
    const repeated = nameOf(node) === 'use' && href ? byId.get(href.trim().slice(1)) : undefined;
    const within = [...childrenOf(node), ...(repeated ? [repeated] : [])];
    const total = 1 + within.reduce((sum, child) => sum + count(child), 0);
    open.delete(node);
    known.set(node, total);
    return total;
  };
  return count(root);
}

/** Its proportions, from its own size or its field of view; a square where it says neither. */
function sizeWithin(attributes: Record<string, string>, side: number) {
  const view = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const lengthOf = (text = '') => (/^[\d.]+(px)?$/.test(text) ? Number.parseFloat(text) : 0);
  const [ownWidth, ownHeight] = [lengthOf(attributes.width), lengthOf(attributes.height)];
  const [, , viewWidth = 0, viewHeight = 0] = view;
  const [width, height] = ownWidth > 0 && ownHeight > 0 ? [ownWidth, ownHeight] : [viewWidth, viewHeight];
  const isSized = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
  const ratio = isSized ? Math.min(50, Math.max(1 / 50, width / height)) : 1;
  return {
    width: String(Math.round(ratio >= 1 ? side : side * ratio)),
    height: String(Math.round(ratio >= 1 ? side / ratio : side)),
    // Without a field of view the given size was one.
    ...(view.length === 4 ? {} : isSized ? { viewBox: `0 0 ${width} ${height}` } : {}),
  };
}
