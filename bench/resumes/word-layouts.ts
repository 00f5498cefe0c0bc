/** Resumes as Word documents: ways of each part, put together in frames. */
import type { HeadingKey } from './headings.ts';
import type { Certificate, Half, Job, Person, Study } from './person.ts';
import type { FileLayout, Sheet } from './sheet.ts';
import { SHOWN_IN_FILES } from './shown.ts';
import { box, bullet, line, para, run, table } from './word-markup.ts';
import type { Wording } from './wording.ts';

/** Parts whose header follows, so that one string can carry both. */
export const HEADER_END = '\u0000';

type JobWay =
  | 'tab'
  | 'stack'
  | 'org-tab'
  | 'one'
  | 'label-table'
  | 'date-left'
  | 'date-line'
  | 'pipes'
  | 'label-lines';
type StudyWay = 'tab' | 'stack' | 'line' | 'table';
type Frame = 'plain' | 'sidebar' | 'header' | 'box' | 'cells';

interface Way {
  heading: 'style' | 'bold' | 'caps';
  job: JobWay;
  study: StudyWay;
  frame: Frame;
}

/** A layout of Word documents. Every draw is made in one order, so that a seed stays one document. */
export function word(id: string, half: Half, way: Way): FileLayout {
  return {
    id,
    half,
    format: 'docx',
    family: `docx-${way.frame}`,
    draw: (sheet) => {
      const { person, wording, shown } = sheet;
      Object.assign(shown, SHOWN_IN_FILES, {
        studyStart: way.study === 'stack',
        certifications: person.certifications.length > 0,
        awards: person.awards.length > 0,
        projects: person.projects.length > 0,
      });
      const jobs = jobsIn(way.job, sheet);
      const studies = studiesIn(way.study, sheet);
      const top = [
        line(person.name, { bold: true, size: wording.random.one([16, 20, 26]) }),
        line(person.headline),
      ];
      const skills = wording.random.chance(0.5)
        ? person.skills.map(bullet)
        : [line(person.skills.join(wording.comma))];
      const part = (key: HeadingKey, body: string[]): string =>
        body.length === 0 ? '' : headingIn(way.heading, wording.heading(key)) + body.join('');
      const main = [
        part('summary', [line(person.summary)]),
        part('work', jobs),
        part('education', studies),
        part(
          'projects',
          person.projects.flatMap(([name, text]) => [line(name, { bold: true }), line(text)]),
        ),
        part(
          'awards',
          person.awards.map(([title, date]) => bullet(`${title}${wording.comma}${wording.date(date)}`)),
        ),
      ];
      const side = [
        part('skills', skills),
        part(
          'languages',
          person.languages.map(([name, level]) => line(`${name} (${level})`)),
        ),
        part(
          'certifications',
          person.certifications.map((item) => certificateLine(item, wording)),
        ),
      ];
      return FRAMES[way.frame]({ top, contact: contactLines(person, wording), main, side }, wording);
    },
  };
}

function headingIn(way: Way['heading'], text: string): string {
  if (way === 'style') return para(run(text), '<w:pStyle w:val="Heading1"/>');
  return line(text, way === 'caps' ? { bold: true, caps: true } : { bold: true, size: 13 });
}

/** A job as a way draws it. */
interface DrawnJob {
  job: Job;
  when: string;
  /** Its duties, as paragraphs. */
  details: string[];
  /** Employer, title, time and duties, as forms call them. */
  labels: readonly [string, string, string, string];
  comma: string;
}

function jobsIn(way: JobWay, { person, wording }: Sheet): string[] {
  const asProse = wording.random.chance(0.2);
  const labels = LABELS[wording.isArabic ? 'ar' : wording.half];
  return person.work.flatMap((job) =>
    JOB_WAYS[way]({
      job,
      when: wording.range(job.start, job.end),
      details:
        asProse && job.details.length > 0 ? [line(`${job.details.join('. ')}.`)] : job.details.map(bullet),
      labels,
      comma: wording.comma,
    }),
  );
}

const LABELS: Record<Half | 'ar', DrawnJob['labels']> = {
  ar: ['الشركة', 'المسمى الوظيفي', 'الفترة', 'المهام'],
  dev: ['Company', 'Position', 'Period', 'Duties'],
  more: ['Organization', 'Post Held', 'Dates', 'Job Description'],
  look: ['Name of Employer', 'Job Role', 'Tenure', 'Key Duties'],
};

