const words = {
  ask: {
    title: 'Ask about this job',
    help: 'Answers are quoted from this job and from documents of {{company}}. Where they do not say, you are told so.',
    help_visitor:
      'Answers are quoted from this job and from what {{company}} publishes for everybody. Your questions are not kept.',
    question: 'Your question',
    example: 'How many days of leave are there?',
    send: 'Ask',
    nothing_asked: 'Write a question first.',
    reading: 'Looking through the job and the documents…',
  },
  answer: {
    unknown: 'I don’t know: no document says anything about this.',
    unknown_nearest: 'I don’t know. Here is what comes nearest:',
    from: 'Word for word from:',
    page: 'page {{page}}',
    yes: 'Yes',
    no: 'No',
    conflicts: 'Another document says otherwise:',
  },
  original: {
    title: 'Document',
    close: 'Close',
    waiting: 'The document is being opened',
    missing: 'This document is gone',
    missing_body: 'It was deleted, or it is no longer meant for you.',
    back: 'Back',
    on: 'Next',
    page: 'Page {{page}} of {{pages}}',
    picture: 'Page {{page}} as it looks',
    download: 'Download',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'document-answers': typeof words;
  }
}
