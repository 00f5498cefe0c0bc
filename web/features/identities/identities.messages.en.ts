const words = {
  screens: {
    google: 'Signing in with Google',
    linkedin: 'Signing in with LinkedIn',
  },
  working: 'Signing you in',
  failed: 'You are not logged in',
  log_in: 'Back to login',
  new: {
    title: 'Create your account',
    lead: 'Nobody has an account with {{email}} here yet. Check your name and accept the terms.',
    submit: 'Create the account',
  },
  proof: {
    title: 'You have an account already',
    lead: 'Give its password once, so that we know {{email}} is yours here too. After that this way in works by itself.',
    password: 'Password',
    show_password: 'Show or hide the password',
    submit: 'Link and log in',
    forgot: 'Forgot it? Set a new one',
    no_password:
      'The account of {{email}} has no password yet. Log in as you did before, or set a password by email and come back.',
    set_password: 'Set a password',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    identities: typeof words;
  }
}
