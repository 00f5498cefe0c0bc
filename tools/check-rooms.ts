import { circlesOf } from './circles.ts';
import { importsOf } from './imports.ts';
import { lonelyWidgets } from './lonely-widgets.ts';
import { isTest, type Source, sourcesOf } from './sources.ts';

/**
 * Proves that imports go the way the house is built: no room above is reached from below, features meet at their
 * doors, no circle runs between rooms, between the nouns of the contract or between files, and what the web's
 * features share is shared by two at least. Imports of types count too: they vanish before the code runs, but who reads one of two such files has to read the other first.
 */
export function checkRooms(
  sources: readonly Source[] = sourcesOf(['contract', 'engines', 'server', 'web']),
): string[] {
  const faults: string[] = [];
  const rooms = new Map<string, Set<string>>();
  const files = new Map<string, Set<string>>();
  const point = (graph: Map<string, Set<string>>, from: string, to: string) => {
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  };
  for (const source of sources) {
    if (isTest(source.file)) continue;
    const from = roomOf(source.file);
    for (const { file: target } of importsOf(source)) {
      const to = roomOf(target);
      const fault = faultOf(source.file, from, target, to);
      if (fault) faults.push(fault);
      point(rooms, partOf(source.file), partOf(target));
      point(files, source.file, target);
    }
  }
  const told = (what: string, circles: string[][]) =>
    circles.map((way) => `${what} in a circle: ${way.join(' -> ')}`);
  return [
    ...faults,
    ...told('rooms', circlesOf(rooms)),
    ...told('files', circlesOf(files)),
    ...lonelyWidgets(sources, files),
  ];
}

/** A room, and within the contract and the shared pieces of the web a noun: all files of a feature, or the kernel. */
function partOf(file: string): string {
  const noun = /^(contract\/kernel|contract\/features\/[\w-]+|web\/widgets\/[\w-]+)/.exec(file)?.[1];
  return noun ?? roomOf(file);
}

/** The room of a file: a feature, an engine, or a part of a program. */
export function roomOf(file: string): string {
  const parts = file.split('/');
  const [top, second, third] = parts;
  if (top === 'contract') return 'contract';
  if (top === 'engines') return `engines/${second}`;
  if (parts.length === 2) return `${top}/main`;
  if (second === 'features') return `${top}/features/${third}`;
  if (top === 'server' && second === 'db') return third === 'demo' ? 'server/db/demo' : 'server/db';
  return `${top}/${second}`;
}

/** What each kind of room may import, beside itself. */
const ALLOWED: Record<string, readonly RegExp[]> = {
  contract: [],
  // Three engines are ground for the others, and among them is no circle either.
  'engines/text': [],
  'engines/taxonomy': [/^engines\/text$/],
  'engines/documents': [/^engines\/(text|taxonomy)$/],
  // What a posting asks for is read in one way, for its form and for matching.
  'engines/matching': [/^engines\/(text|taxonomy|documents|postings)$/],
  engines: [/^engines\/(text|taxonomy|documents)$/],
  'server/main': [/^server\/app$/],
  'server/app': [/^server\//, /^contract$/, /^engines\//],
  'server/features': [/^server\/(features\/|platform$|db$)/, /^contract$/, /^engines\//],
  'server/db/demo': [/^server\/(features\/|platform$|db$)/, /^contract$/, /^engines\//],
  // Tables name the contract's and the engines' shapes in their columns.
  'server/db': [/^contract$/, /^engines\//],
  'server/platform': [/^server\/db$/, /^contract$/, /^engines\//],
  'web/main': [/^web\//],
  'web/app': [/^web\//, /^contract$/],
  'web/features': [/^web\/(widgets|design|platform)$/, /^contract$/],
  'web/widgets': [/^web\/(design|platform)$/, /^contract$/],
  'web/platform': [/^contract$/],
  // Plug-ins of the bundler look at the app, and are no part of it; what they write into it asks for its words.
  'web/build': [/^web\/platform$/, /^contract$/],
  // The rule by which a portal's colour is made legible is the same in mails.
  'web/design': [/^contract$/],
};

function faultOf(file: string, from: string, target: string, to: string): string | null {
  if (target.endsWith('.worker.ts') && !file.endsWith('.feature.ts'))
    return `${file}: workers are imported by manifests only (${target})`;
  if (target.endsWith('.feature.ts') && file.startsWith('server/'))
    return `${file}: manifests are found by the app, and imported by nothing (${target})`;
  if (target === 'contract/index.ts' && file.startsWith('web/'))
    return `${file}: the whole contract is read by the server; the web imports the file it needs`;
  if (from === to) return null;
  const kind = from.startsWith('engines/')
    ? 'engines'
    : from.replace(/^(server|web)\/features\/.*/, '$1/features');
  const allowed = ALLOWED[from] ?? ALLOWED[kind];
  if (!allowed) return `${file}: no rule for the room ${from}`;
  if (!allowed.some((pattern) => pattern.test(to)))
    return `${file}: ${from} may not import ${to} (${target})`;
  const isNeighbour =
    from.startsWith('server/') && to.startsWith('server/features/') && from !== 'server/app';
  if (isNeighbour && !target.endsWith('/index.ts'))
    return `${file}: ${to} is entered by its door index.ts only (${target})`;
  // Fixtures stand on a neighbour's fixtures, as tests do; no code that runs does.
  const isFixture = file.endsWith('.fixtures.ts') && target.endsWith('.fixtures.ts');
  if (to.startsWith('engines/') && !target.endsWith('/index.ts') && !isFixture)
    return `${file}: ${to} is entered by its door index.ts only (${target})`;
  return null;
}
