import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDocument } from '#engines/documents/index.ts';
import { findSections } from '#engines/resumes/sections.ts';
import {
  CLUES_PER_WORD,
  type CluedLine,
  cluesOf,
  ROW_BITS,
  type TaggerLine,
} from '#engines/resumes/tagger/clues.ts';
import { linesForTagger } from '#engines/resumes/tagger/tagged-page.ts';
import { openTaxonomy } from '#engines/taxonomy/index.ts';
import { BEGIN, encodeWeights, INSIDE, OUTSIDE } from '#engines/text/index.ts';
import { makeSet } from '../bench/resumes/make.ts';
import type { Truth } from '../bench/resumes/shown.ts';
import { type Example, type Learning, learnChain, randomFrom } from './chain-learning.ts';
import { readInputs, SETS } from './panel/inputs.ts';
import { ROOT } from './sources.ts';

/**
 * Learns how people write the names of posts and employers: `node tools/train-post-tagger.ts [--without SETS]` reads the marked
 * resumes of the panel (`tools/panel/tellings/posts.jsonl`), and made ones of many layouts, and writes the weights of
 * `engines/resumes/tagger`. Same file, same weights, as long as the sections and the taxonomy stay the same. `--without` leaves
 * out sets, to be judged by them.
 */

const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } });
const FOLDER = path.join(ROOT, 'engines/resumes/tagger');

/** A resume in which each post and each employer is marked, as it is written there. */
interface MarkedResume {
  /** Set and person of the panel. */
  id: string;
  /** What the person is. */
  now: string | null;
  jobs: { title: string | null; employer: string | null }[];
}

/** Characters of a line that are marked. */
interface Mark {
  line: number;
  from: number;
  to: number;
}

/** A word in so many is read as if nobody knew it, every other round: what is left to learn from are its neighbours and its shape. */
const FORGOTTEN = 0.4;
const LEARNING: Omit<Learning, 'eagerness'> = {
  rowBits: ROW_BITS,
  featuresPerToken: CLUES_PER_WORD,
  epochs: 10,
  rate: 0.08,
};
/** Chosen on sets held out, where as much is missed as is wrong. */
const EAGERNESS = { titles: 0.6, employers: 0.6 };

const taxonomy = openTaxonomy();

/** A marked resume with its lines. */
interface ReadResume {
  resume: MarkedResume;
  lines: TaggerLine[];
}

async function learn(): Promise<void> {
  const without = new Set(values.without.split(',').filter(Boolean));
  const random = randomFrom(7);
  const isForgotten = () => random() < FORGOTTEN;
  const read = [...(await resumesOfPanel(without)), ...(await madeResumes())].map((own) => ({
    ...own,
    clues: [cluesOf(taxonomy, own.lines, isForgotten), cluesOf(taxonomy, own.lines)],
  }));
  for (const [file, marksOf] of [
    ['titles', titlesIn],
    ['employers', employersIn],
  ] as const) {
    const rounds = [0, 1].map((round) =>
      read.flatMap(({ resume, lines, clues }) => examplesOf(clues[round] ?? [], marksOf(lines, resume))),
    );
    const model = learnChain(rounds, { ...LEARNING, eagerness: EAGERNESS[file] }, randomFrom(7));
    const about = [
      `Weights of the post tagger of this product (engines/resumes/tagger): ${file}.`,
      'Learned from the marked resumes of its own panel, by tools/train-post-tagger.ts.',
    ];
    fs.writeFileSync(path.join(FOLDER, `${file}.bin`), encodeWeights(model, ROW_BITS, about));
  }
}

