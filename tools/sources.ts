import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

export interface Source {
  /** Path from the project's root, with slashes. */
  file: string;
  text: string;
}

/** Every TypeScript file of these rooms. */
export function sourcesOf(rooms: readonly string[]): Source[] {
  return rooms
    .flatMap((room) => filesIn(path.join(ROOT, room)))
    .map((at) => ({
      file: path.relative(ROOT, at).split(path.sep).join('/'),
      text: fs.readFileSync(at, 'utf8'),
    }));
}

/** The files that a source imports, as paths from the root; packages are left out. */
export function importsOf({ file, text }: Source): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!);
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [specifier.slice(1)];
    if (specifier.startsWith('.'))
      return [path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))];
    return [];
  });
}

export const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\.fakes\.ts$|\/golden\//.test(file);

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'dist' || entry.name === 'node_modules' ? [] : filesIn(at);
    return /\.tsx?$/.test(entry.name) ? [at] : [];
  });
}
