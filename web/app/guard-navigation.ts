import { redirect } from '@tanstack/react-router';
import { currentSession, hasToken, leaveReset, loadUser } from '#web/platform/session.ts';
import { keepWayBack, takeWayBack } from '#web/platform/way-back.ts';
import { type Arrival, guard, HOME, LOGIN } from './guard.ts';

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
  if (!href.startsWith(RESET_PATH)) leaveReset();
  let verdict = decide(admits, href);
  if (verdict.kind === 'fetch-user') {
    await loadUser();
    verdict = decide(admits, href);
  }
  const invitation = verdict.kind === 'redirect' && invitationIn(href);
  if (invitation) throw redirect({ href: `/invitation/${invitation}`, replace: true });
  if (verdict.kind === 'redirect') {
    const { state } = currentSession();
    keepWayBack(state, href);
    const wayBack = verdict.to === HOME.CANDIDATE ? takeWayBack(state) : null;
    if (wayBack) throw redirect({ href: wayBack, replace: true });
    if (verdict.redirect)
      throw redirect({ to: LOGIN, search: { redirect: verdict.redirect }, replace: true });
    throw redirect({ to: verdict.to, replace: true });
  }
  // A cancelled navigation leaves the person where they were; one who was nowhere yet begins at the login.
  if (verdict.kind === 'cancel') throw redirect({ href: cameFrom || LOGIN, replace: true });
}

/** Where a change of password by mail goes on; its states end with the first step anywhere else. */
const RESET_PATH = '/auth/reset-password';

/** Whoever is signed in takes an invitation up with the account they have; its link is made for newcomers. */
const invitationIn = (href: string): string | undefined =>
  /^\/auth\/signup\?(?:.*&)?invitation=([\w-]+)/.exec(href)?.[1];

const decide = (admits: Arrival['admits'], href: string) => {
  const { state, isLoaded } = currentSession();
  return guard({ admits, state, isUserLoaded: isLoaded, hasToken: hasToken(), href });
};
