import { defineConfig } from 'vitest/config';
import { QuickestFirst } from './tools/quickest-first.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,engines,tools,web}/**/*.test.ts',
            'server/{db,features,platform}/**/*.unit.test.ts',
          ],
          exclude: ['**/*.slow.test.ts'],
          // Pure functions share what they are built upon: reading the dictionaries for each file took as long as the tests.
          isolate: false,
          // Dictionaries and models are built for real, also where other work slows the machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          // As the unit tests, but each takes many seconds: scans that are recognised, files that swell, whole compilations.
          include: ['{engines,tools,server}/**/*.slow.test.ts'],
          isolate: false,
          // On a machine that does other things too, many documents take a minute.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          // What needs a page is `.test.tsx`; the rest of the web's tests is among the pure functions.
          include: ['web/**/*.test.tsx'],
          // Each file has a page and modules of its own, in a context of a thread that stays: beginning a new one for each
          // took a third of the time.
          pool: 'vmThreads',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.{unit,slow}.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          // A database and a program of its own for each file; code, taxonomy and models are loaded once for all.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          env: { NODE_ENV: 'test' },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.journey.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // Two at a time, each with a program of its own (e2e/program-url.ts). Three keep each other from the processors.
          maxWorkers: 2,
          // One browser a worker, and what passed on a screen is known to the next journey.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: 0,
        },
      },
    ],
    maxWorkers: 2,
    sequence: { sequencer: QuickestFirst },
    // What a test waits for may take its time on a slow machine; the second that is usual fails tests that hold.
    expect: { poll: { timeout: 15_000 } },
  },
});
