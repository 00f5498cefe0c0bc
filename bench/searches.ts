import fs from 'node:fs';
import path from 'node:path';

/** Somebody or something that searches are asked against: a line of `people.txt` or `jobs.txt`. */
export interface Written {
  id: string;
  /** What a recruiter would call the person, or the trade of the job: queries name families. */
  family: string;
  line: string;
  fields: readonly string[];
}

/** A query with who must come first and who must not come. */
export interface Query {
  text: string;
  /** One of these families must come first. */
  first: readonly string[];
  /** None of these may be among the first three; `*` is all that may not come first. */
  never: readonly string[];
  /** The first one's line holds one of these; none where the list is empty. */
  shows: readonly string[];
  /** Half of the queries only score: causes are mended by what the others show. */
  isKept: boolean;
}

/** The share of queries that find the right family first, and of those that find nobody, with what went wrong. */
export interface SearchFigures {
  asked: number;
  first: number;
  empty: number;
  clean: number;
  faults: string[];
}

/** People or jobs as text. */
export const writtenIn = (name: 'people' | 'jobs'): Written[] =>
  linesOf(name).map((line, at) => {
    const [family = '', ...fields] = columnsOf(line);
    return { id: `${name} ${at}`, family, line, fields };
  });

/** Queries for people or jobs, in a language, those of both that are typed in a hurry, or those that only score. */
export const queriesIn = (
  name: `${'people' | 'jobs'}-${'english' | 'arabic' | 'wishes' | 'kept' | 'fresh'}`,
): Query[] =>
  linesOf(name).map((line, at) => {
    const [text = '', first = '', never = '', shows = ''] = columnsOf(line);
    const isKept = name.endsWith('kept') || name.endsWith('fresh') || at % 2 === 1;
    return { text, first: listOf(first), never: listOf(never), shows: listOf(shows), isKept };
  });

/** Asks every query and judges what comes. */
export function judge(
  queries: readonly Query[],
  written: readonly Written[],
  search: (text: string) => string[],
): SearchFigures {
  const byId = new Map(written.map((it) => [it.id, it]));
  const figures: SearchFigures = { asked: queries.length, first: 0, empty: 0, clean: 0, faults: [] };
  for (const { text, first, never, shows } of queries) {
    const found = search(text).flatMap((id) => byId.get(id) ?? []);
    const [best] = found;
    const isRight =
      best !== undefined &&
      first.includes(best.family) &&
      (shows.length === 0 || shows.some((word) => best.line.includes(word)));
    const wrong = found
      .slice(0, 3)
      .filter(({ family }) => never.includes(never[0] === '*' && !first.includes(family) ? '*' : family));
    if (isRight) figures.first++;
    if (!best) figures.empty++;
    if (wrong.length === 0) figures.clean++;
    if (!isRight || wrong.length > 0)
      figures.faults.push(
        `${text} → ${found
          .slice(0, 3)
          .map(({ family, fields }) => `${family} (${fields[0]})`)
          .join('; ')} — wanted ${first.join(', ')}${wrong.length > 0 ? `; never ${never.join(', ')}` : ''}`,
      );
  }
  return figures;
}

const linesOf = (name: string): string[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, 'searches', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const columnsOf = (line: string): string[] => line.split('|').map((column) => column.trim());

const listOf = (column: string): string[] =>
  column
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean);
