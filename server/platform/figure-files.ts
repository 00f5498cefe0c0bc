import fs from 'node:fs';
import { Readable } from 'node:stream';
import { accentFor } from '#contract/kernel/accent.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { FigureFormat } from '#contract/kernel/figure-files.ts';
import type { SignedInCtx } from './context.ts';
import { csvFrom, csvRow } from './csv.ts';
import type { OutgoingFile } from './http/bind.ts';
import type { Uses } from './ports.ts';

/** What figures need to become a file. */
type FigureCtx = SignedInCtx & Uses<'reader' | 'typesetter'>;

type Cells = readonly (string | number)[];

/** A bar for each measure of a chart, in their order. */
export interface ChartRow {
  name: string;
  /** How long the bar is, in the unit of its chart; null for none. `shown` is what stands at its end. */
  bars: { length: number | null; shown: string }[];
}

/** Bars beside each other, for whoever has the picture alone. */
export interface Chart {
  title: string;
  /** What is counted and what it is narrowed by. */
  subtitle: string;
  /** Where the figures come from. */
  basis: string;
  note: string;
  measures: string[];
  rows: ChartRow[];
  /** Says that there is more; empty where there is not. */
  rest: string;
}

/** Figures in each of the forms in which they are taken along. */
export interface FigureFile {
  lang: Language;
  /** What the file is called, before its date. */
  name: string;
  table: { heads: Cells; rows: readonly Cells[] };
  /** A Typst source, and what it is filled with beside language, colour, brand and date. */
  report: () => { source: string; data: object };
  chart: () => Chart;
  /** What is thrown where it cannot be set. */
  failed: () => Error;
}

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf', png: 'image/png' } as const;

/** The figures as the file that was asked for: their rows, a report, or a chart. All three say the same numbers. */
export async function figureFile(
  ctx: FigureCtx,
  format: FigureFormat,
  figures: FigureFile,
): Promise<OutgoingFile> {
  const file = {
    name: `${figures.name} ${ctx.now.toISOString().slice(0, 10)}.${format}`,
    mediaType: MEDIA_TYPES[format],
  };
  if (format === 'csv') return { ...file, bytes: null, open: async () => csvFrom(rowsOf(figures.table)) };
  const bytes = Buffer.from(await bytesOf(ctx, format, figures));
  return { ...file, bytes: bytes.length, open: async () => Readable.from([bytes]) };
}

async function* rowsOf({ heads, rows }: FigureFile['table']) {
  yield csvRow(heads);
  for (const row of rows) yield csvRow(row);
}

async function bytesOf(ctx: FigureCtx, format: 'pdf' | 'png', figures: FigureFile): Promise<Uint8Array> {
  try {
    if (format === 'pdf') {
      const { source, data } = figures.report();
      return await ctx.typesetter.pdf(source, { ...headOf(ctx, figures), ...data }, ctx.now);
    }
    const sheet = await ctx.typesetter.pdf(
      CHART_SOURCE,
      { ...headOf(ctx, figures), ...chartToSet(figures.chart()) },
      ctx.now,
    );
    const picture = await ctx.reader.drawPage(sheet, 1, PIXELS_PER_POINT);
    if (!picture) throw new Error('The sheet of a chart could not be drawn.');
    return picture;
  } catch (error) {
    ctx.log.error({ err: error }, 'figures could not be set');
    throw figures.failed();
  }
}

/** The Typst source that sets a chart. */
const CHART_SOURCE = fs.readFileSync(new URL('./chart.typ', import.meta.url), 'utf8');
/** Sharp on a slide and on paper: 1,520 pixels across. */
const PIXELS_PER_POINT = 2;

function headOf({ portal, now }: FigureCtx, { lang }: FigureFile) {
  const date = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    lang,
    accent: accentFor(portal.accent).light.ink,
    brand: portal.name[lang],
    date: date.format(now),
  };
}

/** The longest bar takes all the room; the others are shares of it. */
function chartToSet({ rows, ...chart }: Chart) {
  const longest = Math.max(...rows.flatMap(({ bars }) => bars.map(({ length }) => length ?? 0)), 0) || 1;
  return {
    ...chart,
    rows: rows.map(({ name, bars }) => ({
      name,
      bars: bars.map(({ length, shown }) => ({ share: (length ?? 0) / longest, shown })),
    })),
  };
}
