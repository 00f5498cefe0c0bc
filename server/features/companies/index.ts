export { companyListeners } from './companies.listeners.ts';
export { mayInTeam, type TeamDeed } from './companies.policy.ts';
export { findMembership } from './companies.reads.ts';
export { companyRoutes } from './companies.routes.ts';
export {
  allowedInTeam,
  companyHere,
  createCompany,
  findCompany,
  presentCompany,
  presentCompanyBrief,
  saveCompany,
  similarTo,
} from './companies.service.ts';
export { tellTeam } from './companies.telling.ts';
export { companyWords } from './companies.words.ts';
