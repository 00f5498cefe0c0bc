import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { User } from './accounts.contract.ts';
import { Company, CompanyInput } from './companies.contract.ts';
import { StoredFile } from './files.contract.ts';
import { AVAILABILITY, SocialLinks } from './profiles.contract.ts';

export const onboardRecruiter = endpoint({
  method: 'POST',
  path: '/onboarding/recruiter',
  access: ['ONBOARDING_PENDING'],
  summary: 'Makes the account a recruiter’s, with a company.',
  body: CompanyInput.extend({
    /** Says that the company is none of the similar ones that are there already. */
    even_if_similar: z.boolean().default(false),
  }),
  response: z.object({ user: User, company: Company }),
  errors: ['files.not_found', 'companies.similar_exists', 'onboarding.role_stays'],
  message: 'onboarding.completed',
});

export const joinCompany = endpoint({
  method: 'POST',
  path: '/onboarding/recruiter/join',
  access: ['ONBOARDING_PENDING'],
  summary: 'Makes the account a recruiter’s who asks to join a company that is there; its owner is asked.',
  body: z.object({ company_id: Id }),
  response: User,
  errors: ['companies.not_found', 'onboarding.role_stays'],
  message: 'onboarding.join_requested',
  ratePerMinute: 20,
});

export const startOver = endpoint({
  method: 'POST',
  path: '/onboarding/start-over',
  access: ['ONBOARDING_COMPLETED'],
  summary:
    'Goes back into onboarding: after the portal declined, to mend and ask again; while or after asking to join a company, to choose otherwise.',
  response: User,
  errors: ['onboarding.cannot_start_over'],
  ratePerMinute: 20,
});

export const getOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding',
  access: ['ONBOARDING_PENDING'],
  summary: 'What was filled in before, for somebody who goes through onboarding again.',
  response: z.object({
    /** The role that stays with the account; null where it is still to be chosen. */
    role_name: z.enum(['recruiter', 'individual']).nullable(),
    /** Why the portal declined. */
    reason: z.string().nullable(),
    /** The company that a recruiter described and owns. */
    company: Company.nullable(),
    /** What a candidate gave. */
    candidate: z
      .object({
        avatar: StoredFile.nullable(),
        resume: StoredFile.nullable(),
        social_links: SocialLinks,
        availability: z.array(z.enum(AVAILABILITY)),
      })
      .nullable(),
    /** A resume that a talent manager gave for the person, who may take it for a beginning or another. */
    offered_resume: StoredFile.nullable(),
  }),
});

/** What a candidate gives to begin with: the profile is read from the resume. */
export const CandidateOnboarding = z.object({
  /** Ids of files that the person has uploaded. */
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
  errors: ['files.not_found', 'onboarding.role_stays'],
  message: 'onboarding.completed',
});

/** Why a step of onboarding is refused, with the HTTP status of each. */
export const onboardingErrors = {
  /** The account was a recruiter's or a candidate's before, and cannot become the other. */
  'onboarding.role_stays': 409,
  /** Nobody declined, and the person did not ask to join a company. */
  'onboarding.cannot_start_over': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof onboardingErrors, number> {}
}
