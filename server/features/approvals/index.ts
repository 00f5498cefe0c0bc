export { tellOfDecision } from './approvals.jobs.ts';
export { approvalRoutes } from './approvals.routes.ts';
export { approveInvited, askForApproval, canStartOver, settle } from './approvals.service.ts';
export { approvalWords } from './approvals.words.ts';