async function resumesOfPanel(without: ReadonlySet<string>): Promise<ReadResume[]> {
  const texts = new Map<string, string>(
    SETS.flatMap((set) => [...readInputs(set).people].map(([id, text]) => [`${set}/${id}`, text] as const)),
  );
  const marked = fs
    .readFileSync(path.join(ROOT, 'tools/panel/tellings/posts.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as MarkedResume)
    .filter(({ id }) => !without.has(id.split('/')[0] ?? ''));
  return Promise.all(
    marked.map(async (resume) => ({
      resume,
      lines: await linesOf(new TextEncoder().encode(texts.get(resume.id) ?? ''), 'resume.txt'),
    })),
  );
}

/** Made resumes in which every title stands as the truth has it, on a line of its own page. */
async function madeResumes(): Promise<ReadResume[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-made-'));
  try {
    const documents = await makeSet(folder, 'dev', MADE.count, MADE.seed);
    const read: ReadResume[] = [];
    for (const { id, file } of documents) {
      const { truth } = JSON.parse(fs.readFileSync(path.join(folder, 'truth', `${id}.json`), 'utf8')) as {
        truth: Truth;
      };
      const lines = await linesOf(new Uint8Array(fs.readFileSync(path.join(folder, 'docs', file))), file);
      const jobs = truth.work.map(({ title, organisation }) => ({ title, employer: organisation }));
      const isWhole = jobs.every(({ title }) => title === null || linesWith(lines, tidy(title)).length > 0);
      if (isWhole) read.push({ resume: { id, now: truth.headline, jobs }, lines });
    }
    return read;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Other layouts than those by which the reading is measured. */
const MADE = { count: 240, seed: 5 };

async function linesOf(bytes: Uint8Array, fileName: string): Promise<TaggerLine[]> {
  const opened = await openDocument(taxonomy, bytes, { fileName, scans: 'leave' });
  return opened.ok
    ? linesForTagger(findSections(taxonomy, opened.reading)).map(({ asTagged }) => asTagged)
    : [];
}

/** Where the titles of the posts stand, and near the top what the person says that they are. */
function titlesIn(lines: readonly TaggerLine[], { now, jobs }: MarkedResume): Mark[] {
  const marks = marksOfJobs(lines, jobs, 'title', 'employer');
  const name = tidy(now);
  let isFound = false;
  for (const [line, { text }] of lines.entries()) {
    const from = name === '' || (isFound && line > LAST_OF_TOP) ? -1 : text.indexOf(name);
    if (from < 0) continue;
    isFound = true;
    addUnlessMarked(marks, { line, from, to: from + name.length });
  }
  return marks;
}

const LAST_OF_TOP = 3;

const employersIn = (lines: readonly TaggerLine[], { jobs }: MarkedResume): Mark[] =>
  marksOfJobs(lines, jobs, 'employer', 'title');

/** Where one field of the jobs stands: of several places the one nearest to the other field, in the order of the jobs. */
function marksOfJobs(
  lines: readonly TaggerLine[],
  jobs: MarkedResume['jobs'],
  field: 'title' | 'employer',
  other: 'title' | 'employer',
): Mark[] {
  const marks: Mark[] = [];
  let reached = 0;
  for (const job of jobs) {
    const beside = linesWith(lines, tidy(job[other]));
    const distance = (mark: Mark): number =>
      (beside.length > 0 ? 2 * Math.min(...beside.map((line) => Math.abs(line - mark.line))) : 0) +
      (mark.line < reached ? 3 : 0) +
      mark.line / 1_000 -
      (lines[mark.line]?.section === 'work' ? 1 : 0);
    const [nearest] = placesOf(lines, tidy(job[field]))
      .filter((mark) => !marks.some((known) => overlap(known, mark)))
      .sort((a, b) => distance(a) - distance(b));
    if (!nearest) continue;
    marks.push(nearest);
    reached = nearest.line;
  }
  return marks;
}

const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const linesWith = (lines: readonly TaggerLine[], text: string): number[] =>
  text === '' ? [] : lines.flatMap((line, at) => (line.text.includes(text) ? [at] : []));

const placesOf = (lines: readonly TaggerLine[], text: string): Mark[] =>
  linesWith(lines, text).flatMap((line) => {
    const parts = (lines[line]?.text ?? '').split(text);
    let from = -text.length;
    return parts.slice(0, -1).map((part) => {
      from += part.length + text.length;
      return { line, from, to: from + text.length };
    });
  });

const overlap = (a: Mark, b: Mark): boolean => a.line === b.line && a.from < b.to && b.from < a.to;

function addUnlessMarked(marks: Mark[], mark: Mark): void {
  if (!marks.some((known) => overlap(known, mark))) marks.push(mark);
}

/** Each line with the labels of its words. */
function examplesOf(lines: readonly CluedLine[], marks: readonly Mark[]): Example[] {
  return lines.flatMap(({ words, rows }, line) => {
    if (words.length === 0) return [];
    let before: Mark | undefined;
    const labels = Uint8Array.from(words, ({ start, end }) => {
      const mark = marks.find((other) => overlap(other, { line, from: start, to: end }));
      const label = !mark ? OUTSIDE : mark === before ? INSIDE : BEGIN;
      before = mark;
      return label;
    });
    return [{ rows, labels }];
  });
}

if (import.meta.main) await learn();
