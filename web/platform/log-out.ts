import { logoutUser } from '#contract/features/sessions.contract.ts';
import { call } from './call.ts';
import { part } from './parting.ts';
import { currentSession, endSession, hasToken } from './session-store.ts';
import { unsavedWork } from './unsaved-work.ts';

/** Tells the server, whether it hears it or not, and forgets everything here. */
export async function logOut(): Promise<void> {
  const { user } = currentSession();
  await part();
  try {
    if (user && hasToken()) {
      await call(logoutUser, { params: { user_id: user.id } });
    }
  } catch {
    // The person wants out; a server that cannot be told must not hold them.
  }
  await unsavedWork.dropAll();
  endSession();
}
