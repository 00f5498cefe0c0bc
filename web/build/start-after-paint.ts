import fs from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';

/**
 * The scripts of the page's beginning are fetched at once, and run once the browser has painted: the mark on its ground is
 * there before the work begins, and does not wait for its end. `web/public/before-paint.js` begins it, and fetches the
 * letters of the page's language behind the scripts: a browser by itself asks for them only where it draws a text. It stands
 * in the page itself: fetched, it would hold up all that it asks for by one way there and back.
 */
export function startAfterPaint(root: string): Plugin {
  const read = (name: string) => fs.readFile(path.join(root, 'public', name), 'utf8');
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const scripts = [...html.matchAll(/<script type="module" crossorigin src="([^"]+)"><\/script>/g)];
        const start = scripts.map(([, href]) => href).join(' ');
        if (!start) throw new Error('The page has no script to begin with.');
        const letters = ['latin', 'arabic'].map(
          (script) => `data-${script}="${lettersOf(script, bundle).join(' ')}"`,
        );
        const { code } = await minify('before-paint.js', await read('before-paint.js'));
        const looks = (await read('before-paint.css')).replaceAll(/\s+/g, ' ').trim();
        const pieces: readonly (readonly [string, string])[] = [
          [
            '<script id="before-paint" src="/before-paint.js"></script>',
            `<script id="before-paint" data-start="${start}" ${letters.join(' ')}>${code.trim()}</script>`,
          ],
          ['<link rel="stylesheet" href="/before-paint.css" />', `<style>${looks}</style>`],
          ...scripts.map(
            ([tag, href]) =>
              [tag, `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`] as const,
          ),
        ];
        return pieces.reduce((page, [from, to]) => replaced(page, from, to), html);
      },
    },
  };
}

function replaced(page: string, from: string, to: string): string {
  if (!page.includes(from)) throw new Error(`The page has no ${from}`);
  return page.replace(from, () => to);
}

/** The weights that nearly every screen shows: `web/design/fonts.css`. */
function lettersOf(script: string, bundle: Rolldown.OutputBundle = {}): string[] {
  const wanted = ['400', '500', '600'].map((weight) => `${script}-${weight}.woff2`);
  const found = Object.values(bundle).filter(
    (file) => file.type === 'asset' && file.names.some((name) => wanted.includes(name)),
  );
  if (found.length !== wanted.length) throw new Error(`The build lacks letters: ${wanted.join(', ')}.`);
  return found.map(({ fileName }) => `/${fileName}`);
}
