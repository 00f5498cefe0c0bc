import { once } from '#web/platform/once.ts';

/** The id of the link with all styles of the first screen: `server/app/first-screens.ts`. */
const SHEET = 'sheet';

/**
 * Waits for the one file with the styles of the first screen, where the page names one. The build's own loader fetches the
 * styles of a part of the app file by file, unless it finds a link to them: those that the one file holds have such a link,
 * which is switched off. A file that does not come leaves the others to that loader.
 */
export async function firstSheet(): Promise<void> {
  const link = document.getElementById(SHEET);
  if (!(link instanceof HTMLLinkElement)) return;
  // It may have failed before anybody listened: once the page is complete nothing more comes.
  if (!hasRules(link) && document.readyState !== 'complete')
    await new Promise<void>((resolve) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => resolve());
      addEventListener('load', () => resolve());
    });
  if (!hasRules(link)) return;
  const holds = link.dataset.holds?.split(' ') ?? [];
  document.head.append(
    ...holds.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    ),
  );
}

/** Chromium gives what failed a sheet too, one that nobody may look into. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/** Runs what the first screen's code stands on, which the page names, piece by piece: the page answers in between. Once. */
export const firstScriptsRun = once(async () => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][data-screen]');
  for (const { href } of links) {
    // What fails here fails again, and is told, where the screen itself is fetched.
    await import(/* @vite-ignore */ href).catch(() => {});
    if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
  }
});
