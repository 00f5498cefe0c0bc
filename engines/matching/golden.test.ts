import { describe, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { expectKept } from '#engines/text/golden-lines.fixtures.ts';
import { careers } from './career.fixtures.ts';
import { REQUESTS, SEARCHES, TERMS, TITLES } from './golden/asked.ts';
import { furtherJobs, furtherPeople, manyJobs, manyPeople, textJobs, textPeople } from './golden/texts.ts';
import {
  careerPaths,
  createJobSearch,
  createMatchIndex,
  createPairRetrieval,
  createRelatedLabels,
  createWordPostings,
  explainMatch,
  findingOf,
  findOccupations,
  type IndexRankOptions,
  type JobFeatures,
  jobGap,
  judgeByConditions,
  liftOrder,
  mostSimilarJobs,
  mostSimilarProfiles,
  nextOccupations,
  occupationGap,
  type ProfileFeatures,
  prepareJob,
  prepareProfile,
  refit,
  requestAsJob,
  siftByConditions,
  stepsOf,
  TOLD_SILENCES,
  termsNamed,
  understand,
  weighAnswers,
} from './index.ts';
import { invented, random, weighed } from './matching.fixtures.ts';
import { releaseModel } from './model.fixtures.ts';
import { GOLDEN } from './understand.golden.ts';

/*
 * What the engine answers to many inputs, whole, in files that a reviewer reads beside a change. A change that means to
 * answer differently writes them anew: `npx vitest run --project unit engines/matching/golden -u`.
 */
const model = releaseModel;
const taxonomy = releaseTaxonomy;

const next = random(77);
const chance = invented(7, { jobs: 14, profiles: 14 });
const jobs = [
  ...textJobs,
  ...chance.jobs.map((features, at) => ({ name: `job ${at}`, features: weighed(features, next) })),
];
const people = [
  ...textPeople,
  ...chance.profiles.map((features, at) => ({ name: `person ${at}`, features })),
];
const short = ({ text, ...features }: JobFeatures | ProfileFeatures) => ({ ...features, text: text.length });

describe('documents', () => {
  it('are read for the same facts as before', () =>
    expectKept(
      'features',
      [...textJobs, ...textPeople].map(({ name, features }) => [name, short(features)]),
    ));

  it('of further kinds are read for the same facts as before', () =>
    expectKept(
      'further-features',
      [...furtherJobs, ...furtherPeople].map(({ name, features }) => [name, short(features)]),
    ));
});

/** Without the texts that things were read of. */
const withoutPlaces = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutPlaces);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      /[pP]lace$/.test(key) ? [] : [[key, withoutPlaces(inner)]],
    ),
  );
};

describe('many documents', () => {
  it('are read for the same facts as before', () =>
    expectKept(
      'many-features',
      [...manyJobs, ...manyPeople].map(({ name, features }) => [name, withoutPlaces(short(features))]),
    ));

  it('fit each other as before', () =>
    expectKept(
      'many-explanations',
      manyPeople.map((person, at) => {
        const job = manyJobs[(at * 2) % manyJobs.length]!;
        const { version: _, ...explanation } = explainMatch(job.features, person.features, model);
        return [
          `${job.name} / ${person.name}`,
          withoutPlaces({ ...explanation, steps: stepsOf(explanation) }),
        ];
      }),
    ));
});

