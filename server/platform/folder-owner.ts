import fs from 'node:fs';
import path from 'node:path';

/** A data folder with an embedded database belongs to one process at a time: two would take it from one another. */
export interface FolderOwner {
  /** Lets others know where this program is reached, once it is. */
  tell(url: string): void;
  release(): void;
}

/** Who has a folder, as its file says. */
interface Holder {
  pid: number;
  /** When the process began, in the system's own count: a number of a process is given again after its end. */
  began: string | null;
  url: string | null;
}

const FILE = 'running.json';
/** A file that somebody is about to leave behind is looked at again so often. */
const MOST_TRIES = 5;

/** Somebody else has the folder, and is alive. */
export class FolderIsTaken extends Error {
  constructor(folder: string, { pid, url }: Holder) {
    super(
      `${folder} is in use by process ${pid}${url ? `, which answers at ${url}` : ''}. Stop it first, or set MASAR_DATA to another folder.`,
    );
  }
}

/**
 * Takes a folder for this process. What a killed process left is taken over.
 * @throws FolderIsTaken where a living process has it; an error in words where the folder cannot be written.
 */
export function takeFolder(folder: string): FolderOwner {
  const file = path.join(folder, FILE);
  const own: Holder = { pid: process.pid, began: beginOf(process.pid), url: null };
  // Linked into place whole: nobody ever reads half of it, and of two only one can.
  const draft = path.join(folder, `.${FILE}.${process.pid}`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    write(folder, draft, own);
    try {
      fs.linkSync(draft, file);
      return { tell: (url) => tellUrl(folder, file, draft, { ...own, url }), release: () => release(file) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(draft, { force: true });
    }
    const holder = holderIn(file);
    if (holder && isAlive(holder)) throw new FolderIsTaken(folder, holder);
    if (holder) setAside(file, holder);
  }
  throw new Error(`${folder} could not be taken: others take it at this moment. Try again.`);
}

/**
 * Makes a data folder that many programs share, which then belongs to none of them.
 * @throws an error in words where it cannot be written
 */
export function shareFolder(folder: string): void {
  const trial = path.join(folder, `.trial.${process.pid}`);
  writeInto(folder, trial, '');
  fs.rmSync(trial, { force: true });
}

const write = (folder: string, file: string, holder: Holder): void =>
  writeInto(folder, file, JSON.stringify(holder));

function writeInto(folder: string, file: string, text: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, text);
  } catch (error) {
    removeHalf(file);
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`MASAR_DATA (${folder}) cannot be written: ${WHY[code] ?? message}.`);
  }
}

/** A full disk leaves the beginning of what was written; where nothing could be, there is nothing to remove. */
function removeHalf(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    // What made the writing fail fails here as well.
  }
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'it lies on a medium that can only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
};

function tellUrl(folder: string, file: string, draft: string, holder: Holder): void {
  write(folder, draft, holder);
  fs.renameSync(draft, file);
}

function release(file: string): void {
  if (holderIn(file)?.pid === process.pid) fs.rmSync(file, { force: true });
}

function holderIn(file: string): Holder | null {
  try {
    const { pid, began, url } = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Holder>;
    return { pid: Number(pid), began: began ?? null, url: url ?? null };
  } catch (error) {
    // What is there and says nothing was not written by us, and holds nobody.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : { pid: 0, began: null, url: null };
  }
}

/** Away with the file of one who is gone; that of somebody who was quicker goes back to its place. */
function setAside(file: string, gone: Holder): void {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    const moved = holderIn(aside);
    if (moved && moved.pid !== gone.pid && isAlive(moved)) fs.linkSync(aside, file);
  } catch {
    // Somebody else was quicker: the next look shows who has it.
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function isAlive({ pid, began }: Holder): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = beginOf(pid);
  return now === null || began === null || now === began;
}

/** When a process began, where the system tells (Linux); null elsewhere, and for processes that are gone. */
function beginOf(pid: number): string | null {
  try {
    const facts = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second fact is the name in brackets, which may hold anything; the 22nd is the beginning.
    return facts.slice(facts.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
