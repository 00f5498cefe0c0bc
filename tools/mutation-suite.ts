import type { MutationRunner, RunResult } from './mutation-runner.ts';

/** A run may take this much longer than without the mutant before it counts as hung. */
const PATIENCE = { factor: 4, ms: 30_000 };
/** What a test file is given while nobody knows how long it takes. */
const UNKNOWN_MS = 60_000;
/** What takes longer is asked after those that are quicker. */
const QUICK_MS = 5_000;
/** Within which a test file ends that holds no mutant. */
const SOUND_WITHIN_MS = 1_800_000;

/**
 * Asks test files what they think of a changed file. Whether a file passes without the change is asked when it fails for
 * the first time, not before: most never do, and to run all of them takes longer than to try a hundred mutants.
 */
export class MutationSuite {
  readonly #runner: MutationRunner;
  /** How long test files take that are known to pass. */
  readonly #usual = new Map<string, number>();
  readonly #unsound = new Set<string>();
  /** Written back since the last run. */
  #changed: string[] = [];

  constructor(runner: MutationRunner) {
    this.#runner = runner;
  }

  /**
   * Says which test notices a change, or null. `change` writes it and `undo` takes it back; `tests` are asked in their
   * order, those that are known to be slow last.
   */
  async whoNotices(
    tests: readonly string[],
    { file, change, undo }: { file: string; change: () => void; undo: () => void },
  ): Promise<string | null> {
    for (;;) {
      const asked = tests
        .filter((test) => !this.#unsound.has(test))
        .toSorted((a, b) => this.#slowness(a) - this.#slowness(b));
      if (asked.length === 0) return null;
      change();
      const result = await this.#run(asked, [file], this.#patienceMs(asked));
      undo();
      this.#changed.push(file);
      if (result.outcome === 'passed') {
        this.#remember(result);
        return null;
      }
      const suspects = result.failedIn ? [result.failedIn] : asked;
      if (await this.#areSound(suspects))
        return result.outcome === 'hung'
          ? 'a test that never ends'
          : (result.failed ?? 'a test that cannot begin');
    }
  }

  async #areSound(tests: readonly string[]): Promise<boolean> {
    let areSound = true;
    for (const test of tests) {
      if (this.#usual.has(test)) continue;
      const result = await this.#run([test], [], SOUND_WITHIN_MS);
      if (result.outcome === 'passed') this.#remember(result);
      else {
        areSound = false;
        this.#unsound.add(test);
        console.log(`fails without a mutant: ${test} (${result.failed ?? result.outcome})`);
      }
    }
    return areSound;
  }

  #remember({ msOf }: RunResult): void {
    for (const [test, ms] of msOf) this.#usual.set(test, ms);
  }

  #slowness(test: string): number {
    const usualMs = this.#usual.get(test);
    return usualMs === undefined ? 1 : usualMs > QUICK_MS ? 2 : 0;
  }

  #patienceMs(tests: readonly string[]): number {
    const usualMs = tests.reduce((sum, test) => sum + (this.#usual.get(test) ?? UNKNOWN_MS), 0);
    return usualMs * PATIENCE.factor + PATIENCE.ms;
  }

  #run(tests: readonly string[], changed: readonly string[], timeoutMs: number): Promise<RunResult> {
    const all = [...this.#changed, ...changed];
    this.#changed = [];
    return this.#runner.run(tests, all, timeoutMs);
  }
}
