import { createHash } from 'node:crypto';
import { markSvg } from '#contract/features/portals.marks.ts';
import { accentFor } from '#contract/kernel/accent.ts';
import { presentPortal } from '#server/features/portals/index.ts';
import type { Config } from '#server/platform/config.ts';
import type { PortalSettings } from '#server/platform/context.ts';
import { escapeHtml } from '#server/platform/html.ts';
import { type FirstScreen, NOTHING_FIRST, scriptLinks, styleLinks } from './first-screens.ts';

/**
 * The page that every screen begins with, in the brand of its portal: name, mark and colours are there before anything has
 * been asked. The portal stands in a block of data, which is no script: our policy allows none within the page
 * but the one that the build put there. What the
 * address needs first is named too, so that the browser asks for all of it at once.
 */
export function webPage(
  template: string,
  portal: PortalSettings,
  config: Config,
  first: FirstScreen = NOTHING_FIRST,
): string {
  const shown = presentPortal(portal, config);
  const colours = accentFor(shown.accent);
  const { light, dark } = colours;
  const mark = `data:image/svg+xml,${encodeURIComponent(markSvg(shown.key, light.fill))}`;
  // A phone would look for the colours longer than it draws the frame.
  const data = JSON.stringify({ ...shown, colours }).replaceAll('<', '\\u003c');
  const pieces: readonly (readonly [string, string])[] = [
    ['<title>Masar</title>', `<title>${escapeHtml(shown.name.en)}</title>`],
    ['<link rel="icon" href="/mark.svg" type="image/svg+xml" />', `<link rel="icon" href="${mark}" />`],
    [
      '<script id="before-paint"',
      `<script type="application/json" id="portal">${data}</script>
    <script id="before-paint" data-words="${first.words.join(' ')}"${first.asksWho ? ' data-user="asked"' : ''}`,
    ],
    [
      '</head>',
      // After what the page brings for every portal.
      `${scriptLinks(first)}<style>html{color:${light.ink}}html[data-mantine-color-scheme="dark"]{color:${dark.ink}}</style></head>`,
    ],
    ['</body>', `${styleLinks(first)}</body>`],
    [
      '<img src="/mark.svg" width="44" height="44" alt="" />',
      markSvg(shown.key, 'currentColor').replace('<svg ', '<svg width="44" height="44" '),
    ],
  ];
  return pieces.reduce((page, [from, to]) => page.replace(from, () => to), template);
}

/** The scripts that stand in the page as it was built, as a policy names them: by their contents, so that nothing else runs. */
export const scriptsWithin = (template: string): string[] =>
  [...template.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
