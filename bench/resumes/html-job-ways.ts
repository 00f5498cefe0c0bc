/** What the ways of drawing jobs have in common. */
import { markup, p, type Render } from './html-marks.ts';
import type { Job } from './person.ts';
import type { Sheet } from './sheet.ts';

/** How the duties of a job are printed: one way in a document. */
export function dutiesOf({ wording, shown }: Sheet): (job: Job) => string {
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

/** A way that draws each job by itself. */
export const each =
  (draw: (job: Job, sheet: Sheet, duties: string, when: string) => string): Render<Job> =>
  (jobs, sheet) => {
    const duties = dutiesOf(sheet);
    return jobs.map((job) => draw(job, sheet, duties(job), sheet.wording.range(job.start, job.end))).join('');
  };

/** What forms call the parts of a job. */
export const labelsOf = (sheet: Sheet): Record<'org' | 'title' | 'when' | 'place' | 'duties', string> =>
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

/** So many years and months, as exports of profiles say them. */
export function lengthOf(job: Pick<Job, 'start' | 'end'>): string {
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

/** The word between a title and its employer. */
export const at = (sheet: Sheet): string =>
  sheet.wording.isArabic ? 'لدى' : sheet.wording.random.one(['at', '@']);
