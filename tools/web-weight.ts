import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** What a person's browser fetches before it can draw a screen, of a build of the web app. */
export interface Weight {
  /** Its address in the table of routes. */
  path: string;
  /** Compressed by gzip: scripts, and the words of the heavier language, which were scripts once and weigh as much. */
  kB: number;
  /** The same without what every screen of its area brings: what going there from another adds. */
  ownKB: number;
  /** Files of all kinds but fonts and pictures. */
  files: number;
}

/** First screens: what an area may weigh where nothing is cached, and in how many files. A further screen adds at most so much. */
export const BUDGET = { firstKB: 200, furtherKB: 60, files: 30 };
export const FIRST_SCREENS = ['/auth/login', '/candidate/dashboard', '/recruiter/dashboard'];

interface Files {
  scripts: string[];
  styles: string[];
  words: string[];
}

/** Weighs all screens of a build (`web/dist`), as its `index.html` and `first-screens.json` say what they need. */
export function weighScreens(build: string): Weight[] {
  const page = fs.readFileSync(path.join(build, 'index.html'), 'utf8');
  const first = JSON.parse(fs.readFileSync(path.join(build, 'first-screens.json'), 'utf8')) as {
    words: string[];
    shell: Files;
    routes: (Files & { path: string; redirect?: string })[];
  };
  const named = (pattern: RegExp) => [...page.matchAll(pattern)].flatMap(([, address]) => address ?? []);
  const base: Files = {
    scripts: named(/<(?:script|link)[^>]*?(?:src|href)="([^"]+\.js)"/g),
    styles: named(/<link[^>]*?href="([^"]+\.css)"/g),
    words: first.words,
  };
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? zlib.gzipSync(fs.readFileSync(path.join(build, file))).length;
    sizes.set(file, size);
    return size;
  };
  const inHeavierLanguage = (part: string) =>
    Math.max(...['en', 'ar'].map((language) => sizeOf(`assets/words/${part}.${language}.json`)));
  const bytesOf = ({ scripts, words }: Files) =>
    [...scripts.map(sizeOf), ...words.map(inHeavierLanguage)].reduce((sum, bytes) => sum + bytes, 0);
  const without = (files: Files, other: Files): Files => ({
    scripts: files.scripts.filter((file) => !other.scripts.includes(file)),
    styles: files.styles.filter((file) => !other.styles.includes(file)),
    words: files.words.filter((file) => !other.words.includes(file)),
  });
  return first.routes
    .filter(({ redirect }) => !redirect)
    .map((route) => ({
      path: route.path,
      kB: (bytesOf(base) + bytesOf(route)) / 1_000,
      ownKB: bytesOf(without(route, first.shell)) / 1_000,
      files: [base, route].reduce(
        (sum, it) => sum + it.scripts.length + it.styles.length + it.words.length,
        0,
      ),
    }));
}
