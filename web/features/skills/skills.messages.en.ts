const words = {
  screens: {
    'portal-skills': 'Portal skills',
  },
  portal: {
    title: 'Portal skills',
    lead: 'Names of skills that jobs and resumes here use and our dictionary lacks. Link a name to the skill it means, and both count as the same in every match.',
    search: 'Search in the names',
    loading: 'Loading names of skills',
    failed: 'We could not load the names of skills',
  },
  statuses: { new: 'New', linked: 'Linked', accepted: 'Own', ignored: 'Ignored' },
  columns: {
    name: 'Name',
    where: 'Named in',
    nearest: 'Means the same as',
    decided: 'Decided',
    status: 'Which names',
    actions: 'Actions',
  },
  where: {
    jobs_one: '{{count}} job',
    jobs_other: '{{count}} jobs',
    profiles_one: '{{count}} profile',
    profiles_other: '{{count}} profiles',
    nowhere: 'Nowhere any more',
  },
  link: {
    to: 'Link “{{name}}” to {{concept}}',
    other: 'Another skill',
    other_named: 'Another skill for “{{name}}”',
    field: 'The skill that “{{name}}” means',
    placeholder: 'Type a skill',
    cancel: 'Cancel',
  },
  accept: 'A skill of its own',
  accept_named: 'A skill of its own: {{name}}',
  ignore: 'Ignore',
  ignore_named: 'Ignore: {{name}}',
  take_back: 'Take back',
  take_back_named: 'Take back: {{name}}',
  linked_to: 'Linked to',
  decided: {
    link: '“{{name}}” now counts as {{concept}}.',
    accept: '“{{name}}” is now a skill of this portal, and is suggested when people type.',
    ignore: '“{{name}}” is ignored.',
    undo: '“{{name}}” is among the new ones again.',
  },
  empty: {
    nothing_found: 'No name fits this search',
    show_all: 'Show all names',
    new: 'No new names',
    new_body:
      'Our dictionary knows every skill that jobs and profiles here name. New names come by themselves.',
    linked: 'No name is linked yet',
    linked_body:
      'A name that is linked to a skill of the dictionary is kept here, and the link can be taken back.',
    accepted: 'This portal has no skills of its own yet',
    accepted_body:
      'Accept a name that means something our dictionary lacks. It is then suggested when people type.',
    ignored: 'Nothing is ignored',
    ignored_body: 'What is no skill at all can be ignored. It stays here and can be taken back.',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    skills: typeof words;
  }
}
