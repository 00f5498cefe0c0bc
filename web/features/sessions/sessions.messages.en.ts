const words = {
  screens: {
    login: 'Log in',
  },
  login: {
    title: 'Welcome back',
    lead: 'Log in to go on where you left off.',
    email: 'Email',
    password: 'Password',
    show_password: 'Show or hide the password',
    submit: 'Log in',
    forgot_password: 'Forgot your password?',
    too_many_tries: 'That was wrong too often, so please wait a little.',
    next_try: 'Next try in {{time}}',
    try_now: 'You can try again now.',
    no_account: 'New here?',
    create_account: 'Create an account',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    sessions: typeof words;
  }
}
