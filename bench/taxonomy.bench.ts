import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { AUTOCOMPLETE_NAMES } from '#contract/features/occupations.contract.ts';
import { type Benchmark, millisecondsOf, percentile } from './measurement.ts';
import { callApi, initialisedFolder, signIn, startProduct } from './product.ts';

/** Typed letter by letter, as people do, in both scripts and with an error. */
const TYPED = [
  'software',
  'manager',
  'engneer',
  'university',
  'bachelor',
  'مهندس',
  'إدارة',
  'الإمارات',
  'zzzz',
];

interface Loading {
  loadMs: number;
  finderMs: number;
  titlesMs: number;
  completionMs: number;
  bytes: number;
  speeds: { language: string; megabytesASecond: number }[];
}

/** Loading the taxonomy, finding skills in text, and completing names over HTTP while one types. */
export const taxonomyBenchmark: Benchmark = {
  name: 'taxonomy',
  async run(say) {
    const loading = JSON.parse(
      spawnSync(process.execPath, ['--expose-gc', path.join(import.meta.dirname, 'taxonomy-loading.ts')], {
        encoding: 'utf8',
      }).stdout,
    ) as Loading;
    say('completing');
    const { dataDir } = await initialisedFolder();
    const product = await startProduct(dataDir);
    const token = await signIn(product, 'candidate@masar.demo');
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      for (const name of AUTOCOMPLETE_NAMES) {
        for (const word of TYPED) {
          for (let end = 1; end <= word.length; end++) {
            const address = `/autocomplete/${name}?input=${encodeURIComponent(word.slice(0, end))}`;
            times.push(await millisecondsOf(() => callApi(product, token, address)));
          }
        }
      }
    }
    await product.stop();
    return [
      { what: 'taxonomy: reading the data', budget: 300, measured: loading.loadMs, unit: 'ms' },
      ...(['finderMs', 'titlesMs', 'completionMs'] as const).map((part) => ({
        what: `taxonomy: preparing ${{ finderMs: 'to find skills', titlesMs: 'to place titles', completionMs: 'to complete' }[part]}, when first used`,
        budget: null,
        measured: loading[part],
        unit: 'ms' as const,
      })),
      { what: 'taxonomy: memory of all of it', budget: 150, measured: loading.bytes / 1e6, unit: 'MB' },
      ...loading.speeds.map(({ language, megabytesASecond }) => ({
        what: `taxonomy: finding skills in 1 MB of text (${language})`,
        budget: 1_000,
        measured: 1_000 / megabytesASecond,
        unit: 'ms' as const,
      })),
      {
        what: `autocomplete over HTTP, ${AUTOCOMPLETE_NAMES.length} kinds, p95 of ${times.length}`,
        budget: 15,
        measured: percentile(times, 0.95),
        unit: 'ms',
      },
    ];
  },
};
