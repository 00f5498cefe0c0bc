/** The parts of a resume as HTML, each in a way of its own. What a way prints it switches on in `shown`. */
import { CERTIFICATES } from './html-certificates.ts';
import { JOBS, NARROW_JOBS } from './html-jobs.ts';
import { b, entry, markup, p, row } from './html-marks.ts';
import { LANGUAGES, SKILLS } from './html-skills.ts';
import { NARROW_STUDIES, STUDIES } from './html-studies.ts';
import type { Half } from './person.ts';
import type { Sheet } from './sheet.ts';
import type { Shown } from './shown.ts';

/** A way of each part for a whole document; `narrow` columns take only what fits them. */
export function partsFor(
  sheet: Sheet,
  half: Half,
  ways: { jobs?: string; studies?: string; isNarrow?: boolean },
) {
  const { person } = sheet;
  const { random } = sheet.wording;
  const pick = <T>(all: Record<string, T>, key?: string): T =>
    (key && all[key]) || random.one(Object.values(all));
  const jobs = pick(JOBS[half], ways.jobs ?? (ways.isNarrow ? random.one(NARROW_JOBS[half]) : undefined));
  const studies = pick(STUDIES[half], ways.studies);
  const side = pick(STUDIES[half], random.one(NARROW_STUDIES[half]));
  const certificates = (among?: string[]): string =>
    person.certifications.length === 0
      ? ''
      : pick(CERTIFICATES[half], among && random.one(among))(person.certifications, sheet);
  /** Prints a part, and says that it is shown unless nothing is in it. */
  const show = (key: Switch, html: string): string => {
    if (html !== '') sheet.shown[key] = true;
    return html;
  };
  return {
    summary: () => show('summary', p(markup(person.summary))),
    work: () => jobs(person.work, sheet),
    education: () => studies(person.education, sheet),
    educationAside: () => side(person.education, sheet),
    skills: () => show('skills', pick(SKILLS[half])(person.skills, sheet)),
    languages: () => show('languages', pick(LANGUAGES[half])(person.languages, sheet)),
    certifications: () => show('certifications', certificates()),
    certificationsAside: () => show('certifications', certificates(NARROW_CERTIFICATES[half])),
    awards: () => show('awards', awardsOf(sheet, half)),
    projects: () => show('projects', projectsOf(sheet, half)),
    publications: () => show('publications', publicationsOf(sheet, half)),
    volunteering: () => show('volunteering', volunteeringOf(sheet)),
    personal: () => show('personal', personalOf(sheet)),
    hobbies: () => (random.chance(0.4) ? p(markup(person.hobbies)) : ''),
    references: () => (random.chance(0.3) ? p(markup(person.references)) : ''),
  };
}

/** What is shown or not as a whole. */
type Switch = { [Key in keyof Shown]: Shown[Key] extends boolean ? Key : never }[keyof Shown];

/** The ways that suit a column beside another. */
const NARROW_CERTIFICATES: Record<Half, string[]> = {
  dev: ['two', 'names', 'bullets'],
  more: ['three', 'paren'],
  look: ['by-line', 'sentence'],
};

const awardsOf = ({ person, wording: { bullet, date } }: Sheet, half: Half): string =>
  person.awards
    .map(([title, day]) =>
      half === 'dev' ? p(`${bullet} ${markup(title)} (${date(day)})`) : row(b(title), date(day)),
    )
    .join('');

const projectsOf = ({ person }: Sheet, half: Half): string =>
  person.projects
    .map(([name, text]) =>
      half === 'dev' ? `${p(b(name))}${p(markup(text))}` : p(`${b(name)}: ${markup(text)}`),
    )
    .join('');

function publicationsOf({ person }: Sheet, half: Half): string {
  const author = `${person.name.split(' ').at(-1)}, ${person.name[0]}.`;
  const journal = half === 'dev' ? 'Applied Studies' : 'Regional Practice';
  return person.publications
    .map((title, index) =>
      p(`${author} (${2016 + index * 3}). ${title}. <i>Journal of ${journal}</i>, ${12 + index}(2), 44–61.`),
    )
    .join('');
}

const volunteeringOf = ({ person, wording: { comma } }: Sheet): string =>
  person.volunteering
    .map(([role, org]) => entry(p(b(role)), p(`${markup(org)}${comma}2019 - 2021`)))
    .join('');

const personalOf = ({ person }: Sheet): string =>
  person.personal.map(([label, value]) => p(`${b(`${label}:`)} ${markup(value)}`)).join('');
