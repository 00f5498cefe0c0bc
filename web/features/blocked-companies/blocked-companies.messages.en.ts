/** Companies and employers that a person does not want to be seen by. */
const words = {
  screens: { 'blocked-companies': 'Blocked companies' },
  title: 'Blocked companies',
  lead: 'Whom you do not want to be seen by. A blocked company finds, sees and writes to you nowhere, and is never told.',
  waiting: 'Loading blocked companies',
  failed: 'We could not load your blocked companies',
  rules: 'What blocking does',
  rule: {
    gone: 'To a blocked company you are not there: not in searches, matches, lists, files or messages, also where it had you on a list before.',
    jobs: 'You are not shown its jobs and questions either. If you open one of its jobs and apply, we ask you to unblock it first.',
    applications:
      'Applications that you have sent stay with it, with your profile beside them, until you withdraw them.',
    employees: 'What an employer itself lists about its employees stays its own.',
  },
  present: {
    title: 'My present employer',
    switch: 'Hide me from my present employer',
    help: 'Taken from the current work in your profile. When that changes, this changes with it.',
    on: 'Hidden today from: {{employers}}',
    off: 'Today that would be: {{employers}}',
    nobody: 'Your profile names no current employer.',
    to_profile: 'Check your work history',
    not_here: 'is not on this portal; should it register, it is hidden from at once',
    lifted: 'sees you again, since you applied there',
    switched_on: 'Your present employer finds nothing of you from now on.',
    switched_off: 'Your present employer can find you again.',
  },
  add: {
    title: 'Block a company or employer',
    field: 'Name of the company',
    help: 'Also one that is not on this portal yet.',
    block: 'Block',
    block_named: 'Block {{company}}',
    by_name: 'Block everyone called “{{name}}”',
    by_name_help: 'In every spelling, with or without its legal form, also if it registers later.',
    is_blocked: 'Blocked',
    blocked: '{{company}} finds nothing of you from now on.',
    blocked_with_applications: '{{company}} finds nothing of you from now on, but for what you applied to.',
  },
  applications_one: 'One application of yours lies with it until you withdraw it.',
  applications_other: '{{count}} applications of yours lie with it until you withdraw them.',
  list: {
    title: 'Blocked by you',
    none: 'You have blocked nobody',
    by_name: 'By name',
    means: 'On this portal: {{companies}}',
    means_nobody: 'Nobody of this name is on this portal today.',
    since: 'Since {{date}}',
    unblock: 'Unblock',
    unblock_named: 'Unblock: {{company}}',
    unblocked: '{{company}} can find you again.',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'blocked-companies': typeof words;
  }
}
