import { setTimeout as wait } from 'node:timers/promises';
import type { Benchmark } from './measurement.ts';
import { callApi, initialisedFolder, signIn, startProduct } from './product.ts';

const ADDRESSES = 5_000;
const WITHIN_S = 60;

interface Addition {
  id: string;
  counts: { waiting: number; added: number };
}

/** A talent manager's list of addresses, from the request to the last row of its report, each with its mail. */
export const additionsBenchmark: Benchmark = {
  name: 'additions',
  isOnlyWhenNamed: true,
  async run(say) {
    const { dataDir } = await initialisedFolder();
    const product = await startProduct(dataDir);
    try {
      const token = await signIn(product, 'talent@masar.demo');
      // Others than of a run before, where the folder is kept.
      const run = Date.now().toString(36);
      const people = Array.from({ length: ADDRESSES }, (_, at) => ({
        email: `somebody-${run}-${at}@example.com`,
        name: null,
      }));
      const began = performance.now();
      const { id } = await callApi<Addition>(product, token, '/candidate/add', {
        type: 'emails',
        people,
        language: 'en',
      });
      const counts = async () =>
        (await callApi<Addition>(product, token, `/candidate/add/${id}?limit=1`)).counts;
      let last = await counts();
      while (last.waiting > 0) {
        await wait(500);
        last = await counts();
        say(`${last.waiting} of ${ADDRESSES} wait`);
      }
      const seconds = (performance.now() - began) / 1_000;
      if (last.added !== ADDRESSES) throw new Error(`${last.added} of ${ADDRESSES} were invited`);
      return [
        {
          what: `${ADDRESSES} addresses, each invited by a mail of its own`,
          budget: WITHIN_S,
          measured: seconds,
          unit: 's',
        },
      ];
    } finally {
      await product.stop();
    }
  },
};