describe('a pair', () => {
  const pairs = [
    ...textJobs.map((job, at) => [job, textPeople[at]!] as const),
    ...textJobs.map((job, at) => [job, textPeople[(at + 3) % textPeople.length]!] as const),
    ...jobs.slice(-14).map((job, at) => [job, people[people.length - 14 + at]!] as const),
  ];

  it('is explained by the same parts, gates, skills and steps as before', () =>
    expectKept(
      'explanations',
      pairs.map(([job, person]) => {
        const { version: _, ...explanation } = explainMatch(job.features, person.features, model);
        return [`${job.name} / ${person.name}`, { ...explanation, steps: stepsOf(explanation) }];
      }),
    ));

  it('of further kinds is explained as before, and lacks the same skills', () =>
    expectKept(
      'further-explanations',
      furtherJobs.flatMap((job, at) =>
        [at, (at + 1) % furtherPeople.length, (at + 4) % furtherPeople.length].map((other, turn) => {
          const person = furtherPeople[other]!;
          const { version: _, ...explanation } = explainMatch(job.features, person.features, model);
          const gap = turn < 2 ? jobGap(job.features, person.features, model) : undefined;
          return [
            `${job.name} / ${person.name}`,
            { ...explanation, steps: stepsOf(explanation), gap },
          ] as const;
        }),
      ),
    ));

  it('lacks the same skills as before, in the same order of learning', () =>
    expectKept(
      'gaps',
      pairs.slice(0, 22).map(([job, person]) => {
        const gap = jobGap(job.features, person.features, model);
        return [
          `${job.name} / ${person.name}`,
          { gap, lift: liftOrder(job.features, person.features, model, { most: 4 }) },
        ];
      }),
    ));
});

describe('a ranking', () => {
  const index = createMatchIndex(model);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const facts = () => ({
    portal: pick(['north', 'south']),
    company: pick(['a', 'b', 'c']),
    status: pick(['open', 'closed']),
    seniority: pick(['senior', 'junior']),
    salaryMin: pick([undefined, 4000, 9000]),
    salaryMax: pick([undefined, 10_000, 15_000]),
    since: pick([undefined, 100, 200]),
    remote: pick([true, false]),
  });
  for (const { name, features } of jobs) index.upsertJob(prepareJob(name, features, model), facts());
  for (const { name, features } of people)
    index.upsertProfile(prepareProfile(name, features, model), facts());
  const options: [string, IndexRankOptions][] = [
    ['all', { limit: 8, reasons: 1 }],
    ['at least a tenth', { minScore: 0.1 }],
    ['north', { limit: 4, filters: { portal: 'north' } }],
    ['companies a and b that are open', { limit: 4, filters: { companies: ['a', 'b'], statuses: ['open'] } }],
    ['seniors', { limit: 4, filters: { seniorities: ['senior'] } }],
    ['in Dubai', { limit: 4, filters: { location: { city: 'Dubai' } } }],
    ['in the Emirates or remote', { limit: 4, filters: { location: { country: 'UAE' }, remote: 'also' } }],
    ['remote alone', { limit: 4, filters: { remote: 'only' } }],
    ['paid 9,000 to 10,000', { limit: 4, filters: { salary: { min: 9000, max: 10_000 } } }],
    ['speaking Arabic', { limit: 4, filters: { languages: ['Arabic'] } }],
    ['since 200', { limit: 4, filters: { since: 200 } }],
    ['by another curve', { limit: 4, calibration: { ...model.calibration, a: 9, b: -3 } }],
  ];

  it.each(['before a merge', 'after a merge'])('is in the same order as before, %s', async (when) => {
    if (when === 'after a merge') {
      index.removeJob('job 3');
      index.removeProfile('person 3');
      while (index.merge(5));
    }
    await expectKept(
      when === 'after a merge' ? 'rankings-merged' : 'rankings',
      options.map(([name, how]) => [
        name,
        {
          jobs: index.rankJobsFor(textPeople[0]!.features, how),
          people: index.rankProfilesFor(textJobs[1]!.features, how),
          'jobs for an Arabic': index
            .rankJobsFor(textPeople[2]!.features, how)
            .map(({ id, score }) => [id, score]),
        },
      ]),
    );
  });

  it('by likeness is in the same order as before', () =>
    expectKept('likeness', [
      ...textJobs.slice(0, 4).map(({ name, features }) => {
        const alike = mostSimilarJobs(features, jobs, model, { minScore: 0.02, limit: 5 });
        return [name, alike.map(({ of, score, shared }) => ({ of: of.name, score, shared }))] as const;
      }),
      ...textPeople.slice(0, 4).map(({ name, features }) => {
        const alike = mostSimilarProfiles(features, people, model, { minScore: 0.02, limit: 5 });
        return [name, alike.map(({ of, score, shared }) => ({ of: of.name, score, shared }))] as const;
      }),
    ]));

  it('of documents alone is in the same order as before', () => {
    const documents = textJobs.map(({ name, features }) => ({ id: name, title: name, text: features.text }));
    const retrieval = createPairRetrieval(taxonomy, documents);
    return expectKept('retrieval', [
      ...textPeople.map(
        ({ name, features }) =>
          [name, retrieval.rank({ title: features.titles[0]?.title ?? '', text: features.text }, 4)] as const,
      ),
      ...['nurse', 'سائق', 'law'].map((title) => [title, retrieval.rank({ title }, 4)] as const),
    ]);
  });
});

