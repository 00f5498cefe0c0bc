import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Bytes of source that one request is worth: what comes in the time that it takes on a slow connection. */
const REQUEST = 20_000;

/** What people see first counts more than what they may open later. */
const WEIGHTS: readonly (readonly [what: RegExp, weight: number])[] = [
  [/\/shell\/shell\.tsx$/, 20],
  [/\/(login|dashboard|recruiter-dashboard)\.screen\.tsx$/, 8],
  [/\.screen\.tsx$/, 1],
];
const OF_A_PART = 0.3;

/** Names the file that a module goes into; null leaves it to the bundler. */
export type ChunkOf = (module: string) => string | null;

/**
 * Decides what is fetched together. Left alone, the bundler makes a file of every set of modules that the same screens
 * share: exact, and a hundred requests for a screen. So the app is bundled once to see those sets, and then sets are put
 * together as long as a request saved is worth more than the bytes that some screen gets without needing them. What comes
 * before every screen is three files: React, which only a release of its own changes, other libraries, and our base.
 */
export async function planChunks(config: Pick<InlineConfig, 'root' | 'plugins'>): Promise<ChunkOf> {
  const output = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, cssMinify: false, reportCompressedSize: false, target: 'es2022' },
  })) as Rolldown.RolldownOutput;
  const sets = setsOf(output.output.filter((one) => one.type === 'chunk'));
  const files = new Map<string, string>();
  for (const set of sets.initial) for (const module of set) files.set(module, fileOfInitial(module));
  const taken = new Map<string, number>();
  for (const set of putTogether(sets.shared)) {
    const plain = nameOf(set);
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    // One name would be one file.
    const name = count > 1 ? `${plain}-${count}` : plain;
    for (const { modules } of set.parts) for (const { id } of modules) files.set(id, name);
  }
  return (module) => files.get(module) ?? null;
}

const fileOfInitial = (module: string): string => {
  if (/\/node_modules\/(react|react-dom|scheduler)\/|^\0?rolldown\/runtime/.test(module)) return 'react';
  return module.includes('/node_modules/') ? 'libraries' : 'base';
};

interface Module {
  id: string;
  bytes: number;
}

/** Modules that the same parts of the app need. */
interface ModuleSet {
  file: string;
  modules: Module[];
  bytes: number;
  imports: readonly string[];
  /** Those parts, by the module each begins with, with their weights. */
  neededBy: ReadonlyMap<string, number>;
}

function setsOf(chunks: readonly Rolldown.OutputChunk[]): { initial: string[][]; shared: ModuleSet[] } {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = (from: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(from.fileName)) return seen;
    seen.add(from.fileName);
    for (const file of from.imports) if (byFile.has(file)) reached(byFile.get(file)!, seen);
    return seen;
  };
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...reached(entry)]));
  const neededBy = new Map<string, Map<string, number>>();
  for (const chunk of chunks) {
    const begins = chunk.facadeModuleId;
    if (!begins || chunk.isEntry) continue;
    const weight = WEIGHTS.find(([what]) => what.test(begins))?.[1] ?? OF_A_PART;
    for (const file of reached(chunk))
      neededBy.set(file, (neededBy.get(file) ?? new Map<string, number>()).set(begins, weight));
  }
  const shared = chunks
    .filter(({ fileName, isDynamicEntry }) => !initial.has(fileName) && !isDynamicEntry)
    .map(({ fileName, modules, imports }): ModuleSet => {
      const own = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, bytes: renderedLength }));
      return {
        file: fileName,
        modules: own,
        bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
        imports,
        neededBy: neededBy.get(fileName) ?? new Map(),
      };
    });
  return { initial: [...initial].map((file) => Object.keys(byFile.get(file)!.modules)), shared };
}

/** Sets that go into one file. */
interface Together {
  parts: readonly ModuleSet[];
  bytes: number;
  neededBy: ReadonlyMap<string, number>;
}

