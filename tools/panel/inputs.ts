import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../sources.ts';

/** Documents and questions of the panel, by their ids: the names of the files, or the first column of the tables. */
export interface PanelInputs {
  /** Resumes as their people wrote them. */
  people: ReadonlyMap<string, string>;
  /** Postings as their recruiters wrote them. */
  jobs: ReadonlyMap<string, string>;
  /** Short resumes of people who ask where their work may lead. */
  careers: ReadonlyMap<string, string>;
  peopleSearches: ReadonlyMap<string, string>;
  jobSearches: ReadonlyMap<string, string>;
  /** Somebody of `people` and the job of `jobs` that they wish to have. */
  gaps: ReadonlyMap<string, { person: string; job: string }>;
}

/** The panel's own folder, of which only the inputs and the judgements are kept. */
export const PANEL = path.join(ROOT, 'tools/panel');

/** Reads all inputs, each kind in the order of its ids. */
export function readInputs(): PanelInputs {
  return {
    people: documents('people'),
    jobs: documents('jobs'),
    careers: documents('careers'),
    peopleSearches: searches('people-searches.tsv'),
    jobSearches: searches('job-searches.tsv'),
    gaps: new Map(rows('gaps.tsv').map(([id = '', person = '', job = '']) => [id, { person, job }])),
  };
}

const documents = (kind: string): Map<string, string> =>
  new Map(
    fs
      .readdirSync(path.join(PANEL, 'inputs', kind))
      .sort()
      .map((file) => [
        path.basename(file, '.txt'),
        fs.readFileSync(path.join(PANEL, 'inputs', kind, file), 'utf8'),
      ]),
  );

const searches = (file: string): Map<string, string> =>
  new Map(rows(file).map(([id = '', words = '']) => [id, words]));

const rows = (file: string): string[][] => rowsOf(path.join(PANEL, 'inputs', file));

/** The cells of a table whose cells are parted by tabs; none where there is no such file. */
export function rowsOf(file: string): string[][] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => line.split('\t'));
}
