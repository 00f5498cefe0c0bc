import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './sources.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'masar-place-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What they start takes a moment to stop, as the database does, and their test waits for longer than anybody. */
const FILES = {
  'vitest.config.mjs': `export default { test: { projects: ['unit', 'slow', 'server'].map((name) => (
    { test: { name, include: [name + '.test.ts'], globalSetup: name === 'server' ? ['setup.ts'] : [] } })) } };`,
  'setup.ts': `export default () => async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log('stopped');
  };`,
  'server.test.ts': `import { test } from 'vitest';
    test('waits', async () => {
      process._rawDebug('begun');
      await new Promise(() => {});
    });`,
};

const SCRIPT = `
  import fs from 'node:fs';
  import { inOwnPlace } from ${JSON.stringify(path.join(ROOT, 'tools/mutation-place.ts'))};
  const fill = (root) => {
    fs.symlinkSync(${JSON.stringify(path.join(ROOT, 'node_modules'))}, root + '/node_modules');
    for (const [file, text] of Object.entries(${JSON.stringify(FILES)})) fs.writeFileSync(root + '/' + file, text);
  };
  await inOwnPlace({ workers: 1, fill }, (root, runner) => runner.run(['server.test.ts'], [], 600_000));
`;

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s stops what the tests have started, and leaves no file', async (signal, code) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    env: { ...process.env, TMPDIR: folder },
  });
  const exit = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += piece;
      if (String(piece).includes('begun')) child.kill(signal);
    });
  expect([(await exit)[0], said]).toEqual([code, 'begun\nstopped\n']);
  expect(fs.readdirSync(folder)).toEqual([]);
});