describe('a career', () => {
  it('goes the same ways as before', () =>
    expectKept(
      'careers',
      careers
        .filter((_, at) => at % 3 === 0)
        .map(({ title, person }) => {
          const { paths, ...found } = careerPaths(model, person);
          // Why a step leads on is told by the taxonomy.
          const steps = paths.map((path) => ({
            ...path,
            steps: path.steps.map((step) => ({ ...step, why: undefined })),
          }));
          return [title, { ...found, paths: steps }];
        }),
    ));

  it('lacks the same for the next occupations as before', () =>
    expectKept(
      'next-occupations',
      careers.flatMap(({ title, person }, at) => {
        const id = careerPaths(model, person, 1).from?.occupationId;
        if (!id || at % 3 !== 0) return [];
        const nearest = nextOccupations(taxonomy, id, 5);
        return [[title, { nearest, gap: occupationGap(model, person, nearest[0]!.id) }] as const];
      }),
    ));
});

describe('titles and labels', () => {
  it('mean the same occupations as before', () =>
    expectKept('titles', [
      ...careers.map(({ title }) => [title, findOccupations(taxonomy, title)] as const),
      ...TITLES.map((title) => [title, findOccupations(taxonomy, title)] as const),
    ]));

  it('lie as near to each other as before', () => {
    const labels = taxonomy.skills
      .filter((_, at) => at % 97 === 0)
      .map(({ name }, at) => (at % 3 ? name.en : name.ar));
    const near = createRelatedLabels(taxonomy, [
      ...labels,
      'Java',
      'JavaScript',
      'Spring Boot',
      'Welding',
      'TIG welding',
    ]);
    return expectKept(
      'labels',
      [...labels.slice(0, 8), 'Java', 'Welding'].map((label) => [label, near(label, 4)]),
    );
  });

  it('name the same terms of work as before', () =>
    expectKept(
      'terms',
      TERMS.map((term) => [term, termsNamed([term, null])]),
    ));
});

