import { createRequire } from 'node:module';
import path from 'node:path';

/** A file of the product's own fonts. Each holds one script: glyphs that the first lacks come from the others. */
interface FontFile {
  script: string;
  path: string;
}

/** IBM Plex Sans and its Arabic companion, regular and semibold, as their packages bring them: what screens show. */
export function ownFonts(format: 'woff' | 'woff2'): FontFile[] {
  return fontFiles('ibm-plex-sans-arabic', format);
}

/**
 * The fonts of documents that we set. Their Arabic is Readex Pro: a program that reads the file finds the letters of each
 * word in their order, which those of IBM Plex Sans Arabic lose (في comes out as يف).
 */
export function printFonts(): FontFile[] {
  return fontFiles('readex-pro', 'woff');
}

function fontFiles(arabicFamily: string, format: 'woff' | 'woff2'): FontFile[] {
  const latin = folderOf('ibm-plex-sans');
  const arabic = folderOf(arabicFamily);
  return [400, 600].flatMap((weight) => [
    ...['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'].map((script) => ({
      script,
      path: path.join(latin, `ibm-plex-sans-${script}-${weight}-normal.${format}`),
    })),
    { script: 'arabic', path: path.join(arabic, `${arabicFamily}-arabic-${weight}-normal.${format}`) },
  ]);
}

function folderOf(family: string): string {
  const manifest = createRequire(import.meta.url).resolve(`@fontsource/${family}/package.json`);
  return path.join(path.dirname(manifest), 'files');
}
