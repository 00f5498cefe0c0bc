export { createCompany, findCompany, presentCompany, presentCompanyBrief } from './companies.service.ts';
export { companyWords } from './companies.words.ts';
