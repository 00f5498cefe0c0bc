import type { Company } from '#contract/features/companies.contract.ts';
import type { ChosenFile } from '../file-field/chosen-file.ts';

export const EMPTY_COMPANY = {
  company_name: '',
  company_avatar: null as ChosenFile,
  company_size: '',
  company_industry: '',
  company_location: '',
  company_website: '',
  company_description: '',
};
export type CompanyValues = typeof EMPTY_COMPANY;

/** A company as the form shows it. The name of its picture's file is not kept: `pictureName` stands for it. */
export const companyValues = (company: Company, pictureName: string): CompanyValues => ({
  company_name: company.company_name,
  company_avatar: company.company_avatar ? { id: company.company_avatar, name: pictureName, bytes: 0 } : null,
  company_size: String(company.company_size),
  company_industry: company.company_industry,
  company_location: company.company_location,
  company_website: company.company_website ?? '',
  company_description: company.company_description,
});
