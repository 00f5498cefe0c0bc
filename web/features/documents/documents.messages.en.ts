const words = {
  screens: { 'knowledge-base': 'Knowledge base' },
  title: 'Knowledge base',
  lead: 'Documents that answer questions about your company, in their own words and with the page they stand on.',
  list: {
    title: 'Documents',
    waiting: 'The documents are being loaded',
    failed: 'We could not load the documents',
    empty: 'No documents yet',
    empty_body: 'Add a handbook, a policy or a list of benefits. Once it is processed, it answers questions.',
  },
  upload: {
    drop: 'Drop documents here, several at once',
    help: '{{kinds}}, up to {{size}} each',
    choose: 'Choose documents',
    under_way: 'Documents on their way',
    sending: '{{name}} is being uploaded',
    dismiss: 'Dismiss',
  },
  state: { Processing: 'Processing', Processed: 'Processed', Failed: 'Failed' },
  audience: {
    recruiters: 'Recruiters only',
    candidates: 'Our applicants and employees',
    portal: 'Everybody, visitors too',
  },
  card: {
    correction: 'Written answer',
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
    version: 'Version {{number}}',
    author: 'Added by {{name}}',
    older_answers: 'The version before it still answers.',
    progress: 'Processing {{name}}',
    audience_of: 'Who may ask {{name}}',
    open: 'Open',
    open_of: 'Open {{name}}',
    retry: 'Try again',
    retry_of: 'Try {{name}} again',
    replace: 'Replace by a new version',
    replace_of: 'Replace {{name}} by a new version',
    delete: 'Delete',
    delete_of: 'Delete {{name}}',
  },
  open: {
    title: 'Asked and not answered',
    help: 'Each of these is a document that is missing. Who asked is not shown.',
    waiting: 'The questions are being loaded',
    failed: 'We could not load the questions',
    empty: 'Every question has found its answer so far.',
    times_one: 'Asked once',
    times_other: 'Asked {{count}} times',
    rated_wrong: 'Answered, but rated as wrong',
    answer: 'Write the answer',
    answer_of: 'Write the answer to “{{question}}”',
    close: 'Dismiss',
    close_of: 'Dismiss “{{question}}”',
    more_one: '{{count}} more question waits.',
    more_other: '{{count}} more questions wait.',
  },
  ask: {
    title: 'Ask the documents',
    help: 'In English or Arabic. You get the sentences that answer, never an invention.',
    reading: 'Looking through the documents…',
  },
  answer: {
    helpful: 'Helpful',
    wrong: 'Wrong',
    correct: 'Correct it',
    write: 'Write the answer',
  },
  correction: {
    title: 'Write the answer',
    close: 'Close',
    question: 'Question',
    answer: 'Answer',
    help: 'It becomes a document of its own, with your name as its author.',
    audience: 'Who may ask it',
    save: 'Save the answer',
    cancel: 'Cancel',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    documents: typeof words;
  }
}
