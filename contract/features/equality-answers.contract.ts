import { z } from 'zod';

/** Every answer is a choice, `prefer_not_to_say` among them; null where the question was left. */
export const EqualityAnswers = z.object({
  gender: z.enum(['woman', 'man', 'prefer_not_to_say']).nullable(),
  age_band: z.enum(['under_25', '25_34', '35_44', '45_54', '55_and_over', 'prefer_not_to_say']).nullable(),
  disability: z.enum(['yes', 'no', 'prefer_not_to_say']).nullable(),
  nationality: z.enum(['national', 'resident', 'prefer_not_to_say']).nullable(),
});
export type EqualityAnswers = z.infer<typeof EqualityAnswers>;
