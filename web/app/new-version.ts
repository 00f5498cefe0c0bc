const LOOK_EVERY_MS = 5 * 60_000;
/** Whoever goes to and fro between windows asks no more often than this. */
const AT_MOST_EVERY_MS = 60_000;

/** Which build this page came from; null where it was not built, as while developing. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/**
 * Looks from time to time, and when the person comes back, whether the server gives another build by now. Tells of each
 * once. What does not answer, or answers something else, is no news.
 */
export function watchForNewVersion(own: string, onNew: (build: string) => void): () => void {
  let known = own;
  let lastLook = Date.now();
  const look = async () => {
    if (document.visibilityState === 'hidden' || Date.now() - lastLook < AT_MOST_EVERY_MS) return;
    lastLook = Date.now();
    const build = await servedBuild();
    if (build === null || build === known) return;
    known = build;
    if (build !== own) onNew(build);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const lookNow = () => void look();
  addEventListener('focus', lookNow);
  document.addEventListener('visibilitychange', lookNow);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', lookNow);
    document.removeEventListener('visibilitychange', lookNow);
  };
}

async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    const { build } = (await response.json()) as { build?: unknown };
    return response.ok && typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}
