const words = {
  answers: { yes: 'Yes', no: 'No' },
  no_questions: 'The job asked no questions.',
  flagged: 'Worth a second look: the job flags this answer. The decision stays yours.',
  name: 'Name',
  headline: 'Headline',
  email: 'Email',
  phone: 'Phone',
  place: 'Place',
  work: 'Work',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  resume: 'Resume',
  not_sent: 'Not part of it',
  version: 'Version {{version}} of the profile. Later changes are not in it.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'sent-application': typeof words;
  }
}
