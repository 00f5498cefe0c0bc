export { approveInvited, askForApproval, canStartOver, settle } from './approvals.service.ts';
