import type { MutationRunner, RunResult } from './mutation-runner.ts';

/** Remembers how long test files take, which fail without any mutant, and which file was written back last. */
export class MutationSuite {
  readonly #runner: MutationRunner;
  readonly #usual = new Map<string, number>();
  readonly #unsound = new Set<string>();
  #changed: string[] = [];

  constructor(runner: MutationRunner) {
    this.#runner = runner;
  }

  changedBack(file: string): void {
    this.#changed.push(file);
  }

  run(files: readonly string[], changed: readonly string[], timeoutMs: number): Promise<RunResult> {
    const all = [...this.#changed, ...changed];
    this.#changed = [];
    return this.#runner.run(files, all, timeoutMs);
  }

  sound(ring: readonly string[]): string[] {
    return ring.filter((file) => !this.#unsound.has(file));
  }

  /** Time of all files of a ring without a mutant. One that fails by itself catches nothing and is named. */
  async usualMs(ring: readonly string[]): Promise<number> {
    const unknown = ring.filter((file) => !this.#usual.has(file));
    if (unknown.length > 0) await this.#measure(unknown);
    return ring.reduce((sum, file) => sum + (this.#usual.get(file) ?? 0), 0);
  }

  /** All at once; where something fails, one by one. */
  async #measure(files: readonly string[]): Promise<void> {
    const { outcome, ms, failed } = await this.run(files, [], 1_800_000);
    if (outcome !== 'passed' && files.length > 1) {
      for (const file of files) await this.#measure([file]);
      return;
    }
    for (const file of files) this.#usual.set(file, ms / files.length);
    if (outcome === 'passed') return;
    for (const file of files) this.#unsound.add(file);
    console.log(`fails without a mutant: ${files.join()} (${failed ?? outcome})`);
  }
}
