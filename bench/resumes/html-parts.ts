/** The parts of a resume as HTML, each in many ways. What a way prints it switches on in `shown`. */
import { grouped } from './grouped.ts';
import type { Certificate, Half, Job, Study } from './person.ts';
import type { Sheet } from './sheet.ts';

export const markup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
export const b = (text: string): string => `<b>${markup(text)}</b>`;
const i = (text: string): string => `<i>${markup(text)}</i>`;
const p = (inside: string, kind = ''): string =>
  inside === '' ? '' : `<p${kind && ` class="${kind}"`}>${inside}</p>`;
const row = (left: string, right: string): string =>
  `<div class="row"><span>${left}</span><span>${right}</span></div>`;
const entry = (...inside: string[]): string => `<div class="entry">${inside.join('')}</div>`;
const small = (text: string): string => p(text, 'muted');

type Render<T> = (items: T[], sheet: Sheet) => string;

/** How the duties of a job are printed: one way in a document. */
function dutiesOf({ wording, shown }: Sheet): (job: Job) => string {
  shown.details = true;
  const way = wording.random.one(['list', 'list', 'list', 'typed', 'prose', 'plain']);
  return ({ details }) => {
    if (details.length === 0) return '';
    if (way === 'list')
      return `<ul class="disc">${details.map((text) => `<li>${markup(text)}</li>`).join('')}</ul>`;
    if (way === 'typed')
      return details.map((text) => p(`${wording.bullet} ${markup(text)}`, 'typed')).join('');
    if (way === 'prose') return p(`${markup(details.join('. '))}.`);
    return details.map((text) => p(markup(`${text}.`))).join('');
  };
}

const each =
  (draw: (job: Job, sheet: Sheet, duties: string, when: string) => string): Render<Job> =>
  (jobs, sheet) => {
    const duties = dutiesOf(sheet);
    return jobs.map((job) => draw(job, sheet, duties(job), sheet.wording.range(job.start, job.end))).join('');
  };

const labelsOf = (sheet: Sheet): Record<'org' | 'title' | 'when' | 'place' | 'duties', string> =>
  sheet.wording.isArabic
    ? { org: 'جهة العمل', title: 'المسمى الوظيفي', when: 'الفترة', place: 'الموقع', duties: 'المهام' }
    : sheet.wording.half === 'dev'
      ? {
          org: 'Company',
          title: 'Designation',
          when: 'Duration',
          place: 'Location',
          duties: 'Responsibilities',
        }
      : { org: 'Employer Name', title: 'Job Title', when: 'Period', place: 'Country', duties: 'Duties' };

function lengthOf(job: Job): string {
  const months = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const all = months(job.end ?? '2026-11') - months(job.start) + 1;
  const years = Math.floor(all / 12);
  return [
    years > 0 ? `${years} yr${years > 1 ? 's' : ''}` : '',
    all % 12 > 0 ? `${all % 12} mo${all % 12 > 1 ? 's' : ''}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const at = (sheet: Sheet): string => (sheet.wording.isArabic ? 'لدى' : sheet.wording.random.one(['at', '@']));

/** `narrow` ones suit a column beside another. */
export const JOBS: Record<Half, Record<string, Render<Job>>> = {
  dev: {
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
            p(b(group[0]!.organisation)),
            group.length > 1 && !sheet.wording.isArabic
              ? small(lengthOf({ ...group[0]!, start: group.at(-1)!.start }))
              : '',
            group
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
            row(b(group[0]!.organisation), markup(group[0]!.place)),
            group
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
  },
  more: {
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
              `<b class="accent">${markup(group[0]!.organisation)}</b>`,
              sheet.wording.range(group.at(-1)!.start, group[0]!.end),
            ),
            small(markup(group[0]!.place)),
            group
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
            p(`${b(group[0]!.organisation)} | ${markup(group[0]!.place)}`, 'big'),
            group
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
  },
  look: {
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
      entry(
        p(b(job.title), 'huge'),
        p(`${when} | ${markup(job.organisation)} | ${markup(job.place)}`),
        duties,
      ),
    ),
    'wide-table': (jobs, sheet) => {
      const heads = sheet.wording.isArabic
        ? ['الفترة', 'الوظيفة', 'المنشأة', 'المدينة']
        : ['Period', 'Role', 'Organisation', 'City'];
      return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${jobs.map((job) => `<tr><td>${sheet.wording.range(job.start, job.end)}</td><td>${markup(job.title)}</td><td>${markup(job.organisation)}</td><td>${markup(job.place)}</td></tr>`).join('')}</table>`;
    },
  },
};

