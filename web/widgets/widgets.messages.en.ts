export default {
  loading: 'Loading',
  failed: {
    title: 'We could not load this',
    retry: 'Try again',
  },
  pages: {
    label: 'Pages',
    next: 'Next page',
    previous: 'Previous page',
    range: '{{from}}–{{to}} of {{total}}',
  },
  files: {
    drop: 'Drop a file here',
    choose: 'Choose a file',
    help: '{{kinds}}, less than {{size}}',
    sending: 'Sending, {{percent}}',
    stored: 'Stored, {{size}}',
    cancel: 'Cancel',
    remove: 'Remove',
  },
};
