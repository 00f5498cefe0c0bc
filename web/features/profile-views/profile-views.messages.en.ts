/** Which companies looked at a person, and what they were shown. */
const words = {
  screens: { 'who-looked': 'Who looked' },
  title: 'Who looked',
  lead: 'Companies that opened your profile, your application or a document of yours, and what they were shown.',
  waiting: 'Loading who looked',
  failed: 'We could not load who looked',
  none: 'Nobody has looked yet',
  none_body: 'Once a company opens your profile, it stands here with what it saw. You are asked for nothing.',
  past_end: 'There is nothing on this page',
  looked: 'Looked {{when}}',
  on_days_one: 'on one day',
  on_days_other: 'on {{count}} days',
  blind: 'It looked without your name, in a blind review: it does not know that it was you.',
  for_job: 'For the job “{{job}}”',
  for_no_job: 'For no particular job',
  parts: {
    profile: 'your profile with your name',
    alias: 'your profile without your name',
    contacts: 'your contacts',
    application: 'your application as you sent it',
    document: 'a document of yours',
    export: 'your line in a list that was saved as a file',
    hiring_system: 'sent on to its own hiring system',
  },
  block: 'Block',
  block_named: 'Block {{company}}',
  is_blocked: 'Blocked',
  blocked: '{{company}} finds nothing of you from now on.',
  listed: 'In lists and searches',
  listed_help:
    'Companies in whose lists you stood within the last 30 days. Standing in a list is no look at you.',
  kept: 'Looks are kept for {{months}} months and are part of the data that you can take along. Companies are not told that you read this.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'profile-views': typeof words;
  }
}
