/** More ways of drawing jobs that the engine is worked on with. */
import { grouped } from './grouped.ts';
import { dutiesOf, each, labelsOf, lengthOf } from './html-job-ways.ts';
import { b, entry, i, markup, p, type Render, row, small } from './html-marks.ts';
import type { Job } from './person.ts';

export const JOBS_MORE: Record<string, Render<Job>> = {
  'comma-line': each((job, { wording }, duties, when) =>
    entry(
      p(`${markup(job.organisation)}${wording.comma}${markup(job.place)}${wording.comma}${when}`),
      p(b(job.title)),
      duties,
    ),
  ),
  'title-colon': each((job, { wording }, duties, when) =>
    entry(
      p(`${b(`${job.title}:`)} ${markup(job.organisation)} (${markup(job.place)})${wording.comma}${when}`),
      duties,
    ),
  ),
  'place-first': each(
    (job, _, duties, when) =>
      `<div class="gutter entry"><div class="when">${markup(job.place)}<br>${when}</div><div>${p(b(job.title))}${p(i(job.organisation))}${duties}</div></div>`,
  ),
  'plain-lines': each((job, _, duties, when) =>
    entry(p(markup(job.title)), p(markup(job.organisation)), p(when), duties),
  ),
  'org-groups': (jobs, sheet) => {
    const duties = dutiesOf(sheet);
    return grouped(jobs)
      .map((group) =>
        entry(
          row(
            `<b class="accent">${markup(group.organisation)}</b>`,
            sheet.wording.range(group.start, group.end),
          ),
          small(markup(group.place)),
          group.jobs
            .map(
              (job) => `${p(`${b(job.title)} (${sheet.wording.range(job.start, job.end)})`)}${duties(job)}`,
            )
            .join(''),
        ),
      )
      .join('');
  },
  'org-caps': each((job, { wording }, duties, when) =>
    entry(
      row(
        `<b>${markup(wording.isArabic ? job.organisation : job.organisation.toUpperCase())}</b> (${markup(job.place)})`,
        when,
      ),
      p(`<span class="accent">${markup(job.title)}</span>`),
      duties,
    ),
  ),
  'dash-below': each((job, { wording }, duties, when) =>
    entry(
      p(`${b(job.title)} — ${markup(job.organisation)}`),
      small(`${when}${wording.isArabic ? '' : ` (${lengthOf(job)})`}`),
      duties,
    ),
  ),
  'gutter-wrapped': each(
    (job, { wording }, duties, when) =>
      `<div class="gutter thin entry"><div class="when">${when}</div><div>${p(`${b(job.organisation)}${wording.comma}${markup(job.place)}`)}${p(i(job.title))}${duties}</div></div>`,
  ),
  'right-stack': each(
    (job, _, duties, when) =>
      `<div class="entry"><div class="row"><div>${p(b(job.title))}${p(markup(job.organisation))}</div><div class="end">${p(when)}${p(markup(job.place))}</div></div>${duties}</div>`,
  ),
  numbered: (jobs, sheet) =>
    jobs
      .map((job, index) => {
        const duties = index === 0 ? (sheet.wording.random.one([dutiesOf(sheet)]) ?? null) : null;
        return entry(
          p(
            `${index + 1}. ${b(job.title)} – ${markup(job.organisation)}${sheet.wording.comma}${markup(job.place)}`,
          ),
          p(sheet.wording.range(job.start, job.end)),
          duties
            ? duties(job)
            : job.details.map((text) => p(`${sheet.wording.bullet} ${markup(text)}`, 'typed')).join(''),
        );
      })
      .join(''),
  'from-to-table': (jobs, sheet) => {
    const ar = sheet.wording.isArabic;
    const heads = ar
      ? ['م', 'جهة العمل', 'الوظيفة', 'من', 'إلى']
      : ['S.No', 'Name of Company', 'Position Held', 'From', 'To'];
    return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${jobs
      .map(
        (job, index) =>
          `<tr><td>${index + 1}</td><td>${markup(job.organisation)}</td><td>${markup(job.title)}</td><td>${sheet.wording.date(job.start)}</td><td>${job.end ? sheet.wording.date(job.end) : ar ? 'حتى الآن' : 'Present'}</td></tr>`,
      )
      .join('')}</table>`;
  },
  'groups-timeline': (jobs, sheet) => {
    const duties = dutiesOf(sheet);
    return grouped(jobs)
      .map((group) =>
        entry(
          p(`${b(group.organisation)} | ${markup(group.place)}`, 'big'),
          group.jobs
            .map(
              (job) =>
                `<div class="timeline">${p(b(job.title))}${small(sheet.wording.range(job.start, job.end))}${duties(job)}</div>`,
            )
            .join(''),
        ),
      )
      .join('');
  },
  'pipe-type': each((job, { wording }, duties, when) =>
    entry(
      p(`${b(job.title)} | ${markup(job.organisation)} | ${markup(job.place)}`),
      row(i(when), wording.isArabic ? 'دوام كامل' : 'Full-time'),
      duties,
    ),
  ),
  'date-colon': each((job, { wording }, duties, when) =>
    entry(
      p(
        `${when}: ${b(job.title)}${wording.comma}${markup(job.organisation)}${wording.comma}${markup(job.place)}`,
      ),
      duties,
    ),
  ),
  'right-gutter': each(
    (job, { wording }, duties, when) =>
      `<div class="gutter last entry"><div>${p(b(job.title))}${p(`${markup(job.organisation)}${wording.comma}${markup(job.place)}`)}${duties}</div><div class="when">${when}</div></div>`,
  ),
  'org-then-bold': each((job, _, duties, when) =>
    entry(
      p(`<span class="accent">${markup(job.organisation)}</span>`),
      p(b(job.title)),
      row(when, markup(job.place)),
      duties,
    ),
  ),
  'label-table': (jobs, sheet) => {
    const labels = labelsOf(sheet);
    const duties = dutiesOf(sheet);
    return jobs
      .map(
        (job) =>
          `<table class="entry">${[[labels.org, markup(job.organisation)], [labels.title, markup(job.title)], [labels.when, sheet.wording.range(job.start, job.end)], [labels.place, markup(job.place)], ...(job.details.length > 0 ? [[labels.duties, duties(job)]] : [])].map(([label, value]) => `<tr><td class="label">${label}</td><td>${value}</td></tr>`).join('')}</table>`,
      )
      .join('');
  },
  told: each((job, { wording }, duties, when) =>
    entry(
      p(
        wording.isArabic
          ? `${b(job.title)} في ${markup(job.organisation)} (${when})`
          : `Worked as ${b(job.title)} in ${markup(job.organisation)}, ${markup(job.place)} from ${when}`,
      ),
      duties,
    ),
  ),
  caption: each((job, _, duties, when) =>
    entry(row(b(job.title), b(job.organisation)), row(markup(job.place), when), duties),
  ),
};
