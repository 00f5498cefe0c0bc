/** Reads a set of documents and scores the readings: `node bench/resumes/run.ts FOLDER [--errors]`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocumentText } from '#engines/documents/index.ts';
import { readResume } from '#engines/resumes/index.ts';
import { released } from '../released.ts';
import { readSimply } from './baseline.ts';
import type { MadeDocument } from './make.ts';
import { rightAmongSure, type Score, scoreReading, summarise } from './score.ts';
import type { Ignored, Truth } from './shown.ts';

export const READ_ON = new Date('2026-11-20T00:00:00Z');

export interface Run {
  document: MadeDocument;
  score: Score;
  baseline: Score | null;
  ms: number;
  pages: number;
}

/** Reads every document of a folder once; the baseline too where it is asked for. */
export async function runSet(folder: string, withBaseline = false): Promise<Run[]> {
  const { docs } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    docs: MadeDocument[];
  };
  const runs: Run[] = [];
  for (const document of docs) {
    const bytes = new Uint8Array(readFileSync(path.join(folder, 'docs', document.file)));
    const { truth, ignore } = JSON.parse(
      readFileSync(path.join(folder, 'truth', `${document.id}.json`), 'utf8'),
    ) as {
      truth: Truth;
      ignore: Ignored;
    };
    const began = performance.now();
    const read = await readResume(released.taxonomy, bytes.slice(), {
      fileName: document.file,
      now: READ_ON,
    });
    const ms = performance.now() - began;
    const plain = withBaseline ? await readDocumentText(released.taxonomy, bytes.slice()) : null;
    runs.push({
      document,
      score: scoreReading(truth, ignore, read.ok ? read.resume : null),
      baseline: plain ? scoreReading(truth, ignore, plain.ok ? readSimply(plain.text) : null) : null,
      ms,
      pages: read.ok ? read.pages : 0,
    });
  }
  return runs;
}

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

/** A table of the runs: overall, by field, by family, format and language, with the calibration of confidence. */
export function report(runs: readonly Run[]): string {
  const all = summarise(runs.map(({ score }) => score));
  const sure = rightAmongSure(runs.map(({ score }) => score));
  const lines = [
    `${all.documents} documents: core F1 ${percent(all.coreF1)}, everything essential right ${percent(all.essentials)} %`,
    `of ${sure.fields} fields marked 0.9 or more (of ${sure.all}) ${percent(sure.share)} % are right`,
    '',
    `${'field'.padEnd(26)}    P     R    F1  shown`,
    ...all.fields.map(
      (it) =>
        `${it.field.padEnd(26)}${percent(it.precision)} ${percent(it.recall)} ${percent(it.f1)} ${String(it.support).padStart(6)}`,
    ),
  ];
  for (const key of ['family', 'format', 'lang'] as const) {
    const names = [...new Set(runs.map(({ document }) => document[key]))].sort();
    lines.push('', `${`by ${key}`.padEnd(26)} docs  core   ess`);
    for (const name of names) {
      const own = summarise(runs.filter(({ document }) => document[key] === name).map(({ score }) => score));
      lines.push(
        `${name.padEnd(26)}${String(own.documents).padStart(5)} ${percent(own.coreF1)} ${percent(own.essentials)}`,
      );
    }
  }
  return lines.join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('usage: node bench/resumes/run.ts FOLDER [--errors]');
    process.exit(2);
  }
  const runs = await runSet(folder);
  console.log(report(runs));
  if (process.argv.includes('--errors'))
    for (const { document, score } of runs)
      if (score.differences.length > 0)
        console.log(
          `\n${document.id}${score.isEssentialRight ? '' : ' *'}\n  ${score.differences.join('\n  ')}`,
        );
}
