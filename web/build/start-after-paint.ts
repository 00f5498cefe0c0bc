import type { Plugin } from 'vite';

/**
 * The scripts of the page's beginning are fetched at once, and run once the browser has painted: the mark on its ground is
 * there before the work begins, and does not wait for its end. `web/public/before-paint.js` begins it.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = [...html.matchAll(/<script type="module" crossorigin src="([^"]+)"><\/script>/g)];
        const start = scripts.map(([, href]) => href).join(' ');
        const early = '<script src="/before-paint.js"';
        if (!start || !html.includes(early)) throw new Error('The page has no script to begin with.');
        return scripts
          .reduce(
            (page, [tag, href]) =>
              page.replace(tag, `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}">`),
            html,
          )
          .replace(early, `${early} data-start="${start}"`);
      },
    },
  };
}
