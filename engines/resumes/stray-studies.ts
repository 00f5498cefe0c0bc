/** Studies outside of any section of them: "BSc Optometry, Tunis, 2019" below the name, «المؤهل: بكالوريوس تجارة» among other facts. */
import { BULLET } from '#engines/documents/index.ts';
import { rolesOfLabel, sectionOfHeading, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { findDates, fold } from '#engines/text/index.ts';
import { readEducation } from './education.ts';
import { isNoStudy } from './few-words.ts';
import type { Found } from './found.ts';
import type { ParsedEducation, ParsedWork } from './resume.ts';
import type { Section } from './section.ts';
import { findDegree, isSchool } from './study-words.ts';
import { asLines, sentencesOf } from './told-sentences.ts';
import { tokenCount } from './word-count.ts';

/** What is told of these is not of the person's own studies. */
const OF_OTHERS: ReadonlySet<Section['kind']> = new Set(['education', 'projects', 'publications', 'awards']);
/** Longer sentences tell of something else, too. */
const MOST_WORDS = 20;
/** Without a school or a year no more than the degree and its field. */
const MOST_OF_BARE = 8;

/** The studies that lines and sentences open with, in any section but their own. What ends after `now` is expected. */
export function strayStudies(
  taxonomy: Taxonomy,
  sections: readonly Section[],
  now: Date,
): Found<ParsedEducation>[] {
  return sections
    .filter(({ kind }) => !OF_OTHERS.has(kind))
    .flatMap(({ kind, lines }) =>
      lines.flatMap((line) =>
        asLines(line, studiesOn(line.text, kind === 'work')).flatMap((study) =>
          readEducation(taxonomy, [study], now).filter(({ value }) => value.degree !== null),
        ),
      ),
    );
}

/** The pieces of a line that open with a degree, each with what belongs to it; among duties only those with a school or a year. */
function studiesOn(text: string, isAmongDuties: boolean): string[] {
  return sentencesOf(text.replace(BULLET, '')).flatMap((sentence) => {
    const [label = ''] = LABEL.exec(sentence) ?? [];
    const isLabelled = label !== '' && isLabelOfStudies(label);
    const told = isLabelled ? sentence.slice(label.length) : sentence;
    const [, year = '', bare = told] = LEAD.exec(told) ?? [];
    if (!opensWithStudy(bare)) return [];
    return eachStudy(year === '' ? bare : `${bare}, ${year}`).filter((study) => {
      const words = tokenCount(study);
      const isPlaced = isSchool(study) || findDates(study).length > 0;
      return words <= MOST_WORDS && (isPlaced || (!isAmongDuties && words <= MOST_OF_BARE));
    });
  });
}

const LABEL = /^[^:：]{2,30}[:：]\s*/u;
const isLabelOfStudies = (label: string): boolean => {
  const name = label.replace(/[:：]\s*$/u, '').trim();
  const kind = sectionOfHeading(name);
  return kind === 'education' || kind === 'certifications' || rolesOfLabel(name).includes('degree');
};

const WORDS = wordingsIn('resumes/study-words');
/** "2017: ", "I graduated with a ", «حاصلة على »: what may stand before the degree. */
const LEAD = new RegExp(
  `^(?:((?:19|20)\\d\\d)\\s*[:：,–-]?\\s+)?(?:${WORDS.source('leads to a degree', { edges: 'anywhere', spaces: 'one' })}\\s+)?(.*)$`,
  'isu',
);

/** Whether a text begins with the name of a degree that somebody has. */
export function opensWithStudy(text: string): boolean {
  const named = findDegree(text);
  if (named?.from !== 0 || isNoStudy(named, text)) return false;
  return !OF_SCHOOL.test(named.text) || FINISHED.test(text.slice(named.to));
}
/** "Grade 10 head" teaches there. */
const OF_SCHOOL = /^(?:grade|class|year)\s/iu;
const FINISHED = /^\s*(?:$|[,،.;(–-]|pass|complet|finish|certificate)/iu;

/** "MBA 2012, BBA AUB 2001" as two. */
function eachStudy(text: string): string[] {
  const studies: string[] = [];
  for (const part of text.split(/\s*[|+]\s+|(?<=[,،/&]\s)/u)) {
    if (studies.length === 0 || opensWithStudy(part)) studies.push(part.trim());
    else studies.push(`${studies.pop() ?? ''} ${part}`.trim());
  }
  return studies.map((study) => study.replace(/[,،/&]\s*$/u, '').trim());
}

/** Whether a job is a study that stood among jobs: it opens with a degree, and has no more than the year of it. */
export function isStudyAmongJobs({ value }: Found<ParsedWork>): boolean {
  if (value.current || value.end !== null) return false;
  const named = (value.title ?? value.organisation ?? '')
    .replace(/^[^:：]{2,20}[:：]\s*/u, '')
    .replace(LEAD, '$2');
  return opensWithStudy(named) && !WORKS_AS.test(fold(named));
}
/** "Diploma Engineer": a title of somebody who has the degree. */
const WORKS_AS = /(?:engineer|nurse|teacher|technician|holder|officer|manager)s?$/u;
