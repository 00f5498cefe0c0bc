const words = {
  names: { first: 'First name', last: 'Last name' },
  terms: {
    accept: 'I accept the terms and conditions.',
    read: 'Read them',
    title: 'Terms and conditions',
    yours: 'What you upload stays yours. Masar uses it to build your profile and to match it with jobs.',
    seen: 'Recruiters see your profile only as far as you allow it. Your contact details are shared when you agree to it.',
    decides:
      'Scores come with their reasons and only put things in order. People decide, never a score alone.',
    truth: 'What you say about yourself or your company must be true.',
    leave: 'You can delete your account at any time. Everything about you is then deleted with it.',
    close: 'Close',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'sign-up': typeof words;
  }
}
