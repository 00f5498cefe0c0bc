import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');
/** Of a block for documentation (RFC 5737): no machine has it. */
const NOWHERE = '203.0.113.9';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-faults-'));
  fs.chmodSync(folder, 0o755);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** How a start ends, and what it says. */
async function started(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', HOST: '127.0.0.1', MASAR_DEMO: 'no', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

it('a HOST that is not this machine’s is told at once, and the start leaves nothing behind', async () => {
  const { code, said } = await started({
    HOST: NOWHERE,
    PORT: '41999',
    MASAR_DATA: path.join(folder, 'data'),
  });
  expect([code, said]).toEqual([
    1,
    `Masar could not start. HOST (${NOWHERE}) is no address that this machine can listen on (EADDRNOTAVAIL).`,
  ]);
  // Nothing was made: no database, no lock, no draft.
  expect(fs.readdirSync(folder, { recursive: true })).toEqual(['data']);
}, 120_000);
