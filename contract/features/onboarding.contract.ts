import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { User } from './accounts.contract.ts';
import { Company, CompanyInput } from './companies.contract.ts';
import { AVAILABILITY, SocialLinks } from './profiles.contract.ts';

export const onboardRecruiter = endpoint({
  method: 'POST',
  path: '/onboarding/recruiter',
  access: ['ONBOARDING_PENDING'],
  summary: 'Makes the account a recruiter’s, with a company.',
  body: CompanyInput,
  response: z.object({ user: User, company: Company }),
  errors: ['files.not_found'],
  message: 'onboarding.completed',
});

export const CandidateOnboarding = z.object({
  candidate_avatar: Id.nullish(),
  candidate_resume: Id,
  candidate_social_links: SocialLinks.default({}),
  candidate_availability: z.array(z.enum(AVAILABILITY)).min(1, 'availability_required'),
});

export const onboardCandidate = endpoint({
  method: 'POST',
  path: '/onboarding/candidate',
  access: ['ONBOARDING_PENDING'],
  summary: 'Makes the account a candidate’s and begins to read the resume.',
  body: CandidateOnboarding,
  response: User,
  errors: ['files.not_found'],
  message: 'onboarding.completed',
});
