const words = {
  open: 'Filters',
  open_with_one: 'Filters ({{number}})',
  open_with_other: 'Filters ({{number}})',
  close: 'Close the filters',
  show: 'Show the candidates',
  clear_one: 'Clear the filter',
  clear_other: 'Clear {{number}} filters',
  clear_all: 'Show everyone again',
  any: 'Any',
  languages: 'Languages',
  asked_language: '{{language}}: {{level}} or better',
  places: 'Place',
  nationalities: 'Nationality',
  no_nationality:
    'People are not narrowed by nationality unless a law asks for it. Where one does, state it when you edit the job: candidates read it.',
  years: 'Years of work at least',
  education: 'Education at least',
  notice: 'Notice at most',
  salary_min: 'Desired salary from',
  salary_max: 'to, AED a month',
  silent_one: '{{number}} is left out because the profile does not say all of this, which may still be true.',
  silent_other:
    '{{number}} are left out because their profiles do not say all of this, which may still be true.',
  short_one: '{{number}} is left out because the profile says less than this.',
  short_other: '{{number}} are left out because their profiles say less than this.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'candidate-filters': typeof words;
  }
}
