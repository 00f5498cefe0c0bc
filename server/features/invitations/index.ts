export { listOfCompany, resend, revoke, sendInvitation, spendInvitation } from './invitations.service.ts';
