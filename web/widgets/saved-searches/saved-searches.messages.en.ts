const words = {
  title: 'Saved searches',
  close: 'Close',
  save: 'Save this search',
  name: 'Name of the search',
  rename: 'Rename',
  rename_named: 'Rename: {{name}}',
  keep_name: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  delete_named: 'Delete {{name}}',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'saved-searches': typeof words;
  }
}
