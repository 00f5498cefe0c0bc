export { deliverEmail } from './emails.jobs.ts';
export { serveOutbox } from './emails.outbox.ts';
export { sendEmail } from './emails.service.ts';
