import fs from 'node:fs';
import path from 'node:path';
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import { KeptWorkers } from './kept-workers.ts';

/** How a run of test files ended. */
export type Outcome = 'passed' | 'failed' | 'hung';

export interface MutationRunner {
  /**
   * Runs test files, paths from the root, in this order until one fails, or until none of their tests ends for `silentMs`.
   * `changed` are files whose text is another than before.
   */
  run(files: readonly string[], changed: readonly string[], silentMs: number): Promise<RunResult>;
  close(): Promise<void>;
}

export interface RunResult {
  outcome: Outcome;
  /** The first test that failed, and the test file that it, or whatever else went wrong, is in. */
  failed: string | null;
  failedIn: string | null;
  /** How long each test file took that passed. */
  msOf: Map<string, number>;
}

const CLOSED = 'No test is run any more.';
const CLOSE_WITHIN_MS = 20_000;
const PATIENT_MS = 600_000;

/**
 * Keeps Vitest, the database of the server tests and what was transformed between runs: a run costs little more than its
 * tests. A worker that hangs in a mutant takes all of it along; the next run begins anew.
 */
export function openRunner(root: string, workers: number): MutationRunner {
  let opened: Promise<Opened> | null = null;
  let closing: Promise<void> | null = null;

  async function end(): Promise<void> {
    const { vitest, workers: kept } = (await opened) ?? {};
    opened = null;
    if (!vitest) return;
    // What is under way would be waited for, and the database of the tests be left behind.
    void vitest.cancelCurrentRun('keyboard-input');
    await within(CLOSE_WITHIN_MS, Promise.all([kept?.close(), vitest.close()]));
  }

  return {
    close: () => (closing ??= end()),
    async run(files, changed, silentMs) {
      if (closing) throw new Error(CLOSED);
      opened ??= open(root, workers);
      const { vitest, workers: kept, specifications, failures, ended, signs } = await opened;
      if (closing) throw new Error(CLOSED);
      const stale = changed.map((file) => path.join(root, file));
      for (const file of stale) vitest.invalidateFile(file);
      kept.forget(stale);
      failures.length = 0;
      ended.length = 0;
      const pathOf = (moduleId: string) => path.relative(root, moduleId);
      const byFile = Map.groupBy(specifications, ({ moduleId }) => pathOf(moduleId));
      const wanted = files.flatMap((file) => byFile.get(file) ?? []);
      const result = await within(silentMs, vitest.runTestSpecifications(wanted), signs);
      // What was broken off says nothing of the change.
      if (closing) throw new Error(CLOSED);
      if (result === LATE) {
        await end();
        return { outcome: 'hung', failed: null, failedIn: null, msOf: new Map() };
      }
      const broken = ended.find((one) => one.errors().length > 0);
      const failed = failures[0] ?? null;
      return {
        outcome: failed || broken || result.unhandledErrors.length > 0 ? 'failed' : 'passed',
        failed: failed && `${failed.module.relativeModuleId} > ${failed.fullName}`,
        failedIn: failed?.module.relativeModuleId ?? broken?.relativeModuleId ?? null,
        msOf: new Map(
          ended.filter((one) => one.state() === 'passed').map((one) => [pathOf(one.moduleId), wholeMs(one)]),
        ),
      };
    },
  };
}

function wholeMs(module: TestModule): number {
  const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration;
}

/** Vitest begins with what failed or took long; here the nearest test comes first. */
class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

interface Opened {
  vitest: Vitest;
  workers: KeptWorkers;
  specifications: TestSpecification[];
  failures: TestCase[];
  /** Test files that came to their end in this run; Vitest's own result tells of all runs. */
  ended: TestModule[];
  signs: Signs;
}

/** When something last ended. */
interface Signs {
  at: number;
}

async function open(root: string, count: number): Promise<Opened> {
  const workers = new KeptWorkers();
  const failures: TestCase[] = [];
  const ended: TestModule[] = [];
  const signs: Signs = { at: 0 };
  let vitest: Vitest | null = null;
  const stopAtFirst: Reporter = {
    onTestModuleEnd: (module) => void ended.push(module),
    onTestCaseResult(test) {
      signs.at = performance.now();
      if (test.result().state !== 'failed') return;
      failures.push(test);
      // Asked again, Vitest would end the process with its tests.
      if (failures.length === 1) void vitest?.cancelCurrentRun('test-failure');
    },
  };
  vitest = await createWithoutSignals(
    'test',
    {
      root,
      watch: false,
      project: ['unit', 'slow', 'server'],
      maxWorkers: count,
      pool: workers,
      reporters: [stopAtFirst],
      sequence: { sequencer: AsAsked },
      // A machine that does other things too must not look like a fault; what never ends is ended by `within`.
      testTimeout: PATIENT_MS,
      hookTimeout: PATIENT_MS,
    },
    { root, cacheDir: fs.mkdtempSync(path.join(root, '.cache-')) },
  );
  await vitest.standalone();
  return { vitest, workers, specifications: await vitest.globTestSpecifications(), failures, ended, signs };
}

/** Vitest ends the process a millisecond after a signal: too early for the database of the tests to be stopped. */
async function createWithoutSignals(...how: Parameters<typeof createVitest>): Promise<Vitest> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const listening = () => signals.map((signal) => process.listeners(signal));
  const before = listening().flat();
  const vitest = await createVitest(...how);
  for (const [at, listeners] of listening().entries())
    for (const listener of listeners) if (!before.includes(listener)) process.off(signals[at]!, listener);
  return vitest;
}

const LATE = Symbol('late');

/** Waits until so long after the start, or after the last sign of life. */
function within<T>(ms: number, work: Promise<T>, signs: Signs = { at: 0 }): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout;
  const late = new Promise<typeof LATE>((resolve) => {
    const wait = (since: number) => {
      const left = since + ms - performance.now();
      if (left <= 0) resolve(LATE);
      else timer = setTimeout(() => wait(Math.max(since, signs.at)), left);
    };
    wait(performance.now());
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