/** Puts the two together that gain most, again and again, until no two gain. */
function putTogether(sets: readonly ModuleSet[]): Together[] {
  const all: Together[] = sets.map((set) => ({ parts: [set], bytes: set.bytes, neededBy: set.neededBy }));
  const hopes = new Map<Together, Map<Together, number>>();
  const hopeFor = (one: Together, other: Together): number => {
    const known = hopes.get(one) ?? new Map<Together, number>();
    hopes.set(one, known);
    if (!known.has(other)) known.set(other, gainOf(one, other, [one], [other]));
    return known.get(other)!;
  };
  for (;;) {
    const brought = importsAmong(all);
    const pairs = all
      .flatMap((one, at) => all.slice(at + 1).map((other) => ({ one, other, hope: hopeFor(one, other) })))
      .filter(({ hope }) => hope > 0)
      .sort((a, b) => b.hope - a.hope);
    let best: { gain: number; one: Together; other: Together } | null = null;
    for (const { one, other, hope } of pairs) {
      // What the two bring along can only cost.
      if (hope <= (best?.gain ?? 0)) break;
      if (makesCircle(one, other, brought)) continue;
      const gain = gainOf(one, other, brought.get(one)!.all, brought.get(other)!.all);
      if (gain > (best?.gain ?? 0)) best = { gain, one, other };
    }
    if (!best) return all;
    merge(best.one, best.other, all, brought);
  }
}

/**
 * Requests saved where both are needed, less the bytes that are not needed where only one is: those of the other one, and
 * of what it imports.
 */
function gainOf(
  one: Together,
  other: Together,
  ofOne: readonly Together[],
  ofOther: readonly Together[],
): number {
  let gain = 0;
  const cost = (part: string, brought: readonly Together[]) =>
    brought.reduce((bytes, each) => bytes + (each.neededBy.has(part) ? 0 : each.bytes), 0);
  for (const [part, weight] of one.neededBy)
    gain += weight * (other.neededBy.has(part) ? REQUEST : -cost(part, ofOther));
  for (const [part, weight] of other.neededBy)
    if (!one.neededBy.has(part)) gain -= weight * cost(part, ofOne);
  return gain;
}

interface Brought {
  direct: readonly Together[];
  /** With what those import in their turn, and itself. */
  all: readonly Together[];
}

function importsAmong(all: readonly Together[]): ReadonlyMap<Together, Brought> {
  const holderOf = new Map(all.flatMap((each) => each.parts.map(({ file }) => [file, each] as const)));
  const direct = new Map(
    all.map((each) => {
      const imported = each.parts.flatMap(({ imports }) =>
        imports.flatMap((file) => holderOf.get(file) ?? []),
      );
      return [each, [...new Set(imported)].filter((one) => one !== each)] as const;
    }),
  );
  const reached = (from: Together, seen = new Set<Together>()): Set<Together> => {
    if (seen.has(from)) return seen;
    seen.add(from);
    for (const next of direct.get(from)!) reached(next, seen);
    return seen;
  };
  return new Map(all.map((each) => [each, { direct: direct.get(each)!, all: [...reached(each)] }]));
}

/** Puts the one in the place of the two; what they import is needed by all that need them. */
function merge(
  one: Together,
  other: Together,
  all: Together[],
  brought: ReadonlyMap<Together, Brought>,
): void {
  const neededBy = new Map([...one.neededBy, ...other.neededBy]);
  for (const each of new Set([...brought.get(one)!.all, ...brought.get(other)!.all])) {
    if (each === one || each === other) continue;
    const more = { ...each, neededBy: new Map([...each.neededBy, ...neededBy]) };
    if (more.neededBy.size > each.neededBy.size) all.splice(all.indexOf(each), 1, more);
  }
  all.splice(all.indexOf(other), 1);
  all.splice(all.indexOf(one), 1, {
    parts: [...one.parts, ...other.parts],
    bytes: one.bytes + other.bytes,
    neededBy,
  });
}

/** Whether one of the two leads to the other over a third: together they would need what needs them. */
function makesCircle(one: Together, other: Together, brought: ReadonlyMap<Together, Brought>): boolean {
  const leadsOver = (from: Together, to: Together) =>
    brought.get(from)!.direct.some((each) => each !== to && brought.get(each)!.all.includes(to));
  return leadsOver(one, other) || leadsOver(other, one);
}

/** After its largest module: enough to know it by in a list of requests. */
function nameOf({ parts }: Together): string {
  const modules = parts.flatMap((part) => part.modules).toSorted((a, b) => b.bytes - a.bytes);
  return path.basename(modules[0]?.id ?? 'shared').replace(/[^\w-].*$/, '');
}
