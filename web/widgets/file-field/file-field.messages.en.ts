const words = {
  drop: 'Drop a file here',
  choose: 'Choose a file',
  help: '{{kinds}}, less than {{size}}',
  sending: 'Sending, {{percent}}',
  stored: 'Stored, {{size}}',
  cancel: 'Cancel',
  remove: 'Remove',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'file-field': typeof words;
  }
}
