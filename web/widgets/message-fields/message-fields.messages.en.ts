const words = {
  language: 'Language',
  languages: { en: 'English', ar: 'Arabic' },
  purposes: { invitation: 'Invitation', rejection: 'Rejection', other: 'Other' },
  subject: 'Subject',
  body: 'Message',
  insert: 'Fill in for each person',
  insert_help: 'What stands in double braces is filled in for each person when the message leaves.',
  placeholders: {
    name: 'First name',
    job: 'Job title',
    company: 'Company',
    recruiter: 'Your name',
    link: 'Link to the job',
  },
  unknown: 'We do not know {{placeholder}}. Use those that are offered.',
  preview: 'As it is read',
  no_subject: 'No subject yet',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'message-fields': typeof words;
  }
}
