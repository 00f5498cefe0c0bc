import fs from 'node:fs';
import type { z } from 'zod';
import { FEWEST_PEOPLE, type getSkillMapFile } from '#contract/features/skill-maps.contract.ts';
import type { Bilingual, Language } from '#contract/kernel/fields.ts';
import { type Chart, type ChartRow, figureFile } from '#server/platform/figure-files.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { skillGaps } from './skill-maps.gap.ts';
import type { MapCtx } from './skill-maps.market.ts';
import { skillsInDemand, skillsOnOffer } from './skill-maps.service.ts';

type Query = z.output<typeof getSkillMapFile.query>;

/** The Typst source that sets a table. */
const SOURCE = fs.readFileSync(new URL('./skill-map.typ', import.meta.url), 'utf8');
/** Skills that a file holds: all that a map has, short of what nobody reads. */
const MOST_ROWS = { csv: 2_000, pdf: 400, png: 25 } as const;

interface Row {
  name: Bilingual;
  jobs: number;
  people: number | null;
  courses: number;
  gap: number | null;
  gap_at_least: number | null;
}

interface Told {
  rows: Row[];
  total: number;
  jobs_counted: number;
  people_counted: number | null;
  courses_counted: number;
}

/** The numbers of a map or of the gap as a file: what the screen shows, page after page. */
export async function exportSkillMap(
  ctx: MapCtx & Uses<'reader' | 'typesetter'>,
  query: Query,
): Promise<OutgoingFile> {
  const lang = query.language ?? ctx.lang;
  const told = await toldOf({ ...ctx, lang }, query);
  const heads = COLUMNS.map((column) => say(lang, `skill_maps.column.${column}`));
  const rows = told.rows.map((row) => cellsOf(row, lang));
  const says = wordsFor(query, told, lang);
  return figureFile(ctx, query.format, {
    lang,
    name: say(lang, `skill_maps.file.${query.of}`),
    table: { heads, rows },
    report: () => ({
      source: SOURCE,
      data: { ...says, filters: says.subtitle, columns: heads, rows: rows.map((row) => row.map(String)) },
    }),
    chart: () => ({ ...says, ...chartOf(query, told, lang) }),
    failed: () => new Refusal('skill_maps.report_failed'),
  });
}

async function toldOf(ctx: MapCtx, query: Query): Promise<Told> {
  const all = { ...query, page: 1, limit: MOST_ROWS[query.format] };
  if (query.of === 'gap') return withRows(await skillGaps(ctx, all));
  if (query.of === 'demand') return withRows(await skillsInDemand(ctx, all));
  return withRows(await skillsOnOffer(ctx, { ...all, of: query.of }));
}

const withRows = <Map extends { results: Row[] }>({ results, ...map }: Map) => ({ ...map, rows: results });

const COLUMNS = ['skill', 'jobs', 'people', 'courses', 'gap'] as const;

function cellsOf({ name, jobs, people, courses, ...lacking }: Row, lang: Language): (string | number)[] {
  return [name[lang], jobs, peopleIn(people, lang), courses, gapIn(lacking, lang)];
}

const gapIn = ({ gap, gap_at_least: least }: Pick<Row, 'gap' | 'gap_at_least'>, lang: Language) =>
  gap ?? (least ? say(lang, 'skill_maps.at_least', { count: least }) : say(lang, 'skill_maps.untold'));

const peopleIn = (people: number | null, lang: Language): number | string =>
  people ?? say(lang, 'skill_maps.fewer', { count: FEWEST_PEOPLE });

/** What a map counts stands above what it is held against. */
function chartOf({ of }: Query, { rows }: Told, lang: Language): Pick<Chart, 'measures' | 'rows'> {
  const isOfJobs = of === 'demand' || of === 'gap';
  const sides = isOfJobs ? (['jobs', 'people'] as const) : ([of, 'jobs'] as const);
  return {
    measures: sides.map((side) => say(lang, `skill_maps.column.${side}`)),
    rows: rows.map(
      (row): ChartRow => ({
        name: row.name[lang],
        bars: sides.map((side) => ({
          length: row[side],
          shown: String(side === 'people' ? peopleIn(row.people, lang) : row[side]),
        })),
      }),
    ),
  };
}

function wordsFor(query: Query, told: Told, lang: Language) {
  const beyond = told.total - told.rows.length;
  return {
    title: say(lang, `skill_maps.file.${query.of}`),
    subtitle: filtersIn(query, lang),
    basis: say(lang, 'skill_maps.basis', {
      jobs: told.jobs_counted,
      people: peopleIn(told.people_counted, lang),
      courses: told.courses_counted,
    }),
    rest: beyond > 0 ? say(lang, 'skill_maps.rest', { count: beyond }) : '',
    note: say(lang, 'skill_maps.note', { count: FEWEST_PEOPLE }),
  };
}

/** What the numbers are narrowed by, as one line. */
function filtersIn(
  { state, job_title, industry, course_title, institute, sector }: Query,
  lang: Language,
): string {
  const given = [state, job_title, industry, course_title, institute, sector].filter(Boolean);
  return given.length > 0 ? given.join(' · ') : say(lang, 'skill_maps.everywhere');
}
