import type { z } from 'zod';
import type { compareAssessments } from '#contract/features/assessments.contract.ts';
import type { SharedResults } from '#contract/features/assessments.fields.ts';
import { pick } from '#contract/kernel/records.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosuresOf, listedPeople, listedTotal } from '#server/features/blind-review/index.ts';
import { spend } from '#server/features/bulk-limits/index.ts';
import { csvFrom, csvRow } from '#server/platform/csv.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import { offsetOf } from '#server/platform/paging.ts';
import { found } from '#server/platform/refusals.ts';
import { noteListed, noteLook } from '#server/platform/shown.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { say } from '#server/platform/words.ts';
import { instrumentNamed } from './assessments.instruments.ts';
import { countShared, listShared, type SharedFilter, sharedResults } from './assessments.reads.ts';
import type { ResultCtx } from './assessments.results.ts';

/** What a company sees of results that people show it: lists, a comparison, a file. Nothing here ranks anybody. */

interface Listing {
  page: number;
  limit: number;
  instrument?: string | undefined;
  users?: readonly string[] | undefined;
  dates?: readonly [string, string] | undefined;
  trait?: string | undefined;
}

export async function listSharedResults(
  ctx: ResultCtx,
  { page, limit, instrument, users, dates, trait }: Listing,
): Promise<z.input<typeof SharedResults>> {
  const filter = { ...ownFilter(ctx), instrument, userIds: users, dates };
  const asked = { trait: trait ?? null, limit, offset: offsetOf(page, limit) };
  const rows = listedPeople(ctx, await listShared(ctx.db, filter, asked), { page, limit });
  const total = listedTotal(ctx, await countShared(ctx.db, filter));
  const disclosures = await disclosuresOf(ctx, rows.map(pairOf));
  noteListed(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return {
    total,
    assessments: rows.map((row) => {
      const disclosure = disclosures(row.job_id);
      const { id, job_title } = { id: row.job_id, job_title: row.job_title };
      return {
        attempt_id: row.attempt_id,
        assessment_id: row.instrument,
        name: ctx.instruments.get(row.instrument)?.name ?? { en: row.instrument, ar: row.instrument },
        form: row.form,
        user_id: disclosure.idOf(row.user_id),
        person: disclosure.nameOf(row.user_id, `${row.first_name} ${row.last_name}`),
        is_blind: disclosure.hides(row.user_id),
        job: id !== null && job_title !== null ? { jid: id, job_title } : null,
        completed_at: row.completed_at,
        shared_at: row.shared_at,
        percent: row.percent,
        level: row.level,
        trait: row.trait && pick(row.trait, ['id', 'name', 'score', 'most', 'percentile', 'band']),
      };
    }),
    selected_dates: dates ? [...dates] : null,
    pagination: { page, limit, total, pages: Math.max(1, Math.ceil(total / limit)) },
    trait: trait ?? null,
  };
}

const pairOf = ({ job_id, user_id }: { job_id: string | null; user_id: string }) => ({
  jobId: job_id,
  userId: user_id,
});

function ownFilter({ actor }: ResultCtx): SharedFilter {
  return { companyId: found(actor.companyId, 'access.denied'), portal: actor.portal };
}

/** The latest shared result of each of several people, in the order in which they were named. */
export async function compare(
  ctx: ResultCtx,
  assessmentId: string,
  users: readonly string[],
): Promise<z.input<typeof compareAssessments.response>> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const filter = { ...ownFilter(ctx), instrument: instrument.id, userIds: users };
  const results = new Map(
    (await sharedResults(ctx.db, filter, MOST_RESULTS)).map((row) => [row.attempt_id, row]),
  );
  const rows = await listShared(ctx.db, filter, { trait: null, limit: MOST_RESULTS, offset: 0 });
  const people = [...new Set(users)].map((userId) => {
    const row = found(
      rows.find((one) => one.user_id === userId),
      'assessments.result_not_found',
    );
    return { row, result: found(results.get(row.attempt_id), 'assessments.result_not_found').result };
  });
  const disclosures = await disclosuresOf(
    ctx,
    people.map(({ row }) => pairOf(row)),
  );
  for (const { row } of people)
    noteLook(ctx, {
      userId: row.user_id,
      jobId: row.job_id,
      parts: [disclosures(row.job_id).hides(row.user_id) ? 'alias' : 'document'],
    });
  const scales = new Map(people.flatMap(({ result }) => result.scales).map((scale) => [scale.id, scale]));
  return {
    people: people.map(({ row, result }) => ({
      user_id: disclosures(row.job_id).idOf(row.user_id),
      name: disclosures(row.job_id).nameOf(row.user_id, `${row.first_name} ${row.last_name}`),
      is_blind: disclosures(row.job_id).hides(row.user_id),
      attempt_id: row.attempt_id,
      version: row.instrument_version,
      form: row.form,
      completed_at: row.completed_at,
      percent: row.percent,
      level: result.level ?? null,
    })),
    scales: [...scales.values()].map(({ id, kind, name }) => ({
      id,
      kind,
      name,
      values: people.map(({ result }) => {
        const scale = result.scales.find((one) => one.id === id);
        return scale
          ? pick(scale, ['score', 'least', 'most', 'percentile', 'standard_error', 'meaning'])
          : null;
      }),
    })),
  };
}

