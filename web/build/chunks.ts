import path from 'node:path';
import { build, type PluginOption, type Rolldown } from 'vite';

/** Bytes of source that one request is worth: what comes in the time that it takes on a slow connection. */
const REQUEST = 12_000;

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
export async function planChunks(root: string, plugins: PluginOption[]): Promise<ChunkOf> {
  const output = (await build({
    root,
    plugins,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, cssMinify: false, reportCompressedSize: false, target: 'es2022' },
  })) as Rolldown.RolldownOutput;
  const sets = setsOf(output.output.filter((one) => one.type === 'chunk'));
  const files = new Map<string, string>();
  for (const set of sets.initial) for (const module of set) files.set(module, fileOfInitial(module));
  for (const set of putTogether(sets.shared)) {
    const name = nameOf(set);
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
  const gains = new Map<Together, Map<Together, number>>();
  const gainOfPair = (one: Together, other: Together): number => {
    const known = gains.get(one) ?? new Map<Together, number>();
    gains.set(one, known);
    if (!known.has(other)) known.set(other, gainOf(one, other));
    return known.get(other)!;
  };
  for (;;) {
    let best: { gain: number; one: Together; other: Together } | null = null;
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        const gain = gainOfPair(one, other);
        if (gain > (best?.gain ?? 0) && !makesCircle(one, other, all)) best = { gain, one, other };
      }
    if (!best) return all;
    const { one, other } = best;
    all.splice(all.indexOf(other), 1);
    all.splice(all.indexOf(one), 1, {
      parts: [...one.parts, ...other.parts],
      bytes: one.bytes + other.bytes,
      neededBy: new Map([...one.neededBy, ...other.neededBy]),
    });
  }
}

/** Requests saved where both are needed, less the bytes that are not needed where only one is. */
function gainOf(one: Together, other: Together): number {
  let gain = 0;
  for (const [part, weight] of one.neededBy)
    gain += weight * (other.neededBy.has(part) ? REQUEST : -other.bytes);
  for (const [part, weight] of other.neededBy) if (!one.neededBy.has(part)) gain -= weight * one.bytes;
  return gain;
}

/** Whether one of the two leads to the other over a third: together they would need what needs them. */
function makesCircle(one: Together, other: Together, all: readonly Together[]): boolean {
  const holderOf = new Map(all.flatMap((each) => each.parts.map(({ file }) => [file, each] as const)));
  const next = (from: Together) =>
    from.parts.flatMap(({ imports }) => imports.flatMap((file) => holderOf.get(file) ?? []));
  const leadsTo = (from: Together, to: Together): boolean => {
    const seen = new Set<Together>([from]);
    const open = next(from).filter((each) => each !== to && each !== from);
    for (let each = open.pop(); each; each = open.pop()) {
      if (each === to) return true;
      if (seen.has(each)) continue;
      seen.add(each);
      open.push(...next(each));
    }
    return false;
  };
  return leadsTo(one, other) || leadsTo(other, one);
}

/** After its largest module: enough to know it by in a list of requests. */
function nameOf({ parts }: Together): string {
  const modules = parts.flatMap((part) => part.modules).toSorted((a, b) => b.bytes - a.bytes);
  return path.basename(modules[0]?.id ?? 'shared').replace(/[^\w-].*$/, '');
}
