import type { z } from 'zod';
import type {
  CandidateQuery,
  FoundPeople,
  FoundPerson,
  SearchCondition,
  searchCandidatesInWords,
} from '#contract/features/candidate-searches.contract.ts';
import { requestAsJob, toldOf } from '#engines/matching/index.ts';
import {
  disclosureOf,
  listedPeople,
  listedTotal,
  readsUnverified,
} from '#server/features/blind-review/index.ts';
import { ownJob, refuseUnstatedNationality, statesNationalities } from '#server/features/jobs/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { explainerFor } from '#server/features/matches/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { pageOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { noteListed } from '#server/platform/shown.ts';
import { wishedPay } from '#server/platform/wished-pay.ts';
import {
  conditionsOfFilters,
  countriesAsked,
  countriesIn,
  type FiltersBody,
  nameOf,
  type ReadText,
  readText,
  withoutNationality,
  withoutPersonal,
} from './candidate-searches.conditions.ts';
import { findPeople, type Met, MOST_LOOKED_AT, ORDERS, type Sought } from './candidate-searches.finding.ts';
import { type Finder, factsOfPeople, peopleAmong } from './candidate-searches.reads.ts';

type WordsBody = z.output<typeof searchCandidatesInWords.body>;
type Paging = Pick<WordsBody, 'sort' | 'page' | 'limit' | 'job_id' | 'let_pass' | 'weaker'>;

/** A request in plain words; conditions that are given take the place of what its text says. */
export async function searchInWords(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  { text, conditions, ...paging }: WordsBody,
) {
  await refuseUnstated(ctx, paging.job_id, (conditions ?? []).flatMap(countriesAsked));
  const read = readText(ctx.taxonomy, text);
  return search(ctx, { read, conditions: conditions ?? read.conditions, isReadOnly: !conditions }, paging);
}

/** A text with filters beside it: both hold. */
export async function searchByFilters(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  body: FiltersBody,
) {
  await refuseUnstated(ctx, body.job_id, body.nationality);
  const read = readText(ctx.taxonomy, body.query);
  const conditions = await conditionsOfFilters(ctx, body, read);
  return search(ctx, { read, conditions, isReadOnly: conditions.length === read.conditions.length }, body);
}

/** Filters by nationality are refused unless the job states a law that asks for it. */
async function refuseUnstated(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  jobId: string | undefined,
  nationalities: readonly string[],
): Promise<void> {
  if (nationalities.length === 0) return;
  refuseUnstatedNationality(ctx.taxonomy, jobId ? await ownJob(ctx, jobId) : null, nationalities);
}

/** By which nobody is told apart while a job is reviewed blind, or the company is not verified. */
const TELLING = ['place', 'nationality', 'word'];

