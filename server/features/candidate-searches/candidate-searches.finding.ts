import type { PEOPLE_SORTS, SearchCondition } from '#contract/features/candidate-searches.contract.ts';
import {
  type Answer,
  bearsTrade,
  doesTheWork,
  findingOf,
  type JobFeatures,
  type Judgement,
  type MatchModel,
  namesKnownWork,
  namesWork,
  siftByConditions,
  skillMustsAsWishes,
  skillsLookedAt,
  standingOut,
  type ToldSilence,
  titlesAsWords,
  titlesParted,
  weighAnswers,
  wishesMet,
} from '#engines/matching/index.ts';
import { placeNamed, placeOf, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { type Finder, factsOfPeople } from './candidate-searches.reads.ts';

/** As many as are looked at in one search, those whom the ranking puts first. */
export const MOST_LOOKED_AT = 10_000;
/** As many as are looked at before it is known that more are needed, and each time that too few were found. */
const LOOKS = [500, 2_000, MOST_LOOKED_AT] as const;
const FIRST_LOOK = LOOKS[0];
const MOST_PLACES = 3;
/** A title that answers so well is that of the very work. */
const DOES_THE_WORK = 0.9;
/** Whom the ranking puts lower does other work, however many of the words they say. */
const LEAST_SCORE_BY_WORDS = 0.04;
const SURELY_OF_WORK = 0.4;

/** A person with what they say, and how well they fit; null where nothing ranks them. */
type Looked = Awaited<ReturnType<typeof factsOfPeople>>[number] & { score: number | null };
type Sifted = { person: Looked; judgements: Judgement[] };
/** Somebody who meets what must be met, with how well they answer to all of it and how much of the wishes is told as met. */
export type Met = Sifted & { answer: Answer; fit: number | null; met: number | null };

type PeopleSort = (typeof PEOPLE_SORTS)[number];

const last = (value: number | null | undefined): number => value ?? Number.POSITIVE_INFINITY;
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);
/** In which order people are listed. */
export const ORDERS: Record<PeopleSort, (a: Met, b: Met) => number> = {
  // By the percentage that is told; among those who answer to it alike, the better match comes first.
  score: (a, b) => compared(toldPercent(b), toldPercent(a)) || compared(worth(b), worth(a)),
  experience: (a, b) => compared(b.person.facts.years ?? -1, a.person.facts.years ?? -1),
  notice: (a, b) => compared(last(a.person.facts.noticeDays), last(b.person.facts.noticeDays)),
  salary: (a, b) => compared(last(a.person.facts.salary), last(b.person.facts.salary)),
  changed: (a, b) => compared(b.person.changedAt.getTime(), a.person.changedAt.getTime()),
};

const toldPercent = ({ met }: Met): number => Math.round(100 * (met ?? 0));

const SCORE_SHARE = 0.1;
const worth = ({ answer, person }: Met): number =>
  (1 - SCORE_SHARE) * answer.all + SCORE_SHARE * (person.score ?? 0);

/**
 * Puts beside somebody how well they answer to conditions, and what is told of them: by the request's own conditions, of
 * which these may be others' words in the same order, or parts, each with the place of what it is part of (`wholes`).
 */
function weighed(
  conditions: readonly SearchCondition[],
  { conditions: told, model }: Pick<Sought, 'conditions' | 'model'>,
  wholes?: readonly number[],
): (met: Sifted) => Met {
  const weigh = weighAnswers(conditions, model);
  const tell = wishesMet(told, model);
  return ({ person, judgements }) => {
    const own = wholes
      ? told.map((_, at) => judgementOf(judgements.filter((__, part) => wholes[part] === at)))
      : judgements;
    return {
      person,
      judgements: own,
      met: tell(person.facts, own),
      answer: weigh(person.facts, judgements),
      fit: person.score,
    };
  };
}

/** What comes of a condition by what comes of its parts: it is met where all of them are. */
const judgementOf = (parts: readonly Judgement[]): Judgement =>
  parts.find(({ verdict }) => verdict !== 'met') ?? parts[0] ?? { verdict: 'silent', km: null };

/** What a company looks for among the people of a portal whom it finds. */
export interface Sought extends Finder {
  conditions: readonly SearchCondition[];
  sort: PeopleSort;
  asked: JobFeatures | null;
  model: MatchModel;
  letPass: ReadonlySet<ToldSilence>;
  /** Whether all musts were read in a text; of those that somebody chose nothing is let go. */
  isReadOnly: boolean;
}

/**
 * Looks at the best few first, and further down the ranking where too few of those meet what must be met; no further once
 * looking at many times as many found nobody else.
 */
