import {
  jobFeatures,
  prepareJob,
  prepareProfile,
  profileFeatures,
  scorePair,
} from '#engines/matching/index.ts';
import { fold, wordsOf } from '#engines/text/index.ts';
import { searchOf, wordsOfJobFeatures, wordsOfProfileFeatures } from './matching-minisearch.ts';
import {
  type Grade,
  type MadeJob,
  type MadeProfile,
  makeQualitySet,
  wordsOfJob,
  wordsOfProfile,
} from './matching-quality.ts';
import { type Benchmark, type Measurement, percentile } from './measurement.ts';
import { released } from './released.ts';

/** Both documents in English, both in Arabic, or one in each. */
const POOLS = ['English', 'Arabic', 'across'] as const;
const SEEDS = [1, 2];
/** From this grade a pair counts as relevant. */
const RELEVANT = 2;

interface Pair {
  /** The job that profiles are ranked for. */
  list: string;
  pool: (typeof POOLS)[number];
  grade: Grade;
  score: number;
  bm25: number;
  overlap: number;
  miniSearch: number;
}

/** How good the score is, on documents whose relevance is known by how they were made, beside three plain baselines. */
export const qualityBenchmark: Benchmark = {
  name: 'quality',
  async run(say) {
    const pairs = SEEDS.flatMap(pairsOf);
    say(`${pairs.length.toLocaleString('en')} pairs, ${pairs.filter(isRelevant).length} of them relevant`);
    for (const line of distribution(pairs)) say(line);
    return POOLS.flatMap((pool) => {
      const own = pairs.filter((pair) => pair.pool === pool);
      return [...rankings(pool, own), ...thresholds(pool, own)];
    });
  },
};

/** The weights were fitted on the other half of the occupations. */
const HALF = 1;

function pairsOf(seed: number): Pair[] {
  const { jobs, profiles, gradeOf } = makeQualitySet(seed, HALF);
  const model = released.model;
  const people = profiles.map((made) => {
    const features = profileFeatures(released.taxonomy, made.profile);
    const prepared = prepareProfile(made.id, features, model);
    return { made, prepared, skills: idsOf(features.skills), words: wordsOfProfileFeatures(features) };
  });
  const byWords = bm25(people.map(({ made }) => plainWords(wordsOfProfile(made))));
  const bySearch = searchOf(people.map(({ words }) => words));
  return jobs.flatMap((made) => {
    const features = jobFeatures(released.taxonomy, made.posting);
    const prepared = prepareJob(made.id, features, model);
    const skills = idsOf(features.skills);
    const found = new Map(bySearch(wordsOfJobFeatures(features)).map(({ at, score }) => [at, score]));
    const words = byWords(plainWords(wordsOfJob(made)));
    return people.map((person, at) => ({
      list: `${seed} ${made.id}`,
      pool: poolOf(made, person.made),
      grade: gradeOf(made, person.made),
      score: scorePair(prepared, person.prepared, model),
      bm25: words[at]!,
      overlap: [...skills].filter((id) => person.skills.has(id)).length / Math.max(1, skills.size),
      miniSearch: found.get(at) ?? 0,
    }));
  });
}

const poolOf = (job: MadeJob, profile: MadeProfile): Pair['pool'] =>
  job.language !== profile.language ? 'across' : job.language === 'en' ? 'English' : 'Arabic';

const idsOf = (skills: readonly { id: string | null; name: string }[]) =>
  new Set(skills.map(({ id, name }) => id ?? name));

const isRelevant = ({ grade }: Pair) => grade >= RELEVANT;

const plainWords = (text: string) => wordsOf(fold(text)).map((word) => word.text);

/** BM25 (Robertson and Zaragoza 2009) with its usual k1 = 1.2 and b = 0.75 over unstemmed words. */
function bm25(documents: readonly string[][]): (query: readonly string[]) => number[] {
  const counts = documents.map((words) => {
    const count = new Map<string, number>();
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
    return count;
  });
  const mean = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  const frequency = new Map<string, number>();
  for (const count of counts)
    for (const word of count.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return (query) =>
    counts.map((count, at) => {
      let sum = 0;
      for (const word of query) {
        const times = count.get(word) ?? 0;
        if (times === 0) continue;
        const holders = frequency.get(word)!;
        const idf = Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5));
        const length = 1.2 * (0.25 + (0.75 * documents[at]!.length) / mean);
        sum += (idf * times * 2.2) / (times + length);
      }
      return sum;
    });
}

