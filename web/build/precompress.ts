import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller ones gain nothing: they fit into one packet as they are. */
const FROM_BYTES = 1_024;

/** Beside each file of text its compressed forms, made once and well instead of at every request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      const files = await fs.readdir(dir!, { recursive: true });
      const texts = files.filter(
        (file) => /\.(js|css|json|svg)$/.test(file) && file !== 'first-screens.json',
      );
      await Promise.all(texts.map((file) => compress(path.join(dir!, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await fs.readFile(file);
  if (bytes.length < FROM_BYTES) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: 10, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => fs.writeFile(`${file}.br`, packed)),
    gzip(bytes, { level: 9 }).then((packed) => fs.writeFile(`${file}.gz`, packed)),
  ]);
}
