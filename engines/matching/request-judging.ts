import { distanceKm, placeNamed, placeOf, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { rankOfEducation } from './education.ts';
import type { JobFeatures, ProfileTitle } from './features.ts';
import { placeKeys } from './locations.ts';
import type { MatchModel } from './model.ts';
import type { Condition, ConditionKind } from './requests.ts';
import { nationalityKey, type RequirementFacts, type RequirementVerdict } from './requirements.ts';
import { languageKey, rankOfLanguageLevel } from './spoken-languages.ts';
import { titleLikeness } from './titles.ts';

/** What of a person a request looks at. */
export type RequestFacts = RequirementFacts & {
  titles: readonly ProfileTitle[];
  /** Which of the request's words the person's own text says, in the order of `wordsOfRequest`. */
  says: readonly boolean[];
};

/** The words of a request that are looked for in what people write, each once, as they stand there. */
export const wordsOfRequest = (conditions: readonly Condition[]): string[] => [
  ...new Set(conditions.flatMap((it) => (it.kind === 'word' ? [it.text] : []))),
];

/** Titles so alike name one trade in both languages; a neighbouring trade of one ISCO-08 unit group is 0.75. */
const SAME_TRADE = 0.8;

/** What comes of one condition for one person. */
export interface Judgement {
  verdict: RequirementVerdict;
  /** Of a place with a distance: kilometres from it, whole; null where that is not known. */
  km: number | null;
}

/**
 * Judges people by each condition of a request, as if each were wished for: `met`, `short` where something they say
 * speaks against it, and `silent` where they do not say.
 */
export function judgeByConditions(
  conditions: readonly Condition[],
  model: MatchModel,
): (facts: RequestFacts) => Judgement[] {
  const words = wordsOfRequest(conditions);
  const judges = conditions.map((condition) => judgeOf(condition, model, words));
  return (facts) => judges.map((judge) => judge(facts));
}

type Judge = (facts: RequestFacts) => Judgement;

const plain =
  (judge: (facts: RequestFacts) => RequirementVerdict): Judge =>
  (facts) => ({ verdict: judge(facts), km: null });

function judgeOf(condition: Condition, model: MatchModel, words: readonly string[]): Judge {
  switch (condition.kind) {
    case 'title':
      return titleJudge(condition, model);
    case 'skill': {
      const key = condition.id ?? foldName(condition.name);
      return plain(({ skills }) =>
        skills.some(({ id, name }) => (condition.id ? id === key : foldName(name) === key))
          ? 'met'
          : 'silent',
      );
    }
    case 'word': {
      const at = words.indexOf(condition.text);
      return plain(({ says }) => (says[at] ? 'met' : 'silent'));
    }
    case 'language':
      return languageJudge(model.taxonomy, condition);
    case 'years':
      return plain(({ years }) => within(years, condition));
    case 'education':
      return plain(({ education }) => {
        if (!education) return 'silent';
        return rankOfEducation(education) >= rankOfEducation(condition.level) ? 'met' : 'short';
      });
    case 'salary':
      return plain(({ salary }) => within(salary, condition));
    case 'notice':
      return plain(({ noticeDays }) => within(noticeDays, { min: null, max: condition.days }));
    case 'nationality': {
      const asked = nationalityKey(model.taxonomy, condition.country);
      return plain(({ nationality }) => {
        if (!nationality?.trim()) return 'silent';
        const own = nationalityKey(model.taxonomy, nationality);
        return own === asked || own === condition.country ? 'met' : 'short';
      });
    }
    case 'place':
      return placeJudge(model.taxonomy, condition);
  }
}

function within(
  have: number | null | undefined,
  { min, max }: { min: number | null; max: number | null },
): RequirementVerdict {
  if (have === null || have === undefined) return 'silent';
  return have >= (min ?? -Infinity) && have <= (max ?? Infinity) ? 'met' : 'short';
}

function titleJudge({ text, occupation }: Extract<Condition, { kind: 'title' }>, model: MatchModel): Judge {
  const asked = model.titles.prepare(text, occupation ? [occupation] : undefined);
  // Many people bear the same title.
  const alike = new Map<string, boolean>();
  const isAlike = (title: string): boolean => {
    const known = alike.get(title);
    if (known !== undefined) return known;
    const own = model.titles.prepare(title);
    const is = Boolean(asked && own && titleLikeness(asked, own, model.occupations) >= SAME_TRADE);
    alike.set(title, is);
    return is;
  };
  return plain(({ titles }) => {
    if (titles.length === 0) return 'silent';
    return titles.some(({ title }) => isAlike(title)) ? 'met' : 'short';
  });
}

function languageJudge(
  taxonomy: Taxonomy,
  { language, level }: Extract<Condition, { kind: 'language' }>,
): Judge {
  const asked = languageKey(taxonomy, language);
  const least = rankOfLanguageLevel(level ?? undefined);
  return plain(({ languages }) => {
    if (!languages || languages.length === 0) return 'silent';
    const own = languages.find((spoken) => languageKey(taxonomy, spoken.language) === asked);
    if (!own) return 'short';
    const rank = rankOfLanguageLevel(own.level);
    if (rank >= least) return 'met';
    return rank === 0 ? 'silent' : 'short';
  });
}

function placeJudge(taxonomy: Taxonomy, { place, km }: Extract<Condition, { kind: 'place' }>): Judge {
  const known = placeOf(taxonomy, place) ?? placeNamed(taxonomy, place);
  const asked = known
    ? { city: known.town, country: known.country }
    : { city: foldName(place), country: null };
  return ({ location }) => {
    const { city, country } = placeKeys(taxonomy, location ?? undefined);
    if (city === null && country === null) return { verdict: 'silent', km: null };
    if (asked.city === null) {
      if (known?.kind === 'region') return { verdict: 'silent', km: null };
      return { verdict: country === null ? 'silent' : country === asked.country ? 'met' : 'short', km: null };
    }
    if (asked.city === city) return { verdict: 'met', km: km === null ? null : 0 };
    if (km === null || city === null) {
      // The country alone says nothing of the town.
      const isOpen = city === null && (asked.country === null || country === asked.country);
      return { verdict: isOpen ? 'silent' : 'short', km: null };
    }
    const far = distanceKm(taxonomy, asked.city, city);
    if (far === null) return { verdict: country === asked.country ? 'silent' : 'short', km: null };
    return { verdict: far <= km ? 'met' : 'short', km: Math.round(far) };
  };
}

/** What silence is told of, and may be let pass: facts that people state about themselves. */
export const TOLD_SILENCES = [
  'title',
  'years',
  'education',
  'language',
  'place',
  'salary',
  'notice',
  'nationality',
] as const satisfies readonly ConditionKind[];
export type ToldSilence = (typeof TOLD_SILENCES)[number];

interface Sifted<P> {
  met: { person: P; judgements: Judgement[] }[];
  /** For each condition how many more there would be if it were no condition but a wish; 0 for wishes. */
  loosened: number[];
  /** For each kind of fact how many more there would be with those who do not say theirs. */
  silent: { kind: ToldSilence; people: number }[];
}

/**
 * Who of some people meets a request. Titles are choices of one another, and so are places and what is joined by
 * "either"; everything else is asked together. Who does not say is left out unless `letPass` names the kind.
 */
export function siftByConditions<P extends { facts: RequestFacts }>(
  people: readonly P[],
  conditions: readonly Condition[],
  model: MatchModel,
  letPass: ReadonlySet<ToldSilence>,
): Sifted<P> {
  const judge = judgedOnce(judgeByConditions(conditions, model));
  const groups = groupsOf(conditions);
  const met: Sifted<P>['met'] = [];
  const loosened = conditions.map(() => 0);
  const silent = new Map<ToldSilence, number>();
  const isToldKind = (kind: ConditionKind): kind is ToldSilence =>
    (TOLD_SILENCES as readonly string[]).includes(kind);
  for (const person of people) {
    const judgements = judge(person.facts);
    const failed = groups.filter((group) => stateOf(group, conditions, judgements, letPass) !== 'met');
    if (failed.length === 0) met.push({ person, judgements });
    const [only, ...others] = failed;
    if (only && others.length === 0) for (const at of only) loosened[at]! += 1;
    // All that is missing is that they say one kind of thing.
    const kinds = new Set(failed.map((group) => conditions[group[0]!]!.kind));
    const [kind] = kinds;
    const isSilence = failed.every((group) => stateOf(group, conditions, judgements, letPass) === 'silent');
    if (kind && kinds.size === 1 && isToldKind(kind) && isSilence)
      silent.set(kind, (silent.get(kind) ?? 0) + 1);
  }
  return { met, loosened, silent: [...silent].map(([kind, count]) => ({ kind, people: count })) };
}

/** Of thousands of people many share the very facts: those are judged once. */
function judgedOnce(judge: (facts: RequestFacts) => Judgement[]): typeof judge {
  const judged = new Map<RequestFacts, Judgement[]>();
  return (facts) => {
    const judgements = judged.get(facts) ?? judge(facts);
    judged.set(facts, judgements);
    return judgements;
  };
}

/** Conditions by their places in the list, those together of which one will do. */
export function groupsOf(conditions: readonly Condition[]): number[][] {
  const groups = new Map<string, number[]>();
  conditions.forEach((condition, at) => {
    if (condition.wish === 'nice') return;
    const key = condition.wish === 'not' ? `not ${at}` : choiceOf(condition, at);
    groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  return [...groups.values()];
}

function choiceOf(condition: Condition, at: number): string {
  if (condition.kind === 'title' || condition.kind === 'place' || condition.kind === 'nationality')
    return condition.kind;
  const either = 'either' in condition ? condition.either : null;
  return either === null ? `one ${at}` : `${condition.kind} ${either}`;
}

function stateOf(
  group: readonly number[],
  conditions: readonly Condition[],
  judgements: readonly Judgement[],
  letPass: ReadonlySet<ToldSilence>,
): RequirementVerdict {
  const verdicts = group.map((at): RequirementVerdict => {
    const { wish, kind } = conditions[at]!;
    const { verdict } = judgements[at]!;
    if (verdict === 'silent') {
      if ((letPass as ReadonlySet<string>).has(kind)) return 'met';
      // Nobody writes down what they have not: a skill or a word that is not named is not there.
      return wish === 'not' && (kind === 'skill' || kind === 'word' || kind === 'title') ? 'met' : 'silent';
    }
    if (wish !== 'not') return verdict;
    return verdict === 'met' ? 'short' : 'met';
  });
  if (verdicts.includes('met')) return 'met';
  return verdicts.includes('silent') ? 'silent' : 'short';
}

/**
 * A request as a posting, for the ranking to score. What must hold is judged for itself: its absence takes nothing
 * from the score but its presence adds; null where it names no work that could be compared.
 */
export function requestAsJob(
  taxonomy: Taxonomy,
  conditions: readonly Condition[],
  text: string,
): JobFeatures | null {
  const wanted = conditions.filter(({ wish }) => wish !== 'not');
  const of = <K extends ConditionKind>(kind: K) =>
    wanted.filter((it): it is Extract<Condition, { kind: K }> => it.kind === kind);
  const titles = of('title');
  const skills = of('skill');
  const words = of('word');
  if (titles.length + skills.length + words.length === 0) return null;
  const years = of('years').find(({ min }) => min !== null);
  const [education] = of('education');
  const [place, ...otherPlaces] = of('place');
  const known =
    place && otherPlaces.length === 0 && place.km === null ? placeOf(taxonomy, place.place) : null;
  const spoken = of('language').filter(({ either }) => either === null);
  const named = [
    ...titles.map((it) => it.text),
    ...skills.map((it) => it.name),
    ...words.map((it) => it.text),
  ];
  return {
    title: titles[0]?.text ?? '',
    ...(titles.some(({ occupation }) => occupation)
      ? { occupationIds: titles.flatMap(({ occupation }) => (occupation ? [occupation] : [])) }
      : {}),
    skills: skills.map(({ id, name, wish }) => ({ id, name, importance: wish === 'must' ? 'must' : 'nice' })),
    text: [text, named.join(', ')].filter(Boolean).join('\n'),
    ...(years?.min ? { minYears: years.min } : {}),
    ...(education ? { education: education.level } : {}),
    ...(known ? { location: { ...(known.town ? { city: known.town } : {}), country: known.country } } : {}),
    ...(spoken.length > 0
      ? { languages: spoken.map(({ language, level }) => (level ? { language, level } : { language })) }
      : {}),
  };
}
