import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourcesOf } from './sources.ts';

/** `docs/security.md` names the tests that show what it says: each of them must be there under its title. */

const FOLDERS = ['contract', 'engines', 'server', 'web', 'e2e', 'tools'] as const;

it('every test that docs/security.md names exists', () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const sources = sourcesOf([...FOLDERS]);
  const missing: string[] = [];
  let named = 0;
  for (const line of page.split('\n')) {
    let file = '';
    for (const [, name, title] of line.matchAll(/`([\w.-]+\.test\.tsx?)`|“([^”]+)”/g)) {
      if (name) file = name;
      else if (file && title) {
        named++;
        const isThere = sources.some((one) => one.file.endsWith(`/${file}`) && one.text.includes(title));
        if (!isThere) missing.push(`${file}: ${title}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(50);
});
