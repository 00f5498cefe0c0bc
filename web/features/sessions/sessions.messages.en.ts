export default {
  login: {
    title: 'Welcome back',
    lead: 'Log in to go on where you left off.',
    email: 'Email',
    password: 'Password',
    show_password: 'Show or hide the password',
    submit: 'Log in',
    no_account: 'New here?',
    create_account: 'Create an account',
  },
};
