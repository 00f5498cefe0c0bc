export { mayInTeam, type TeamDeed } from './companies.policy.ts';
export { companyNamedIn, findCompaniesLike, findMembership } from './companies.reads.ts';
export { companyDomain, isFreeMail, mailDomain, soughtName } from './companies.sameness.ts';
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
