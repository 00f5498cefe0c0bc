import type { z } from 'zod';
import type {
  CandidateQuery,
  FoundPeople,
  FoundPerson,
  SearchCondition,
  searchCandidatesInWords,
} from '#contract/features/candidate-searches.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { type JobFeatures, type Judgement, requestAsJob, siftByConditions } from '#engines/matching/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { explainerFor } from '#server/features/matches/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  conditionsOf,
  conditionsOfFilters,
  type FiltersBody,
  nameOf,
  presentUnderstood,
} from './candidate-searches.conditions.ts';
import { factsOfPeople, peopleAmong } from './candidate-searches.reads.ts';

/** As many as are looked at in one search, those whom the ranking puts first. */
const MOST_LOOKED_AT = 10_000;

type WordsBody = z.output<typeof searchCandidatesInWords.body>;
type Paging = Pick<WordsBody, 'sort' | 'page' | 'limit' | 'job_id' | 'let_pass'>;

/** A request in plain words; conditions that are given take the place of what its text says. */
export async function searchInWords(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  { text, conditions, ...paging }: WordsBody,
) {
  return search(ctx, { text, conditions: conditions ?? conditionsOf(ctx.taxonomy, text) }, paging);
}

/** A text with filters beside it: both hold. */
export async function searchByFilters(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  body: FiltersBody,
) {
  return search(ctx, { text: body.query, conditions: await conditionsOfFilters(ctx, body) }, body);
}

/** By which nobody is told apart while a job is reviewed blind. */
const TELLING = ['place', 'nationality', 'word'];

async function search(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  { text, conditions }: { text: string; conditions: readonly SearchCondition[] },
  { sort, page, limit, job_id: jobId, let_pass: letPass }: Paging,
): Promise<FoundPeople> {
  const job = jobId ? await ownJob(ctx, jobId) : null;
  const isClosed = ({ kind }: SearchCondition) => job?.isBlind === true && TELLING.includes(kind);
  if (conditions.some(isClosed))
    return {
      understood: presentUnderstood(ctx.taxonomy, text),
      conditions: conditions.map((of) => ({ ...shown(of), is_closed_by_blind_review: isClosed(of) })),
      silent: [],
      looked_at: 0,
      is_capped: false,
      results: [],
      total: 0,
      page,
      limit,
    };
  const { portal } = ctx.actor;
  const asked = requestAsJob(ctx.taxonomy, conditions, text);
  const looked = await peopleFor(ctx, { portal, conditions, sort, asked });
  const model = await modelFor(ctx, portal);
  const { met, loosened, silent } = siftByConditions(looked.people, conditions, model, new Set(letPass));
  const isOpen = conditions.every(({ wish }) => wish === 'nice');
  // Where nothing must hold the floor of every list does, or everyone would be found.
  const listed = met.filter(({ person }) => !isOpen || (person.score ?? 0) > LIMITS.candidateScoreFloor);
  const ordered = asked || sort !== 'score' ? listed : listed.toSorted((a, b) => wishesMet(b) - wishesMet(a));
  const wanted = ordered.toSorted(ORDERS[sort]).slice((page - 1) * limit, page * limit);
  return {
    understood: presentUnderstood(ctx.taxonomy, text),
    conditions: conditions.map((of, at) => ({ ...shown(of), loosened: loosened[at] ?? 0 })),
    silent,
    looked_at: looked.people.length,
    is_capped: looked.isCapped,
    results: await present(ctx, wanted, { asked, jobId: job?.id ?? null }),
    total: listed.length,
    page,
    limit,
  };

  function shown(of: SearchCondition) {
    return { of, name: nameOf(ctx.taxonomy, of, ctx.lang), loosened: 0, is_closed_by_blind_review: false };
  }

  function wishesMet({ judgements }: { judgements: readonly Judgement[] }): number {
    return conditions.filter(({ wish }, at) => wish === 'nice' && judgements[at]?.verdict === 'met').length;
  }
}

/** A person with what they say, and how well they fit; null where nothing ranks them. */
type Looked = Awaited<ReturnType<typeof factsOfPeople>>[number] & { score: number | null };
type Met = { person: Looked; judgements: Judgement[] };

