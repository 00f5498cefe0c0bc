import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const file = new URL('./large-blocks.ts', import.meta.url).href;
const program = `
import { giveLargeBlocksBack } from ${JSON.stringify(file)};
const before = process.env.MALLOC_MMAP_THRESHOLD_ ?? null;
giveLargeBlocksBack();
console.log(JSON.stringify([before, process.env.MALLOC_MMAP_THRESHOLD_ ?? null, process.argv.slice(1)]));`;

describe.runIf(process.platform === 'linux')('the memory of a program', () => {
  it('is set up by starting it anew, once, with what it was started with', () => {
    const args = ['--no-warnings', '--input-type=module', '-e', program, 'one', 'two words'];
    expect(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))).toEqual([
      '1048576',
      null,
      ['one', 'two words'],
    ]);
  });
});