const MOST_RESULTS = 1_000;

/** All results of an assessment that the company may see, as a file. That they left the product is written down. */
export async function exportResults(
  ctx: ResultCtx,
  assessmentId: string,
  dates: readonly [string, string] | undefined,
): Promise<OutgoingFile> {
  needsVerifiedCompany(ctx, 'company_checks.verify_to_see');
  const instrument = instrumentNamed(ctx, assessmentId);
  const filter = { ...ownFilter(ctx), instrument: instrument.id, dates };
  const listed = await listShared(ctx.db, filter, { trait: null, limit: MOST_EXPORTED, offset: 0 });
  const results = new Map(
    (await sharedResults(ctx.db, filter, MOST_EXPORTED)).map((row) => [row.attempt_id, row.result]),
  );
  await ctx.transaction(async (tx) => {
    await spend(tx, filter.companyId, 'export', listed.length);
    await record(tx, 'assessment.results_exported', {
      details: { assessment: instrument.id, people: listed.length },
    });
  });
  const disclosures = await disclosuresOf(ctx, listed.map(pairOf));
  for (const { user_id, job_id } of listed)
    noteLook(ctx, { userId: user_id, jobId: job_id, parts: ['export'] });
  const scales = [...results.values()][0]?.scales ?? [];
  const word = (column: string) => say(ctx.lang, `assessments.csv.${column}`);
  const header = [
    ...['name', 'assessment', 'completed', 'job', 'percent', 'level'].map(word),
    ...scales.map(({ name }) => name[ctx.lang]),
  ];
  async function* rows() {
    yield csvRow(header);
    for (const row of listed) {
      const own = results.get(row.attempt_id)?.scales ?? [];
      yield csvRow([
        disclosures(row.job_id).nameOf(row.user_id, `${row.first_name} ${row.last_name}`),
        instrument.name[ctx.lang],
        row.completed_at.slice(0, 10),
        row.job_title,
        row.percent === null ? null : String(row.percent),
        row.level && say(ctx.lang, `assessments.band.${row.level}`),
        ...scales.map(({ id }) => {
          const scale = own.find((one) => one.id === id);
          return scale ? (scale.percentile ?? scale.score).toFixed(1) : null;
        }),
      ]);
    }
  }
  return {
    name: `${instrument.id} ${ctx.now.toISOString().slice(0, 10)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    bytes: null,
    open: async () => csvFrom(rows()),
  };
}

const MOST_EXPORTED = 5_000;
