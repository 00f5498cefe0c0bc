/** Ways of drawing studies. */
import { b, entry, i, markup, p, type Render, row, small } from './html-marks.ts';
import type { Half, Study } from './person.ts';
import type { Sheet } from './sheet.ts';

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

/** The ways that suit a column beside another. */
export const NARROW_STUDIES: Record<Half, string[]> = {
  look: ['plain', 'chip', 'paren-year'],
  dev: ['stack', 'export', 'stack'],
  more: ['field-below', 'date-first', 'dash'],
};
