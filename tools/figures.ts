import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { roomOf } from './check-rooms.ts';
import { circlesOf } from './circles.ts';
import { measureSource, type SourceMeasure } from './measure-source.ts';
import { isTest, ROOT, sourcesOf } from './sources.ts';

/**
 * `npm run figures [-- --lists] [-- FOLDER]`: measures the tree of this checkout, or of another. With `--lists` every
 * place that a figure counts is named.
 */

const PRODUCT = ['contract', 'engines', 'server', 'web'] as const;
const AROUND = ['bench', 'e2e', 'tools'] as const;
const LONG_FUNCTION = 80;
/** Written by a program and kept in the tree. */
const GENERATED = /^docs\/api\/|^docs\/map\.md$|^server\/db\/migrations\/meta\/|schema\.sql$/;
/** Rooms whose exports are read by strangers. */
const READ_BY_STRANGERS = /^(engines|contract|server\/platform|web\/platform)\//;

const folders = process.argv.slice(2).filter((it) => !it.startsWith('--'));
const root = path.resolve(folders[0] ?? ROOT);
const showsLists = process.argv.includes('--lists');

const all = sourcesOf([...PRODUCT, ...AROUND], root).map(measureSource);
const code = all.filter(({ file }) => !isTest(file));
const product = code.filter(({ file }) => PRODUCT.some((room) => file.startsWith(`${room}/`)));

lengths('product', product);
lengths(
  'bench, e2e and tools',
  code.filter((it) => !product.includes(it)),
);
console.log(`tests: ${all.length - code.length} files, ${sum(all.filter(({ file }) => isTest(file)))} lines`);

tell(
  `functions over ${LONG_FUNCTION} lines`,
  code.flatMap(({ file, functions }) =>
    functions
      .filter(({ lines }) => lines > LONG_FUNCTION)
      .map(({ name, line, lines }) => ({ order: -lines, text: `${file}:${line} ${name}, ${lines} lines` })),
  ),
);
const circles = (of: (file: string) => string, withTypes: boolean) =>
  circlesOf(graphOf(product, of, withTypes)).map((way) => ({ order: 0, text: way.join(' -> ') }));
tell('circles between rooms', circles(roomOf, true));
tell(
  'circles between files',
  circles((file) => file, false),
);
tell(
  'circles between files, with imports of types',
  circles((file) => file, true),
);
tell('generated lines tracked', generatedFiles(), ({ lines }) => lines);

const strangers = product.filter(({ file }) => READ_BY_STRANGERS.test(file));
const undocumented = (of: 'undocumentedFunctions' | 'undocumentedValues') =>
  strangers.flatMap((it) =>
    it[of].map(({ name, line }) => ({ order: 0, text: `${it.file}:${line} ${name}` })),
  );
tell(
  'exported functions without docstring, engines, contract, platform',
  undocumented('undocumentedFunctions'),
);
tell('other exports without docstring, engines, contract, platform', undocumented('undocumentedValues'));
tell(
  'module-level lets',
  code.flatMap(({ file, moduleLets }) =>
    moduleLets.map(({ name, line }) => ({ order: 0, text: `${file}:${line} ${name}` })),
  ),
);
for (const [what, of] of [
  ['as never', 'asNever'],
  ['non-null !', 'nonNull'],
] as const) {
  const files = (which: readonly SourceMeasure[]) =>
    which
      .filter((it) => it[of] > 0)
      .map((it) => ({ order: -it[of], text: `${it.file}: ${it[of]}`, lines: it[of] }));
  tell(what, files(code), ({ lines }) => lines);
  tell(`${what}, in tests`, files(all.filter(({ file }) => isTest(file))), ({ lines }) => lines);
}
tell(
  'regular expressions over 120 characters',
  code.flatMap(({ file, longRegexes }) =>
    longRegexes.map(({ line, length }) => ({
      order: -length,
      text: `${file}:${line}, ${length} characters`,
    })),
  ),
);
tell('folders a feature touches (median of all)', featureFolders(), ({ lines }) => lines, median);

interface Place {
  order: number;
  text: string;
  lines?: number;
}

/** Prints a figure, and its places where they are asked for. */
function tell<P extends Place>(
  what: string,
  places: readonly P[],
  weigh: (place: P) => number | undefined = () => 1,
  merge: (weights: readonly number[]) => number = (weights) => weights.reduce((a, b) => a + b, 0),
): void {
  const figure = merge(places.map((place) => weigh(place) ?? 0));
  console.log(`${what}: ${figure}`);
  if (showsLists)
    for (const { text } of places.toSorted((a, b) => a.order - b.order || (a.text < b.text ? -1 : 1)))
      console.log(`    ${text}`);
}

function lengths(what: string, measured: readonly SourceMeasure[]): void {
  const files = measured.filter(({ isData }) => !isData).toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) =>
    files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0;
  const data = measured.length - files.length;
  console.log(
    `${what}: ${files.length} files, ${sum(files)} lines; median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}; and ${data} files of data`,
  );
  if (showsLists)
    for (const { file, lines } of files.filter(({ lines }) => lines > 250).reverse())
      console.log(`    ${file}: ${lines}`);
}

function sum(measured: readonly SourceMeasure[]): number {
  return measured.reduce((total, { lines }) => total + lines, 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function graphOf(
  measured: readonly SourceMeasure[],
  of: (file: string) => string,
  withTypes: boolean,
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, imports } of measured) {
    const node = graph.get(of(file)) ?? new Set<string>();
    graph.set(of(file), node);
    for (const target of imports)
      if ((withTypes || !target.isType) && of(target.file) !== of(file)) node.add(of(target.file));
  }
  return graph;
}

function generatedFiles(): Required<Place>[] {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return tracked
    .filter((file) => GENERATED.test(file) && fs.existsSync(path.join(root, file)))
    .map((file) => {
      const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
      return { order: -lines, text: `${file}: ${lines}`, lines };
    });
}

/** For each feature with both sides: its own folders, and those of the files outside of features that register it. */
function featureFolders(): Required<Place>[] {
  const homes = new Map<string, Set<string>>();
  const sides = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const { file } of product) {
    const feature = featureOf(file);
    if (!feature) continue;
    add(homes, feature, homeOf(file));
    if (!file.startsWith('server/db/')) add(sides, feature, file.replace(/\/.*/, ''));
  }
  for (const { file, imports } of product) {
    if (/^(server|web|contract)\/(features|platform|widgets|design)\//.test(file)) continue;
    for (const target of imports) {
      const feature = featureOf(target.file);
      if (feature && feature !== featureOf(file)) add(homes, feature, homeOf(file));
    }
  }
  return [...homes]
    .filter(([feature]) => sides.get(feature)?.size === 3)
    .map(([feature, folders]) => ({
      order: folders.size,
      text: `${feature}: ${[...folders].sort().join(', ')}`,
      lines: folders.size,
    }));
}

function featureOf(file: string): string | null {
  return (
    (/^contract\/features\/([\w-]+)\./.exec(file) ??
      /^(?:server|web)\/features\/([\w-]+)\//.exec(file) ??
      /^server\/db\/tables\/([\w-]+)\.table\.ts$/.exec(file))?.[1] ?? null
  );
}

function homeOf(file: string): string {
  return /^((?:server|web)\/features\/[\w-]+)\//.exec(file)?.[1] ?? path.posix.dirname(file);
}
