/** Ways of drawing jobs of which only the score is looked at. */
import { each } from './html-job-ways.ts';
import { b, entry, i, markup, p, type Render, row, small } from './html-marks.ts';
import type { Job } from './person.ts';

export const JOBS_LOOK: Record<string, Render<Job>> = {
  'two-rows': each((job, { wording }, duties, when) =>
    entry(
      row(`${b(job.organisation)}`, when),
      row(markup(job.title), i(job.place)),
      duties,
      wording.isArabic ? '' : '',
    ),
  ),
  'slash-line': each((job, _, duties, when) =>
    entry(
      p(`${b(job.title)} / ${markup(job.organisation)}`),
      small(`${when} · ${markup(job.place)}`),
      duties,
    ),
  ),
  'date-block': each((job, _, duties, when) =>
    entry(
      p(`<span class="chip">${when}</span>`),
      p(`${b(job.title)} <span class="muted">${markup(job.organisation)}</span>`),
      duties,
    ),
  ),
  'big-title': each((job, _, duties, when) =>
    entry(p(b(job.title), 'huge'), p(`${when} | ${markup(job.organisation)} | ${markup(job.place)}`), duties),
  ),
  'wide-table': (jobs, sheet) => {
    const heads = sheet.wording.isArabic
      ? ['الفترة', 'الوظيفة', 'المنشأة', 'المدينة']
      : ['Period', 'Role', 'Organisation', 'City'];
    return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${jobs.map((job) => `<tr><td>${sheet.wording.range(job.start, job.end)}</td><td>${markup(job.title)}</td><td>${markup(job.organisation)}</td><td>${markup(job.place)}</td></tr>`).join('')}</table>`;
  },
};
