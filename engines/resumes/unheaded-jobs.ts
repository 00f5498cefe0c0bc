/** Jobs of a resume without a heading over them, as short ones and those of messages are written. */
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { Found } from './found.ts';
import { readPlainJobs } from './plain-jobs.ts';
import type { ParsedWork } from './resume.ts';
import type { Section } from './section.ts';
import { findDegree } from './study-words.ts';

/** Where jobs may stand that no heading announces. */
const MAY_HOLD_JOBS: readonly Section['kind'][] = [
  'top',
  'summary',
  'personal',
  'contact',
  // What follows a line of skills or languages without a heading of its own stands in their section.
  'skills',
  'languages',
  'other',
];

/** The jobs of such sections: each names what the person was, for nothing else says that a date is one of work. */
export function readUnheadedJobs(taxonomy: Taxonomy, sections: readonly Section[]): Found<ParsedWork>[] {
  return sections
    .filter(({ kind }) => MAY_HOLD_JOBS.includes(kind))
    .flatMap(({ lines }) =>
      readPlainJobs(
        taxonomy,
        lines.filter((line) => findDegree(line.text) === null),
      ),
    )
    .filter(({ value }) => value.title !== null);
}
