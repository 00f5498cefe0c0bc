const words = {
  label: 'Settings',
  parts: {
    account: 'Account',
    security: 'Sign-in and security',
    notifications: 'Notifications',
    data: 'Your data',
    equality: 'Fair hiring',
    company: 'Company',
    hiring: 'Hiring stages',
    templates: 'Message templates',
    audit: 'Audit log',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'settings-frame': typeof words;
  }
}