const NARROW_JOBS: Record<Half, string[]> = {
  look: ['slash-line', 'date-block', 'big-title', 'two-rows'],
  dev: ['title-row', 'stack', 'stack-org', 'bar', 'date-first', 'export', 'timeline', 'groups'],
  more: ['org-caps', 'dash-below', 'right-stack', 'groups-timeline', 'pipe-type', 'org-then-bold'],
};

function degreeOf(study: Study, sheet: Sheet, joint: string): string {
  sheet.shown.fields = true;
  if (!study.field) return study.degree;
  return joint === '(' ? `${study.degree} (${study.field})` : `${study.degree}${joint}${study.field}`;
}

function jointOf({ wording }: Sheet): string {
  if (wording.isArabic)
    return wording.random.one(wording.half === 'dev' ? [' في ', ' - ', ' '] : [' في ', '، ', ' ']);
  return wording.random.one(wording.half === 'dev' ? [' in ', ', ', '('] : [' in ', ' – ', ': ', ', ']);
}

const eachStudy =
  (draw: (study: Study, degree: string, sheet: Sheet, when: string) => string): Render<Study> =>
  (studies, sheet) => {
    const joint = jointOf(sheet);
    const onlyEnd = sheet.wording.random.chance(0.4);
    sheet.shown.studyStart = !onlyEnd;
    return studies
      .map((study) =>
        draw(
          study,
          degreeOf(study, sheet, joint),
          sheet,
          onlyEnd ? sheet.wording.date(study.end) : sheet.wording.range(study.start, study.end),
        ),
      )
      .join('');
  };

const grade = (study: Study): string => (study.grade ? small(markup(study.grade)) : '');

