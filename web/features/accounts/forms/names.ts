import { z } from 'zod';
import { Required } from '#contract/kernel/fields.ts';

/** What somebody is called. */
export const Names = z.object({ first_name: Required(60), last_name: Required(60) });
