const words = {
  screens: {
    'admin-audit': 'Audit log',
  },
  title: 'Audit log',
  lead: 'Who did what to whom in this portal, when and from where. Nothing here can be changed.',
  search: 'Search by name or address',
  from: 'From',
  to: 'To',
  waiting: 'Loading the audit log',
  failed: 'We could not load the audit log',
  kind: {
    label: 'About',
    all: 'Everything',
    account: 'Accounts',
    sign_in: 'Signing in',
    approval: 'Approvals',
    team: 'Companies and teams',
    job: 'Jobs',
    candidate: 'Candidates',
    email: 'Emails',
    portal: 'The portal',
  },
  columns: { time: 'When', what: 'What happened', actor: 'Who', subject: 'To whom', address: 'From where' },
  only_by: 'Only what {{name}} did',
  only_to: 'Only what was done to {{name}}',
  by: 'Done by {{name}}',
  about: 'Done to {{name}}',
  one_person: 'one person',
  without: 'Without this filter: {{filter}}',
  export: 'Export as CSV',
  empty: {
    title: 'Nothing has happened yet',
    body: 'Whatever changes somebody’s standing is written down here.',
    filtered: 'Nothing matches these filters',
    show_all: 'Show everything',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'audit-entries': typeof words;
  }
}
