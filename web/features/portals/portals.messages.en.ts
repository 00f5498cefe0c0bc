const words = {
  screens: {
    'admin-portal': 'Portal',
  },
  title: 'Portal',
  lead: 'How this portal looks and who gets in. A change is seen by everyone when they next load a page.',
  loading: 'Loading the portal',
  failed: 'The portal could not be loaded',
  save: 'Save',
  discard: 'Discard changes',
  discarded: 'Your changes are discarded.',
  nothing_to_save: 'Nothing was changed.',
  taken_back: 'The change is taken back.',
  fields: {
    name: 'Name',
    accent: 'Colour',
    logos: 'Logos',
    contact_email: 'Contact address',
    mail_sender: 'Sender of emails',
    approval: 'Approval',
    checks_companies: 'Verification of companies',
    sign_in_methods: 'Ways to log in',
  },
  meanwhile: {
    title: 'Someone else changed this portal meanwhile',
    came_in: 'What you had not touched shows their changes now.',
    both: 'Both of you changed: {{fields}}. Your version is in the form; saving replaces theirs.',
    take_theirs: 'Use their version',
  },
  brand: { title: 'Brand' },
  name: { en: 'Name in English', ar: 'Name in Arabic' },
  accent: {
    label: 'Colour',
    help: 'Buttons, links and what is chosen. Six digits after #.',
    choose: 'Choose the colour',
    as_it_is: 'This colour can be read as it is, in both schemes.',
    changes: 'Changed so that everyone can read it',
    light_fill_darker:
      'On light, buttons use {{to}}: your colour was darkened from {{from}} so that white text on it can be read.',
    light_fill_lighter:
      'On light, buttons use {{to}}: your colour was lightened from {{from}} so that they stand out.',
    light_ink_darker:
      'On light, links use {{to}}: your colour was darkened from {{from}} so that they can be read.',
    light_ink_lighter:
      'On light, links use {{to}}: your colour was lightened from {{from}} so that they can be read.',
    dark_fill_darker:
      'On dark, buttons use {{to}}: your colour was darkened from {{from}} so that white text on it can be read.',
    dark_fill_lighter:
      'On dark, buttons use {{to}}: your colour was lightened from {{from}} so that they stand out.',
    dark_ink_darker:
      'On dark, links use {{to}}: your colour was darkened from {{from}} so that they can be read.',
    dark_ink_lighter:
      'On dark, links use {{to}}: your colour was lightened from {{from}} so that they can be read.',
  },
  logos: {
    label: 'Logos',
    help: 'PNG, JPG or SVG under 2 MB; wide and without a margin looks best. Without a logo, the mark and the name are shown. A logo for one language also stands in for the other.',
    light_en: 'English, on light',
    light_ar: 'Arabic, on light',
    dark_en: 'English, on dark',
    dark_ar: 'Arabic, on dark',
    choose: 'Choose a picture',
    choose_named: 'Choose a picture: {{which}}',
    remove: 'Remove',
    remove_named: 'Remove the logo: {{which}}',
    sending: 'Uploading…',
    none: 'No logo',
  },
  mails: { title: 'Contact and emails' },
  contact_email: {
    label: 'Contact address',
    help: 'For help, for a higher limit, and for replies to mails.',
  },
  mail_sender: {
    label: 'Sender of emails',
    help: 'Emails come from “{{sender}}” at {{address}}. The address is set by the operator.',
  },
  people: { title: 'Who gets in' },
  approval: {
    label: 'Approval by an admin',
    candidates: 'New candidates wait for approval',
    recruiters: 'New recruiters wait for approval',
  },
  checks_companies: {
    label: 'Companies are verified first',
    help: 'Until then they save drafts only, ask nobody and see people without names.',
  },
  sign_in_methods: {
    label: 'Ways to log in, beside the password',
    none: 'No provider is configured in this installation. An operator can add one.',
    not_configured: 'Not configured in this installation, so its button is not shown.',
  },
  operator: {
    title: 'Set by the operator',
    help: 'To change these, write to whoever runs this installation.',
    post_job_limit: 'Published jobs per company',
    host_names: 'Addresses',
    no_host_names: 'none of its own',
    features_off: 'Switched off',
    nothing_off: 'nothing',
    features: {
      'career-paths': 'career paths',
      courses: 'courses',
      assessments: 'assessments',
      interests: 'interests',
      interviews: 'interviews',
      documents: 'knowledge base',
      conversations: 'chat and coaching',
      'digital-humans': 'digital human',
      'skill-maps': 'skill maps',
      institutes: 'institutes',
      'hiring-systems': 'hiring systems',
      'demo-requests': 'book a demo',
    },
  },
  preview: {
    title: 'Preview',
    en_light: 'English, light',
    en_dark: 'English, dark',
    ar_light: 'Arabic, light',
    ar_dark: 'Arabic, dark',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    portals: typeof words;
  }
}
