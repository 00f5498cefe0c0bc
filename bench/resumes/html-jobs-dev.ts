/** Ways of drawing jobs that the engine is worked on with. */
import { grouped } from './grouped.ts';
import { at, dutiesOf, each, labelsOf, lengthOf } from './html-job-ways.ts';
import { b, entry, i, markup, p, type Render, row, small } from './html-marks.ts';
import type { Job } from './person.ts';

export const JOBS_DEV: Record<string, Render<Job>> = {
  'title-row': each((job, _, duties, when) =>
    entry(row(b(job.title), when), row(i(job.organisation), markup(job.place)), duties),
  ),
  'org-row': each((job, _, duties, when) =>
    entry(row(b(job.organisation), markup(job.place)), row(i(job.title), when), duties),
  ),
  'title-at': (jobs, sheet) => {
    const joint = at(sheet);
    return each((job, _, duties, when) =>
      entry(
        row(`${b(job.title)} ${joint} ${markup(job.organisation)}`, when),
        small(markup(job.place)),
        duties,
      ),
    )(jobs, sheet);
  },
  stack: each((job, { wording }, duties, when) =>
    entry(
      p(b(job.title)),
      p(`${markup(job.organisation)}${wording.comma}${markup(job.place)}`),
      small(when),
      duties,
    ),
  ),
  'stack-org': each((job, _, duties, when) =>
    entry(p(b(job.organisation)), p(markup(job.title)), small(`${when} | ${markup(job.place)}`), duties),
  ),
  'docs-line': each((job, { wording }, duties, when) =>
    entry(
      p(`${b(job.organisation)}${wording.comma}${markup(job.place)} — ${i(job.title)}`),
      p(wording.isArabic ? when : when.toUpperCase(), 'tiny'),
      duties,
    ),
  ),
  bar: each((job, _, duties, when) =>
    entry(p(`${b(job.title)} | ${markup(job.organisation)} | ${when}`), duties),
  ),
  paren: each((job, { wording }, duties, when) =>
    entry(p(`${b(job.title)}${wording.comma}${markup(job.organisation)} (${when})`), duties),
  ),
  'date-first': each((job, _, duties, when) =>
    entry(small(when), p(b(job.title)), p(i(job.organisation)), duties),
  ),
  export: (jobs, sheet) => {
    const duties = dutiesOf(sheet);
    return grouped(jobs)
      .map((group) =>
        entry(
          p(b(group.organisation)),
          group.jobs.length > 1 && !sheet.wording.isArabic ? small(lengthOf(group)) : '',
          group.jobs
            .map(
              (job) =>
                `${p(markup(job.title), 'big')}${small(`${sheet.wording.range(job.start, job.end)}${sheet.wording.isArabic ? '' : ` (${lengthOf(job)})`}`)}${small(markup(job.place))}${duties(job)}`,
            )
            .join(''),
        ),
      )
      .join('');
  },
  groups: (jobs, sheet) => {
    const duties = dutiesOf(sheet);
    return grouped(jobs)
      .map((group) =>
        entry(
          row(b(group.organisation), markup(group.place)),
          group.jobs
            .map((job) => `${row(i(job.title), sheet.wording.range(job.start, job.end))}${duties(job)}`)
            .join(''),
        ),
      )
      .join('');
  },
  table: (jobs, sheet) => {
    const labels = labelsOf(sheet);
    const duties = dutiesOf(sheet);
    return `<table><tr><th>${labels.org}</th><th>${labels.title}</th><th>${labels.when}</th></tr>${jobs
      .map(
        (job) =>
          `<tr><td>${markup(job.organisation)}</td><td>${markup(job.title)}</td><td>${sheet.wording.range(job.start, job.end)}</td></tr>${job.details.length > 0 ? `<tr><td colspan="3">${duties(job)}</td></tr>` : ''}`,
      )
      .join('')}</table>`;
  },
  form: (jobs, sheet) => {
    const labels = labelsOf(sheet);
    return each((job, _, duties, when) =>
      entry(
        ...[
          [labels.org, job.organisation],
          [labels.title, job.title],
          [labels.when, when],
          [labels.place, job.place],
        ].map(([label, value]) => p(`${b(`${label}`)}: ${markup(value!)}`)),
        duties === '' ? '' : p(b(`${labels.duties}:`)),
        duties,
      ),
    )(jobs, sheet);
  },
  gutter: each(
    (job, { wording }, duties, when) =>
      `<div class="gutter entry"><div class="when">${when}</div><div>${p(b(job.title))}${p(`${markup(job.organisation)}${wording.comma}${markup(job.place)}`)}${duties}</div></div>`,
  ),
  timeline: each(
    (job, _, duties, when) =>
      `<div class="timeline entry">${small(when)}${p(b(job.title))}${p(`${markup(job.organisation)} · ${markup(job.place)}`)}${duties}</div>`,
  ),
};
