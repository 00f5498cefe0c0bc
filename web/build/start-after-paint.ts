import type { Plugin, Rolldown } from 'vite';

/**
 * The scripts of the page's beginning are fetched at once, and run once the browser has painted: the mark on its ground is
 * there before the work begins, and does not wait for its end. `web/public/before-paint.js` begins it, and fetches the
 * letters of the page's language behind the scripts: a browser by itself asks for them only where it draws a text.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const scripts = [...html.matchAll(/<script type="module" crossorigin src="([^"]+)"><\/script>/g)];
        const start = scripts.map(([, href]) => href).join(' ');
        const early = '<script src="/before-paint.js"';
        if (!start || !html.includes(early)) throw new Error('The page has no script to begin with.');
        const letters = ['latin', 'arabic'].map(
          (script) => `data-${script}="${lettersOf(script, bundle).join(' ')}"`,
        );
        return scripts
          .reduce(
            (page, [tag, href]) =>
              page.replace(tag, `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`),
            html,
          )
          .replace(early, `${early} data-start="${start}" ${letters.join(' ')}`);
      },
    },
  };
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
