import { createRequire } from 'node:module';
import path from 'node:path';

/** A file of the product's own fonts. Each holds one script: glyphs that the first lacks come from the others. */
export interface FontFile {
  script: string;
  path: string;
}

/** IBM Plex Sans and its Arabic companion, regular and semibold, as their packages bring them. */
export function ownFonts(format: 'woff' | 'woff2'): FontFile[] {
  const folderOf = (name: string) =>
    path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'files');
  const latin = folderOf('@fontsource/ibm-plex-sans');
  const arabic = folderOf('@fontsource/ibm-plex-sans-arabic');
  return [400, 600].flatMap((weight) => [
    ...['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'].map((script) => ({
      script,
      path: path.join(latin, `ibm-plex-sans-${script}-${weight}-normal.${format}`),
    })),
    { script: 'arabic', path: path.join(arabic, `ibm-plex-sans-arabic-arabic-${weight}-normal.${format}`) },
  ]);
}
