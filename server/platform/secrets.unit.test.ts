import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-secrets-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

it('a sealed secret opens with the key of its folder alone, and not once it was changed', () => {
  const sealed = createSecrets({ secretKey: null, dataDir }).seal('a key of another system');
  expect(sealed).not.toContain('key');
  expect(createSecrets({ secretKey: null, dataDir }).open(sealed)).toBe('a key of another system');
  expect(createSecrets({ secretKey: 'x'.repeat(32), dataDir }).open(sealed)).toBeNull();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1]! ^= 1;
  expect(createSecrets({ secretKey: null, dataDir }).open(changed.toString('base64'))).toBeNull();
  expect(createSecrets({ secretKey: null, dataDir }).open('')).toBeNull();
  expect(fs.statSync(path.join(dataDir, 'secret.key')).mode & 0o077).toBe(0);
});
