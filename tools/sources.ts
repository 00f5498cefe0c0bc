import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

export interface Source {
  /** Path from the project's root, with slashes. */
  file: string;
  text: string;
}

/** Every TypeScript file of these rooms; of another checkout, where one is named. */
export function sourcesOf(rooms: readonly string[], root = ROOT): Source[] {
  return rooms
    .flatMap((room) => filesIn(path.join(root, room)))
    .map((at) => ({
      file: path.relative(root, at).split(path.sep).join('/'),
      text: fs.readFileSync(at, 'utf8'),
    }));
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