describe('a request in plain words', () => {
  const facts = textPeople.map(({ name, features }, at) => ({
    name,
    facts: {
      ...features,
      nationality: ['Philippines', 'Egypt', undefined, 'India'][at % 4],
      noticeDays: [30, undefined, 90, 0][at % 4],
      salary: [12_000, 20_000, undefined, 6000][at % 4],
      says: [true, false, false, true, false, false, false, false],
    },
  }));
  const asked = [
    ...GOLDEN.filter((_, at) => at % 2 === 0).map(([text]) => text),
    'ICU nurse in Abu Dhabi, Tagalog a plus, not from Egypt, under 15,000 AED',
    'developer with Node.js or PHP, 5 to 8 years, remote',
    'محاسب في الرياض يجيد إكسل، خبرة أربع سنوات على الأقل',
    'truck driver available immediately',
    'math teacher with a master, fluent English required',
    ...REQUESTS,
  ];

  it('finds and keeps out the same people as before', () =>
    expectKept(
      'requests',
      asked.map((text) => {
        const { conditions, ...rest } = understand(taxonomy, text);
        const sifted = (letPass: readonly (typeof TOLD_SILENCES)[number][]) => {
          const { met, ...others } = siftByConditions(facts, conditions, model, new Set(letPass));
          return { met: met.map(({ person }) => person.name), ...others };
        };
        const judge = judgeByConditions(conditions, model);
        const weigh = weighAnswers(conditions, model);
        const answers = facts.map(({ name, facts: one }) => ({
          name,
          answer: weigh(one, judge(one)),
          fit: null,
        }));
        const { found, nearest, costliest } = findingOf(answers, conditions, ({ answer }) => answer.all);
        const job = requestAsJob(taxonomy, conditions, text);
        return [
          text,
          {
            conditions,
            ...rest,
            sifted: sifted([]),
            'with the silent': sifted(TOLD_SILENCES),
            judged: judge(facts[0]!.facts).map(({ verdict, km }) =>
              km === null ? verdict : `${verdict} ${km} km`,
            ),
            answers: answers.slice(0, 4).map(({ answer }) => answer),
            found: found.map(({ name }) => name),
            nearest: nearest.map(({ name }) => name),
            costliest,
            job: job && short(job),
          },
        ];
      }),
    ));

  it('finds the same jobs as before', () => {
    const search = createJobSearch(taxonomy);
    for (const [at, { name, features }] of [...jobs, ...furtherJobs].entries())
      search.put({
        id: name,
        title: features.title,
        occupation: findOccupations(taxonomy, features.title)[0] ?? null,
        skills: features.skills.flatMap(({ id }) => id ?? []),
        texts: [
          { text: features.title, weight: 4 },
          { text: features.text, weight: 0.5 },
        ],
        company: ['Falcon Hospitality', 'Larkspur', null][at % 3] ?? null,
        terms: at % 4 === 0 ? ['part_time'] : [],
        pay: at % 2 === 0 ? 3000 * (at + 1) : null,
        location: features.location,
        remote: features.remote,
        languages: features.languages,
        minYears: features.minYears,
      });
    search.remove('job 2');
    return expectKept(
      'search',
      [...SEARCHES, ...GOLDEN.map(([text]) => text)].map((text) => {
        const answer = search.find(text);
        if (!answer) return [text, null];
        const found = new Map([...answer.found].toSorted((a, b) => b[1] - a[1]).slice(0, 6));
        return [
          text,
          { total: answer.found.size, found, nearest: answer.nearest, costliest: answer.costliest },
        ];
      }),
    );
  });

  it('meets the same words as before, in other forms and still being typed', () => {
    const words = createWordPostings();
    words.add(
      'one',
      new Map([
        ['nurs', 1],
        ['hospit', 0.5],
      ]),
    );
    words.add(
      'two',
      new Map([
        ['nurseri', 0.7],
        ['محاسب', 1],
      ]),
    );
    words.add('three', new Map([['hospit', 1]]));
    words.remove('three', ['hospit']);
    return expectKept(
      'words',
      ['nurse', 'nurses', 'nur', 'n', 'hospital', 'المحاسبين', 'محا', 'none'].flatMap((word) => [
        [
          word,
          { known: words.knows(word), said: words.saying(word, false), typed: words.saying(word, true) },
        ],
      ]),
    );
  });
});

describe('learning from judgements', () => {
  it('fits the same curve as before, and says the same of what it loses', () => {
    const chances = random(5);
    const pairs = (count: number, isRelevant: (x: number) => boolean) =>
      Array.from({ length: count }, (_, at) => {
        const [skills, title, work, words, meaning] = Array.from({ length: 5 }, chances) as [
          number,
          number,
          number,
          number,
          number,
        ];
        const parts = {
          skills,
          title: at % 9 === 0 ? null : title,
          work,
          words,
          meaning,
          gate: 0.5 + chances() / 2,
        };
        return {
          key: `pair ${at}`,
          ...parts,
          weight: at % 5 === 0 ? 0.5 : 1,
          isRelevant: isRelevant((skills + work) / 2 + (chances() - 0.5) / 3),
        };
      });
    return expectKept('calibrations', [
      [
        'those of the upper half',
        refit(
          pairs(900, (x) => x > 0.5),
          model.calibration,
        ),
      ],
      [
        'those of the top',
        refit(
          pairs(900, (x) => x > 0.8),
          model.calibration,
          { ...model.calibration, a: 3, b: -1 },
        ),
      ],
      [
        'nobody',
        refit(
          pairs(300, () => false),
          model.calibration,
        ),
      ],
      [
        'the lower half',
        refit(
          pairs(900, (x) => x < 0.5),
          model.calibration,
        ),
      ],
      [
        'too few',
        refit(
          pairs(150, (x) => x > 0.5),
          model.calibration,
        ),
      ],
    ]);
  });
});