export const STUDIES: Record<Half, Record<string, Render<Study>>> = {
  dev: {
    row: eachStudy((study, degree, _, when) =>
      entry(row(b(degree), when), row(i(study.institution), markup(study.place)), grade(study)),
    ),
    'school-row': eachStudy((study, degree, _, when) =>
      entry(row(b(study.institution), markup(study.place)), row(i(degree), when), grade(study)),
    ),
    stack: eachStudy((study, degree, _, when) =>
      entry(p(b(degree)), p(markup(study.institution)), small(when)),
    ),
    line: eachStudy((study, degree, { wording }, when) =>
      p(`${markup(degree)}${wording.comma}${markup(study.institution)}${wording.comma}${when}`),
    ),
    bar: eachStudy((study, degree, _, when) => p(`${b(degree)} | ${markup(study.institution)} | ${when}`)),
    gutter: eachStudy(
      (study, degree, _, when) =>
        `<div class="gutter entry"><div class="when">${when}</div><div>${p(b(degree))}${p(markup(study.institution))}${grade(study)}</div></div>`,
    ),
    table: (studies, sheet) => {
      sheet.shown.studyStart = false;
      const joint = jointOf(sheet);
      const heads = sheet.wording.isArabic
        ? ['المؤهل', 'الجامعة', 'السنة']
        : ['Qualification', 'Institution', 'Year'];
      return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${studies.map((study) => `<tr><td>${markup(degreeOf(study, sheet, joint))}</td><td>${markup(study.institution)}</td><td>${sheet.wording.date(study.end)}</td></tr>`).join('')}</table>`;
    },
    export: eachStudy((study, degree, _, when) =>
      entry(p(b(study.institution)), p(`${markup(degree)} · (${when})`)),
    ),
  },
  more: {
    'school-first': eachStudy((study, degree, { wording }, when) =>
      entry(
        row(`${b(study.institution)}${wording.comma}${markup(study.place)}`, when),
        p(markup(degree)),
        grade(study),
      ),
    ),
    'date-first': eachStudy((study, degree, _, when) =>
      entry(small(when), p(b(study.institution)), p(markup(degree))),
    ),
    'from-line': eachStudy((study, degree, { wording }, when) =>
      p(
        wording.isArabic
          ? `${b(degree)} من ${markup(study.institution)} (${when})`
          : `${wording.bullet} ${markup(degree)} from ${markup(study.institution)} (${when})`,
      ),
    ),
    'field-below': (studies, sheet) => {
      sheet.shown.studyStart = true;
      sheet.shown.fields = true;
      return studies
        .map((study) =>
          entry(
            p(b(study.degree)),
            study.field ? p(markup(study.field)) : '',
            p(i(study.institution)),
            small(sheet.wording.range(study.start, study.end)),
          ),
        )
        .join('');
    },
    'wide-table': (studies, sheet) => {
      sheet.shown.fields = true;
      const heads = sheet.wording.isArabic
        ? ['الدرجة', 'التخصص', 'الجامعة', 'سنة التخرج']
        : ['Degree', 'Specialization', 'University / Board', 'Year of Passing'];
      return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${studies.map((study) => `<tr><td>${markup(study.degree)}</td><td>${markup(study.field ?? '–')}</td><td>${markup(study.institution)}</td><td>${sheet.wording.date(study.end)}</td></tr>`).join('')}</table>`;
    },
    'right-gutter': eachStudy(
      (study, degree, _, when) =>
        `<div class="gutter last entry"><div>${p(b(degree))}${p(markup(study.institution))}</div><div class="when">${when}</div></div>`,
    ),
    dash: eachStudy((study, degree, _, when) =>
      entry(p(`${b(degree)} – ${markup(study.institution)}`), small(`${when}`), grade(study)),
    ),
    'caption-row': eachStudy((study, degree, _, when) =>
      entry(row(b(degree), i(study.institution)), row(markup(study.place), when)),
    ),
  },
  look: {
    plain: eachStudy((study, degree, _, when) => entry(p(markup(degree)), p(b(study.institution)), p(when))),
    chip: eachStudy((study, degree, _, when) =>
      entry(p(`<span class="chip">${when}</span>`), p(b(degree)), p(markup(study.institution))),
    ),
    'paren-year': eachStudy((study, degree, { wording }, when) =>
      p(`${b(degree)}${wording.comma}${markup(study.institution)} (${when})`),
    ),
    'bold-row': eachStudy((study, degree, _, when) =>
      entry(row(`${b(degree)} – ${markup(study.institution)}`, when), grade(study)),
    ),
    'place-row': eachStudy((study, degree, _, when) =>
      entry(row(markup(study.institution), when), row(i(degree), markup(study.place))),
    ),
    'year-table': (studies, sheet) => {
      const joint = jointOf(sheet);
      const heads = sheet.wording.isArabic
        ? ['سنة التخرج', 'الشهادة', 'المعهد']
        : ['Year', 'Course', 'School / College'];
      return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${studies.map((study) => `<tr><td>${sheet.wording.date(study.end)}</td><td>${markup(degreeOf(study, sheet, joint))}</td><td>${markup(study.institution)}</td></tr>`).join('')}</table>`;
    },
  },
};

const NARROW_STUDIES: Record<Half, string[]> = {
  look: ['plain', 'chip', 'paren-year'],
  dev: ['stack', 'export', 'stack'],
  more: ['field-below', 'date-first', 'dash'],
};

export const CERTIFICATES: Record<Half, Record<string, Render<Certificate>>> = {
  dev: {
    two: (items, sheet) =>
      dated(
        sheet,
        ({ facts, item }) => entry(p(`${b(item.name)} – ${markup(item.issuer)}`), small(facts.join(' | '))),
        items,
      ),
    line: (items, sheet) =>
      dated(
        sheet,
        ({ facts, item }) =>
          p(
            `${b(item.name)}${sheet.wording.comma}${markup(item.issuer)} (${facts.join(sheet.wording.comma)})`,
          ),
        items,
      ),
    row: (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) => entry(row(b(item.name), sheet.wording.date(item.issued)), p(markup(item.issuer))))
        .join('');
    },
    bullets: (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) =>
          p(
            `${sheet.wording.bullet} ${markup(item.name)} – ${markup(item.issuer)}${sheet.wording.comma}${sheet.wording.date(item.issued)}`,
          ),
        )
        .join('');
    },
    names: (items, sheet) => items.map((item) => p(`${sheet.wording.bullet} ${markup(item.name)}`)).join(''),
  },
  more: {
    three: (items, sheet) =>
      dated(
        sheet,
        ({ facts, item }) => entry(p(b(item.name)), p(markup(item.issuer)), ...facts.map(small)),
        items,
      ),
    table: (items, sheet) => {
      Object.assign(sheet.shown, { certificateDates: true, expiries: true, numbers: true });
      const heads = sheet.wording.isArabic
        ? ['الشهادة', 'الجهة المانحة', 'تاريخ الإصدار', 'تاريخ الانتهاء', 'الرقم']
        : ['Certificate', 'Issued by', 'Issue date', 'Expiry', 'Number'];
      return `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${items.map((item) => `<tr><td>${markup(item.name)}</td><td>${markup(item.issuer)}</td><td>${sheet.wording.date(item.issued)}</td><td>${item.expires ? sheet.wording.date(item.expires) : '–'}</td><td>${item.id ?? '–'}</td></tr>`).join('')}</table>`;
    },
    paren: (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) => p(`${markup(item.name)} (${markup(item.issuer)}, ${sheet.wording.date(item.issued)})`))
        .join('');
    },
    'date-front': (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map(
          (item) =>
            `<div class="gutter"><div class="when">${sheet.wording.date(item.issued)}</div><div>${p(b(item.name))}${small(markup(item.issuer))}</div></div>`,
        )
        .join('');
    },
  },
  look: {
    'dash-row': (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) => row(`${b(item.name)} – ${markup(item.issuer)}`, sheet.wording.date(item.issued)))
        .join('');
    },
    'by-line': (items, sheet) =>
      dated(
        sheet,
        ({ item, facts }) => entry(p(b(item.name)), small(`${markup(item.issuer)} · ${facts.join(' · ')}`)),
        items,
      ),
    sentence: (items, sheet) => {
      sheet.shown.certificateDates = true;
      return items
        .map((item) =>
          p(
            `${sheet.wording.bullet} ${sheet.wording.date(item.issued)} – ${markup(item.name)}${sheet.wording.comma}${markup(item.issuer)}`,
          ),
        )
        .join('');
    },
  },
};

function dated(
  sheet: Sheet,
  draw: (it: { item: Certificate; facts: string[] }) => string,
  items: Certificate[],
): string {
  const { random, isArabic, half, date } = sheet.wording;
  Object.assign(sheet.shown, { certificateDates: true, expiries: true, numbers: true });
  const words = isArabic
    ? random.one([
        ['تاريخ الإصدار', 'صالحة حتى', 'رقم الشهادة'],
        ['صدرت في', 'تنتهي في', 'رقم'],
      ])
    : half === 'dev'
      ? random.one([
          ['Issued', 'Expires', 'Credential ID'],
          ['Issued', 'Valid until', 'Licence No.'],
        ])
      : random.one([
          ['Date of issue', 'Expiry date', 'ID'],
          ['Obtained', 'Valid through', 'Certificate No.'],
          ['Issued on', 'Expiration', 'No.'],
        ]);
  return items
    .map((item) =>
      draw({
        item,
        facts: [
          `${words[0]}: ${date(item.issued)}`,
          item.expires ? `${words[1]}: ${date(item.expires)}` : '',
          item.id ? `${words[2]}: ${item.id}` : '',
        ].filter(Boolean),
      }),
    )
    .join('');
}

export const SKILLS: Record<Half, Record<string, Render<string>>> = {
  dev: {
    commas: (skills, { wording }) => p(markup(skills.join(wording.comma))),
    dots: (skills) => p(markup(skills.join(' · '))),
    list: (skills) => `<ul class="disc">${skills.map((skill) => `<li>${markup(skill)}</li>`).join('')}</ul>`,
    typed: (skills, { wording }) => skills.map((skill) => p(`${wording.bullet} ${markup(skill)}`)).join(''),
    chips: (skills) =>
      `<div class="chips">${skills.map((skill) => `<span class="chip">${markup(skill)}</span>`).join(' ')}</div>`,
    groups: (skills, sheet) =>
      groups(skills, sheet, (label, part) =>
        p(`${b(`${label}:`)} ${markup(part.join(sheet.wording.comma))}`),
      ),
    columns: (skills) =>
      `<ul class="disc two">${skills.map((skill) => `<li>${markup(skill)}</li>`).join('')}</ul>`,
  },
  more: {
    pipes: (skills) => p(markup(skills.join(' | '))),
    lines: (skills) => skills.map((skill) => p(markup(skill))).join(''),
    bars: (skills) => skills.map((skill) => `${p(markup(skill))}<div class="bar"><div></div></div>`).join(''),
    ratings: (skills) =>
      skills
        .map((skill, index) => row(markup(skill), '●●●●○'.slice(index % 2) + '○'.repeat(index % 2)))
        .join(''),
    'named-groups': (skills, sheet) =>
      groups(skills, sheet, (label, part) => `${p(b(label))}${p(markup(part.join(' · ')))}`),
    grid: (skills) =>
      `<div class="grid3">${skills.map((skill) => `<span>${markup(skill)}</span>`).join('')}</div>`,
    levels: (skills, { wording }) =>
      skills
        .map((skill) =>
          p(`${wording.bullet} ${markup(skill)}${wording.isArabic ? ' (متقدم)' : ' (Advanced)'}`),
        )
        .join(''),
    percent: (skills) => skills.map((skill, index) => row(markup(skill), `${95 - index * 5}%`)).join(''),
  },
  look: {
    semicolons: (skills, { wording }) => p(markup(skills.join(wording.isArabic ? '؛ ' : '; '))),
    slashes: (skills) => p(markup(skills.join(' / '))),
    pairs: (skills) =>
      `<div class="pairs">${skills.map((skill) => `<div>${markup(skill)}</div>`).join('')}</div>`,
    table: (skills, { wording }) =>
      `<table>${skills.map((skill, index) => `<tr><td>${markup(skill)}</td><td>${wording.isArabic ? 'ممتاز' : ['Expert', 'Good', 'Intermediate'][index % 3]}</td></tr>`).join('')}</table>`,
    stars: (skills) =>
      skills.map((skill, index) => p(`${markup(skill)} ${'★★★★★'.slice(index % 3)}`)).join(''),
    boxes: (skills) =>
      `<div class="chips">${skills.map((skill) => `<span class="box">${markup(skill)}</span>`).join('')}</div>`,
  },
};

function groups(skills: string[], sheet: Sheet, draw: (label: string, part: string[]) => string): string {
  const labels = sheet.wording.isArabic
    ? ['مهارات مهنية', 'مهارات عامة']
    : { dev: ['Professional', 'Tools'], more: ['Core', 'Also'], look: ['Main', 'Further'] }[
        sheet.wording.half
      ];
  sheet.shown.skillGroups = labels;
  const half = Math.ceil(skills.length / 2);
  return [skills.slice(0, half), skills.slice(half)]
    .map((part, index) => (part.length === 0 ? '' : draw(labels[index]!, part)))
    .join('');
}

export const LANGUAGES: Record<Half, Record<string, Render<[string, string]>>> = {
  dev: {
    paren: (items, { wording }) => p(items.map(([name, level]) => `${name} (${level})`).join(wording.comma)),
    dash: (items) => items.map(([name, level]) => p(`${name} – ${level}`)).join(''),
    colon: (items) => items.map(([name, level]) => p(`${b(`${name}:`)} ${level}`)).join(''),
    plain: (items, { wording }) => p(items.map(([name]) => name).join(wording.comma)),
  },
  more: {
    row: (items) => items.map(([name, level]) => row(name, level)).join(''),
    below: (items) =>
      `<div class="grid3">${items.map(([name, level]) => `<div>${p(b(name))}${small(level)}</div>`).join('')}</div>`,
    dots: (items) => items.map(([name]) => row(name, '★★★★☆')).join(''),
    list: (items, { wording }) =>
      items.map(([name, level]) => p(`${wording.bullet} ${name} | ${level}`)).join(''),
  },
  look: {
    colonline: (items) => p(items.map(([name, level]) => `${name}: ${level}`).join(' | ')),
    bars: (items) => items.map(([name]) => `${p(name)}<div class="bar"><div></div></div>`).join(''),
    table: (items) =>
      `<table>${items.map(([name, level]) => `<tr><td>${name}</td><td>${level}</td></tr>`).join('')}</table>`,
  },
};

/** A way of each part for a whole document; `narrow` columns take only what fits them. */
export function partsFor(
  sheet: Sheet,
  half: Half,
  ways: { jobs?: string; studies?: string; isNarrow?: boolean },
) {
  const { random } = sheet.wording;
  const pick = <T>(all: Record<string, T>, key?: string): T =>
    (key && all[key]) || random.one(Object.values(all));
  const { person, shown } = sheet;
  const jobs = pick(JOBS[half], ways.jobs ?? (ways.isNarrow ? random.one(NARROW_JOBS[half]) : undefined));
  const studies = pick(STUDIES[half], ways.studies);
  const side = pick(STUDIES[half], random.one(NARROW_STUDIES[half]));
  const show = (
    key:
      | 'skills'
      | 'languages'
      | 'certifications'
      | 'awards'
      | 'projects'
      | 'publications'
      | 'volunteering'
      | 'summary',
    html: string,
  ): string => {
    if (html !== '') shown[key] = true;
    return html;
  };
  return {
    summary: () => show('summary', p(markup(person.summary))),
    work: () => jobs(person.work, sheet),
    education: () => studies(person.education, sheet),
    educationAside: () => side(person.education, sheet),
    skills: () => show('skills', pick(SKILLS[half])(person.skills, sheet)),
    languages: () => show('languages', pick(LANGUAGES[half])(person.languages, sheet)),
    certifications: () =>
      person.certifications.length === 0
        ? ''
        : show('certifications', pick(CERTIFICATES[half])(person.certifications, sheet)),
    certificationsAside: () =>
      person.certifications.length === 0
        ? ''
        : show(
            'certifications',
            pick(
              CERTIFICATES[half],
              random.one(
                { dev: ['two', 'names', 'bullets'], more: ['three', 'paren'], look: ['by-line', 'sentence'] }[
                  half
                ],
              ),
            )(person.certifications, sheet),
          ),
    awards: () =>
      person.awards.length === 0
        ? ''
        : show(
            'awards',
            person.awards
              .map(([title, date]) =>
                half === 'dev'
                  ? p(`${sheet.wording.bullet} ${markup(title)} (${sheet.wording.date(date)})`)
                  : row(b(title), sheet.wording.date(date)),
              )
              .join(''),
          ),
    projects: () =>
      person.projects.length === 0
        ? ''
        : show(
            'projects',
            person.projects
              .map(([name, text]) =>
                half === 'dev' ? `${p(b(name))}${p(markup(text))}` : p(`${b(name)}: ${markup(text)}`),
              )
              .join(''),
          ),
    publications: () =>
      person.publications.length === 0
        ? ''
        : show(
            'publications',
            person.publications
              .map((title, index) =>
                p(
                  `${person.name.split(' ').at(-1)}, ${person.name[0]}. (${2016 + index * 3}). ${title}. <i>Journal of ${half === 'dev' ? 'Applied Studies' : 'Regional Practice'}</i>, ${12 + index}(2), 44–61.`,
                ),
              )
              .join(''),
          ),
    volunteering: () =>
      person.volunteering.length === 0
        ? ''
        : show(
            'volunteering',
            person.volunteering
              .map(([role, org]) => entry(p(b(role)), p(`${markup(org)}${sheet.wording.comma}2019 - 2021`)))
              .join(''),
          ),
    personal: () => {
      if (person.personal.length === 0) return '';
      shown.personal = true;
      return person.personal.map(([label, value]) => p(`${b(`${label}:`)} ${markup(value)}`)).join('');
    },
    hobbies: () => (random.chance(0.4) ? p(markup(person.hobbies)) : ''),
    references: () => (random.chance(0.3) ? p(markup(person.references)) : ''),
  };
}

/** Where the person can be reached, in the way of the document. */
export function contactOf(
  sheet: Sheet,
  way: 'line' | 'stack' | 'labels' | 'icons' | 'two-lines' | 'table',
): string {
  const { person, wording, shown } = sheet;
  Object.assign(shown, { phone: true, location: true, links: true });
  const place = [person.district, person.city, person.region, person.country]
    .filter(Boolean)
    .join(wording.comma);
  const phone = `<span dir="ltr">${markup(person.phone)}</span>`;
  const values = [markup(place), phone, markup(person.email), ...person.links.map(markup)];
  if (wording.random.chance(0.5)) values.unshift(...values.splice(1, 2));
  const words = wording.isArabic
    ? ['العنوان', 'الهاتف', 'البريد الإلكتروني']
    : wording.half === 'dev'
      ? ['Address', 'Phone', 'Email']
      : ['Location', 'Mobile No', 'E-mail'];
  const labelled: [string, string][] = [
    [words[2]!, markup(person.email)],
    [words[1]!, phone],
    [words[0]!, markup(place)],
    ...person.links.map((link): [string, string] => [
      /linkedin/.test(link)
        ? 'LinkedIn'
        : /github/.test(link)
          ? 'GitHub'
          : wording.isArabic
            ? 'الموقع'
            : 'Web',
      markup(link),
    ]),
  ];
  switch (way) {
    case 'line':
      return p(values.join(wording.random.one([' | ', ' • ', ' · ', ' &nbsp; '])), 'contact');
    case 'two-lines':
      return p(values.slice(0, 2).join(' | '), 'contact') + p(values.slice(2).join(' | '), 'contact');
    case 'stack':
      return values.map((value) => p(value)).join('');
    case 'icons':
      return values
        .map((value, index) =>
          p(
            `<span class="icon">${['\uf0e0', '\uf095', '\uf3c5', '\uf08c', '\uf0ac'][index % 5]}</span> ${value}`,
          ),
        )
        .join('');
    case 'table':
      return `<table class="bare">${labelled.map(([label, value]) => `<tr><td>${label}</td><td>: ${value}</td></tr>`).join('')}</table>`;
    default:
      return labelled.map(([label, value]) => p(`${b(`${label}:`)} ${value}`)).join('');
  }
}
