import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { goldenFile } from '../golden-lines.fixtures.ts';

/** What became of an input, by the names of its parts. */
export type Parts = Readonly<Record<string, unknown>>;

/** So many hexadecimal digits tell a change from none: one in sixteen million is missed. */
const DIGITS = 6;

/**
 * Expects what becomes of many inputs to be what it was, where to keep all of it would fill pages that nobody reads: a
 * digest stands for every part, and where one differs its line says which input and which part it is. The file names the
 * inputs, each in front of a colon; what is made of one that is written into it is filled in by the next renewal
 * (`npx vitest run --project slow FILE --update=all`).
 */
export async function expectDigests(file: URL, partsOf: (name: string) => Parts | Promise<Parts>) {
  const lines: string[] = [];
  for (const name of namesIn(file)) lines.push(`${name}: ${digestsOf(await partsOf(name))}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(file));
}

const namesIn = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/:( [\w ,]*)?$/, ''));

const digestsOf = (parts: Parts): string =>
  Object.entries(parts)
    .map(([part, value]) => `${part} ${digestOf(value)}`)
    .join(', ');

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(goldenFile([['', value]]))
    .digest('hex')
    .slice(0, DIGITS);
