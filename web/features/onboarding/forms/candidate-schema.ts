import { z } from 'zod';
import { CandidateOnboarding } from '#contract/features/onboarding.contract.ts';
import type { ChosenFile } from '#web/widgets/file-field/chosen-file.ts';
import { optionalFileId } from '#web/widgets/file-field/file-id.ts';

/** The contract's schema over what the form holds. */
export const CandidateStart = CandidateOnboarding.extend({
  candidate_avatar: optionalFileId,
  candidate_resume: z
    .custom<ChosenFile>((file) => file != null, 'resume_required')
    .transform((file) => file?.id ?? ''),
});
export type CandidateStart = z.input<typeof CandidateStart>;
