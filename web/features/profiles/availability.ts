import type { Profile } from '#contract/features/profiles.contract.ts';

export interface AvailabilityProps {
  availability: Profile['availability'];
  details: Profile['personal_details'];
}

/** The keys of the words of each way to work. */
export const WORDS = { Online: 'availability.online', 'On Site': 'availability.on_site' } as const;
