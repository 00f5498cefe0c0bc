/** Short resumes as plain text, of many trades and ways to write, with what each of them says. */
import { readFileSync } from 'node:fs';
import { foldName } from '#engines/text/index.ts';
import type { ParsedResume, ParsedWork } from '../resume.ts';

/** A job as a case tells it; `*` stands for what is not asked. */
interface ToldJob {
  title: string;
  organisation: string;
  location: string;
  start: string;
  /** A date, or "now". */
  end: string;
  /** How many lines are told of it. */
  tasks: string;
}

/** A resume and what is to be read of it. */
export interface LayoutCase {
  id: string;
  text: string;
  headline: string | null;
  place: string | null;
  jobs: ToldJob[];
}

/** The cases of a file beside this one: "##### id", the text, "-----", and a line for each fact. */
export function layoutCases(file: string): LayoutCase[] {
  const whole = readFileSync(new URL(`layouts/${file}`, import.meta.url), 'utf8');
  return whole
    .split(/^##### /m)
    .slice(1)
    .map((part) => {
      const [head = '', facts = ''] = part.split(/^-----$/m);
      const [id = '', ...lines] = head.split('\n');
      const told = facts.split('\n').flatMap((line): [string, string][] => {
        const [, key, value] = /^(\w+): (.*)$/.exec(line) ?? [];
        return key === undefined || value === undefined ? [] : [[key, value]];
      });
      const only = (wanted: string): string | null => told.find(([key]) => key === wanted)?.[1] ?? null;
      return {
        id,
        text: lines.join('\n').trim(),
        headline: only('headline'),
        place: only('place'),
        jobs: told.filter(([key]) => key === 'job').map(([, value]) => jobOf(value)),
      };
    });
}

function jobOf(line: string): ToldJob {
  const [title = '', organisation = '', location = '', start = '', end = '', tasks = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return { title, organisation, location, start, end, tasks };
}

/** What a reading has otherwise than the case, as `path: expected / read`. */
export function differencesOf(told: LayoutCase, read: ParsedResume): string[] {
  const out: string[] = [];
  const note = (path: string, expected: string, found: string | number | null, isRight: boolean): void => {
    if (expected !== '*' && !isRight) out.push(`${path}: ${expected} / ${found}`);
  };
  if (told.headline) note('headline', told.headline, read.headline, isSame(told.headline, read.headline));
  if (told.place) note('place', told.place, read.location, holds(read.location, told.place));
  told.jobs.forEach((job, index) => {
    const own = read.work[index];
    const path = `work.${index}`;
    if (!own) {
      out.push(`${path}: ${job.title} / nothing`);
      return;
    }
    note(`${path}.title`, job.title, own.title, isSame(job.title, own.title));
    note(
      `${path}.organisation`,
      job.organisation,
      own.organisation,
      isSame(job.organisation, own.organisation),
    );
    if (job.location) note(`${path}.location`, job.location, own.location, holds(own.location, job.location));
    note(`${path}.start`, job.start, own.start, job.start === own.start);
    note(`${path}.end`, job.end, own.end, job.end === endOf(own));
    note(`${path}.tasks`, job.tasks, own.details.length, job.tasks === String(own.details.length));
  });
  for (const extra of read.work.slice(told.jobs.length))
    out.push(`invented: ${extra.title} / ${extra.organisation}`);
  return out;
}

const isSame = (a: string, b: string | null): boolean => foldName(a) === foldName(b ?? '');
const holds = (whole: string | null, part: string): boolean => foldName(whole ?? '').includes(foldName(part));
const endOf = ({ end, current }: ParsedWork): string => (current ? 'now' : (end ?? ''));
