/**
 * Every type of mail. `why` is the sentence at its foot that says why it came (`emails.why_…`); the words of the mail
 * itself belong to the feature that sends it.
 */
export const EMAIL_KINDS = {
  // accounts
  'confirm-email': { why: 'address' },
  'reset-password': { why: 'asked' },
  'password-changed': { why: 'security' },
  'change-email': { why: 'address' },
  'email-changed': { why: 'security' },
  'address-in-use': { why: 'address' },
  'new-sign-in': { why: 'security' },
  'identity-linked': { why: 'security' },
  'delete-account': { why: 'asked' },
  goodbye: { why: 'account' },
  // onboarding, companies, approvals
  'portal-invitation': { why: 'invited' },
  'team-invitation': { why: 'invited' },
  'approval-requested': { why: 'role' },
  'approval-approved': { why: 'account' },
  'approval-declined': { why: 'account' },
  'approval-rejected': { why: 'account' },
  'prove-company': { why: 'address' },
  'company-checked': { why: 'role' },
  'join-requested': { why: 'role' },
  'join-answered': { why: 'account' },
  // written by people of the portal
  'onboarding-invite': { why: 'invited' },
  'bulk-invite': { why: 'invited' },
  'bulk-reject': { why: 'applied' },
  'candidate-message': { why: 'applied' },
  'two-point-internal-job-post': { why: 'invited' },
  'employment-invitation': { why: 'invited' },
  'talent-invitation': { why: 'invited' },
  poke: { why: 'choices' },
  // notifications
  notification: { why: 'choices' },
  digest: { why: 'choices' },
  // the way to the product
  'demo-request': { why: 'asked' },
  // operators
  test: { why: 'test' },
} as const satisfies Record<string, { why: Why }>;

/** The type of a mail (`confirm-email`). */
export type EmailKind = keyof typeof EMAIL_KINDS;

type Why = 'account' | 'address' | 'asked' | 'security' | 'invited' | 'role' | 'applied' | 'choices' | 'test';
