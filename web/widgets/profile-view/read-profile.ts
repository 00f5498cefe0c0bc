import type { z } from 'zod';
import type { SharedProfile } from '#contract/features/profiles.contract.ts';

/** A profile as others get to read it. */
export type ReadProfile = z.output<typeof SharedProfile>;
