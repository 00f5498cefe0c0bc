import fs from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import fontverter from 'fontverter';
import { printFonts } from './own-fonts.ts';
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
  const fontBlobs = await Promise.all(
    printFonts().map(async (font) => toTrueType(fs.readFileSync(font.path))),
  );
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
}

const toTrueType = (woff: Buffer): Promise<Buffer> => fontverter.convert(woff, 'truetype');
