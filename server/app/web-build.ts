import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['web', 'contract', 'engines/speech', 'package.json', 'package-lock.json'];
const STAMP = path.join(ROOT, 'web/dist/sources.sha256');

/** Builds the web app where its sources have changed since it was last built. */
export async function buildWebIfStale(say: (text: string) => void): Promise<void> {
  const now = sourcesHash();
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === now) return say('up to date');
  say('building');
  await buildWeb();
  fs.writeFileSync(STAMP, now);
  say('built');
}

export async function buildWeb(): Promise<void> {
  const { build } = await import('vite');
  await build({ configFile: path.join(ROOT, 'web/vite.config.ts'), logLevel: 'error' });
}

/** One hash over the names and contents of all files that the build reads. */
function sourcesHash(): string {
  const hash = crypto.createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesIn(path.join(ROOT, source))) {
      hash.update(path.relative(ROOT, file)).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesIn(at: string): string[] {
  if (!fs.existsSync(at)) return [];
  if (fs.statSync(at).isFile()) return [at];
  return fs
    .readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => filesIn(path.join(at, entry.name)));
}
