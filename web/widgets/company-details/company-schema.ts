import type { z } from 'zod';
import { CompanyInput } from '#contract/features/companies.contract.ts';
import { optionalFileId } from '../file-field/file-id.ts';

/** The contract's schema over what the form holds. */
export const CompanyForm = CompanyInput.extend({ company_avatar: optionalFileId });
export type CompanyFormOutput = z.output<typeof CompanyForm>;
