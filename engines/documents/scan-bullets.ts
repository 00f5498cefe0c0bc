/** Signs before the lines of a list, which a scan takes for letters. */
import { bump } from './counting.ts';
import type { ScanLine, ScanWord } from './scan-recogniser.ts';

/** So many lines begin with the same sign at the same place before it is taken for one. */
const LINES_OF_A_LIST = 2;

const DOT = /^(?:لا|لآ|اا|[[\]«»*•٠°0oه-])$/;

/** How the Arabic reader names a dot that stands close before a word. */
const DOT_AS_LETTERS = /^(?:لا|لآ)(?=[\u0621-\u064a]{2})/;

/**
 * The first words that are bullets. A dot, a square or a tick is read as some letter or other; what tells it is that
 * lines of a list begin with it at one indent, and that more than a space follows.
 */
export function bulletsOf(lines: readonly ScanLine[]): Set<ScanWord> {
  const groups = new Map<number, ScanWord[]>();
  for (const line of lines) {
    const [first, second] = line.words;
    if (!first || !second || first.text.length > 2) continue;
    const isRtl = first.box.x0 > second.box.x0;
    const gap = isRtl ? first.box.x0 - second.box.x1 : second.box.x0 - first.box.x1;
    const width = first.box.x1 - first.box.x0;
    // The Arabic reader's boxes reach into the gap.
    const least = DOT.test(first.text) ? 0.1 : 0.33;
    if (width > 0.8 * line.rowHeight || gap < least * line.rowHeight || gap > 1.6 * line.rowHeight) continue;
    const middle = Math.round((first.box.x0 + first.box.x1) / 2 / 6);
    const key = [middle, middle - 1, middle + 1].find((it) => groups.has(it)) ?? middle;
    groups.set(key, [...(groups.get(key) ?? []), first]);
  }
  return new Set(
    [...groups.values()].filter((group) => group.length >= LINES_OF_A_LIST && !isCounting(group)).flat(),
  );
}

/** Different numbers one below the other count the rows of a table or the items of a list. */
function isCounting(group: readonly ScanWord[]): boolean {
  const numbers = group.flatMap(({ text }) => /^[1-9٠-٩]\d?/.exec(text)?.[0] ?? []);
  return new Set(numbers).size >= 2 && 2 * numbers.length > group.length;
}

/** Lines of an Arabic list whose dot was read into the first word, with that dot as a word of its own. */
export function withDotsApart(lines: readonly ScanLine[]): ScanLine[] {
  const edges = new Map<number, number>();
  const edgeOf = ({ box }: ScanWord) => Math.round(box.x1 / 8);
  for (const {
    words: [first],
  } of lines) {
    if (first && (DOT_AS_LETTERS.test(first.text) || DOT.test(first.text))) bump(edges, edgeOf(first));
  }
  return lines.map((line) => {
    const first = line.words[0];
    if (!first || !DOT_AS_LETTERS.test(first.text)) return line;
    const edge = edgeOf(first);
    const lists = [edge - 1, edge, edge + 1].reduce((sum, at) => sum + (edges.get(at) ?? 0), 0);
    if (lists < LINES_OF_A_LIST) return line;
    const cut = first.box.x1 - Math.round(0.4 * line.rowHeight);
    const dot = { text: '•', confidence: 99, box: { ...first.box, x0: cut }, symbols: [] };
    const gap = Math.round(0.45 * line.rowHeight);
    const text = first.text.replace(DOT_AS_LETTERS, '');
    const rest = {
      ...first,
      text,
      box: { ...first.box, x1: Math.max(first.box.x0 + 1, cut - gap) },
      symbols: [],
    };
    return { ...line, words: [dot, rest, ...line.words.slice(1)] };
  });
}
