/**
 * Prints golden resumes: `node engines/resumes/golden/make.ts` for the set in this folder,
 * `node engines/resumes/golden/make.ts FOLDER COUNT [SEED]` for a fresh set of any size elsewhere.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FRAMES, type Frame, renderHtml } from './layouts.ts';
import { PEOPLE, type Person } from './people.ts';
import { drawFrom } from './variety.ts';
import { renderDocx, renderText } from './word.ts';

type Format = 'pdf' | 'docx' | 'txt';

interface Order {
  id: string;
  person: Person;
  frame: Frame;
  seed: number;
  format: Format;
}

/** The committed set: few documents, each of another layout and trade. */
const COMMITTED: [string, Frame, number, Format][] = [
  ['nurse', 'sidebar-start', 3, 'pdf'],
  ['chef', 'single', 1, 'pdf'],
  ['driver', 'form', 2, 'pdf'],
  ['teacher', 'band-sidebar', 4, 'pdf'],
  ['accountant', 'single', 8, 'pdf'],
  ['crew', 'sidebar-end', 5, 'pdf'],
  ['welder', 'date-gutter', 6, 'pdf'],
  ['developer', 'two-equal', 7, 'pdf'],
  ['student', 'heading-margin', 9, 'pdf'],
  ['guard', 'centred', 10, 'pdf'],
  ['ar-engineer', 'single', 2, 'pdf'],
  ['ar-nurse', 'sidebar-start', 4, 'pdf'],
  ['ar-chef', 'date-gutter', 5, 'pdf'],
  ['ar-dev', 'sidebar-end', 7, 'pdf'],
  ['hr', 'single', 11, 'docx'],
  ['mechanical', 'form', 12, 'docx'],
  ['ar-engineer', 'sidebar-start', 13, 'docx'],
  ['welder', 'single', 14, 'txt'],
];

function ordersFor(count: number, seed: number): Order[] {
  const orders: Order[] = [];
  for (let i = 0; i < count; i++) {
    const draw = drawFrom(seed * 1000 + i);
    const person = PEOPLE[i % PEOPLE.length]!;
    const format = draw(['pdf', 'pdf', 'pdf', 'pdf', 'docx', 'txt'] as const);
    const frame = draw(FRAMES);
    orders.push({
      id: `${String(i).padStart(3, '0')}-${person.id}-${frame}`,
      person,
      frame,
      seed: seed * 1000 + i,
      format,
    });
  }
  return orders;
}

async function make(folder: string, orders: Order[]): Promise<void> {
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  mkdirSync(path.join(folder, 'truth'), { recursive: true });
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: await packed.executablePath(),
    args: ['--no-sandbox', '--headless=shell', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const scratch = mkdtempSync(path.join(tmpdir(), 'golden-'));
  const fonts = fontFaces();
  const docs: object[] = [];
  for (const order of orders) {
    const file = `${order.id}.${order.format}`;
    const target = path.join(folder, 'docs', file);
    let truth: unknown;
    if (order.format === 'pdf') {
      const rendered = renderHtml(order.person, order.frame, order.seed, fonts);
      const source = path.join(scratch, 'page.html');
      writeFileSync(source, rendered.html);
      await page.goto(pathToFileURL(source).href);
      await page.evaluate('document.fonts.ready');
      writeFileSync(target, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      truth = rendered.truth;
    } else {
      const rendered =
        order.format === 'docx'
          ? renderDocx(order.person, order.frame, order.seed)
          : renderText(order.person, order.seed);
      writeFileSync(target, rendered.bytes);
      truth = rendered.truth;
    }
    writeFileSync(
      path.join(folder, 'truth', `${order.id}.json`),
      `${JSON.stringify({ id: order.id, file, truth }, null, 1)}\n`,
    );
    const family =
      order.format === 'pdf'
        ? `${order.person.language}-${order.frame}`
        : `${order.person.language}-${order.format}`;
    docs.push({
      id: order.id,
      file,
      format: order.format,
      lang: order.person.language,
      family,
      layout: order.frame,
      person: order.person.id,
    });
  }
  await browser.close();
  writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify({ name: 'golden', docs }, null, 1)}\n`);
}

function fontFaces(): string {
  const require = createRequire(import.meta.url);
  const face = (family: string, pack: string, file: string, weight: number, style = 'normal'): string => {
    const data = readFileSync(
      path.join(path.dirname(require.resolve(`${pack}/package.json`)), 'files', file),
    ).toString('base64');
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

const [folder, count, seed] = process.argv.slice(2);
if (folder) await make(folder, ordersFor(Number(count ?? 40), Number(seed ?? 1)));
else {
  const orders = COMMITTED.map(([id, frame, number, format], index) => ({
    id: `g${String(index + 1).padStart(2, '0')}-${id}`,
    person: PEOPLE.find((person) => person.id === id)!,
    frame,
    seed: number,
    format,
  }));
  await make(path.dirname(fileURLToPath(import.meta.url)), orders);
}