async function search(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  {
    read,
    conditions: given,
    isReadOnly,
  }: { read: ReadText; conditions: readonly SearchCondition[]; isReadOnly: boolean },
  { sort, page, limit, job_id: jobId, let_pass: letPass, weaker: withWeaker }: Paging,
): Promise<FoundPeople> {
  const job = jobId ? await ownJob(ctx, jobId) : null;
  const isHiding = job?.isBlind === true || readsUnverified(ctx);
  const isUnstated = (of: SearchCondition) =>
    of.kind === 'nationality' && (of.wish === 'not' || !statesNationalities(ctx.taxonomy, job, [of.country]));
  const { conditions: asked, ...byHand } = withoutPersonal(ctx.taxonomy, given);
  const neverLookedFor = [...new Set([...read.neverLookedFor, ...byHand.neverLookedFor])];
  const conditions = asked.filter((of) => !isUnstated(of));
  const notLookedFor = countriesIn(ctx, [...asked, ...read.conditions].filter(isUnstated));
  const isClosed = ({ kind }: SearchCondition) => isHiding && TELLING.includes(kind);
  if (conditions.some(isClosed))
    return {
      understood: read.understood,
      conditions: conditions.map((of) => ({ ...shown(of), is_closed_by_blind_review: isClosed(of) })),
      not_looked_for: notLookedFor,
      never_looked_for: neverLookedFor,
      silent: [],
      weaker: 0,
      looked_at: 0,
      is_capped: false,
      nearest: [],
      costliest: null,
      results: [],
      total: 0,
      page,
      limit,
    };
  const { portal } = ctx.actor;
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const asJob = requestAsJob(ctx.taxonomy, conditions, read.rankedBy);
  const model = await modelFor(ctx, portal);
  const sought: Sought = {
    portal,
    companyId,
    conditions,
    sort,
    asked: asJob,
    model,
    letPass: new Set(letPass),
    isReadOnly,
  };
  const { looked, weaker, nearest, costliest, loosened, silent, ...seen } = await findPeople(
    ctx,
    sought,
    page * limit,
  );
  const listed = withWeaker ? [...seen.listed, ...weaker] : seen.listed;
  const wanted = pageOf(listed.toSorted(ORDERS[sort]), page, limit);
  return {
    understood: read.understood,
    conditions: conditions.map((of, at) => ({ ...shown(of), loosened: loosened[at] ?? 0 })),
    not_looked_for: notLookedFor,
    never_looked_for: neverLookedFor,
    silent,
    weaker: weaker.length,
    looked_at: looked.people.length,
    is_capped: looked.isCapped,
    nearest: await present(ctx, listedPeople(ctx, nearest), { ...sought, jobId: job?.id ?? null }),
    costliest,
    results: await present(ctx, listedPeople(ctx, wanted, { page, limit }), {
      ...sought,
      jobId: job?.id ?? null,
    }),
    total: listedTotal(ctx, listed.length),
    page,
    limit,
  };

  function shown(of: SearchCondition) {
    return { of, name: nameOf(ctx.taxonomy, of, ctx.lang), loosened: 0, is_closed_by_blind_review: false };
  }
}

/** How many people of a query came or changed their profile in a span. */
export async function countNewPeople(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { portal, companyId, query }: Finder & { query: CandidateQuery },
  changed: { after: Date; until: Date },
): Promise<number> {
  const rows = await factsOfPeople(
    ctx.db,
    { portal, companyId },
    { taxonomy: ctx.taxonomy, ids: null, conditions: [], changed, most: 1 },
  );
  if (rows.length === 0) return 0;
  const read = readText(ctx.taxonomy, query.text);
  // Kept for no job, so for none that states a law.
  const { conditions } = withoutPersonal(
    ctx.taxonomy,
    withoutNationality(query.conditions ?? read.conditions),
  );
  const asked = requestAsJob(ctx.taxonomy, conditions, read.rankedBy);
  const model = await modelFor(ctx, portal);
  const letPass = new Set(query.let_pass);
  const isReadOnly = !query.conditions;
  const sought: Sought = { portal, companyId, conditions, sort: 'score', asked, model, letPass, isReadOnly };
  const { listed } = await findPeople(ctx, sought, MOST_LOOKED_AT);
  return listed.filter(({ person: { changedAt } }) => changedAt > changed.after && changedAt <= changed.until)
    .length;
}

async function present(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking'>,
  wanted: readonly Met[],
  {
    asked,
    conditions,
    model,
    jobId,
  }: Pick<Sought, 'asked' | 'conditions' | 'model'> & { jobId: string | null },
): Promise<FoundPerson[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ person }) => person.userId);
  const { portal } = ctx.actor;
  const companyId = found(ctx.actor.companyId, 'access.denied');
  const rows = await peopleAmong(ctx.db, { portal, companyId }, { ids, jobId });
  const known = new Map(rows.map((row) => [row.userId, row]));
  const disclosure = await disclosureOf(ctx, { jobId, userIds: ids });
  noteListed(ctx, known.keys());
  const explain = await explainerFor(ctx, ctx.actor.portal);
  const told = toldOf(conditions, model);
  return wanted.flatMap(({ person: { userId, facts }, judgements, met }) => {
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
        ...wishedPay(row.facts.salary, row.person, disclosure.hides(userId)),
        nationality: disclosure.unlessHidden(userId, row.facts.nationality ?? null),
        changed_at: row.changedAt.toISOString(),
        score: met,
        explanation,
        verdicts: told(facts, judgements).map((is_told, at) => ({ ...judgements[at]!, is_told })),
        status: row.status,
        application_stage: row.applicationStage,
        is_favorite: row.isFavourite,
      },
    ];
  });
}
