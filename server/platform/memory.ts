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

/**
 * Gives memory back where this thread holds twice of what it kept when it last did so, be it in use or not: what it has
 * loaded to stay is never collected for in vain. `leastMb`: less than this is left to the collector.
 */
export function createRelief(
  leastMb: number,
  { held = heldByThread, release = releaseMemory }: { held?: () => number; release?: () => void } = {},
): () => void {
  let kept = (leastMb * MB) / 2;
  return () => {
    if (held() <= 2 * kept) return;
    release();
    kept = Math.max(kept, held());
  };
}

/**
 * For a thread at rest: gives back what its work has left where that is `leastMb` beyond what the thread kept when it last
 * did so. A few large answers leave as much as many small ones.
 */
export function createTidying(
  leastMb: number,
  { held = heldByThread, release = releaseMemory }: { held?: () => number; release?: () => void } = {},
): () => void {
  let kept = 0;
  return () => {
    if (held() < kept + leastMb * MB) return;
    release();
    kept = held();
  };
}

const MB = 1_048_576;

function heldByThread(): number {
  const { total_heap_size, external_memory } = v8.getHeapStatistics();
  return total_heap_size + external_memory;
}
