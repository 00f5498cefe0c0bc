const words = {
  screens: {
    'no-more-mail': 'Invitations by email',
  },
  working: 'Looking up your link',
  failed: 'This link does not work',
  failed_help: 'Use the link at the foot of a newer mail.',
  title: 'Invitations by email',
  lead: 'People of {{portal}} can invite {{address}} by email. Shall that end?',
  stop: 'No more invitations',
  stopped_title: 'No more invitations',
  stopped: 'Nobody at {{portal}} can send invitations to {{address}} any more.',
  undo: 'Let them come again',
  back: 'Invitations can come again.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    emails: typeof words;
  }
}
