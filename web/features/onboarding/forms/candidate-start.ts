import { z } from 'zod';
import type { StoredFile } from '#contract/features/files.contract.ts';
import { CandidateOnboarding } from '#contract/features/onboarding.contract.ts';
import { drafts } from '#web/platform/storage.ts';

/** A file as a form holds it: stored on the server already, with the name that the person knows it by. */
export type ChosenFile = Pick<StoredFile, 'id' | 'name' | 'bytes'> | null;

export const optionalFileId = z.custom<ChosenFile>().transform((file) => file?.id ?? null);

/** The contract's schema over what the form holds. */
export const CandidateStart = CandidateOnboarding.extend({
  candidate_avatar: optionalFileId,
  candidate_resume: z
    .custom<ChosenFile>((file) => file != null, 'resume_required')
    .transform((file) => file?.id ?? ''),
});
export type CandidateStart = z.input<typeof CandidateStart>;

export const EMPTY_START = {
  candidate_avatar: null as ChosenFile,
  candidate_resume: null as ChosenFile,
  candidate_social_links: { linkedin: '', twitter: '', facebook: '', instagram: '' },
  candidate_availability: [] as ('Online' | 'On Site')[],
};
export type CandidateStartValues = typeof EMPTY_START;

/** Between the form and the disclaimer the values wait here; a reload in between loses nothing. */
export const candidateStart = {
  formDraft: 'onboarding-candidate',
  keep: (values: CandidateStartValues) => drafts.keep('onboarding-candidate-ready', values),
  read: () => drafts.read('onboarding-candidate-ready') as CandidateStartValues | null,
  drop: () => {
    drafts.drop('onboarding-candidate-ready');
    drafts.drop('onboarding-candidate');
  },
};
