import type { MatchingCandidate } from '#contract/features/rankings.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { languageNamed, type Taxonomy } from '#engines/taxonomy/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { spend } from '#server/features/bulk-limits/index.ts';
import { ownJob } from '#server/features/jobs/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { csvFrom, csvRow } from '#server/platform/csv.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { noteLook } from '#server/platform/shown.ts';
import { needsVerifiedCompany } from '#server/platform/verified.ts';
import { say } from '#server/platform/words.ts';
import { knownJob, type RankingFilters, rankingOf, rowsOf } from './rankings.service.ts';

/** Explained and written at a time: a list of thousands leaves as it is made. */
const PART = 100;

const COLUMNS = [
  'rank',
  'name',
  'headline',
  'score',
  'status',
  'application',
  'years',
  'education',
  'languages',
  'location',
  'nationality',
  'notice',
  'salary',
  'currency',
  'matched',
  'partial',
  'missing',
] as const;

/** The candidates of a job that filters leave, as a file. That they left the product is written down. */
export async function exportMatchingCandidates(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  jobId: string,
  filters: RankingFilters,
): Promise<OutgoingFile> {
  needsVerifiedCompany(ctx, 'company_checks.verify_to_see');
  const job = await ownJob(ctx, jobId);
  const known = await knownJob(ctx, job);
  const ranking = await rankingOf(ctx, known, filters);
  const order = await ranking.order();
  await ctx.transaction(async (tx) => {
    await spend(tx, job.companyId, 'export', order.length);
    await record(tx, 'job.candidates_exported', {
      details: { jobId, title: job.title, candidates: order.length },
    });
  });
  async function* rows() {
    yield csvRow(COLUMNS.map((column) => say(ctx.lang, `rankings.csv.${column}`)));
    for (let from = 0; from < order.length; from += PART) {
      const listed = order.slice(from, from + PART);
      const part = await rowsOf(ctx, known, listed, 0);
      for (const { userId } of listed) noteLook(ctx, { userId, jobId, parts: ['export'] });
      yield part.map((person, at) => csvRow(cellsOf(ctx.taxonomy, ctx.lang, person, from + at + 1))).join('');
    }
  }
  return {
    name: `${job.title} ${ctx.now.toISOString().slice(0, 10)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    bytes: null,
    open: async () => csvFrom(rows()),
  };
}

const cellsOf = (
  taxonomy: Taxonomy,
  lang: Language,
  it: MatchingCandidate,
  rank: number,
): Record<Column, string>[Column][] => {
  const list = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('; ');
  const cells: Record<Column, string> = {
    rank: String(rank),
    name: it.name,
    headline: it.headline ?? '',
    score: `${Math.round(it.score * 100)}%`,
    status: say(lang, `rankings.csv.status.${it.status}`),
    application: it.application_stage ? say(lang, `rankings.csv.application.${it.application_stage}`) : '',
    years: it.experience_months === null ? '' : (it.experience_months / 12).toFixed(1),
    education: it.education ? say(lang, `rankings.csv.education.${it.education}`) : '',
    languages: it.languages.map((spoken) => languageIn(taxonomy, lang, spoken)).join('; '),
    location: it.location ?? '',
    nationality: it.nationality ?? '',
    notice: it.notice_period_days === null ? '' : String(it.notice_period_days),
    salary: it.expected_salary === null ? '' : String(it.expected_salary),
    currency: it.expected_salary_currency ?? '',
    matched: list(it.explanation.matched),
    partial: list(it.explanation.partial),
    missing: list(it.explanation.missing),
  };
  return COLUMNS.map((column) => cells[column]);
};

/** By its name in the reader's language, as the profile has it where it has none; with the level where one is told. */
function languageIn(
  taxonomy: Taxonomy,
  lang: Language,
  { language, level }: MatchingCandidate['languages'][number],
): string {
  const known = languageNamed(taxonomy, language)?.name[lang] ?? language;
  return level
    ? say(lang, 'rankings.csv.language', { language: known, level: say(lang, `rankings.csv.level.${level}`) })
    : known;
}

type Column = (typeof COLUMNS)[number];
