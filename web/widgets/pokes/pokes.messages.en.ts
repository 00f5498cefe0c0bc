const words = {
  ask: 'Ask for interest',
  ask_help: 'Shows first what they get. You can take it back for ten seconds.',
  ask_name: 'Ask for interest: {{name}}',
  states: { asked: 'Asked', interested: 'Interested', not_interested: 'Not interested' },
  title_of_one: 'Ask {{name}} whether the job interests them?',
  title_one: 'Ask {{count}} person whether the job interests them?',
  title_other: 'Ask {{number}} people whether the job interests them?',
  previewing: 'Working out who gets what',
  retry: 'Try again',
  arrives_one: 'They get a notification and, if they want such emails, this one:',
  arrives_other: '{{number}} people get a notification and, if they want such emails, this one:',
  in_language_one: 'In {{language}}, for {{count}} person',
  in_language_other: 'In {{language}}, for {{number}} people',
  company_facts: 'What they see of your company',
  company: { name: 'Name', industry: 'Industry', place: 'Location', size: 'Employees', website: 'Website' },
  not_asked_one: '{{count}} person is not asked',
  not_asked_other: '{{number}} people are not asked',
  others: {
    already_poked_one: 'Was asked before; nobody is asked twice about a job:',
    already_poked_other: '{{number}} were asked before; nobody is asked twice about a job:',
    has_applied_one: 'Has applied for the job:',
    has_applied_other: '{{number}} have applied for the job:',
    asked_enough_one: 'Has been asked as often as anybody is in a week:',
    asked_enough_other: '{{number}} have been asked as often as anybody is in a week:',
    not_reachable_one: 'Cannot be reached:',
    not_reachable_other: '{{number}} cannot be reached:',
  },
  not_open: '“{{job}}” is not open, and people are asked about open jobs only. Not asked:',
  not_open_unnamed: 'The job is not open, and people are asked about open jobs only. Not asked:',
  and: ', ',
  left: 'Today you can ask {{own}} more people, and your company {{company}}.',
  too_many_zero: 'Nobody more can be asked today.',
  too_many_one: 'Only {{count}} more person can be asked today. Choose fewer.',
  too_many_other: 'Only {{number}} more people can be asked today. Choose fewer.',
  limits:
    'A day it is {{own}} for each recruiter and {{company}} for your company, which grows as people say yes; a week, nobody gets more than {{week}} questions from one company.',
  leaves: 'The question leaves {{seconds}} seconds after you press. Until then you can take it back.',
  ask_them_one: 'Ask {{count}} person',
  ask_them_other: 'Ask {{number}} people',
  not_now: 'Not now',
  leaving_one: 'The question to {{count}} person is about to leave.',
  leaving_other: 'The question to {{number}} people is about to leave.',
  close: 'Close',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    pokes: typeof words;
  }
}
