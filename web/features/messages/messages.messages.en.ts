const words = {
  screens: {
    'message-templates': 'Message templates',
  },
  title: 'Message templates',
  lead: 'What your company writes to candidates, ready to be filled in for each of them.',
  read_only: 'The owner and the managers of your company change the templates. You can use all of them.',
  waiting: 'Loading the templates',
  failed: 'We could not load the templates',
  language: 'Language',
  any_language: 'All languages',
  purpose: 'Purpose',
  any_purpose: 'All purposes',
  found_one: '{{count}} template',
  found_other: '{{number}} templates',
  none: 'No template here',
  none_body: 'Your company has no template of this language and purpose.',
  show_all: 'Show all',
  add: 'Add a template',
  changed: 'Changed {{ago}}',
  read: 'Read',
  edit: 'Edit',
  duplicate: 'Duplicate',
  remove: 'Delete',
  named: {
    read: 'Read {{name}}',
    edit: 'Edit {{name}}',
    duplicate: 'Duplicate {{name}}',
    remove: 'Delete {{name}}',
  },
  remove_title: 'Delete {{name}}?',
  remove_body: 'Messages that went out with it stay as they were. A deleted template cannot be brought back.',
  add_title: 'A new template',
  edit_title: 'Change the template',
  name: 'Name',
  name_help: 'Seen by your company alone.',
  preview_help: 'First name, job and link are examples.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    messages: typeof words;
  }
}
