/** Resumes as plain text. */
import type { HeadingKey } from './headings.ts';
import type { Half, Job, Study } from './person.ts';
import type { FileLayout, Sheet } from './sheet.ts';
import { SHOWN_IN_FILES } from './shown.ts';
import type { Wording } from './wording.ts';

type JobWay = 'line' | 'stack' | 'bars' | 'columns' | 'date-left' | 'at' | 'labels';

interface Way {
  heading: 'caps' | 'colon' | 'ruled' | 'marks';
  job: JobWay;
}

/** A layout of plain text. Every draw is made in one order, so that a seed stays one document. */
export function text(id: string, half: Half, way: Way): FileLayout {
  return {
    id,
    half,
    format: 'txt',
    family: 'txt',
    draw: (sheet) => {
      const { person, wording, shown } = sheet;
      Object.assign(shown, SHOWN_IN_FILES, { certifications: true, awards: true, projects: true });
      const { random, comma, date } = wording;
      const mark = random.one(['-', '*', '•']);
      const marked = (items: readonly string[]): string[] => items.map((item) => `${mark} ${item}`);
      const part = (key: HeadingKey, body: () => string[]): string[] => [
        ...headingIn(way.heading, wording.heading(key), wording.isArabic),
        ...body(),
      ];
      const partOf = <T>(items: readonly T[], key: HeadingKey, say: (item: T) => string): string[] =>
        items.length === 0 ? [] : part(key, () => marked(items.map(say)));
      const lines = [
        ...contactLines(sheet),
        ...part('summary', () => wrapped(person.summary)),
        ...part('work', () => person.work.flatMap((job) => jobLines(way.job, job, mark, wording))),
        ...part('education', () => person.education.flatMap((study) => studyLines(study, wording))),
        ...partOf(
          person.certifications,
          'certifications',
          (item) => `${item.name} - ${item.issuer} (${date(item.issued)})`,
        ),
        ...part('skills', () =>
          random.chance(0.6) ? wrapped(person.skills.join(comma)) : marked(person.skills),
        ),
        ...part('languages', () => [
          person.languages.map(([name, level]) => `${name} (${level})`).join(comma),
        ]),
        ...partOf(person.awards, 'awards', ([title, day]) => `${title}${comma}${date(day)}`),
        ...partOf(person.projects, 'projects', ([name, what]) => `${name}: ${what}`),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

const wrapped = (value: string): string[] =>
  value.match(/.{1,78}(?:\s|$)/g)?.map((line) => line.trim()) ?? [value];

function headingIn(way: Way['heading'], title: string, isArabic: boolean): string[] {
  const caps = isArabic ? title : title.toUpperCase();
  if (way === 'marks') return ['', `== ${title} ==`];
  if (way === 'colon') return ['', `${caps}:`];
  return way === 'ruled' ? ['', caps, '='.repeat(title.length)] : ['', caps];
}

function contactLines({ person, wording: { random, isArabic, comma } }: Sheet): string[] {
  const place = `${person.city}${comma}${person.country}`;
  const reached = random.chance(0.5)
    ? [`${person.email} | ${person.phone} | ${place}`]
    : [
        isArabic ? `البريد: ${person.email}` : `Email: ${person.email}`,
        isArabic ? `الهاتف: ${person.phone}` : `Phone: ${person.phone}`,
        `${isArabic ? 'العنوان' : 'Address'}: ${place}`,
      ];
  return [person.name, person.headline, ...reached, ...person.links];
}

/** How wide the column of dates is where they stand to the left. */
const DATES_WIDTH = 38;

function jobLines(way: JobWay, job: Job, mark: string, wording: Wording): string[] {
  const margin = way === 'date-left' ? ' '.repeat(DATES_WIDTH) : '';
  return [
    ...JOB_WAYS[way](job, wording.range(job.start, job.end), wording),
    ...job.details.map((detail) => `${margin}${mark} ${detail}`),
    '',
  ];
}

const JOB_WAYS: Record<JobWay, (job: Job, when: string, wording: Wording) => string[]> = {
  line: (job, when, { comma }) => [`${job.title}${comma}${job.organisation} (${when})`],
  stack: (job, when) => [job.title, job.organisation, when],
  bars: (job, when) => [`${job.organisation} | ${job.title} | ${when}`],
  at: (job, when, { isArabic }) => [
    `${job.title}${isArabic ? ' لدى ' : ' at '}${job.organisation}`,
    `[${when}] ${job.place}`,
  ],
  labels: (job, when, { isArabic }) => [
    `${isArabic ? 'الشركة' : 'Employer'}: ${job.organisation}`,
    `${isArabic ? 'الوظيفة' : 'Role'}: ${job.title}`,
    `${isArabic ? 'المدة' : 'Dates'}: ${when}`,
  ],
  columns: (job, when, { comma }) => [
    `${job.title.padEnd(52)}${when}`,
    `${job.organisation}${comma}${job.place}`,
  ],
  'date-left': (job, when) => [
    `${when.padEnd(DATES_WIDTH)}${job.title}`,
    `${' '.repeat(DATES_WIDTH)}${job.organisation}`,
  ],
};

function studyLines(study: Study, { half, isArabic, comma, date }: Wording): string[] {
  const degree = study.field ? `${study.degree}${isArabic ? ' في ' : ' in '}${study.field}` : study.degree;
  return half === 'dev'
    ? [degree, `${study.institution}${comma}${date(study.end)}`, '']
    : [`${date(study.end)}  ${degree}${comma}${study.institution}`];
}
