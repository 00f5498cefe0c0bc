import { z } from 'zod';
import { AVAILABILITY, PersonalDetails, SocialLinks } from '#contract/features/profiles.contract.ts';
import { Currency } from '#contract/kernel/fields.ts';

/** The contract's rules over what the editors of single sections hold. They come with the first letter that is typed. */

export const DetailsForm = PersonalDetails.pick({
  name: true,
  headline: true,
  email: true,
  phone: true,
  location: true,
  nationality: true,
  driving_licence: true,
});

export const SummaryForm = PersonalDetails.pick({ summary: true });

export const LinksForm = SocialLinks.extend({ links: PersonalDetails.shape.links });

/** Digits as typed; the contract keeps a number or nothing. */
const wholeNumber = (most: number) =>
  z
    .string()
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((value) => value === null || Number.isInteger(value), 'not_whole')
    .refine((value) => value === null || value <= most, 'too_large');

export const AvailabilityForm = z.object({
  availability: z.array(z.enum(AVAILABILITY)).min(1, 'availability_required'),
  notice_period_days: wholeNumber(365),
  expected_salary: wholeNumber(10_000_000),
  expected_salary_currency: Currency,
});
