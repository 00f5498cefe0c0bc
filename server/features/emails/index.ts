export { forgetInMails, forgetMails } from './emails.forgetting.ts';
export { deliveryOf, retryUnsent, sendTestEmail, unsentEmails } from './emails.operating.ts';
export { optedOut, optOutAddress } from './emails.opt-outs.ts';
export { serveOutbox } from './emails.outbox.ts';
export { keepWithinDay, writeToPeople } from './emails.people.ts';
export { type EmailRecipient, sendEmail } from './emails.service.ts';
export type { EmailContent, EmailSection } from './emails.template.ts';
export { emailWords } from './emails.words.ts';
