import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shareFolder, takeFolder } from './folder-owner.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-owner-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const heldBy = (holder: object) =>
  fs.writeFileSync(path.join(folder, 'running.json'), JSON.stringify(holder));

describe('a data folder', () => {
  it('has one owner at a time, and its error says who and where', () => {
    const owner = takeFolder(folder);
    owner.tell('http://localhost:3000');
    expect(() => takeFolder(folder)).toThrow(
      new RegExp(`in use by process ${process.pid}, which answers at http://localhost:3000\\.`),
    );
    owner.release();
    takeFolder(folder).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('of a process that is gone is taken over', async () => {
    const other = spawn(process.execPath, ['-e', '']);
    const pid = other.pid;
    await new Promise((resolve) => other.once('exit', resolve));
    heldBy({ pid, began: null, url: null });
    takeFolder(folder).release();
  });

  it.runIf(process.platform === 'linux')(
    'of a process whose number another one has now is taken over',
    () => {
      heldBy({ pid: process.ppid, began: '1', url: null });
      takeFolder(folder).release();
    },
  );

  it('with a file that says nothing is taken over', () => {
    fs.writeFileSync(path.join(folder, 'running.json'), '{"pid":');
    takeFolder(folder).release();
  });

  it('is left alone by an owner whom another one has followed', () => {
    const owner = takeFolder(folder);
    heldBy({ pid: process.ppid, began: null, url: null });
    owner.release();
    expect(fs.existsSync(path.join(folder, 'running.json'))).toBe(true);
  });

  it('that cannot be written says so', () => {
    const file = path.join(folder, 'a-file');
    fs.writeFileSync(file, '');
    expect(() => takeFolder(file)).toThrow(/MASAR_DATA .* cannot be written/);
    expect(() => shareFolder(file)).toThrow(/MASAR_DATA .* cannot be written/);
    expect(() => takeFolder(path.join(file, 'data'))).toThrow(
      /cannot be written: a part of its path is a file/,
    );
  });
});
