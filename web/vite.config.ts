import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildMark } from './build/build-mark.ts';
import { planChunks } from './build/chunks.ts';
import { contractCalls } from './build/contract-calls.ts';
import { firstScreens } from './build/first-screens.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { precompress } from './build/precompress.ts';
import { startAfterPaint } from './build/start-after-paint.ts';
import { words } from './build/words.ts';

const api = process.env.MASAR_API ?? 'http://127.0.0.1:3000';
const root = import.meta.dirname;

/** What the code passes through; what is cut and written down besides is no matter of the plan of chunks. */
const forCode = () => [react(), mantineStyles(), contractCalls()];
const cutWords = words(root);

export default defineConfig(async ({ command }) => ({
  root,
  plugins: [
    forCode(),
    cutWords,
    firstScreens(root, cutWords),
    startAfterPaint(root),
    buildMark(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A browser without it fetches each script when it is imported, as it would with the polyfill.
    modulePreload: { polyfill: false },
    rolldownOptions: command === 'build' ? { output: await chunked() } : {},
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/socket.io': { target: api, ws: true },
    },
  },
}));

const chunked = async () => {
  const name = await planChunks({ root, plugins: forCode() });
  // The plan has put what a module needs where it belongs.
  return { codeSplitting: { groups: [{ name, includeDependenciesRecursively: false }] } };
};
