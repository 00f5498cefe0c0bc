import type { getOnboarding } from '#contract/features/onboarding.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { drafts } from '#web/platform/storage.ts';
import type { ChosenFile } from '#web/widgets/file-field/chosen-file.ts';

export const EMPTY_START = {
  candidate_avatar: null as ChosenFile,
  candidate_resume: null as ChosenFile,
  candidate_social_links: { linkedin: '', twitter: '', facebook: '', instagram: '' },
  candidate_availability: [] as ('Online' | 'On Site')[],
};
export type CandidateStartValues = typeof EMPTY_START;

/** What somebody filled in before, or the resume that was given for them; empty fields where there is neither. */
export function candidateValues({
  candidate: before,
  offered_resume: offered,
}: Pick<Reply<typeof getOnboarding>, 'candidate' | 'offered_resume'>): CandidateStartValues {
  if (!before) return { ...EMPTY_START, candidate_resume: offered };
  const { linkedin, twitter, facebook, instagram } = before.social_links;
  return {
    candidate_avatar: before.avatar,
    candidate_resume: before.resume,
    candidate_social_links: {
      linkedin: linkedin ?? '',
      twitter: twitter ?? '',
      facebook: facebook ?? '',
      instagram: instagram ?? '',
    },
    candidate_availability: before.availability,
  };
}

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
