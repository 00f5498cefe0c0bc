const words = {
  pages: {
    label: 'Pages',
    next: 'Next page',
    previous: 'Previous page',
    range: '{{from}}–{{to}} of {{total}}',
    past_end: 'The list does not go that far',
    how_many_one: 'It has one page.',
    how_many_other: 'It has {{shown}} pages.',
    to_last: 'To the last page',
  },
  search: { clear: 'Clear the search' },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'record-list': typeof words;
  }
}