/** Of each grade where the scores lie: percentiles 5, 25, 50, 75, 95. */
function distribution(pairs: readonly Pair[]): string[] {
  return ([3, 2, 1, 0] as const).map((grade) => {
    const scores = pairs.filter((pair) => pair.grade === grade).map(({ score }) => score);
    const at = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => percentile(scores, share).toFixed(3));
    return `grade ${grade}: scores at 5, 25, 50, 75 and 95 % are ${at.join(', ')}`;
  });
}

function rankings(pool: string, pairs: readonly Pair[]): Measurement[] {
  const lists = Map.groupBy(pairs, ({ list }) => list);
  const mean = (of: (grades: Grade[]) => number, by: (pair: Pair) => number) => {
    const values = [...lists.values()].map((list) =>
      of(list.toSorted((a, b) => by(b) - by(a)).map(({ grade }) => grade)),
    );
    return (100 * values.reduce((sum, value) => sum + value, 0)) / values.length;
  };
  const kinds = { 'nDCG@10': ndcg, MAP: averagePrecision, 'P@10': precisionAt10 };
  return Object.entries(kinds).flatMap(([kind, of]) =>
    [
      [kind, (pair: Pair) => pair.score] as const,
      [`${kind} of BM25`, (pair: Pair) => pair.bm25] as const,
      [`${kind} of skill overlap`, (pair: Pair) => pair.overlap] as const,
      [`${kind} of MiniSearch`, (pair: Pair) => pair.miniSearch] as const,
    ].map(
      ([what, by]): Measurement => ({
        what: `${pool}: ${what}`,
        budget: null,
        measured: mean(of, by),
        unit: '%',
      }),
    ),
  );
}

/**
 * What a floor under the scores hides and lets through. An expert would show whoever does this very work at the level that is
 * asked for (grade 3): of these few may fall below. A neighbouring occupation and somebody below the level (grade 2) they
 * would show now and then, and that a list is short is meant: these are told and have no budget. What is neither may hardly
 * stand above.
 */
function thresholds(pool: string, pairs: readonly Pair[]): Measurement[] {
  const best = pairs.filter(({ grade }) => grade === 3);
  const next = pairs.filter(({ grade }) => grade === 2);
  const promises = [
    { floor: 0.2, hidden: 15, wrong: 5 },
    { floor: 0.3, hidden: 18, wrong: 5 },
  ];
  const floors = promises.flatMap(({ floor, hidden, wrong }): Measurement[] => {
    const above = pairs.filter(({ score }) => score >= floor);
    const belowOf = (some: readonly Pair[]) =>
      (100 * some.filter(({ score }) => score < floor).length) / some.length;
    return [
      {
        what: `${pool}: same work and level, below ${floor}`,
        budget: hidden,
        measured: belowOf(best),
        unit: '%',
      },
      {
        what: `${pool}: neighbours and beginners, below ${floor}`,
        budget: null,
        measured: belowOf(next),
        unit: '%',
      },
      {
        what: `${pool}: irrelevant among those above ${floor}`,
        budget: wrong,
        measured: 100 * (1 - above.filter(isRelevant).length / above.length),
        unit: '%',
      },
    ];
  });
  return [
    ...floors,
    {
      what: `${pool}: best ones that the scale cannot tell apart (0.98 and more)`,
      budget: 5,
      measured: (100 * best.filter(({ score }) => score >= 0.98).length) / best.length,
      unit: '%',
    },
  ];
}

/** Normalised discounted cumulative gain of the first ten, with gains of 2^grade - 1. */
function ndcg(grades: Grade[]): number {
  const gain = (list: Grade[]) =>
    list.slice(0, 10).reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  return gain(grades) / gain(grades.toSorted((a, b) => b - a));
}

function averagePrecision(grades: Grade[]): number {
  let found = 0;
  let sum = 0;
  grades.forEach((grade, at) => {
    if (grade < RELEVANT) return;
    found++;
    sum += found / (at + 1);
  });
  return sum / found;
}

const precisionAt10 = (grades: Grade[]) =>
  grades.slice(0, 10).filter((grade) => grade >= RELEVANT).length / 10;
