import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTaxonomy } from '../load.ts';
import { RELEASE_FOLDER } from '../reading/text-files.ts';
import { importFolders, type Release } from '../sources.ts';
import { taxonomyOf } from '../taxonomy.ts';
import { importEsco } from './esco.ts';
import type { Import } from './known.ts';
import { importOnet } from './onet.ts';
import { beforeOf } from './written.ts';

const IMPORTS = { esco: importEsco, onet: importOnet } as const;
const KINDS = ['skills', 'occupations'] as const;

/**
 * Reads a public release from a folder of its official files and writes it below the data folder, in the taxonomy's
 * own format. Run again, with the same files or newer ones, it changes what the release changed and keeps what was
 * edited by hand. Returns the counts of the report. A process that is running reads the files at its next start.
 */
export function importRelease(
  release: Release,
  from: string,
  dataDir: string,
  progress: (text: string) => void,
): Record<string, number> {
  const { target, basis } = importFolders(dataDir, release);
  const files = readdirSync(from);
  const done = IMPORTS[release]({
    files,
    read: (name) => (files.includes(name) ? readFileSync(join(from, name), 'utf8') : null),
    taxonomy: taxonomyOf(readTaxonomy([RELEASE_FOLDER, ...basis])),
    before: {
      skills: beforeOf(fileIn(target, 'skills', release)),
      occupations: beforeOf(fileIn(target, 'occupations', release)),
    },
    progress,
  });
  const problems = write(done, target, release, basis);
  return { ...done.counts, ...fileCounts(done), problems };
}

/** Replaces each file whole, so that a reader sees the old one or the new one, and returns how many faults the taxonomy reports with them. */
function write(done: Import, target: string, release: Release, basis: readonly string[]): number {
  for (const kind of KINDS) {
    mkdirSync(join(target, kind), { recursive: true });
    const path = join(target, kind, `${release}.txt`);
    writeFileSync(`${path}.new`, done[kind].text);
    renameSync(`${path}.new`, path);
  }
  return readTaxonomy([RELEASE_FOLDER, ...basis, target]).problems.length;
}

function fileIn(target: string, kind: string, release: Release): string {
  const path = join(target, kind, `${release}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function fileCounts({ skills, occupations }: Import): Record<string, number> {
  const counts = (['written', 'unchanged', 'kept', 'removed'] as const).map(
    (name) => [name, skills.counts[name] + occupations.counts[name]] as const,
  );
  return Object.fromEntries(counts);
}
