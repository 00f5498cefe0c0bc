const words = {
  screens: {
    invitation: 'Invitation',
    'admin-invitations': 'Invitations',
  },
  title: 'Invitations',
  lead: 'Institute users, talent managers and admins join this portal by invitation only. Recruiters can be invited, too.',
  invite: {
    title: 'Invite somebody',
    help: 'They get a link by email, which works once, for 14 days. They need no further approval.',
    email: 'Email',
    role: 'Role',
    send: 'Invite',
  },
  status: { all: 'All', open: 'Open', accepted: 'Accepted', expired: 'Expired', revoked: 'Taken back' },
  list: {
    search: 'Search by address',
    email: 'Email',
    role: 'Role',
    status: 'Status',
    by: 'Invited by',
    sent: 'Sent',
    actions: 'Actions',
    waiting: 'Loading invitations',
    failed: 'We could not load the invitations',
  },
  empty: {
    title: 'Nobody is invited yet',
    body: 'Whom you invite is listed here until they accept, and after.',
    search: 'No invitation matches',
  },
  one: {
    title: 'You are invited',
    as: 'You are logged in as {{email}}.',
    accept: 'Accept the invitation',
    other_account: 'Use another account',
    sign_up: 'Create an account',
    log_in: 'I have an account',
    home: 'Go on without it',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    invitations: typeof words;
  }
}