export async function findPeople(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  sought: Sought,
  wanted: number,
) {
  const { model, letPass } = sought;
  const seen = await lookThrough(ctx, sought, wanted);
  if (seen.listed.length > 0) return seen;
  const aside = new Set(seen.aside.map(({ person }) => person.userId));
  const lookAgain = async (
    conditions: Sought['conditions'] | null,
    isToCount: (person: Looked) => boolean,
    wholes?: readonly number[],
  ) => {
    if (!conditions) return [];
    const { people } = await peopleFor(ctx, { ...sought, conditions }, FIRST_LOOK);
    const { met } = siftByConditions(people.filter(isToCount), conditions, model, letPass);
    const { found } = findingOf(met.map(weighed(conditions, sought, wholes)), conditions, worth);
    return found.filter(({ person }) => !aside.has(person.userId));
  };
  const wished = sought.isReadOnly ? skillMustsAsWishes(sought.conditions) : null;
  const silent = await lookAgain(wished, isSurelyOfWork);
  if (silent.length > 0) return { ...seen, listed: silent, nearest: [], costliest: null };
  // Nobody bears the title: who bears its head may write of the rest of it.
  const parts = titlesParted(ctx.taxonomy, sought.conditions);
  const parted = await lookAgain(parts?.conditions ?? null, () => true, parts?.wholes);
  // Or those of whose own titles none names any work may say that it is theirs.
  const found =
    parted.length > 0
      ? parted
      : await lookAgain(
          titlesAsWords(ctx.taxonomy, sought.conditions),
          ({ facts, score }) =>
            !namesKnownWork(ctx.taxonomy, facts.titles) && (score ?? 1) >= LEAST_SCORE_BY_WORDS,
        );
  if (found.length > 0) return { ...seen, listed: found, nearest: [], costliest: null };
  const standing = sought.isReadOnly ? standingOut(seen.nearest) : [];
  return standing.length === 0 ? seen : { ...seen, listed: standing, nearest: [], costliest: null };
}

/** Whether the ranking puts somebody so high that they do the work, whatever they leave unsaid. */
const isSurelyOfWork = ({ score }: Looked): boolean => (score ?? 0) >= SURELY_OF_WORK;

/** Looks further and further down the ranking, until enough are found or nobody else is. */
async function lookThrough(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  sought: Sought,
  wanted: number,
) {
  const { conditions, model, letPass, sort, isReadOnly } = sought;
  // Where some work must be met, those who meet it are found by that.
  const isDecidedByMusts = conditions.some((it) => it.wish === 'must' && namesWork(it));
  const weigh = weighed(conditions, sought);
  const look = async (most: number) => {
    const looked = await peopleFor(ctx, sought, most);
    const { met, ...kept } = siftByConditions(looked.people, conditions, model, letPass);
    const answering = met.map(weigh);
    const { found, nearest, aside, costliest, ...finding } = findingOf(answering, conditions, worth);
    // Preferences order people: who does the very work is kept, however little else they answer to.
    const out = new Set([...found, ...aside]);
    const best = answering.reduce((most, { fit }) => Math.max(most, fit ?? 0), 0);
    const inWork = answering.filter((it) => doesTheWork(it, best));
    const doing =
      found.length === 0
        ? []
        : inWork.filter((it) => !out.has(it) && bearsTrade(it.answer, conditions, DOES_THE_WORK));
    const meeting = isReadOnly ? inWork : answering;
    const listed = isDecidedByMusts ? meeting : [...found, ...doing];
    const isListed = new Set(listed);
    const weaker = finding.weaker.filter((it) => !isListed.has(it));
    return { looked, listed, weaker, nearest, aside, costliest, ...kept };
  };
  if (sought.asked === null || sort !== 'score') return look(MOST_LOOKED_AT);
  let seen = await look(FIRST_LOOK);
  for (const most of LOOKS.slice(1)) {
    if (seen.listed.length >= wanted || !seen.looked.isCapped) break;
    const further = await look(most);
    const isExhausted = seen.listed.length > 0 && further.listed.length === seen.listed.length;
    seen = further;
    if (isExhausted) break;
  }
  return seen;
}

/** Findable people of a portal with what they say, the best for a request first; by id where it names no work. */
async function peopleFor(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { portal, companyId, conditions, sort, asked, model }: Sought,
  most: number,
) {
  const skillIds = skillsLookedAt(ctx.taxonomy, conditions);
  const finder = { portal, companyId };
  if (!asked) {
    // Nothing ranks them: those who changed last are looked at, and that it is not everybody is told.
    const rows = await factsOfPeople(ctx.db, finder, {
      taxonomy: ctx.taxonomy,
      ids: null,
      conditions,
      skillIds,
      sort,
      most,
    });
    const people = rows
      .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
      .map((row) => ({ ...row, score: null }));
    return { people, isCapped: rows.length >= most };
  }
  const best = await ctx.ranking.profilesFor(portal, asked, { model, limit: most });
  const near = await Promise.all(
    placesIn(ctx.taxonomy, conditions).map((location) =>
      ctx.ranking.profilesFor(portal, asked, { model, limit: FIRST_LOOK, filters: { location } }),
    ),
  );
  // Those of the place that is asked for are among them, however many fit better elsewhere.
  const ranked = [...new Map([...near.flat(), ...best].map((it) => [it.id, it])).values()];
  const rows = await factsOfPeople(ctx.db, finder, {
    taxonomy: ctx.taxonomy,
    ids: ranked.map(({ id }) => id),
    conditions,
    skillIds,
    sort,
  });
  const known = new Map(rows.map((row) => [row.userId, row]));
  const people: Looked[] = ranked.flatMap(({ id, score }) => {
    const row = known.get(id);
    return row ? [{ ...row, score }] : [];
  });
  return { people, isCapped: best.length >= most };
}

/** Towns and countries that people are to be in. */
function placesIn(taxonomy: Taxonomy, conditions: readonly SearchCondition[]) {
  const places = conditions.flatMap((it) => (it.kind === 'place' && it.wish !== 'not' ? [it.place] : []));
  return places.slice(0, MOST_PLACES).flatMap((name) => {
    const place = placeOf(taxonomy, name) ?? placeNamed(taxonomy, name);
    if (!place) return [];
    return [place.town ? { city: place.town, country: place.country } : { country: place.country }];
  });
}
