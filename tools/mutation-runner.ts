import fs from 'node:fs';
import path from 'node:path';
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';

/** How a run of test files ended. */
export type Outcome = 'passed' | 'failed' | 'hung';

export interface MutationRunner {
  /** Runs test files, paths from the root, until one fails. `changed` are files whose text is another than before. */
  run(files: readonly string[], changed: readonly string[], timeoutMs: number): Promise<RunResult>;
  close(): Promise<void>;
}

export interface RunResult {
  outcome: Outcome;
  ms: number;
  /** The first test that failed. */
  failed: string | null;
}

const CLOSE_WITHIN_MS = 20_000;
const PATIENT_MS = 600_000;

/**
 * Keeps Vitest, the database of the server tests and what was transformed between runs: a run costs little more than its
 * tests. A worker that hangs in a mutant takes all of it along; the next run begins anew.
 */
export function openRunner(root: string, workers: number): MutationRunner {
  let opened: Promise<Opened> | null = null;

  async function close(): Promise<void> {
    const { vitest } = (await opened) ?? {};
    opened = null;
    if (vitest) await within(CLOSE_WITHIN_MS, vitest.close());
  }

  return {
    close,
    async run(files, changed, timeoutMs) {
      opened ??= open(root, workers);
      const { vitest, specifications, failures } = await opened;
      const began = performance.now();
      for (const file of changed) vitest.invalidateFile(path.join(root, file));
      failures.length = 0;
      const wanted = specifications.filter(({ moduleId }) => files.includes(path.relative(root, moduleId)));
      const result = await within(timeoutMs, vitest.runTestSpecifications(wanted));
      const ms = performance.now() - began;
      if (result === LATE) {
        await close();
        return { outcome: 'hung', ms, failed: null };
      }
      const isBroken =
        failures.length > 0 ||
        result.unhandledErrors.length > 0 ||
        result.testModules.some((one) => one.errors().length > 0);
      return { outcome: isBroken ? 'failed' : 'passed', ms, failed: failures[0] ?? null };
    },
  };
}

interface Opened {
  vitest: Vitest;
  specifications: TestSpecification[];
  failures: string[];
}

async function open(root: string, workers: number): Promise<Opened> {
  const failures: string[] = [];
  let vitest: Vitest | null = null;
  const stopAtFirst: Reporter = {
    onTestCaseResult(test) {
      if (test.result().state !== 'failed') return;
      failures.push(`${test.module.relativeModuleId} > ${test.fullName}`);
      void vitest?.cancelCurrentRun('test-failure');
    },
  };
  vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      project: ['unit', 'slow', 'server'],
      maxWorkers: workers,
      reporters: [stopAtFirst],
      // A machine that does other things too must not look like a fault; what never ends is ended by `within`.
      testTimeout: PATIENT_MS,
      hookTimeout: PATIENT_MS,
    },
    { root, cacheDir: fs.mkdtempSync(path.join(root, '.cache-')) },
  );
  await vitest.standalone();
  return { vitest, specifications: await vitest.globTestSpecifications(), failures };
}

const LATE = Symbol('late');

function within<T>(ms: number, work: Promise<T>): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
