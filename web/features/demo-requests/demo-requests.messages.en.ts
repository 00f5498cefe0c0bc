const words = {
  screens: {
    'book-demo': 'Book a demo',
  },
  title: 'Book a demo',
  lead: 'See with your own jobs how candidates are found, ranked and explained. It takes half an hour.',
  name: 'Your name',
  email: 'Work email',
  company: 'Company',
  size: 'How many people work there?',
  choose: 'Choose one',
  message: 'What would you like to see?',
  optional: 'optional',
  submit: 'Ask for a demo',
  received: 'Thank you, {{name}}',
  received_help: 'We have your request and will write to {{email}} to agree on a time.',
  home: 'To the start page',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'demo-requests': typeof words;
  }
}
