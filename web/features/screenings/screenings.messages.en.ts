const words = {
  screens: {
    'screening-conversation': 'Questions of a job',
  },
  title: 'Questions for {{job}}',
  lead: 'Each answer is kept as you give it. {{company}} sees them once you send your application.',
  failed: 'The questions could not be loaded',
  waiting: 'Loading the questions',
  missing: 'This job is not open',
  missing_body: 'It was closed or taken down, or is not shown to you.',
  to_jobs: 'To the jobs',
  log: 'Questions and answers so far',
  hello: '{{company}} would like to know this of everybody who applies.',
  progress: 'Question {{number}} of {{total}}',
  choose: 'Choose your answer',
  answer: { yes: 'Yes', no: 'No' },
  answer_it: 'Answer',
  skip: 'Skip',
  skipped: 'Not answered',
  change_named: 'Change the answer to: {{question}}',
  done: 'That is all. Read your answers over, and send them with your application.',
  nothing_asked: 'This job asks nothing of its own.',
  apply: 'Apply',
  read_over: 'Read over and apply',
  sent: 'These answers were sent with your application.',
  to_application: 'See your application',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    screenings: typeof words;
  }
}
