const words = {
  shortlist: 'Shortlist',
  reject: 'Reject',
  take_back: 'Take back',
  taken_back_one: 'The change is undone',
  taken_back_other: 'All {{count}} changes are undone',
  rejection: {
    title: 'Reject {{name}}?',
    title_of_one: 'Reject {{number}} candidate?',
    title_of_other: 'Reject {{number}} candidates?',
    told_one:
      '{{count}} person applied. A minute after, so that a slip can be undone, they read this, in their language:',
    told_other:
      '{{number}} people applied. A minute after, so that a slip can be undone, each reads this, in their language:',
    text: '“{{company}} will not go on with your application for “…”.” The name of the job stands there, and the words that you write below come with it.',
    not_told_one: '{{count}} person did not apply, and is told nothing.',
    not_told_other: '{{number}} people did not apply, and are told nothing.',
    why: 'Why',
    why_help: 'For your team and its figures. The candidate does not see it.',
    why_none: 'No reason chosen',
    words: 'A word to the candidate',
    words_help: 'Whoever applied reads it. A sentence about the work helps most; you need not write one.',
    submit: 'Reject',
    cancel: 'Not now',
    reasons: {
      skills: 'Missing skills',
      experience: 'Too little experience',
      education: 'Education or certificates',
      language: 'Languages',
      location: 'Location',
      salary: 'Salary expectation',
      availability: 'Cannot start in time',
      work_permit: 'Permit to work',
      no_answer: 'Did not answer',
      declined_offer: 'Declined our offer',
      position_filled: 'The position is filled',
      other: 'Another reason',
    },
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'candidate-decisions': typeof words;
  }
}