const last = (value: number | null | undefined): number => value ?? Number.POSITIVE_INFINITY;
const compared = (a: number, b: number): number => (a === b ? 0 : a - b);
const ORDERS: Record<Paging['sort'], (a: Met, b: Met) => number> = {
  score: (a, b) => compared(b.person.score ?? 0, a.person.score ?? 0),
  experience: (a, b) => compared(b.person.facts.years ?? -1, a.person.facts.years ?? -1),
  notice: (a, b) => compared(last(a.person.facts.noticeDays), last(b.person.facts.noticeDays)),
  salary: (a, b) => compared(last(a.person.facts.salary), last(b.person.facts.salary)),
  changed: (a, b) => compared(b.person.changedAt.getTime(), a.person.changedAt.getTime()),
};

/** Findable people of a portal with what they say, the best for a request first; by id where it names no work. */
async function peopleFor(
  ctx: Ctx & Uses<'models' | 'ranking'>,
  {
    portal,
    conditions,
    sort,
    asked,
  }: {
    portal: string;
    conditions: readonly SearchCondition[];
    sort: Paging['sort'];
    asked: JobFeatures | null;
  },
) {
  if (!asked) {
    // Nothing ranks them: those who changed last are looked at, and that it is not everybody is told.
    const rows = await factsOfPeople(ctx.db, portal, { ids: null, conditions, sort, most: MOST_LOOKED_AT });
    const people = rows
      .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
      .map((row) => ({ ...row, score: null }));
    return { people, isCapped: rows.length >= MOST_LOOKED_AT };
  }
  const model = await modelFor(ctx, portal);
  const ranked = await ctx.ranking.profilesFor(portal, asked, { model, limit: MOST_LOOKED_AT });
  const rows = await factsOfPeople(ctx.db, portal, { ids: ranked.map(({ id }) => id), conditions, sort });
  const known = new Map(rows.map((row) => [row.userId, row]));
  const people: Looked[] = ranked.flatMap(({ id, score }) => {
    const row = known.get(id);
    return row ? [{ ...row, score }] : [];
  });
  return { people, isCapped: ranked.length >= MOST_LOOKED_AT };
}

/** How many people of a query came or changed their profile in a span. */
export async function countNewPeople(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { portal, query }: { portal: string; query: CandidateQuery },
  changed: { after: Date; until: Date },
): Promise<number> {
  const conditions = query.conditions ?? conditionsOf(ctx.taxonomy, query.text);
  const rows = await factsOfPeople(ctx.db, portal, { ids: null, conditions, changed });
  if (rows.length === 0) return 0;
  const model = await modelFor(ctx, portal);
  const { met } = siftByConditions(rows, conditions, model, new Set(query.let_pass));
  if (conditions.some(({ wish }) => wish !== 'nice')) return met.length;
  const asked = requestAsJob(ctx.taxonomy, conditions, query.text);
  if (!asked || met.length === 0) return 0;
  const ranked = await ctx.ranking.profilesFor(portal, asked, {
    model,
    minScore: LIMITS.candidateScoreFloor,
    limit: MOST_LOOKED_AT,
  });
  const listed = new Set(
    ranked.filter(({ score }) => score > LIMITS.candidateScoreFloor).map(({ id }) => id),
  );
  return met.filter(({ person }) => listed.has(person.userId)).length;
}

async function present(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking'>,
  wanted: readonly Met[],
  { asked, jobId }: { asked: JobFeatures | null; jobId: string | null },
): Promise<FoundPerson[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ person }) => person.userId);
  const rows = await peopleAmong(ctx.db, ctx.actor.portal, { ids, jobId });
  const known = new Map(rows.map((row) => [row.userId, row]));
  const disclosure = await disclosureOf(ctx, { jobId, userIds: ids });
  const explain = await explainerFor(ctx, ctx.actor.portal);
  return wanted.flatMap(({ person: { userId }, judgements }) => {
    const row = known.get(userId);
    if (!row) return [];
    const explanation = asked && disclosure.explanationOf(userId, explain({ features: asked }, row));
    return [
      {
        candidate_id: disclosure.idOf(userId),
        name: disclosure.nameOf(userId, row.person.name),
        is_blind: disclosure.hides(userId),
        headline: disclosure.textOf(userId, row.person.headline ?? null),
        location: disclosure.unlessHidden(userId, row.person.location ?? null),
        avatar: disclosure.unlessHidden(userId, row.avatarFileId),
        experience_months: row.experienceMonths,
        notice_period_days: row.facts.noticeDays ?? null,
        expected_salary: row.facts.salary ?? null,
        nationality: disclosure.unlessHidden(userId, row.facts.nationality ?? null),
        changed_at: row.changedAt.toISOString(),
        score: explanation?.score ?? null,
        explanation,
        verdicts: judgements,
        status: row.status,
        is_favorite: row.isFavourite,
      },
    ];
  });
}
