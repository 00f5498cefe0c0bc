import fs from 'node:fs';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { FEWEST_PEOPLE, type getSkillMapFile } from '#contract/features/skill-maps.contract.ts';
import { accentFor } from '#contract/kernel/accent.ts';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { csvFrom, csvRow } from '#server/platform/csv.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { skillGaps } from './skill-maps.gap.ts';
import type { MapCtx } from './skill-maps.market.ts';
import { skillsInDemand, skillsOnOffer } from './skill-maps.service.ts';

type Query = z.output<typeof getSkillMapFile.query>;
type FileCtx = MapCtx & Uses<'typesetter'>;

/** The Typst source that sets a table. */
const SOURCE = fs.readFileSync(new URL('./skill-map.typ', import.meta.url), 'utf8');
/** Skills that a file holds: all that a map has, short of what nobody reads. */
const MOST_ROWS = 2_000;
const MOST_ROWS_SET = 400;

interface Row {
  name: Bilingual;
  jobs: number;
  people: number | null;
  courses: number;
  gap: number | null;
}

interface Told {
  rows: Row[];
  total: number;
  jobs_counted: number;
  people_counted: number | null;
  courses_counted: number;
}

/** The numbers of a map or of the gap as a file: what the screen shows, page after page. */
export async function exportSkillMap(ctx: FileCtx, query: Query): Promise<OutgoingFile> {
  const lang = query.language ?? ctx.lang;
  const told = await toldOf({ ...ctx, lang }, query);
  const name = `${say(lang, `skill_maps.file.${query.of}`)} ${ctx.now.toISOString().slice(0, 10)}.${query.format}`;
  if (query.format === 'csv')
    return {
      name,
      mediaType: 'text/csv; charset=utf-8',
      bytes: null,
      open: async () => csvFrom(rowsOf(told, lang)),
    };
  const pdf = await tableSet(ctx, query, told, lang);
  return {
    name,
    mediaType: 'application/pdf',
    bytes: pdf.length,
    open: async () => Readable.from([Buffer.from(pdf)]),
  };
}

async function toldOf(ctx: MapCtx, query: Query): Promise<Told> {
  const all = { ...query, page: 1, limit: query.format === 'pdf' ? MOST_ROWS_SET : MOST_ROWS };
  if (query.of === 'gap') return withRows(await skillGaps(ctx, all));
  if (query.of === 'demand') return withRows(await skillsInDemand(ctx, all));
  return withRows(await skillsOnOffer(ctx, { ...all, of: query.of }));
}

const withRows = <Map extends { results: Row[] }>({ results, ...map }: Map) => ({ ...map, rows: results });

const COLUMNS = ['skill', 'jobs', 'people', 'courses', 'gap'] as const;

function cellsOf({ name, jobs, people, courses, gap }: Row, lang: Language): (string | number)[] {
  return [
    name[lang],
    jobs,
    people === null ? say(lang, 'skill_maps.fewer', { count: FEWEST_PEOPLE }) : people,
    courses,
    gap === null ? say(lang, 'skill_maps.untold') : gap,
  ];
}

async function* rowsOf({ rows }: Told, lang: Language) {
  yield csvRow(COLUMNS.map((column) => say(lang, `skill_maps.column.${column}`)));
  for (const row of rows) yield csvRow(cellsOf(row, lang));
}

async function tableSet(ctx: FileCtx, query: Query, told: Told, lang: Language): Promise<Uint8Array> {
  const date = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  try {
    return await ctx.typesetter.pdf(
      SOURCE,
      {
        lang,
        accent: accentFor(ctx.portal.accent).light.ink,
        brand: ctx.portal.name[lang],
        title: say(lang, `skill_maps.file.${query.of}`),
        filters: filtersIn(query, lang),
        date: date.format(ctx.now),
        basis: say(lang, 'skill_maps.basis', {
          jobs: told.jobs_counted,
          people: told.people_counted ?? say(lang, 'skill_maps.fewer', { count: FEWEST_PEOPLE }),
          courses: told.courses_counted,
        }),
        columns: COLUMNS.map((column) => say(lang, `skill_maps.column.${column}`)),
        rows: told.rows.map((row) => cellsOf(row, lang).map(String)),
        rest:
          told.total > told.rows.length
            ? say(lang, 'skill_maps.rest', { count: told.total - told.rows.length })
            : '',
        note: say(lang, 'skill_maps.note', { count: FEWEST_PEOPLE }),
      },
      ctx.now,
    );
  } catch (error) {
    ctx.log.error({ err: error }, 'a skill map could not be set');
    throw new Refusal('skill_maps.report_failed');
  }
}

/** What the numbers are narrowed by, as one line. */
function filtersIn(
  { state, job_title, industry, course_title, institute, sector }: Query,
  lang: Language,
): string {
  const given = [state, job_title, industry, course_title, institute, sector].filter(Boolean);
  return given.length > 0 ? given.join(' · ') : say(lang, 'skill_maps.everywhere');
}
