import fs from 'node:fs';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type {
  ComparedSkill,
  getComparisonFile,
  ProgrammeComparison,
} from '#contract/features/institutes.contract.ts';
import { accentFor } from '#contract/kernel/accent.ts';
import { Id, type Language } from '#contract/kernel/fields.ts';
import type { ReadingCtx } from '#server/features/programmes/index.ts';
import { csvFrom, csvRow } from '#server/platform/csv.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { compareJobs, compareProgrammes } from './institutes.comparisons.ts';

type Query = z.output<typeof getComparisonFile.query>;

/** The Typst source that sets a report. */
const REPORT_SOURCE = fs.readFileSync(new URL('./comparison.typ', import.meta.url), 'utf8');

/** A comparison as the file that was asked for, with the numbers of the screen. */
export async function exportComparison(
  ctx: ReadingCtx & Uses<'typesetter'>,
  query: Query,
): Promise<OutgoingFile> {
  const lang = query.language ?? ctx.lang;
  const comparison = await comparisonOf({ ...ctx, lang }, query);
  const name = `${say(lang, 'institutes.file_name')} ${ctx.now.toISOString().slice(0, 10)}.${query.format}`;
  if (query.format === 'csv')
    return {
      name,
      mediaType: 'text/csv; charset=utf-8',
      bytes: null,
      open: async () => csvFrom(rowsOf(comparison, lang)),
    };
  const pdf = await reportOf(ctx, comparison, lang);
  return {
    name,
    mediaType: 'application/pdf',
    bytes: pdf.length,
    open: async () => Readable.from([Buffer.from(pdf)]),
  };
}

function comparisonOf(ctx: ReadingCtx, { programme, other, occupation, job, drop }: Query) {
  const side = refOf(programme);
  return other
    ? compareProgrammes(ctx, { national: side, global: refOf(other), drop, add: [] })
    : compareJobs(ctx, { ...side, job_id: job, occupation_id: occupation, drop, add: [] });
}

const refOf = (id: string) => (Id.safeParse(id).success ? { response_id: id } : { ref_program_id: id });

const COLUMNS = ['group', 'skill', 'weight', 'taught', 'through', 'openings', 'courses'] as const;

async function* rowsOf(comparison: ProgrammeComparison, lang: Language) {
  yield csvRow(COLUMNS.map((column) => say(lang, `institutes.column.${column}`)));
  for (const row of tableOf(comparison, lang)) yield csvRow(COLUMNS.map((column) => row[column]));
}

/** The skills of a comparison as rows of text. */
function tableOf({ shared, missing, other, courses }: ProgrammeComparison, lang: Language) {
  const namesOf = (orders: readonly number[]) =>
    courses.flatMap(({ order, code, title }) => (orders.includes(order) ? (code ?? title) : [])).join('; ');
  const asked = (group: 'shared' | 'missing') => (skill: ComparedSkill) => ({
    group: say(lang, `institutes.group.${group}`),
    skill: skill.name[lang],
    weight: percent(skill.weight),
    taught: percent(skill.credit),
    through: skill.through?.name[lang] ?? '',
    openings: skill.openings === null ? '' : String(skill.openings),
    courses: namesOf(skill.courses),
  });
  return [
    ...shared.map(asked('shared')),
    ...missing.map(asked('missing')),
    ...other.map((skill) => ({
      group: say(lang, 'institutes.group.other'),
      skill: skill.name[lang],
      weight: percent(skill.weight),
      taught: '',
      through: '',
      openings: '',
      courses: namesOf(skill.courses),
    })),
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

async function reportOf(
  ctx: ReadingCtx & Uses<'typesetter'>,
  comparison: ProgrammeComparison,
  lang: Language,
): Promise<Uint8Array> {
  try {
    return await ctx.typesetter.pdf(REPORT_SOURCE, reportToSet(ctx, comparison, lang), ctx.now);
  } catch (error) {
    ctx.log.error({ err: error }, 'a comparison could not be set');
    throw new Refusal('institutes.report_failed');
  }
}

function reportToSet({ portal, now }: ReadingCtx, comparison: ProgrammeComparison, lang: Language) {
  const { programme, against, score, shared, missing, other } = comparison;
  const rows = tableOf(comparison, lang);
  const date = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const section = (group: 'shared' | 'missing' | 'other', from: number, count: number) => ({
    title: say(lang, `institutes.group.${group}`),
    lead: say(lang, `institutes.group_lead.${group}`),
    rows: rows.slice(from, from + count),
  });
  return {
    lang,
    accent: accentFor(portal.accent).light.ink,
    brand: portal.name[lang],
    title: say(lang, 'institutes.report_title'),
    programme: [programme.title[lang], programme.institute?.name[lang]].filter(Boolean).join(' · '),
    against: against.name?.[lang] ?? say(lang, 'institutes.against_occupations'),
    basis: say(lang, `institutes.basis.${against.basis}`, { openings: against.openings }),
    date: date.format(now),
    score: { share: score, value: percent(score), words: say(lang, 'institutes.score_words') },
    columns: Object.fromEntries(COLUMNS.map((column) => [column, say(lang, `institutes.column.${column}`)])),
    sections: [
      section('missing', shared.length, missing.length),
      section('shared', 0, shared.length),
      section('other', shared.length + missing.length, other.length),
    ].filter((one) => one.rows.length > 0),
    note: say(lang, 'institutes.example_note'),
    is_example: programme.institute !== null,
  };
}
