export {
  invitationFor,
  listOfCompany,
  type OpenInvitation,
  resend,
  revoke,
  sendInvitation,
  spendInvitation,
} from './invitations.service.ts';
