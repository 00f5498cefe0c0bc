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

/** The same where this thread holds more than so many MB, be it in use or not. */
export function releaseMemoryAbove(megabytes: number): void {
  const held = v8.getHeapStatistics();
  if (held.total_heap_size + held.external_memory > megabytes * 1_048_576) releaseMemory();
}

const LARGE_BLOCK = 'MALLOC_MMAP_THRESHOLD_';

/**
 * Starts the program anew in its own place, told to give large blocks back to the system as soon as they are free. Left
 * to itself the allocator of Linux soon keeps blocks of up to 32 MB for the next time, in every thread (mallopt(3),
 * M_MMAP_THRESHOLD): 100 MB after a scan was read. It hears of another wish only from the environment of a start.
 * Does nothing on other systems, and the second time.
 */
export function giveLargeBlocksBack(): void {
  const isSet = process.env[LARGE_BLOCK] !== undefined;
  const env = { ...process.env, [LARGE_BLOCK]: '1048576' };
  // Programs that this one starts have their own ways with memory.
  delete process.env[LARGE_BLOCK];
  if (isSet || process.platform !== 'linux') return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], env);
}
