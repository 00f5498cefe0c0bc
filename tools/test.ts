import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './sources.ts';

/**
 * `npm test`: checks and tests side by side, browser journeys last. Ends with one line that counts all tests.
 * `npm run test:quick` runs the steps that tell most soonest, for use after every change.
 */

interface Step {
  name: string;
  command: string[];
  /** Vitest projects are counted. */
  counts?: true;
  isQuick?: true;
  /** A quicker stand-in for a step that only the whole run has. */
  isQuickOnly?: true;
  /** A check, of which two go side by side with the tests. */
  isCheck?: true;
}

const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const vitest = (...projects: string[]): string[] => [
  bin('vitest'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
];

/** Whatever the steps leave behind lies here: other users' runs share nothing with this one. */
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-test-'));
// The database runs as a user of its own where root starts it, and has to get in.
fs.chmodSync(scratch, 0o755);

/** The demo data that journeys begin with. Loading it keeps one core busy, so it is done beside the tests before them. */
const demo = path.join(scratch, 'demo');

/** What is known of each file's types is kept with the packages, so that only what changed is checked. */
const KNOWN_TYPES = path.join(ROOT, 'node_modules/.cache/types.tsbuildinfo');

const JOURNEYS = 'browser journeys';

const STEPS: readonly Step[] = [
  {
    name: 'types',
    command: [
      bin('tsc'),
      '--noEmit',
      '-p',
      'tsconfig.json',
      '--incremental',
      '--tsBuildInfoFile',
      KNOWN_TYPES,
    ],
    isQuick: true,
    isQuickOnly: true,
    isCheck: true,
  },
  {
    // Both ask for the types of every file: together they take little more than one of them.
    name: 'types, and lint that knows them',
    command: [bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings'],
    isCheck: true,
  },
  // Before any test starts a program, which would build it too.
  { name: 'web build', command: [process.execPath, 'tools/build.ts'], isCheck: true },
  {
    name: 'weight of the first screens',
    command: [process.execPath, 'tools/check-web-weight.ts'],
    isCheck: true,
  },
  {
    name: 'lint and format',
    command: [bin('biome'), 'check', '--error-on-warnings', '.'],
    isQuick: true,
    isCheck: true,
  },
  {
    name: 'rooms, owners, names, transactions, packages',
    command: [process.execPath, 'tools/check.ts'],
    isQuick: true,
    isCheck: true,
  },
  { name: 'unit and engine tests', command: vitest('unit'), counts: true, isQuick: true, isQuickOnly: true },
  // In one run, so that no worker waits for the other before the next kind begins: see `QuickestFirst`.
  {
    name: 'unit, web, slow and server tests',
    command: vitest('unit', 'web', 'slow', 'server'),
    counts: true,
  },
  { name: JOURNEYS, command: vitest('e2e'), counts: true },
];

const totals = { passed: 0, failed: 0 };
/** Said once more at the end: a long run is read from there. */
const failures: string[] = [];
let broken = 0;

const isQuickRun = process.argv.includes('--quick');
const steps = STEPS.filter(({ isQuick, isQuickOnly }) => (isQuickRun ? isQuick : !isQuickOnly));
const isJourneys = ({ name }: Step) => name === JOURNEYS;
const checks = steps.filter(({ isCheck }) => isCheck);
const tests = steps.filter((step) => !step.isCheck && !isJourneys(step));
// Checks wait for files, and tests for answers and clocks: side by side they leave no processor idle. The first check
// takes about as long as all others together.
await Promise.all([
  inTurn(checks.slice(0, 1), 'pipe'),
  inTurn(checks.slice(1), 'pipe').then(() => (isQuickRun ? undefined : loadDemo())),
  inTurn(tests, 'inherit'),
]);
await inTurn(steps.filter(isJourneys), 'inherit');
fs.rmSync(scratch, { recursive: true, force: true });

/** Where it fails, the journeys load the demo data themselves, and say what is wrong. */
async function loadDemo(): Promise<void> {
  const { status } = await run(process.execPath, ['server/masar.ts', 'demo'], 'pipe', { MASAR_DATA: demo });
  if (status === 0) process.env.MASAR_TEST_DEMO = demo;
}

/** Runs steps one after the other. What those side by side with others print is shown when they end. */
async function inTurn(lane: readonly Step[], output: 'pipe' | 'inherit'): Promise<void> {
  for (const { name, command, counts } of lane) {
    const began = performance.now();
    if (output === 'inherit') console.log(`\n== ${name}`);
    const report = path.join(scratch, 'report.json');
    const [program, ...args] = counts ? [...command, '--reporter=json', `--outputFile=${report}`] : command;
    const { status, printed } = await run(program!, args, output);
    if (printed) console.log(`\n== ${name}\n${printed.trimEnd()}`);
    if (counts) add(report);
    if (status !== 0) {
      broken += 1;
      failures.push(name);
    }
    console.log(
      `== ${name}: ${status === 0 ? 'in order' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    );
  }
}

function run(
  program: string,
  args: readonly string[],
  output: 'pipe' | 'inherit',
  env: Record<string, string> = {},
) {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['inherit', output, output],
    env: { ...process.env, NODE_ENV: '', TMPDIR: scratch, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  return new Promise<{ status: number | null; printed: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, printed }));
  });
}

/** What is read of a report of Vitest. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function add(report: string): void {
  if (!fs.existsSync(report)) return;
  const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(fs.readFileSync(report, 'utf8'));
  totals.passed += numPassedTests;
  totals.failed += numFailedTests;
  for (const { name: file, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed')
        failures.push(
          `${path.relative(ROOT, file)}: ${fullName}\n  ${failureMessages[0]?.split('\n')[0] ?? ''}`,
        );
  fs.rmSync(report);
}

// A step that broke without a failed test (types, lint, a suite that did not load) counts as one.
const failed = Math.max(totals.failed, broken);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${totals.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
