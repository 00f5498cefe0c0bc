import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { additionsBenchmark } from './additions.bench.ts';
import { answersBenchmark } from './answers.bench.ts';
import { assessmentsBenchmark } from './assessments.bench.ts';
import { bundleBenchmark } from './bundle.bench.ts';
import { callsBenchmark } from './calls.bench.ts';
import { crowdBenchmark } from './crowd.bench.ts';
import { documentLossesBenchmark } from './document-losses.bench.ts';
import { fuzzBenchmark } from './fuzz.bench.ts';
import { lossesBenchmark } from './losses.bench.ts';
import { matchingBenchmark } from './matching.bench.ts';
import { type Benchmark, isWithin, type Measurement } from './measurement.ts';
import { memoryBenchmark } from './memory.bench.ts';
import { postingsBenchmark } from './postings.bench.ts';
import { cleanUp } from './product.ts';
import { programmesBenchmark } from './programmes.bench.ts';
import { qualityBenchmark } from './quality.bench.ts';
import { readsBenchmark } from './reads.bench.ts';
import { resumesBenchmark } from './resumes.bench.ts';
import { screensBenchmark } from './screens.bench.ts';
import { searchesBenchmark } from './searches.bench.ts';
import { startBenchmark } from './start.bench.ts';
import { taxonomyBenchmark } from './taxonomy.bench.ts';

/** In this order: what needs the usual demo data comes before the reads, which load more of it. */
const benchmarks: readonly Benchmark[] = [
  startBenchmark,
  memoryBenchmark,
  bundleBenchmark,
  resumesBenchmark,
  taxonomyBenchmark,
  postingsBenchmark,
  matchingBenchmark,
  qualityBenchmark,
  searchesBenchmark,
  readsBenchmark,
  fuzzBenchmark,
  crowdBenchmark,
  assessmentsBenchmark,
  callsBenchmark,
  lossesBenchmark,
  screensBenchmark,
  additionsBenchmark,
  programmesBenchmark,
  documentLossesBenchmark,
  answersBenchmark,
];

const RESULTS = path.join(import.meta.dirname, 'results');

/** `npm run bench [-- name …]`: measures the budgets, prints a table, and keeps it as JSON in `bench/results`. */
async function runBenchmarks(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0) {
    const known = benchmarks.map(({ name }) => name).join(', ');
    console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${known}`);
    return 2;
  }
  const wanted = benchmarks.filter(({ name, isOnlyWhenNamed }) =>
    names.length === 0 ? !isOnlyWhenNamed : names.includes(name),
  );
  const results: Result[] = [];
  try {
    for (const benchmark of wanted) results.push(await resultOf(benchmark));
  } finally {
    await cleanUp();
  }
  keep(results);
  console.log(`\n${table(results.flatMap(({ measurements }) => measurements))}`);
  for (const { name, failure } of results) if (failure) console.log(`${name} failed: ${failure}`);
  const isGood = results.every(
    ({ failure, measurements }) => !failure && measurements.every((it) => isWithin(it) !== false),
  );
  return isGood ? 0 : 1;
}

interface Result {
  name: string;
  measurements: Measurement[];
  failure: string | null;
  seconds: number;
  /** Processes that wanted to run in the minute before, ours among them: a busy machine measures high. */
  load: { before: number; after: number };
}

async function resultOf({ name, run }: Benchmark): Promise<Result> {
  const began = performance.now();
  const before = os.loadavg()[0]!;
  const ended = (measurements: Measurement[], failure: string | null): Result => {
    const seconds = (performance.now() - began) / 1_000;
    console.log(`${name.padEnd(10)} ${failure ? 'failed' : 'done'} in ${seconds.toFixed(1)} s`);
    return { name, measurements, failure, seconds, load: { before, after: os.loadavg()[0]! } };
  };
  try {
    return ended(await run((text) => console.log(`${name.padEnd(10)} … ${text}`)), null);
  } catch (error) {
    return ended([], error instanceof Error ? error.message : String(error));
  }
}

function table(measurements: readonly Measurement[]): string {
  const rows = [
    ['what', 'budget', 'measured', 'ok'],
    ...measurements.map((it) => [
      it.what,
      it.budget === null ? '' : `${it.budget} ${it.unit}`,
      `${rounded(it.measured)} ${it.unit}`,
      { true: 'yes', false: 'NO', null: '' }[String(isWithin(it)) as 'true' | 'false' | 'null'],
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(([what, budget, measured, ok]) =>
      [what!.padEnd(widths[0]!), budget!.padStart(widths[1]!), measured!.padStart(widths[2]!), ok].join('  '),
    )
    .join('\n');
}

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

function keep(results: readonly Result[]): void {
  fs.mkdirSync(RESULTS, { recursive: true });
  const at = new Date().toISOString();
  const machine = { cores: os.cpus().length, model: os.cpus()[0]?.model, node: process.version };
  const file = path.join(RESULTS, `${at.replace(/[:.]/g, '-')}.json`);
  fs.writeFileSync(file, `${JSON.stringify({ at, machine, results }, null, 2)}\n`);
  console.log(`kept in ${path.relative(process.cwd(), file)}`);
}

process.exit(await runBenchmarks(process.argv.slice(2)));
