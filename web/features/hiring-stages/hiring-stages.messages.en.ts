const words = {
  screens: {
    'hiring-settings': 'Hiring stages',
  },
  title: 'Hiring stages',
  lead: 'The stages between the shortlist and the hire, as your company calls them. They hold for all of its jobs.',
  read_only: 'The owner and the managers of your company change the stages.',
  waiting: 'Loading the stages',
  failed: 'We could not load the stages',
  kinds: {
    shortlisted: {
      title: 'Shortlist',
      help: 'Everyone who is shortlisted begins in the first of these. Applicants read “Shortlisted”.',
    },
    interview: { title: 'Interview', help: 'Applicants read “Interview”, whichever of these they stand in.' },
    offered: { title: 'Offer', help: 'Applicants read “Offer”.' },
    hired: { title: 'Hired', help: 'Applicants read “Hired”. A hire closes no job by itself.' },
  },
  own_word: 'The usual name',
  people_one: '{{count}} candidate stands here',
  people_other: '{{count}} candidates stand here',
  none: 'Your company has no stage of this kind.',
  up: 'Move {{stage}} up',
  down: 'Move {{stage}} down',
  rename: 'Rename',
  rename_of: 'Rename {{stage}}',
  rename_title: 'Rename the stage',
  usual: 'Use the usual name',
  remove: 'Remove',
  remove_of: 'Remove {{stage}}',
  remove_title: 'Remove {{stage}}?',
  remove_body_zero: 'Nobody stands in it.',
  remove_body_one:
    '{{count}} candidate stands in it and is moved. Whoever applied sees where they stand then.',
  remove_body_other:
    '{{count}} candidates stand in it and are moved. Whoever applied sees where they stand then.',
  move_to: 'Move them to',
  needed: 'The last of its kind stays.',
  add: 'Add a stage',
  add_title: 'A new stage',
  kind: 'Kind',
  kind_help: 'It says what applicants read, and where the stage stands.',
  name: 'Name',
  name_help: 'Seen by your company alone.',
  save: 'Save',
  cancel: 'Cancel',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'hiring-stages': typeof words;
  }
}
