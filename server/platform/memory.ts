import v8 from 'node:v8';
import vm from 'node:vm';

/**
 * Gives memory back that was needed once, to read and build. The collector would do so too, but only under pressure,
 * and a program that waits for people feels none. Takes some 100 ms: not for the way of a request.
 */
export function releaseMemory(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}

/** Gives memory back only where this thread holds more than so many MB, be it in use or not. */
export function releaseMemoryAbove(megabytes: number): void {
  const held = v8.getHeapStatistics();
  if (held.total_heap_size + held.external_memory > megabytes * 1_048_576) releaseMemory();
}
