import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Refusal } from './refusals.ts';

/** Where bytes lie, under keys that tell nothing of what they hold. */
export interface Storage {
  write(key: string, bytes: Readable | Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
  removeAll(prefix: string): Promise<void>;
  /** Removes what was being written before this time and never came to its end: its program was killed. */
  forgetDrafts(before: Date): Promise<void>;
  /** Whether it can be written to. */
  works(): Promise<boolean>;
}

/** No room on the disk, or no more of what this user may have of it; the library wraps what the system says. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(cause);
}

async function refuseWhereFull(folder: string, keptFreeBytes: number): Promise<void> {
  const { bavail, bsize } = await fs.promises.statfs(folder);
  if (bavail * bsize < keptFreeBytes) throw new Refusal('files.storage_full');
}

/** The last of a disk is the database's: without room for its log it stops, with everything that people were doing. */
const KEPT_FREE_BYTES = 256 * 1024 * 1024;

const DRAFTS = 'drafts';

/**
 * Files in a folder of this machine, closed to other users.
 * @throws Refusal `files.storage_full` from `write` where the disk has no room, and nothing of what was written stays
 */
export function folderStorage(folder: string, keptFreeBytes = KEPT_FREE_BYTES): Storage {
  const drafts = path.join(folder, DRAFTS);
  fs.mkdirSync(drafts, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    write: async (key, bytes) => {
      // A piece that is written twice at once must never be seen half: it gets its name when it is whole.
      const draft = `${DRAFTS}/${crypto.randomUUID()}.part`;
      try {
        await refuseWhereFull(folder, keptFreeBytes);
        if (bytes instanceof Uint8Array) await disk.put(draft, bytes);
        else await disk.putStream(draft, bytes);
        await disk.move(draft, key);
      } catch (error) {
        await disk.delete(draft).catch(() => {});
        if (isDiskFull(error)) throw new Refusal('files.storage_full');
        throw error;
      }
    },
    read: (key) => disk.getBytes(key),
    stream: async (key, range) =>
      range ? fs.createReadStream(path.join(folder, key), range) : disk.getStream(key),
    remove: (key) => disk.delete(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
    forgetDrafts: async (before) => {
      for (const name of await fs.promises.readdir(drafts)) {
        const draft = path.join(drafts, name);
        // Another program may remove it at the same moment.
        const found = await fs.promises.stat(draft).catch(() => null);
        if (found && found.mtime < before) await fs.promises.rm(draft, { force: true });
      }
    },
    works: async () => {
      try {
        await fs.promises.access(folder, fs.constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },
  };
}
