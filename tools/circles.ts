export type Graph<T> = ReadonlyMap<T, ReadonlySet<T>>;

/**
 * The knots of a graph: for each set of nodes that all reach one another, one shortest way round it, beginning and
 * ending with the node that sorts first. A graph without a circle has none. (Tarjan, 1972.)
 */
export function circlesOf(graph: Graph<string>): string[][] {
  return knotsOf(graph)
    .map((knot) => shortestCircle(graph, knot))
    .toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

/** Sets of two and more nodes that all reach one another; a node that points at itself is no knot. */
function knotsOf(graph: Graph<string>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const knots: string[][] = [];

  function visit(node: string): number {
    const number = order.size;
    let low = number;
    order.set(node, number);
    open.push(node);
    isOpen.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (isOpen.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) {
      const knot = open.splice(open.indexOf(node));
      for (const member of knot) isOpen.delete(member);
      if (knot.length > 1) knots.push(knot);
    }
    return low;
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return knots;
}

/** Breadth first from the first node of a knot until it is met again. */
function shortestCircle(graph: Graph<string>, knot: readonly string[]): string[] {
  const [start] = knot.toSorted();
  if (start === undefined) return [];
  const members = new Set(knot);
  const before = new Map<string, string>();
  const queue = [start];
  // Nodes that are met join the end of the queue while it is walked.
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return wayTo(node, before, start);
      if (!members.has(next) || before.has(next)) continue;
      before.set(next, node);
      queue.push(next);
    }
  }
  return [...knot];
}

function wayTo(node: string, before: ReadonlyMap<string, string>, start: string): string[] {
  const way = [start];
  for (let at: string | undefined = node; at && at !== start; at = before.get(at)) way.splice(1, 0, at);
  return [start, ...way.slice(1), start];
}
