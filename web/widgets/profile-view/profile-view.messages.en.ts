const words = {
  summary: 'Summary',
  work: 'Work experience',
  no_work: 'The profile names no work.',
  education: 'Education',
  no_education: 'The profile names no education.',
  certifications: 'Certificates',
  highlights: 'Highlights and awards',
  kinds: {
    highlight: 'Highlight',
    award: 'Award',
    project: 'Project',
    publication: 'Publication',
    volunteering: 'Volunteering',
  },
  skills: 'Skills',
  facts: 'Facts',
  experience: 'Experience',
  languages: 'Languages',
  notice: 'Notice period',
  notice_days_zero: 'At once',
  notice_days_one: '{{count}} day',
  notice_days_other: '{{count}} days',
  salary: 'Desired salary a month',
  availability: 'Availability',
  online: 'Remote',
  on_site: 'On site',
  nationality: 'Nationality',
  driving_licence: 'Driving licence',
  not_said: 'Not said',
  now: 'today',
  expected: '{{date}} (expected)',
  valid_until: 'Valid until {{date}}',
  contacts: 'Contacts',
  contacts_hidden:
    'Email, phone and links are shared with you once this person applies to your company, or says that a job of yours interests them. Ask them about one.',
  email: 'Email',
  phone: 'Phone',
  links: 'Links',
  groups: {
    leadership: 'Leadership',
    communication: 'Communication',
    it: 'Technology',
    domain: 'Of the field',
    green: 'Green skills',
    other: 'Other',
  },
  declared: {
    after: 'Declared after the course “{{course}}”, not assessed: {{skills}}',
    after_some: 'Declared after a course, not assessed: {{skills}}',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'profile-view': typeof words;
  }
}
