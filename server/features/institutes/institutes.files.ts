import fs from 'node:fs';
import type { z } from 'zod';
import type {
  ComparedSkill,
  getComparisonFile,
  ProgrammeComparison,
} from '#contract/features/institutes.contract.ts';
import { triedIn } from '#contract/features/institutes.tried.ts';
import { Id, type Language } from '#contract/kernel/fields.ts';
import type { ReadingCtx } from '#server/features/programmes/index.ts';
import { type Chart, figureFile } from '#server/platform/figure-files.ts';
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
  ctx: ReadingCtx & Uses<'reader' | 'typesetter'>,
  query: Query,
): Promise<OutgoingFile> {
  const lang = query.language ?? ctx.lang;
  const comparison = await comparisonOf({ ...ctx, lang }, query);
  const rows = tableOf(comparison, lang);
  const words = wordsFor(comparison, lang);
  return figureFile(ctx, query.format, {
    lang,
    name: say(lang, 'institutes.file_name'),
    table: {
      heads: COLUMNS.map((column) => say(lang, `institutes.column.${column}`)),
      rows: rows.map((row) => COLUMNS.map((column) => row[column])),
    },
    report: () => ({ source: REPORT_SOURCE, data: { ...words, ...reportToSet(comparison, rows, lang) } }),
    chart: () => chartOf(comparison, words, lang),
    failed: () => new Refusal('institutes.report_failed'),
  });
}

function comparisonOf(ctx: ReadingCtx, { programme, other, occupation, job, drop, add }: Query) {
  const tried = { drop, add: triedIn(add) };
  const side = refOf(programme);
  return other
    ? compareProgrammes(ctx, { national: side, global: refOf(other), ...tried })
    : compareJobs(ctx, { ...side, job_id: job, occupation_id: occupation, ...tried });
}

const refOf = (id: string) => (Id.safeParse(id).success ? { response_id: id } : { ref_program_id: id });

const COLUMNS = [
  'group',
  'skill',
  'weight',
  'taught',
  'through',
  'openings',
  'courses',
  'jobs_before',
  'jobs',
] as const;

/** The skills of a comparison as rows of text. */
function tableOf({ shared, missing, other, courses, moves }: ProgrammeComparison, lang: Language) {
  const moved = new Map(moves?.skills.map((skill) => [skill.id, skill]));
  const jobsOf = (id: string) => ({
    jobs_before: String(moved.get(id)?.jobs_before ?? ''),
    jobs: String(moved.get(id)?.jobs ?? ''),
  });
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
    ...jobsOf(skill.id),
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
      ...jobsOf(skill.id),
    })),
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** What a comparison is of, in words. */
function wordsFor({ programme, against }: ProgrammeComparison, lang: Language) {
  return {
    title: say(lang, 'institutes.report_title'),
    programme: [programme.title[lang], programme.institute?.name[lang]].filter(Boolean).join(' · '),
    against: against.name?.[lang] ?? say(lang, 'institutes.against_occupations'),
    basis: say(lang, `institutes.basis.${against.basis}`, { openings: against.openings }),
    note: say(lang, 'institutes.example_note'),
    is_example: programme.institute !== null,
  };
}

function reportToSet(
  { score, shared, missing, other, moves }: ProgrammeComparison,
  rows: ReturnType<typeof tableOf>,
  lang: Language,
) {
  const section = (group: 'shared' | 'missing' | 'other', from: number, count: number) => ({
    title: say(lang, `institutes.group.${group}`),
    lead: say(lang, `institutes.group_lead.${group}`),
    rows: rows.slice(from, from + count),
  });
  return {
    score: { share: score, value: percent(score), words: say(lang, 'institutes.score_words') },
    columns: Object.fromEntries(COLUMNS.map((column) => [column, say(lang, `institutes.column.${column}`)])),
    sections: [
      section('missing', shared.length, missing.length),
      section('shared', 0, shared.length),
      section('other', shared.length + missing.length, other.length),
    ].filter((one) => one.rows.length > 0),
    moves: moves &&
      moves.skills.length > 0 && {
        title: say(lang, 'institutes.moves'),
        lead: say(lang, 'institutes.moves_lead', { month: monthIn(moves.since, lang) }),
        rows: moves.skills.map((skill) => ({
          skill: skill.name[lang],
          group: say(lang, `institutes.group.${skill.group}`),
          jobs_before: `${skill.jobs_before} / ${moves.jobs_before}`,
          jobs: `${skill.jobs} / ${moves.jobs}`,
        })),
      },
  };
}

const monthIn = (month: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

const MOST_CHARTED = 25;

/** What is asked for most, and how much of each is taught. */
function chartOf(
  { shared, missing, score }: ProgrammeComparison,
  { programme, against, basis, note, is_example: isExample }: ReturnType<typeof wordsFor>,
  lang: Language,
): Chart {
  const asked = [...shared, ...missing].toSorted((a, b) => b.weight - a.weight);
  const beyond = asked.length - MOST_CHARTED;
  return {
    title: programme,
    subtitle: say(lang, 'institutes.chart_title', { against }),
    basis,
    note: [`${percent(score)} ${say(lang, 'institutes.score_words')}`, isExample ? note : ''].join(' '),
    measures: [say(lang, 'institutes.column.weight'), say(lang, 'institutes.column.taught')],
    rows: asked.slice(0, MOST_CHARTED).map(({ name, weight, credit }) => ({
      name: name[lang],
      bars: [
        { length: weight, shown: percent(weight) },
        { length: weight * credit, shown: percent(credit) },
      ],
    })),
    rest: beyond > 0 ? say(lang, 'institutes.chart_rest', { count: beyond }) : '',
  };
}
