const words = {
  resend: 'Send again',
  resend_named: 'Send again: {{email}}',
  revoke: 'Take back',
  revoke_named: 'Take back the invitation to {{email}}',
  team: '{{by}} invites you to the team of {{company}}.',
  team_nobody: 'You are invited to the team of {{company}}.',
  role: '{{by}} invites you as {{role}}.',
  role_nobody: 'You are invited as {{role}}.',
  roles: {
    individual: 'candidate',
    recruiter: 'recruiter',
    'recruiter admin': 'recruiter admin',
    'talent manager': 'talent manager',
    institute: 'institute user',
  },
  address: 'Use the address that received the invitation: it is confirmed by that.',
  waiting: 'Looking at your invitation',
  missing: 'We do not know this invitation. Was the link copied whole?',
  statuses: {
    accepted: 'This invitation was accepted before. Log in with its address.',
    expired: 'This invitation is too old. Ask for a new one.',
    revoked: 'This invitation was taken back.',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    invitation: typeof words;
  }
}
