import { redirect } from '@tanstack/react-router';
import { currentSession, hasToken, loadUser } from '#web/platform/session.ts';
import { type Arrival, guard } from './guard.ts';

interface Navigation {
  admits: Arrival['admits'];
  href: string;
  /** The screen one is on; empty at the first navigation of a visit. */
  cameFrom: string;
}

/**
 * Runs the guard for one navigation: loads the user where it asks for that, at most once, and throws the
 * router's redirect where the navigation may not go on.
 */
export async function guardNavigation({ admits, href, cameFrom }: Navigation): Promise<void> {
  let verdict = decide(admits, href);
  if (verdict.kind === 'fetch-user') {
    await loadUser();
    verdict = decide(admits, href);
  }
  if (verdict.kind === 'redirect')
    throw redirect({
      to: verdict.to,
      search: (verdict.redirect ? { redirect: verdict.redirect } : {}) as never,
      replace: true,
    });
  // A cancelled navigation leaves the person where they were; one who was nowhere yet begins at the login.
  if (verdict.kind === 'cancel') throw redirect({ href: cameFrom || '/auth/login', replace: true });
}

const decide = (admits: Arrival['admits'], href: string) => {
  const { state, isLoaded } = currentSession();
  return guard({ admits, state, isUserLoaded: isLoaded, hasToken: hasToken(), href });
};
