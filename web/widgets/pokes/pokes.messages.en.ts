const words = {
  ask: 'Ask for interest',
  ask_help: 'Asks whether the job interests them, by notification and email, once.',
  ask_name: 'Ask {{name}} whether the job interests them',
  states: { asked: 'Asked', interested: 'Interested', not_interested: 'Not interested' },
  one: {
    poked: '{{name}} is asked whether the job interests them.',
    already_poked: '{{name}} was asked before. Nobody is asked twice about a job.',
    has_applied: '{{name}} has applied for the job and is not asked.',
    not_reachable: '{{name}} cannot be reached.',
  },
  asked_zero: 'Nobody was asked',
  asked_one: '{{count}} person is asked whether the job interests them',
  asked_other: '{{number}} people are asked whether the job interests them',
  others: {
    already_poked: 'Were asked before; nobody is asked twice about a job:',
    has_applied: 'Have applied for the job, and are not asked:',
    not_reachable: 'Cannot be reached:',
  },
  close: 'Close',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    pokes: typeof words;
  }
}
