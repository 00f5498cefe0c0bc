import { f1, goldensIn, tallies } from '#engines/postings/golden/golden.ts';
import { readPosting } from '#engines/postings/index.ts';
import { type Benchmark, millisecondsOf, percentile } from './measurement.ts';
import { released } from './released.ts';

const SETS = ['a', 'b', 'c', 'd', 'e'];
const ROUNDS = 20;

/** Reading postings: how long it takes, and how much of the golden postings is read as a person reads it. */
export const postingsBenchmark: Benchmark = {
  name: 'postings',
  async run(say) {
    const times: number[] = [];
    const of = (language: string) => SETS.flatMap((set) => goldensIn(`${language}-${set}.txt`));
    const languages = { English: of('english'), Arabic: of('arabic') };
    const goldens = Object.values(languages).flat();
    for (const { text } of goldens) readPosting(released.taxonomy, text);
    say(`reading ${goldens.length} postings ${ROUNDS} times`);
    for (let round = 0; round < ROUNDS; round++)
      for (const { text } of goldens)
        times.push(await millisecondsOf(() => readPosting(released.taxonomy, text)));
    const score = (language: keyof typeof languages) => {
      const all = Object.values(tallies(released.taxonomy, languages[language]));
      return f1({
        right: all.reduce((sum, { right }) => sum + right, 0),
        wrong: all.flatMap(({ wrong }) => wrong),
        missing: all.flatMap(({ missing }) => missing),
      });
    };
    return [
      { what: 'a posting read, p50', budget: null, measured: percentile(times, 0.5), unit: 'ms' },
      { what: 'a posting read, p95', budget: 20, measured: percentile(times, 0.95), unit: 'ms' },
      ...(['English', 'Arabic'] as const).map((language) => ({
        what: `fields of golden postings in ${language} that are missed or wrong (1 - F1)`,
        budget: 3,
        measured: 100 * (1 - score(language)),
        unit: '%' as const,
      })),
    ];
  },
};
