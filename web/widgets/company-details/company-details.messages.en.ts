const words = {
  optional: 'optional',
  not_said: 'Not said',
  name: 'Company name',
  logo: 'Logo',
  logo_drop: 'Drop the logo here',
  logo_present: 'The present logo',
  size: 'Number of employees',
  size_help: 'A good estimate will do.',
  industry: 'Industry',
  industry_help: 'Choose one, or write your own.',
  location: 'Location',
  location_help: 'The city of the main office.',
  website: 'Website',
  description: 'What the company does',
  written: '{{written}} of {{most}} characters, at least {{least}}',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'company-details': typeof words;
  }
}
