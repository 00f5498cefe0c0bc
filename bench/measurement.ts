/** One line of the table: a budget and what was measured against it. */
export interface Measurement {
  /** What is measured, with its conditions: scale, number of samples. */
  what: string;
  /** The largest value that is within the budget; null where the figure only informs. */
  budget: number | null;
  measured: number;
  unit: 'ms' | 's' | 'kB' | 'MB' | '%' | '';
}

/** A benchmark: a name for the command line, and what it measures. It says on the way what it does. */
export interface Benchmark {
  name: string;
  /** It takes minutes, and looks for faults rather than measures: it runs where it is asked for. */
  isOnlyWhenNamed?: boolean;
  run(say: (text: string) => void): Promise<Measurement[]>;
}

/** Whether a measurement is within its budget; null where there is none. */
export const isWithin = ({ budget, measured }: Measurement): boolean | null =>
  budget === null ? null : measured <= budget;

/** The value that a share of the samples does not exceed (nearest rank). `share` is 0 to 1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length))) - 1;
  return sorted[at] ?? Number.NaN;
}

/** Milliseconds that a piece of work took. */
export async function millisecondsOf(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
