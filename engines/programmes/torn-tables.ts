import type { Block, Line, Segment } from '#engines/documents/index.ts';
import { fieldNamed } from './plan-words.ts';

/** Lines nearer than this stand at one height, in points. */
const SAME_HEIGHT = 3;
const LEAST_SHARE = 0.7;

/**
 * The blocks of a document, where two columns of text that are one table are put together again: nearly all lines of one
 * stand at the height of lines of the other, and heads of columns do in both. A wide gap between two columns of a table
 * looks like the one between two columns of a page.
 */
export function withTablesJoined(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (before && isTornFrom(block, before)) joined[joined.length - 1] = together(before, block);
    else joined.push(block);
  }
  return joined;
}

function isTornFrom(block: Block, before: Block): boolean {
  if (block.page !== before.page || block.column === before.column || block.lines.length === 0) return false;
  const pairs = block.lines.map((line) => [line, besideIn(before, line)] as const);
  const beside = pairs.filter(([, other]) => other !== undefined).length;
  if (beside < LEAST_SHARE * Math.min(block.lines.length, before.lines.length)) return false;
  return pairs.some(([line, other]) => other !== undefined && isHead(line) && isHead(other));
}

const besideIn = (block: Block, line: Line): Line | undefined =>
  block.lines.find((other) => Math.abs(other.y - line.y) <= SAME_HEIGHT);

const isHead = ({ segments }: Line): boolean => segments.every(({ text }) => fieldNamed(text) !== null);

function together(before: Block, block: Block): Block {
  const rest = new Set(block.lines);
  const lines = before.lines.map((line) => {
    const other = [...rest].find((one) => Math.abs(one.y - line.y) <= SAME_HEIGHT);
    if (!other) return line;
    rest.delete(other);
    const segments = inReadingOrder([...line.segments, ...other.segments], line.isRtl || other.isRtl);
    return { ...line, segments, text: segments.map(({ text }) => text).join('\t') };
  });
  return { ...before, lines: [...lines, ...rest].sort((a, b) => a.y - b.y) };
}

const inReadingOrder = (segments: Segment[], isRtl: boolean): Segment[] =>
  segments.sort((a, b) => (isRtl ? b.x - a.x : a.x - b.x));
