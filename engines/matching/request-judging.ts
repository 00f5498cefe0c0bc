import { distanceKm, findSkills, placeNamed, placeOf, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { rankOfEducation } from './education.ts';
import type { ProfileTitle } from './features.ts';
import { presentTitles } from './levels.ts';
import { placeKeys } from './locations.ts';
import type { MatchModel } from './model.ts';
import { baseOf, saysIn, wordingsOf, wordsOfRequest } from './request-wordings.ts';
import type { Condition } from './requests.ts';
import { nationalityKey, type RequirementFacts, type RequirementVerdict } from './requirements.ts';
import { languageKey, rankOfLanguageLevel } from './spoken-languages.ts';
import { rankIn, seekTitle } from './title-seeking.ts';
import { workTermOf } from './work-terms.ts';

/** What of a person a request looks at. */
export type RequestFacts = RequirementFacts & {
  titles: readonly ProfileTitle[];
  /** Ids of the occupations that they do by what they write, where their titles tell nothing of it. */
  likely?: readonly string[];
  /** Which of the request's words the person's own text says, in the order of `wordsOfRequest`. */
  says: readonly boolean[];
  /** What the person studied, as they name it; absent where nobody looked. */
  fields?: readonly string[];
};

/** Titles that answer so well name the trade, in either language; a neighbouring trade of one ISCO-08 unit group is 0.6. */
export const SAME_TRADE = 0.7;

/** Fewer years make nobody senior, and more make nobody a beginner, unless their own title says that they are. */
const SENIOR_YEARS = 3;
const JUNIOR_YEARS = 5;

/** Whether a title names a rank, so that the years of whoever bears the trade tell whether it is theirs. */
export const asksRank = (condition: Condition): boolean =>
  condition.kind === 'title' && rankIn(condition.text) !== null;

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
      if (isKindOfWork(condition, model.taxonomy)) return plain(unwantedSkill(condition, model));
      const key = condition.id ?? foldName(condition.name);
      return plain(({ skills }) =>
        skills.some(({ id, name }) => (condition.id ? id === key : foldName(name) === key))
          ? 'met'
          : 'silent',
      );
    }
    case 'word': {
      const at = words.indexOf(condition.text);
      if (condition.wish === 'not') return plain(unwantedWord(condition.text, at, model.taxonomy));
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
        return nationalityKey(model.taxonomy, nationality) === asked ? 'met' : 'short';
      });
    }
    case 'place':
      return placeJudge(model.taxonomy, condition);
  }
}

/**
 * Whether somebody is of an unwanted kind of people: by what they are called now and, of a word of employers, by whom they work
 * for ("no agency"). Whatever else they write of tells of others, of what they once did or do beside it: "not ticketing people",
 * "not a trainee".
 */
function unwantedWord(
  word: string,
  at: number,
  taxonomy: Taxonomy,
): (facts: RequestFacts) => RequirementVerdict {
  const wordings = workTermOf(word) === null ? wordingsOf(taxonomy, word) : [baseOf(word)];
  return ({ titles, says }) =>
    says[at] || presentTitles(titles).some(({ title }) => saysIn(title, wordings)) ? 'met' : 'silent';
}

/** "No personal loans": work of a kind is done by whoever is called so; a tool or a language is known by whoever names it. */
const isKindOfWork = ({ wish, id }: Extract<Condition, { kind: 'skill' }>, taxonomy: Taxonomy): boolean =>
  wish === 'not' && id !== null && taxonomy.skill(id)?.kind !== 'tool';

function unwantedSkill(
  { id, name }: Extract<Condition, { kind: 'skill' }>,
  { taxonomy }: MatchModel,
): (facts: RequestFacts) => RequirementVerdict {
  const known = new Map<string, boolean>();
  const isOfIt = (title: string): boolean => {
    const before = known.get(title);
    if (before !== undefined) return before;
    const is =
      saysIn(title, [baseOf(name)]) || findSkills(taxonomy, title).some(({ skillId }) => skillId === id);
    known.set(title, is);
    return is;
  };
  return ({ titles }) => (presentTitles(titles).some(({ title }) => isOfIt(title)) ? 'met' : 'silent');
}

function within(
  have: number | null | undefined,
  { min, max }: { min: number | null; max: number | null },
): RequirementVerdict {
  if (have === null || have === undefined) return 'silent';
  return have >= (min ?? -Infinity) && have <= (max ?? Infinity) ? 'met' : 'short';
}

function titleJudge(
  { text, occupation, wish }: Extract<Condition, { kind: 'title' }>,
  { taxonomy }: MatchModel,
): Judge {
  const seeker = seekTitle(taxonomy, text, occupation);
  const rank = rankIn(text);
  return plain(({ titles, years, likely = [] }) => {
    if (titles.length === 0 || likely.length > 0) return 'silent';
    // Who is not wanted is so now, whatever they were before.
    const borne = wish === 'not' ? presentTitles(titles) : titles;
    const isMet = borne.some(
      ({ title }) => seeker.degree(title) >= SAME_TRADE && isOfRank(rank, title, years ?? null),
    );
    return isMet ? 'met' : 'short';
  });
}

/** Whether somebody of a title is of a sought rank: by what the title says, else by the years of work. */
function isOfRank(sought: ReturnType<typeof rankIn>, title: string, years: number | null): boolean {
  const own = rankIn(title);
  if (sought === null || own === sought) return true;
  if (own !== null) return false;
  if (years === null) return true;
  return sought === 'high' ? years >= SENIOR_YEARS : years <= JUNIOR_YEARS;
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
