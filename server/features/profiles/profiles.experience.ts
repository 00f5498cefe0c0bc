import type { Profile, WorkExperience } from '#contract/features/profiles.contract.ts';
import { yearsTold } from '#engines/matching/index.ts';

/**
 * Months in which the person had a job, overlaps counted once. A year without a month counts from its start, or to
 * its end where it ends a job. Null where no job has dates.
 */
export function experienceMonths(work: readonly WorkExperience[], now: Date): number | null {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const spans = work
    .filter(({ job_title: title }) => !VOLUNTEERS.test(title ?? ''))
    .map((job) => {
      const start = monthIndex(job.start_date, 0);
      const end = job.currently_working ? thisMonth : monthIndex(job.end_date, 11);
      return start === null || end === null || end < start ? null : { start, end: Math.min(end, thisMonth) };
    })
    .filter((span) => span !== null)
    .sort((a, b) => a.start - b.start);
  if (spans.length === 0) return null;

  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    const from = Math.max(start, reached + 1);
    if (end >= from) months += end - from + 1;
    reached = Math.max(reached, end);
  }
  return months;
}

/** What is done for nothing beside school or work is no experience of it. */
const VOLUNTEERS = /^\s*(?:volunteer|متطوع)/iu;

/**
 * Months of work by the dates of jobs, or else as people tell them in so many words ("welder, nine years in Jubail"): where
 * no job has dates, or only former ones that are fewer. Null where neither says.
 */
export function experienceOf(
  work: readonly WorkExperience[],
  { headline, summary }: Profile['personal_details'],
  now: Date,
): number | null {
  const dated = experienceMonths(work, now);
  if (dated !== null && work.some((job) => job.currently_working)) return dated;
  const told = yearsTold([headline, summary].filter(Boolean).join('\n'));
  return told === null ? dated : Math.max(dated ?? 0, Math.round(told * 12));
}

export interface InTime {
  start_date?: unknown;
  end_date?: unknown;
  currently_working?: unknown;
}

/**
 * Sorts from the earliest to the latest as text: by the end, what goes on last, then by the start. A year alone ends with
 * its December and starts with its January, as it counts; what has no end stands where it started.
 */
export function rankInTime({ start_date: start, end_date: end, currently_working: isOpen }: InTime): string {
  const from = start ? `${start}-01`.slice(0, 7) : '0000-00';
  const to = isOpen ? '9999-12' : end ? `${end}-12`.slice(0, 7) : from;
  return `${to} ${from}`;
}

function monthIndex(date: string | null | undefined, monthWhereUnknown: number): number | null {
  if (!date) return null;
  const [year = 0, month] = date.split('-').map(Number);
  return year * 12 + (month ? month - 1 : monthWhereUnknown);
}

export const latestFirst = (work: readonly WorkExperience[]): WorkExperience[] =>
  [...work].sort((a, b) => rankInTime(b).localeCompare(rankInTime(a)));

/** As far as both are known: a year says nothing of the month. */
export function isInOrder(from: string | null | undefined, to: string | null | undefined): boolean {
  if (!from || !to) return true;
  const digits = Math.min(from.length, to.length);
  return from.slice(0, digits) <= to.slice(0, digits);
}
