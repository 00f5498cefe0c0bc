const words = {
  write_to_them: 'Write to them',
  title_one: 'Write to {{count}} candidate',
  title_other: 'Write to {{number}} candidates',
  job: 'About {{job}}',
  waiting: 'Loading the templates',
  failed: 'We could not load the templates',
  close: 'Close',
  purpose: 'What it is about',
  template: 'Template in {{language}}',
  own_words: 'Without a template',
  in_language: 'In {{language}}',
  in_language_help: 'For those who read {{language}}.',
  in_first_help: 'For everyone whom no other text is for.',
  add: 'Add a text in {{language}}',
  remove: 'Remove the text in {{language}}',
  person: 'Person',
  gets_zero: 'Nobody gets it',
  gets_one: '{{count}} person gets it',
  gets_other: '{{number}} people get it',
  previewing: 'Working out who gets it',
  unfinished: 'Write a subject and a message to see what each person gets.',
  preview_failed: 'We could not work out who gets it.',
  skipped_one: '{{count}} person gets none',
  skipped_other: '{{number}} people get none',
  somebody: 'Somebody',
  reasons: {
    no_tie: 'neither applied nor was shortlisted, nor said that the job interests them',
    not_rejected: 'has not been rejected',
    never_applied: 'did not apply, nor say that the job interests them: there is nothing to decline',
    told_already: 'was told already',
    opted_out: 'does not want such emails',
  },
  too_many: 'You can write to at most {{most}} at once. Choose fewer.',
  leaves: 'It leaves {{seconds}} seconds after you send it. Until then you can take it back.',
  send_zero: 'Send',
  send_one: 'Send to {{count}} person',
  send_other: 'Send to {{number}} people',
  cancel: 'Cancel',
  leaving_one: 'The message to {{count}} person is about to leave.',
  leaving_other: 'The message to {{number}} people is about to leave.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'candidate-messages': typeof words;
  }
}
