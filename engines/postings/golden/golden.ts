import fs from 'node:fs';
import path from 'node:path';
import { educationLevels, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/fold.ts';
import type { Posting } from '../posting.ts';
import { readPosting } from '../read-posting.ts';

/**
 * What a posting says, as a person reads it. The sets were written one after another; each was read before the reader was
 * changed for it. On that first sight F1 over all fields (the number of tasks and of conditions counted exactly) was 0.89
 * for b, 0.85 for c, 0.62 for d, whose headings are of no usual kind, and 0.88 for e. Expect as much of postings that nobody
 * has seen, and more of their facts than of their lists.
 */
export interface Golden {
  name: string;
  text: string;
  expected: Record<string, string>;
}

/** A value that is right, made up, or overlooked; a wrong one is both of the latter. */
interface Tally {
  right: number;
  wrong: string[];
  missing: string[];
}

export function goldensIn(file: string): Golden[] {
  return fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split(/^=====$/m)
    .map((part) => {
      const [head = '', ...rest] = part.trim().split(/^---$/m);
      const expected = Object.fromEntries(
        head
          .trim()
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      );
      return { name: expected.title ?? '', text: rest.join('---').trim(), expected };
    });
}

/** The values of a golden posting and of what was read of it, by field, as texts that are alike where they agree. */
export function judged(
  taxonomy: Taxonomy,
  golden: Golden,
): Record<string, { expected: string[]; read: string[] }> {
  const read = readPosting(taxonomy, golden.text);
  const { expected } = golden;
  const list = (field: string): string[] =>
    (expected[field] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && one !== '-');
  const one = (field: string): string[] => {
    const value = expected[field];
    return value === undefined || value === '-' ? [] : [value];
  };
  const of = (value: string | number | null): string[] =>
    value === null || value === '' ? [] : [String(value)];
  const town = (read.location ?? '').split(/[,،]/)[0]!.trim();
  return {
    title: { expected: one('title').map(foldName), read: of(read.title).map(foldName) },
    location: { expected: one('location').map(foldName), read: of(town).map(foldName) },
    years: { expected: one('years'), read: of(read.minYears) },
    education: {
      expected: one('education'),
      read: of(read.education && read.education !== educationLevels[0] ? read.education : null),
    },
    type: {
      expected: one('type'),
      read: of(read.employmentType).filter((type) => 'type' in expected || type !== 'full_time'),
    },
    place: { expected: one('place'), read: of(read.workPlace) },
    seniority: { expected: one('seniority'), read: of(read.seniority) },
    salary: { expected: one('salary'), read: salaryOf(read) },
    languages: {
      expected: list('languages'),
      read: read.languages.map(({ language, level }) =>
        list('languages').includes(language) ? language : `${language}${level ? ` ${level}` : ''}`,
      ),
    },
    must: skillsAsked(taxonomy, list('must'), read, 'must'),
    nice: skillsAsked(taxonomy, list('nice'), read, 'nice'),
    not: {
      expected: [],
      read: skillIds(taxonomy, list('not')).filter((id) => read.skills.some((skill) => skill.id === id)),
    },
    duties: { expected: one('duties'), read: of(read.responsibilities.length) },
    requirements: { expected: one('requirements'), read: of(read.requirements.length) },
  };
}

const salaryOf = ({ salaryMin, salaryMax }: Posting): string[] =>
  salaryMin === null && salaryMax === null ? [] : [`${salaryMin ?? '-'} ${salaryMax ?? '-'}`];

/** Those that are named in the golden only: a posting may well name more. */
function skillsAsked(
  taxonomy: Taxonomy,
  names: readonly string[],
  read: Posting,
  importance: 'must' | 'nice',
) {
  const expected = skillIds(taxonomy, names);
  return {
    expected,
    read: expected.filter((id) =>
      read.skills.some((skill) => skill.id === id && skill.importance === importance),
    ),
  };
}

const skillIds = (taxonomy: Taxonomy, names: readonly string[]): string[] =>
  names.map((name) => taxonomy.resolveSkill(name)?.id ?? `unknown:${name}`);

/** How often each field was read as a person reads it, over postings. */
export function tallies(taxonomy: Taxonomy, goldens: readonly Golden[]): Record<string, Tally> {
  const all: Record<string, Tally> = {};
  for (const golden of goldens) {
    for (const [field, { expected, read }] of Object.entries(judged(taxonomy, golden))) {
      all[field] ??= { right: 0, wrong: [], missing: [] };
      const tally = all[field];
      tally.right += expected.filter((value) => read.includes(value)).length;
      tally.missing.push(
        ...expected.filter((value) => !read.includes(value)).map((value) => `${golden.name}: ${value}`),
      );
      tally.wrong.push(
        ...read.filter((value) => !expected.includes(value)).map((value) => `${golden.name}: ${value}`),
      );
    }
  }
  return all;
}

/** The harmonic mean of precision and recall, 0 to 1. */
export const f1 = ({ right, wrong, missing }: Tally): number =>
  right === 0 && wrong.length + missing.length === 0
    ? 1
    : (2 * right) / (2 * right + wrong.length + missing.length);
