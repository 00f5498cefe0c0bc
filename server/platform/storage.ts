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
  /** Whether it can be written to. */
  works(): Promise<boolean>;
}

/** No room on the disk, or no more of what this user may have of it; the library wraps what the system says. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(cause);
}

/** Files in a folder of this machine, closed to other users. */
export function folderStorage(folder: string): Storage {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    write: async (key, bytes) => {
      // A piece that is written twice at once must never be seen half: it gets its name when it is whole.
      const draft = `${key}.${process.hrtime.bigint()}.part`;
      try {
        if (bytes instanceof Uint8Array) await disk.put(draft, bytes);
        else await disk.putStream(draft, bytes);
        await disk.move(draft, key);
      } catch (error) {
        await disk.delete(draft).catch(() => {});
        if (isDiskFull(error)) throw new Refusal('files.no_room');
        throw error;
      }
    },
    read: (key) => disk.getBytes(key),
    stream: async (key, range) =>
      range ? fs.createReadStream(path.join(folder, key), range) : disk.getStream(key),
    remove: (key) => disk.delete(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
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
