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

/** Sets of inputs, each with people, jobs and questions of its own, written by another hand. */
export const SETS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  'twentythird',
] as const;
export type PanelSet = (typeof SETS)[number];

/** Reads all inputs of a set, each kind in the order of its ids. */
export function readInputs(set: PanelSet): PanelInputs {
  const folder = path.join(PANEL, 'inputs', set);
  const documents = (kind: string) => documentsIn(path.join(folder, kind));
  const rows = (file: string) => rowsOf(path.join(folder, file));
  const searches = (file: string) => new Map(rows(file).map(([id = '', words = '']) => [id, words]));
  return {
    people: documents('people'),
    jobs: documents('jobs'),
    careers: documents('careers'),
    peopleSearches: searches('people-searches.tsv'),
    jobSearches: searches('job-searches.tsv'),
    gaps: new Map(rows('gaps.tsv').map(([id = '', person = '', job = '']) => [id, { person, job }])),
  };
}

const documentsIn = (folder: string): Map<string, string> =>
  new Map(
    fs
      .readdirSync(folder)
      .sort()
      .map((file) => [path.basename(file, '.txt'), fs.readFileSync(path.join(folder, file), 'utf8')]),
  );

/** The cells of a table whose cells are parted by tabs; none where there is no such file. */
export function rowsOf(file: string): string[][] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => line.split('\t'));
}
