import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256, sha256InScript } from './checksum.ts';

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100_003])(
  'our own SHA-256 of %i bytes is that of the platform',
  async (length) => {
    const bytes = new Uint8Array(randomBytes(length));
    const expected = createHash('sha256').update(bytes).digest('hex');
    expect(Buffer.from(sha256InScript(bytes)).toString('hex')).toBe(expected);
    expect(await sha256(bytes)).toBe(expected);
  },
);
