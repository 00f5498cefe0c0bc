/**
 * Makes resumes of invented people with the truth of each: `node bench/resumes/make.ts FOLDER dev|look COUNT [SEED]`.
 * A folder holds `manifest.json`, `docs/` and `truth/`; a seed makes the same documents every time.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startChromium } from '../../e2e/chromium.ts';
import { FILE_LAYOUTS } from './file-layouts.ts';
import { BASE_CSS } from './html-frames.ts';
import { HTML_LAYOUTS } from './html-layouts.ts';
import { type Half, personFrom } from './person.ts';
import type { Sheet } from './sheet.ts';
import { NOTHING, truthOf } from './shown.ts';
import { HEADER_END } from './word-layouts.ts';
import { docxOf } from './word-markup.ts';
import { wordingFor } from './wording.ts';

export interface MadeDocument {
  id: string;
  file: string;
  format: 'pdf' | 'docx' | 'txt';
  lang: 'en' | 'ar';
  family: string;
  layout: string;
  person: string;
}

/** A page of a browser that prints; what is closed in the end. */
async function openPrinter() {
  const browser = await startChromium();
  const page = await browser.newPage();
  const scratch = path.join(mkdtempSync(path.join(tmpdir(), 'resumes-')), 'page.html');
  return {
    print: async (html: string): Promise<Uint8Array> => {
      writeFileSync(scratch, html);
      await page.goto(pathToFileURL(scratch).href);
      await page.evaluate('document.fonts.ready');
      return page.pdf({ preferCSSPageSize: true, printBackground: true });
    },
    /** The same pages as a picture, as a scanner would leave them. */
    scan: async (html: string): Promise<Uint8Array> => {
      writeFileSync(scratch, html);
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.goto(pathToFileURL(scratch).href);
      await page.evaluate('document.fonts.ready');
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 82, scale: 'css' });
      writeFileSync(
        scratch,
        `<style>@page{size:A4;margin:0}body{margin:0}img{width:210mm}</style><img src="data:image/jpeg;base64,${picture.toString('base64')}">`,
      );
      await page.goto(pathToFileURL(scratch).href);
      return page.pdf({ preferCSSPageSize: true, printBackground: true });
    },
    close: () => browser.close(),
  };
}

/** Every third document or so is Arabic; every layout of the half comes about equally often. */
export async function makeSet(
  folder: string,
  set: 'dev' | 'look',
  count: number,
  seed = 1,
): Promise<MadeDocument[]> {
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  mkdirSync(path.join(folder, 'truth'), { recursive: true });
  const layouts = [...HTML_LAYOUTS, ...FILE_LAYOUTS].filter(
    (layout) => (layout.half === 'look') === (set === 'look'),
  );
  const printer = await openPrinter();
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const typesetter = NodeCompiler.create({ workspace: tmpdir() });
  const fonts = fontFaces();
  const documents: MadeDocument[] = [];
  for (let index = 0; index < count; index++) {
    const layout = layouts[index % layouts.length]!;
    const own = seed * 10_000 + index;
    const half: Half = layout.half;
    const isTypst = 'format' in layout && layout.format === 'typst';
    const language =
      !isTypst && ((index % layouts.length) + Math.floor(index / layouts.length)) % 3 === 0 ? 'ar' : 'en';
    const person = personFrom(own, half, language);
    const wording = wordingFor(person, half, own);
    const sheet: Sheet = { person, wording, shown: { ...NOTHING } };
    let bytes: Uint8Array;
    let format: MadeDocument['format'] = 'pdf';
    if ('format' in layout) {
      const source = layout.draw(sheet);
      if (layout.format === 'docx') {
        const [body, header] = source.split(HEADER_END) as [string, string | undefined];
        bytes = docxOf(body, header);
      } else if (layout.format === 'txt') bytes = new TextEncoder().encode(source);
      else bytes = new Uint8Array(typesetter.pdf({ mainFileContent: source }));
      format = layout.format === 'typst' ? 'pdf' : layout.format;
    } else {
      const { body, css } = layout.draw(sheet);
      bytes = await printer.print(
        `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><style>${fonts}${BASE_CSS}${css}</style></head><body>${body}</body></html>`,
      );
    }
    const id = `${half}-${String(own)}-${layout.id}-${language}`;
    const file = `${id}.${format}`;
    writeFileSync(path.join(folder, 'docs', file), bytes);
    writeFileSync(
      path.join(folder, 'truth', `${id}.json`),
      `${JSON.stringify({ id, file, ...truthOf(person, wording, sheet.shown) }, null, 1)}\n`,
    );
    documents.push({
      id,
      file,
      format,
      lang: language,
      family: `${language}-${layout.family}`,
      layout: layout.id,
      person: person.id,
    });
  }
  await printer.close();
  writeFileSync(
    path.join(folder, 'manifest.json'),
    `${JSON.stringify({ name: set, docs: documents }, null, 1)}\n`,
  );
  return documents;
}

function fontFaces(): string {
  const require = createRequire(import.meta.url);
  const face = (family: string, pack: string, file: string, weight: number, style = 'normal'): string => {
    const folder = path.dirname(require.resolve(`${pack}/package.json`));
    const data = readFileSync(path.join(folder, 'files', file)).toString('base64');
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; src: url(data:font/woff2;base64,${data}) format('woff2') }`;
  };
  const latin = '@fontsource/ibm-plex-sans';
  const arabic = '@fontsource/ibm-plex-sans-arabic';
  return [
    face('Plex', latin, 'ibm-plex-sans-latin-400-normal.woff2', 400),
    face('Plex', latin, 'ibm-plex-sans-latin-600-normal.woff2', 600),
    face('Plex', latin, 'ibm-plex-sans-latin-700-normal.woff2', 700),
    face('Plex', latin, 'ibm-plex-sans-latin-400-italic.woff2', 400, 'italic'),
    face('Plex Arabic', arabic, 'ibm-plex-sans-arabic-arabic-400-normal.woff2', 400),
    face('Plex Arabic', arabic, 'ibm-plex-sans-arabic-arabic-700-normal.woff2', 700),
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const [folder, half, count, seed] = process.argv.slice(2);
  if (!folder || (half !== 'dev' && half !== 'look')) {
    console.error('usage: node bench/resumes/make.ts FOLDER dev|look COUNT [SEED]');
    process.exit(2);
  }
  const made = await makeSet(folder, half, Number(count ?? 60), Number(seed ?? 1));
  console.log(`${made.length} documents in ${new Set(made.map(({ layout }) => layout)).size} layouts`);
}
