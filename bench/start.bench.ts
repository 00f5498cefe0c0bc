import type { Benchmark } from './measurement.ts';
import { initialisedFolder, startProduct } from './product.ts';

const STARTS = 3;

/** From starting the program to its saying that it is ready. */
export const startBenchmark: Benchmark = {
  name: 'start',
  async run(say) {
    say('first run');
    const { dataDir, readyMs } = await initialisedFolder();
    const times: number[] = [];
    for (let at = 1; at <= STARTS; at++) {
      say(`start ${at} of ${STARTS}`);
      const product = await startProduct(dataDir);
      times.push(product.readyMs);
      await product.stop();
    }
    return [
      {
        what: 'first run with demo data, web app built, to ready',
        budget: 20,
        measured: readyMs / 1_000,
        unit: 's',
      },
      {
        what: `npm start on an initialised folder, to ready, slowest of ${STARTS}`,
        budget: 3,
        measured: Math.max(...times) / 1_000,
        unit: 's',
      },
    ];
  },
};
