import fs from 'node:fs';
import { Readable } from 'node:stream';
import type { AssessmentResult, Scale } from '#contract/features/assessments.fields.ts';
import { accentFor } from '#contract/kernel/accent.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { PortalSettings } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { getResult, type ResultCtx } from './assessments.results.ts';

/** The Typst source that sets a report. */
const REPORT_SOURCE = fs.readFileSync(new URL('./report.typ', import.meta.url), 'utf8');

interface Asked {
  userId: string;
  attemptId?: string | undefined;
  language?: Language | undefined;
}

/** The report of a result that the caller may see. */
export async function exportReport(
  ctx: ResultCtx & Uses<'typesetter'>,
  assessmentId: string,
  { userId, attemptId, language }: Asked,
): Promise<OutgoingFile> {
  const result = await getResult(ctx, assessmentId, { userId, attemptId });
  if (result.status !== 'COMPLETED') throw new Refusal('assessments.result_not_found');
  const pdf = await setReport(ctx, result, language ?? ctx.lang);
  return {
    name: `${result.assessment_id} ${result.completed_at?.slice(0, 10) ?? ''}.pdf`,
    mediaType: 'application/pdf',
    bytes: null,
    open: async () => Readable.from([Buffer.from(pdf)]),
  };
}

async function setReport(
  ctx: ResultCtx & Uses<'typesetter'>,
  result: AssessmentResult,
  lang: Language,
): Promise<Uint8Array> {
  try {
    return await ctx.typesetter.pdf(REPORT_SOURCE, reportToSet(result, lang, ctx.portal), ctx.now);
  } catch (error) {
    ctx.log.error({ err: error }, 'a report could not be set');
    throw new Refusal('assessments.report_failed');
  }
}

/** Sections of a report, in their order; those of facets stand in the order of the inventory, the rest by score. */
const SECTIONS = [
  { kind: 'trait', title: 'traits', isSorted: true },
  { kind: 'domain', title: 'domains', isSorted: false },
  { kind: 'facet', title: 'facets', isSorted: false },
  { kind: 'area', title: 'areas', isSorted: true },
  { kind: 'topic', title: 'topics', isSorted: false },
  { kind: 'strength', title: 'strengths', isSorted: true },
  { kind: 'skill', title: 'skills', isSorted: false },
] as const;

/** What the source is filled with: a result in the language of the file, under the portal's brand. */
export function reportToSet(
  result: AssessmentResult,
  lang: Language,
  portal: Pick<PortalSettings, 'name' | 'accent'>,
) {
  const words = (key: string, params: Record<string, string> = {}) =>
    say(lang, `assessments.pdf.${key}`, params);
  const number = new Intl.NumberFormat(lang === 'ar' ? 'ar-AE' : 'en', { maximumFractionDigits: 0 });
  const { total, scales, norms } = result;
  const hasPercentiles = scales.some(({ percentile }) => percentile !== null);
  return {
    lang,
    accent: accentFor(portal.accent).light.ink,
    brand: portal.name[lang],
    title: result.name[lang],
    name: result.person.name,
    facts: [
      words('report'),
      ...(result.completed_at ? [words('completed', { date: dateIn(lang, result.completed_at) })] : []),
      ...(result.form === 'short' ? [words('short')] : []),
    ],
    warnings: [
      ...(result.is_uniform ? [words('uniform')] : []),
      ...(result.is_expired && result.progress.fractionComplete < 1 ? [words('expired')] : []),
    ],
    total: total
      ? {
          title: words('total'),
          share: total.percent / 100,
          value: `${number.format(total.percent)} %`,
          lines: [
            total.meaning[lang],
            words('interval', { from: number.format(total.from), to: number.format(total.to) }),
          ],
        }
      : levelToSet(result, lang),
    shape: shapeToSet(result, lang),
    sections: SECTIONS.map(({ kind, title, isSorted }) => {
      const own = scales.filter((scale) => scale.kind === kind);
      const shown = isSorted ? own.toSorted((a, b) => shareOf(b) - shareOf(a)) : own;
      return {
        title: words(result.person.is_self && kind === 'strength' ? 'strengths_own' : title),
        unit: hasPercentiles ? words('percentile') : '',
        middle: hasPercentiles,
        rows: shown.map((scale) => ({
          name: scale.name[lang],
          share: shareOf(scale),
          value:
            scale.kind === 'skill'
              ? (scale.meaning?.[lang] ?? '')
              : scale.percentile === null
                ? words('of', { score: number.format(scale.score), most: number.format(scale.most) })
                : number.format(scale.percentile),
          meaning: (kind === 'trait' || kind === 'area' ? scale.meaning : scale.about)?.[lang] ?? null,
        })),
      };
    }).filter(({ rows }) => rows.length > 0),
    reading: {
      title: words('how_to_read'),
      lines: [
        ...(hasPercentiles ? [words('percentile_about')] : []),
        ...norms.map((one) => one[lang]),
        result.note[lang],
      ],
    },
  };
}

/** The facets of a personality as one picture, domain by domain; null of other results. */
function shapeToSet({ scales, person }: AssessmentResult, lang: Language) {
  const domains = scales.filter(({ kind }) => kind === 'domain');
  const facets = new Map(scales.filter(({ kind }) => kind === 'facet').map((one) => [one.id, one]));
  const bars = domains.flatMap(({ parts }, group) =>
    parts.flatMap(({ id }) => {
      const facet = facets.get(id);
      return facet ? [{ group, share: shareOf(facet) }] : [];
    }),
  );
  if (bars.length === 0) return null;
  return {
    title: say(lang, person.is_self ? 'assessments.pdf.shape_own' : 'assessments.pdf.shape', {}),
    about: say(lang, 'assessments.pdf.shape_about', {}),
    bars,
    groups: domains.map(({ name }, group) => ({
      name: name[lang],
      // The middle of its bars, as a share of the whole turn.
      at:
        bars.reduce((sum, one, index) => sum + (one.group === group ? index + 0.5 : 0), 0) /
        Math.max(1, bars.filter((one) => one.group === group).length) /
        bars.length,
    })),
  };
}

/** The level of a language test, with what its answers leave open. */
function levelToSet({ level, scales }: AssessmentResult, lang: Language) {
  if (!level) return null;
  const error = new Intl.NumberFormat(lang === 'ar' ? 'ar-AE' : 'en', { maximumFractionDigits: 1 });
  const bandIn = (band: string) => say(lang, `assessments.band.${band}`, {});
  const listed = new Intl.ListFormat(lang, { type: 'disjunction' });
  return {
    title: say(lang, 'assessments.pdf.level', {}),
    share: Math.min(1, Math.max(0, level.level / (scales[0]?.most ?? level.level))),
    value: bandIn(level.band),
    lines: [
      level.meaning[lang],
      say(lang, 'assessments.pdf.level_error', {
        error: error.format(level.standard_error),
        likely: listed.format(level.likely.map(bandIn)),
      }),
      ...(level.is_sure ? [] : [say(lang, 'assessments.pdf.level_unsure', {})]),
    ],
  };
}

const shareOf = ({ percentile, score, most }: Scale): number =>
  percentile === null ? (most === 0 ? 0 : score / most) : percentile / 100;

const dateIn = (lang: Language, moment: string): string =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
