import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import fontverter from 'fontverter';
import { answerRequests } from './threads.ts';
import type { TypesetterRequest } from './typesetter.ts';

/** The thread behind `createTypesetter`. */
answerRequests<TypesetterRequest>(async ({ source, data, createdSeconds }) => {
  compiler ??= createCompiler();
  const typst = await compiler;
  const compiled = typst.compile({ mainFileContent: source, inputs: { data } });
  const document = compiled.result;
  if (!document) throw new Error(`Typst: ${faultsOf(typst, compiled)}`);
  const pdf = typst.pdf(document, { creationTimestamp: createdSeconds });
  // What one document left in the cache is of no use to the next, which is another person's.
  typst.evictCache(0);
  return new Uint8Array(pdf);
});

let compiler: Promise<NodeCompiler> | null = null;

/** The errors it throws have no message of their own. */
function faultsOf(typst: NodeCompiler, compiled: ReturnType<NodeCompiler['compile']>): string {
  const error = compiled.takeError();
  return error ? JSON.stringify(typst.fetchDiagnostics(error)) : 'nothing was set';
}

async function createCompiler(): Promise<NodeCompiler> {
  const fontBlobs = await Promise.all(fontFiles().map(async (file) => toTrueType(fs.readFileSync(file))));
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
}

const toTrueType = (woff: Buffer): Promise<Buffer> => fontverter.convert(woff, 'truetype');

/** The product's own fonts. Each file holds one script: glyphs that the first lacks come from the others. */
function fontFiles(): string[] {
  const folderOf = (name: string) =>
    path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'files');
  const latin = folderOf('@fontsource/ibm-plex-sans');
  const arabic = folderOf('@fontsource/ibm-plex-sans-arabic');
  return [400, 600].flatMap((weight) => [
    ...['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'].map((script) =>
      path.join(latin, `ibm-plex-sans-${script}-${weight}-normal.woff`),
    ),
    path.join(arabic, `ibm-plex-sans-arabic-arabic-${weight}-normal.woff`),
  ]);
}
