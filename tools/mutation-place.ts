import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type MutationRunner, openRunner } from './mutation-runner.ts';
import { ROOT } from './sources.ts';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Works in a folder of its own with a runner of the tests in it, and leaves nothing behind, also where a signal ends the
 * process or nobody reads any more what it says: neither the folder nor the database of the tests, which outlives whoever
 * does not stop it. `fill` puts the files into the folder.
 */
export async function inOwnPlace(
  { workers, fill = copyTree }: { workers: number; fill?: (root: string) => void },
  work: (root: string, runner: MutationRunner) => Promise<void>,
): Promise<void> {
  const root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'masar-mutations-'));
  const runner = openRunner(root, workers);
  let tidied: Promise<void> | null = null;
  const tidy = () => (tidied ??= runner.close().finally(() => remove(root)));
  const end = (code: number) => void tidy().finally(() => process.exit(code));
  for (const signal of SIGNALS) process.once(signal, () => end(128 + os.constants.signals[signal]));
  process.stdout.once('error', () => end(1));
  try {
    // The database runs as a user of its own where root starts it, and has to get in.
    fs.chmodSync(root, 0o755);
    fill(root);
    // What the tests leave behind lies in the folder, too.
    process.env.TMPDIR = path.join(root, '.tmp');
    fs.mkdirSync(process.env.TMPDIR);
    await work(root, runner);
  } finally {
    await tidy();
  }
}

const remove = (root: string) => fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 });

/** All files that git tracks or would, with the packages of this checkout. */
function copyTree(root: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    const from = path.join(ROOT, file);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(root, file));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
}
