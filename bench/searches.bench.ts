import {
  createJobSearch,
  createMatchIndex,
  findingOf,
  findOccupations,
  jobFeatures,
  type ProfileFeatures,
  prepareProfile,
  profileFeatures,
  requestAsJob,
  siftByConditions,
  skillsLookedAt,
  soughtWords,
  termsNamed,
  understand,
  unreadWords,
  weighAnswers,
} from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { released } from './released.ts';
import { judge, queriesIn, type SearchFigures, type Written, writtenIn } from './searches.ts';

const SETS = ['english', 'arabic', 'wishes', 'kept', 'fresh'] as const;
/** Of the half that is kept for scoring: at most so many of a hundred searches begin with another trade. */
const MOST_WRONG = 10;
const MOST_EMPTY = 0;

/** Whether searches in plain words find who and what they are after: the queries and who is asked are in searches/. */
export const searchesBenchmark: Benchmark = {
  name: 'searches',
  run(say) {
    const people = writtenIn('people');
    const jobs = writtenIn('jobs');
    const sides = [
      { side: 'people', written: people, search: peopleSearch(people) },
      { side: 'jobs', written: jobs, search: jobsSearch(jobs) },
    ] as const;
    const measurements = sides.flatMap(({ side, written, search }) =>
      SETS.flatMap((set) => {
        const queries = queriesIn(`${side}-${set}`);
        const open = judge(
          queries.filter(({ isKept }) => !isKept),
          written,
          search,
        );
        for (const fault of open.faults) say(`${side}: ${fault}`);
        const kept = judge(
          queries.filter(({ isKept }) => isKept),
          written,
          search,
        );
        return figuresOf(`search for ${side}, ${set}`, open, kept);
      }),
    );
    return Promise.resolve(measurements);
  },
};

function figuresOf(what: string, open: SearchFigures, kept: SearchFigures): Measurement[] {
  const shareOf = (count: number, { asked }: SearchFigures) => (100 * count) / asked;
  const line = (name: string, budget: number | null, measured: number): Measurement => ({
    what: `${what}: ${name}`,
    budget,
    measured,
    unit: '%',
  });
  return [
    line('another trade first, kept half', MOST_WRONG, shareOf(kept.asked - kept.first, kept)),
    line('nothing found, kept half', MOST_EMPTY, shareOf(kept.empty, kept)),
    line('a wrong trade among three, kept half', null, shareOf(kept.asked - kept.clean, kept)),
    ...(open.asked === 0
      ? []
      : [line('another trade first, open half', null, shareOf(open.asked - open.first, open))]),
  ];
}

type Search = (text: string) => string[];

function peopleSearch(people: readonly Written[]): Search {
  const { taxonomy, model } = released;
  const index = createMatchIndex(model);
  const known = new Map(
    people.map((person) => [person.id, { person, features: featuresOf(taxonomy, person) }]),
  );
  for (const [id, { features }] of known) index.upsertProfile(prepareProfile(id, features, model));
  return (text) => {
    const understood = understand(taxonomy, text);
    const conditions = [...understood.conditions, ...unreadWords(text, understood)];
    const asked = requestAsJob(taxonomy, conditions, text);
    const words = soughtWords(taxonomy, conditions);
    const looked = new Set(skillsLookedAt(taxonomy, conditions));
    const ranked = asked
      ? index.rankProfilesFor(asked, { limit: 500 })
      : [...known.keys()].map((id) => ({ id, score: 0 }));
    const rows = ranked.flatMap(({ id, score }) => {
      const it = known.get(id);
      if (!it) return [];
      const { features, person } = it;
      const said = fold(person.line);
      const facts = {
        ...features,
        skills: features.skills.filter(({ id: skill }) => skill !== null && looked.has(skill)),
        says: words.map(({ wordings }) => wordings.some((word) => said.includes(word))),
      };
      return [{ id, score, facts }];
    });
    const { met } = siftByConditions(rows, conditions, model, new Set());
    const weigh = weighAnswers(conditions, model);
    const answers = met.map(({ person, judgements }) => ({
      person,
      answer: weigh(person.facts, judgements),
      fit: asked ? person.score : null,
    }));
    const worth = ({ person, answer }: (typeof answers)[number]) => 0.9 * answer.all + 0.1 * person.score;
    return findingOf(answers, conditions, worth).found.map(({ person }) => person.id);
  };
}

function featuresOf(taxonomy: Taxonomy, { fields }: Written): ProfileFeatures {
  const [title = '', former = '', place = '', years = '', languages = '', skills = ''] = fields;
  return profileFeatures(taxonomy, {
    title,
    titles: former === '' ? [] : [{ title: former, current: false }],
    text: [title, skills, former].join('\n'),
    years: Number(years),
    location: locationOf(place),
    languages: partsOf(languages).map((spoken) => ({ language: spoken.split(' ')[0] ?? spoken })),
  });
}

function jobsSearch(jobs: readonly Written[]): Search {
  const { taxonomy } = released;
  const search = createJobSearch(taxonomy);
  for (const { id, fields } of jobs) {
    const [title = '', place = '', how = '', years = '', pay = '', text = ''] = fields;
    const features = jobFeatures(taxonomy, { title, text, location: locationOf(place) });
    const named = findOccupations(taxonomy, title)
      .slice(0, 1)
      .flatMap((occupation) => taxonomy.occupation(occupation) ?? []);
    const most = Number(pay.split('-').at(-1)?.replace(/\D/g, ''));
    search.put({
      id,
      title,
      skills: features.skills.flatMap((skill) => skill.id ?? []),
      minYears: Number(years),
      terms: termsNamed(how.replace('partTime', 'part_time').split(' ')),
      remote: how.startsWith('remote'),
      ...(features.location ? { location: features.location } : {}),
      ...(features.languages ? { languages: features.languages } : {}),
      ...(most > 0 ? { pay: most } : {}),
      texts: [
        { text: title, weight: 4 },
        { text: named.flatMap(({ name }) => [name.en, name.ar]).join(' . '), weight: 2 },
        { text: features.skills.map(({ name }) => name).join(' . '), weight: 1.5 },
        { text: place, weight: 1.5 },
        { text, weight: 0.5 },
      ],
    });
  }
  return (text) =>
    [...(search.find(text)?.found ?? [])]
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .map(([id]) => id);
}

const partsOf = (column: string): string[] =>
  column
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean);

function locationOf(place: string): { city?: string; country?: string } {
  const [city, ...rest] = partsOf(place);
  const country = rest.at(-1);
  return { ...(city ? { city } : {}), ...(country ? { country } : {}) };
}
