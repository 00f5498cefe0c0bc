const words = {
  screens: {
    'candidate-applications': 'Applications',
    'candidate-application': 'Application',
  },
  title: 'Applications',
  lead: 'What you have applied for, and where it stands. Companies decide; you are told of each step.',
  shortlistings: {
    title: 'Shortlisted by companies',
    help: 'You have not applied for these jobs. The company is interested: an application tells it that you are too.',
    when: 'Shortlisted {{when}}',
  },
  groups: 'Which applications',
  group: { all: 'All', open: 'Under way', ended: 'Ended' },
  loading: 'Loading your applications',
  failed: 'We could not load your applications',
  found_one: '{{count}} application',
  found_other: '{{count}} applications',
  applied: 'Applied: {{when}}',
  moved: 'Latest step: {{when}}',
  past_end: 'This page lies past the end of the list',
  first_page: 'Go to the first page',
  none: {
    all: 'You have not applied for a job yet',
    open: 'No application is under way',
    ended: 'No application has ended',
    body: 'Open a job that fits and press “Apply”. You see here what becomes of it.',
    ended_body: 'Applications that were declined, withdrawn or whose job has closed are kept here.',
    action: 'See jobs for you',
  },
  one: {
    loading: 'Loading the application',
    failed: 'We could not load this application',
    back: 'Applications',
    missing: 'This application is not here',
    missing_body: 'The link may not be complete. When a company deletes a job, its applications go with it.',
    see_job: 'See the job',
    job_closed: 'This job is no longer open.',
    steps: 'What has happened',
    answers: 'Your answers',
    sent: 'What the company received',
    sent_help: 'As it was when you sent it.',
  },
  apply_again: 'Apply again',
  withdraw: {
    action: 'Withdraw',
    title: 'Withdraw this application?',
    body: '{{company}} is told, and can no longer read your answers, your resume and your contacts. While the job is open you can apply again.',
    reason: 'Reason',
    reason_help: 'You need not give one. The company can read it.',
    confirm: 'Withdraw the application',
    keep: 'Keep it',
  },
  equality_invitation: {
    body: 'Would you help to check that companies choose fairly? It is voluntary, and no company reads your answers.',
    link: 'Answer four questions',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    applications: typeof words;
  }
}
