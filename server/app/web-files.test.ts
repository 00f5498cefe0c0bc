import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { describeFile } from './web-files.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'masar-files-'));
fs.mkdirSync(path.join(root, 'assets'));
for (const file of ['assets/app.js', 'assets/picture.svg', 'before-paint.js'])
  fs.writeFileSync(path.join(root, file), '');
const app = fastify();
await app.register(helmet);
await app.register(serveStatic, { root, setHeaders: describeFile });
afterAll(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true });
});

const headersOf = async (address: string) => (await app.inject(address)).headers;

it('a part of a page says what it is, how long it keeps, and nothing that is for pages', async () => {
  const headers = await headersOf('/assets/app.js');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('x-frame-options');
});

it.each(['/assets/picture.svg', '/before-paint.js'])(
  '%s, which may be opened or run as it is, says all',
  async (address) => {
    expect(await headersOf(address)).toHaveProperty('content-security-policy');
  },
);
