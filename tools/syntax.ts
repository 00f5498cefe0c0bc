/** A node of the syntax tree that Vite's parser returns, as far as it is looked at here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Calls `see` for a node and everything in it; where `see` returns false, not for what is in that node. */
export function walk(
  node: Node,
  see: (node: Node, parent: Node | null) => unknown,
  parent: Node | null = null,
): void {
  if (see(node, parent) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string')
        walk(child as Node, see, node);
    }
  }
}

/** Turns a place in a text into a line, counted from 1. */
export function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map((it) => it.index);
  return (offset) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
