import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { folderStorage } from './storage.ts';

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-storage-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []));

/** A file that comes in pieces while the disk becomes full. */
async function* untilFull() {
  yield Buffer.from('the first piece');
  throw Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
}

it('a disk that becomes full is told as such, and nothing of the file stays', async () => {
  const folder = aFolder();
  const storage = folderStorage(folder, 0);
  await expect(storage.write('files/ab/abc', Readable.from(untilFull()))).rejects.toMatchObject({
    code: 'files.storage_full',
    status: 507,
  });
  expect(filesIn(folder)).toEqual([]);
});

it('the last of a disk is left to the database', async () => {
  const folder = aFolder();
  const storage = folderStorage(folder, Number.MAX_SAFE_INTEGER);
  await expect(storage.write('files/ab/abc', Buffer.from('x'))).rejects.toMatchObject({
    code: 'files.storage_full',
  });
  expect(filesIn(folder)).toEqual([]);
});

it('what a killed program was writing goes, and what is being written stays', async () => {
  const folder = aFolder();
  const storage = folderStorage(folder, 0);
  await storage.write('files/ab/abc', Buffer.from('whole'));
  const [old, young] = ['old.part', 'young.part'].map((name) => path.join(folder, 'drafts', name));
  for (const draft of [old!, young!]) fs.writeFileSync(draft, 'half');
  const hourAgo = new Date(Date.now() - 3_600_000);
  fs.utimesSync(old!, hourAgo, hourAgo);
  await storage.forgetDrafts(new Date(Date.now() - 60_000));
  expect(filesIn(folder).toSorted()).toEqual(['abc', 'young.part']);
});
