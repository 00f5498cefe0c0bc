import { oneOf, text } from '#web/platform/address-values.ts';

export const SIGNUP = { invitation: text(), redirect: text() };

const ACCOUNT_TABS = ['account', 'security', 'notifications', 'data'] as const;
export const ACCOUNT = {
  tab: oneOf(ACCOUNT_TABS, 'account'),
  /** Proves a new email address; it comes with the link of a mail, and leaves the address once it was used. */
  email_token: text(),
};
