import type { MutationRunner, RunResult } from './mutation-runner.ts';

/** No test of a run ends for this much longer than its longest test file takes: it counts as hung. */
const PATIENCE = { factor: 4, ms: 30_000 };
/** What a test file is given while nobody knows how long it takes. */
const UNKNOWN_MS = 60_000;
/** What a test file is thought to take before it was asked. */
const GUESSED_MS = 3_000;
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
  /** How often a test file was asked, and how often it noticed. */
  readonly #record = new Map<string, { asked: number; noticed: number }>();
  /** Written back since the last run. */
  #changed: string[] = [];

  constructor(runner: MutationRunner) {
    this.#runner = runner;
  }

  /**
   * Says which test notices a change, or null. `change` writes it and `undo` takes it back; of `tests`, those that
   * noticed most for their time so far are asked first.
   */
  async whoNotices(
    tests: readonly string[],
    { file, change, undo }: { file: string; change: () => void; undo: () => void },
  ): Promise<string | null> {
    for (;;) {
      const asked = tests
        .filter((test) => !this.#unsound.has(test))
        .toSorted((a, b) => this.#price(a) - this.#price(b));
      if (asked.length === 0) return null;
      change();
      const result = await this.#run(asked, [file], this.#patienceMs(asked));
      undo();
      this.#changed.push(file);
      this.#remember(result);
      if (result.outcome === 'passed') return null;
      const suspects = result.failedIn ? [result.failedIn] : asked;
      if (!(await this.#areSound(suspects))) continue;
      if (result.failedIn) this.#count(result.failedIn, 1);
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
    for (const [test, ms] of msOf) {
      this.#usual.set(test, ms);
      this.#count(test, 0);
    }
  }

  #count(test: string, noticed: number): void {
    const { asked, noticed: before } = this.#record.get(test) ?? { asked: 0, noticed: 0 };
    this.#record.set(test, { asked: asked + 1, noticed: before + noticed });
  }

  /** Milliseconds for a mutant that is noticed, as far as is known. */
  #price(test: string): number {
    const { asked, noticed } = this.#record.get(test) ?? { asked: 0, noticed: 0 };
    return ((this.#usual.get(test) ?? GUESSED_MS) * (asked + 1)) / (noticed + 1);
  }

  #patienceMs(tests: readonly string[]): number {
    const usualMs = Math.max(...tests.map((test) => this.#usual.get(test) ?? UNKNOWN_MS));
    return usualMs * PATIENCE.factor + PATIENCE.ms;
  }

  #run(tests: readonly string[], changed: readonly string[], silentMs: number): Promise<RunResult> {
    const all = [...this.#changed, ...changed];
    this.#changed = [];
    return this.#runner.run(tests, all, silentMs);
  }
}
