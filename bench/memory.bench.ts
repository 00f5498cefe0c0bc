import { setTimeout as wait } from 'node:timers/promises';
import type { Benchmark } from './measurement.ts';
import { callApi, initialisedFolder, signIn, startProduct } from './product.ts';

/** Resident memory of the server with demo data, after a start and after the first people looked in. */
export const memoryBenchmark: Benchmark = {
  name: 'memory',
  async run(say) {
    const { dataDir } = await initialisedFolder();
    const product = await startProduct(dataDir);
    say('idle');
    // Dictionaries are loaded in the first seconds, and what that took beside them is given back after.
    await wait(20_000);
    const idle = product.residentBytes();
    const [candidate, recruiter] = await Promise.all(
      ['candidate@masar.demo', 'recruiter@masar.demo'].map((email) => signIn(product, email)),
    );
    await callApi(product, candidate!, '/matching-jobs');
    await callApi(product, recruiter!, '/recruiter/jobs', { page: 1 });
    await wait(1_000);
    const used = product.residentBytes();
    await product.stop();
    return [
      {
        what: 'server memory, idle with demo data, without PostgreSQL',
        budget: 400,
        measured: idle / 1e6,
        unit: 'MB',
      },
      {
        what: 'server memory after the first lists were read',
        budget: null,
        measured: used / 1e6,
        unit: 'MB',
      },
    ];
  },
};
