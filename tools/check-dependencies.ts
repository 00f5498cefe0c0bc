import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './sources.ts';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

interface Manifest extends Partial<Record<(typeof KINDS)[number], Record<string, string>>> {}

interface Lock {
  packages: Record<string, { version?: string; integrity?: string; resolved?: string }>;
}

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/**
 * Names packages without an exact version or a line in `docs/dependencies.md`, binaries whose digest in the lock file is not
 * the one pinned there, and anything in the lock file that is bound to one registry. npm itself refuses a package that
 * does not have the digest of the lock file.
 */
export function checkDependencies(
  manifest: Manifest = JSON.parse(read('package.json')),
  lock: Lock = JSON.parse(read('package-lock.json')),
  document: string = read('docs/dependencies.md'),
): string[] {
  const versions = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  const pins = pinsIn(document);
  return [
    ...versions.flatMap(([name, version]) => [
      ...(/^\d+\.\d+\.\d+[\w.-]*$/.test(version) ? [] : [`package.json: ${name} has no exact version`]),
      ...(document.includes(`\`${name}\``) ? [] : [`docs/dependencies.md: no line for ${name}`]),
    ]),
    ...Object.keys(manifest.optionalDependencies ?? {}).flatMap((name) => {
      const locked = lock.packages[`node_modules/${name}`];
      return locked?.integrity && pins.get(name) === locked.integrity
        ? []
        : [`package-lock.json: ${name} has not the digest pinned in docs/dependencies.md`];
    }),
    ...Object.entries(lock.packages).flatMap(([at, { resolved }]) =>
      resolved === undefined ? [] : [`package-lock.json: ${at} is bound to a registry`],
    ),
  ];
}

/** Rows of a table whose first cell is a package and whose last is its digest. */
function pinsIn(document: string): ReadonlyMap<string, string> {
  const rows = document.matchAll(/^\| `([^`]+)` .*\| `(sha512-[^`]+)` *\|$/gm);
  return new Map([...rows].flatMap(([, name, digest]) => (name && digest ? [[name, digest] as const] : [])));
}