const JOB_WAYS: Record<JobWay, (drawn: DrawnJob) => string[]> = {
  tab: ({ job, when, details, comma }) => [
    para(run(job.title, { bold: true }) + run(`\t${when}`)),
    line(`${job.organisation}${comma}${job.place}`),
    ...details,
  ],
  'org-tab': ({ job, when, details }) => [
    para(run(job.organisation, { bold: true }) + run(`\t${job.place}`)),
    para(run(job.title, { italic: true }) + run(`\t${when}`)),
    ...details,
  ],
  one: ({ job, when, details, comma }) => [
    para(run(job.title, { bold: true }) + run(`${comma}${job.organisation} (${when})`)),
    ...details,
  ],
  'label-table': ({ job, when, details, labels: [employer, title, time, duties] }) => [
    table([
      [line(employer, { bold: true }), line(job.organisation)],
      [line(title, { bold: true }), line(job.title)],
      [line(time, { bold: true }), line(when)],
      ...(details.length > 0 ? [[line(duties, { bold: true }), details.join('')]] : []),
    ]),
    '<w:p/>',
  ],
  'date-left': ({ job, when, details, comma }) => [
    table([
      [
        line(when),
        [line(job.title, { bold: true }), line(`${job.organisation}${comma}${job.place}`), ...details].join(
          '',
        ),
      ],
    ]),
  ],
  pipes: ({ job, when, details }) => [
    line(`${job.organisation} | ${job.title} | ${when}`, { bold: true }),
    ...details,
  ],
  'label-lines': ({ job, when, details, labels: [employer, title, time, duties] }) => [
    para(run(`${employer}\t: `) + run(job.organisation)),
    para(run(`${title}\t: `) + run(job.title)),
    para(run(`${time}\t: `) + run(when)),
    ...(details.length > 0 ? [line(`${duties}:`), ...details] : []),
    '<w:p/>',
  ],
  'date-line': ({ job, when, details }) => [
    line(`${when} | ${job.organisation}`, { bold: true }),
    line(job.title, { italic: true }),
    ...details,
  ],
  stack: ({ job, when, details }) => [
    line(job.title, { bold: true }),
    line(job.organisation),
    line(`${when} | ${job.place}`),
    ...details,
  ],
};

function studiesIn(way: StudyWay, { person, wording }: Sheet): string[] {
  const joint = wording.isArabic ? ' - ' : wording.random.one([' in ', ', ']);
  return person.education.flatMap((study) =>
    STUDY_WAYS[way](study, study.field ? `${study.degree}${joint}${study.field}` : study.degree, wording),
  );
}

const STUDY_WAYS: Record<StudyWay, (study: Study, degree: string, wording: Wording) => string[]> = {
  tab: (study, degree, { date }) => [
    para(run(study.institution, { bold: true }) + run(`\t${date(study.end)}`)),
    line(degree),
  ],
  line: (study, degree, { comma, date }) => [
    bullet(`${degree}${comma}${study.institution} (${date(study.end)})`),
  ],
  table: (study, degree, { date }) => [
    table([[line(degree), line(study.institution), line(date(study.end))]]),
  ],
  stack: (study, degree, { range }) => [
    line(degree, { bold: true }),
    line(study.institution),
    line(range(study.start, study.end)),
  ],
};

const certificateLine = (item: Certificate, { isArabic, comma, date }: Wording): string =>
  line(`${item.name}${isArabic ? ' - ' : ' – '}${item.issuer}${comma}${date(item.issued)}`);

const contactLines = (person: Person, { comma }: Wording): string[] => [
  line(`${person.email} | ${person.phone}`),
  line([person.city, person.country].join(comma)),
  ...person.links.map((link) => line(link)),
];

/** The parts of a document, each drawn; a part that the person has nothing for is empty. */
interface Drawn {
  top: string[];
  contact: string[];
  main: string[];
  side: string[];
}

const FRAMES: Record<Frame, (drawn: Drawn, wording: Wording) => string> = {
  sidebar: ({ top, contact, main, side }) =>
    [...top, table([[[...contact, ...side].join(''), main.join('')]])].join(''),
  header: ({ top, contact, main, side }) =>
    [...main, ...side].join('') + HEADER_END + [...top, ...contact].join(''),
  box: ({ top, contact, main, side }) => [...top, box(contact.join('')), ...main, ...side].join(''),
  cells: ({ top, contact, main, side }) =>
    [...top, ...contact, ...[...main, ...side].filter(Boolean).map(headingInCell)].join(''),
  plain: ({ top, contact, main, side }, { random }) =>
    [
      ...top,
      ...contact,
      ...(random.chance(0.5) ? [...main, ...side] : [...side.slice(0, 1), ...main, ...side.slice(1)]),
    ].join(''),
};

/** A table of two cells: the heading, which is the first paragraph, and the rest. */
function headingInCell(part: string): string {
  const end = part.indexOf('</w:p>') + 6;
  return table([[part.slice(0, end), part.slice(end)]]);
}
