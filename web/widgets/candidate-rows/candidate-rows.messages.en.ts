const words = {
  score: 'Match {{percent}}',
  select: 'Select {{name}}',
  select_none: 'Select none',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  unknown: 'Not said',
  about: 'about {{amount}}',
  days_zero: 'At once',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  waiting: 'Loading candidates',
  failed: 'We could not load the candidates',
  empty_page: 'This page is empty',
  to_first_page: 'To the first page',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'candidate-rows': typeof words;
  }
}
