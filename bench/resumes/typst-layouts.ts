/** Resumes as Typst sources. */
import { grouped, type JobGroup } from './grouped.ts';
import type { HeadingKey } from './headings.ts';
import type { Half, Job, Person } from './person.ts';
import type { FileLayout, Sheet } from './sheet.ts';
import { SHOWN_IN_FILES } from './shown.ts';
import type { Wording } from './wording.ts';

type JobWay = 'row' | 'org' | 'grid' | 'bar' | 'line';

interface Way {
  job: JobWay;
  frame: 'single' | 'sidebar';
  font: string;
  rule: boolean;
}

/** A layout of Typst sources. Every draw is made in one order, so that a seed stays one document. */
export function typst(id: string, half: Half, way: Way): FileLayout {
  return {
    id,
    half,
    format: 'typst',
    family: `typst-${way.frame}`,
    draw: (sheet) => {
      const { person, wording, shown } = sheet;
      Object.assign(shown, SHOWN_IN_FILES, {
        certifications: true,
        awards: true,
        projects: true,
        studyStart: true,
      });
      const work = workIn(way.job, sheet);
      const part = (key: HeadingKey, body: string): string =>
        body.trim() === '' ? '' : `= ${typed(wording.heading(key))}\n${body}\n\n`;
      const main = [
        part('summary', typed(person.summary)),
        part('work', work),
        part('education', educationOf(sheet)),
        part('projects', projectsOf(person)),
        part('awards', awardsOf(sheet)),
      ].join('');
      const aside = [
        part('skills', typed(person.skills.join(', '))),
        part('languages', languagesOf(sheet)),
        part('certifications', certificationsOf(sheet)),
      ].join('');
      const name = nameOf(sheet);
      const setup = setupOf(way, wording);
      const contact = contactOf(person);
      if (way.frame === 'sidebar')
        return `${setup}#grid(columns: (1fr, 58mm), column-gutter: 8mm, [${name}${main}], [${part('contact', contact.join(' \\\n'))}${aside}])`;
      return `${setup}#align(center)[${name}${contact.join(wording.random.one([' | ', '  •  ', ' · ']))}]\n\n${main}${aside}`;
    },
  };
}

/** Text in a Typst source, where marks have meanings. */
const typed = (value: string): string => value.replace(/[\\#$*_@<>[\]`~"'/-]/g, '\\$&');

const row = (left: string, right: string): string =>
  `#grid(columns: (1fr, auto), [${left}], align(right)[${right}])\n`;

const duties = (items: readonly string[]): string =>
  `${items.map((item) => `- ${typed(item)}`).join('\n')}\n\n`;

function workIn(way: JobWay, { person, wording }: Sheet): string {
  if (way === 'org')
    return grouped(person.work)
      .map((group) => groupOf(group, wording))
      .join('\n');
  return person.work
    .map((job) => JOB_WAYS[way](job, typed(wording.range(job.start, job.end)), wording))
    .join('\n');
}

/** The jobs at one employer, under its name. */
function groupOf({ organisation, place, jobs }: JobGroup, { range }: Wording): string {
  const posts = jobs.map(
    (job) => row(`_${typed(job.title)}_`, typed(range(job.start, job.end))) + duties(job.details),
  );
  return row(`*${typed(organisation)}*`, typed(place)) + posts.join('');
}

const JOB_WAYS: Record<Exclude<JobWay, 'org'>, (job: Job, when: string, wording: Wording) => string> = {
  grid: (job, when, { random }) =>
    `#grid(columns: (${random.one([24, 30])}mm, 1fr), column-gutter: 4mm, text(fill: gray)[${when}], [*${typed(job.title)}*, ${typed(job.organisation)}, #text(fill: gray)[${typed(job.place)}]\n${duties(job.details)}])\n\n`,
  line: (job, when) =>
    `*${typed(job.title)}*, _${typed(job.organisation)}_, ${typed(job.place)} (${when})\n${duties(job.details)}`,
  bar: (job, when) =>
    `*${typed(job.title)}* #h(1fr) ${when} \\\n${typed(job.organisation)} | ${typed(job.place)}\n${duties(job.details)}`,
  row: (job, when) =>
    row(`*${typed(job.title)}*`, `*${when}*`) +
    row(`_${typed(job.organisation)}_`, `_${typed(job.place)}_`) +
    duties(job.details),
};

const educationOf = ({ person, wording: { range } }: Sheet): string =>
  person.education
    .map(
      (study) =>
        row(`*${typed(study.institution)}*`, typed(range(study.start, study.end))) +
        `${typed(study.field ? `${study.degree} in ${study.field}` : study.degree)}\n\n`,
    )
    .join('');

const projectsOf = ({ projects }: Person): string =>
  projects.map(([name, what]) => `*${typed(name)}* ${typed('—')} ${typed(what)}\n\n`).join('');

const awardsOf = ({ person, wording: { date } }: Sheet): string =>
  person.awards.map(([title, day]) => row(typed(title), typed(date(day)))).join('');

const languagesOf = ({ person, wording: { comma } }: Sheet): string =>
  person.languages.map(([name, level]) => `${typed(name)} (${typed(level)})`).join(comma);

const certificationsOf = ({ person, wording: { date } }: Sheet): string =>
  person.certifications
    .map((item) => row(`*${typed(item.name)}*, ${typed(item.issuer)}`, typed(date(item.issued))))
    .join('');

const contactOf = (person: Person): string[] =>
  [person.phone, person.email, [person.city, person.country].join(', '), ...person.links].map(typed);

const nameOf = ({ person, wording: { random } }: Sheet): string =>
  `#text(size: ${random.one([18, 22, 26])}pt, weight: "bold")[${typed(person.name)}] \\\n${typed(person.headline)}\n\n`;

const setupOf = ({ font, rule }: Way, { random }: Wording): string =>
  `#set page(paper: "a4", margin: 16mm)\n#set text(font: "${font}", size: 10pt)\n#set par(justify: ${random.chance(0.5)})\n#show heading: it => block(above: 11pt, below: 6pt)[#text(size: 11pt, fill: rgb("#1d3a6e"))[#${random.chance(0.4) ? 'upper(it.body)' : 'it.body'}]${rule ? ' #v(-7pt) #line(length: 100%, stroke: .5pt)' : ''}]\n`;
