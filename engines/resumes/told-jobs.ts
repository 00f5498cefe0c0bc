/** Jobs that are told in sentences: "Worked as Storekeeper in Falcon Trading LLC, Dubai from Jan 2019 to Dec 2021". */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { stripTrailingPlace, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { findDates, withoutDates } from '#engines/text/index.ts';
import { detailTexts } from './detail-texts.ts';
import type { Found } from './found.ts';
import { placeOf, trimPiece } from './pieces.ts';
import type { ParsedWork } from './resume.ts';

const WORDS = wordingsIn('resumes/told-jobs');

/** What stands before the verb, and between it and the title. */
const OPENING =
  '(?:\\(?\\d{1,2}[.)]\\s*)?(?:i\\s+)?(?:am\\s+|was\\s+|have\\s+|had\\s+)?(?:been\\s+)?(?:currently\\s+|presently\\s+|previously\\s+)?';
const AS = '\\s+(?:as\\s+(?:an?\\s+|the\\s+)?|ك(?:ـ\\s*)?|بوظيفة\\s+|بمنصب\\s+)';
const AT = '\\s+(?:in(?!\\s+charge)|at|with|for|under|في|لدى|مع)\\s+';
const TOLD = new RegExp(
  `^${OPENING}${WORDS.source('opens a job told in a sentence', { edges: 'anywhere' })}${AS}(?<title>.+?)${AT}(?<rest>.+?)$`,
  'iu',
);

/** The jobs of a section in which most dates stand in such sentences; null of any other. */
export function readToldJobs(taxonomy: Taxonomy, lines: Line[]): Found<ParsedWork>[] | null {
  const told = lines.map((line) => toldJob(taxonomy, line));
  const dated = lines.filter((line) => findDates(line.text).some((span) => span.isRange)).length;
  if (told.filter(Boolean).length < Math.max(1, dated * 0.6)) return null;
  const jobs: Found<ParsedWork>[] = [];
  let details: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const job = told[index];
    const last = jobs.at(-1);
    if (job) {
      details = [];
      jobs.push(job);
    } else if (last) {
      details.push(line);
      last.value.details = detailTexts(details);
    }
  }
  return jobs;
}

function toldJob(taxonomy: Taxonomy, line: Line): Found<ParsedWork> | null {
  const text = line.text.replace(BULLET, '').replace(/\t/g, ' ').trim();
  const [span] = findDates(text);
  const { title, rest: told } = TOLD.exec(text)?.groups ?? {};
  if (!span || title === undefined || told === undefined) return null;
  const employer = employerIn(told);
  const { rest, place } = stripTrailingPlace(taxonomy, employer);
  const evidence = { confidence: 0.85, place: placeOf(line) };
  return {
    value: {
      title: trimPiece(title),
      organisation: trimPiece(rest) || employer,
      location: place,
      start: span.start,
      end: span.end,
      current: span.isOpen,
      details: [],
    },
    evidence: {
      title: evidence,
      organisation: evidence,
      start: evidence,
      ...(span.end ? { end: evidence } : {}),
    },
  };
}

/** What stands before the dates, without the word that leads to them. */
function employerIn(told: string): string {
  const [before = ''] = withoutDates(told).split('\ue001');
  return trimPiece(before.replace(/\s+(?:from|since|during|between|for the period(?: of)?|من|منذ)\s*$/i, ''));
}
