import { forgotPassword, verifyReset } from '#contract/features/accounts.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { setUserState } from '#web/platform/session.ts';
import { drafts } from '#web/platform/storage.ts';

/** What a change of password by mail needs from one step to the next, kept for this tab. */
interface PasswordReset {
  email: string;
  /** Once the code or the link has proved the address; good for one change within minutes. */
  token?: string;
}

const KEPT = 'password-reset';
/** The name of the wait between two mails. */
export const RESET_WAIT = 'password-reset-wait';

export function keptReset(): PasswordReset | null {
  const kept = drafts.read(KEPT) as Partial<PasswordReset> | null;
  return typeof kept?.email === 'string' ? (kept as PasswordReset) : null;
}

/** Mails a code and a link. The answer is the same where nobody has the address. */
export async function mailReset(email: string) {
  const sent = await callWithMessage(forgotPassword, { body: { email } });
  drafts.keep(KEPT, { email });
  drafts.keep(RESET_WAIT, Date.now() + sent.data.wait_seconds * 1000);
  return sent;
}

/** Proves the address by the mailed code or link; from here on a new password may be set. */
export async function proveReset(proof: Body<typeof verifyReset>): Promise<void> {
  const { reset_token, email } = await call(verifyReset, { body: proof });
  drafts.keep(KEPT, { email, token: reset_token });
  setUserState('RESET_PASSWORD');
}
