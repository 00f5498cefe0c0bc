export { invitationRoutes } from './invitations.routes.ts';
export {
  invitationFor,
  listOfCompany,
  type OpenInvitation,
  resend,
  revoke,
  sendInvitation,
  spendInvitation,
} from './invitations.service.ts';
export { invitationWords } from './invitations.words.ts';
