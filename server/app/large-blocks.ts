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
