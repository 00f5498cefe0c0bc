import type { Profile } from '#contract/features/profiles.contract.ts';

type Sections = Pick<
  Profile,
  'personal_details' | 'work_history_detailed' | 'education' | 'skills' | 'languages'
>;
type Step = Profile['next_steps'][number];

/** What a recruiter looks for, with the share of a complete profile that each makes up. They add up to 1. */
const STEPS: readonly { step: Step; share: number; isDone: (profile: Sections) => boolean }[] = [
  { step: 'work', share: 0.25, isDone: (it) => it.work_history_detailed.length > 0 },
  { step: 'skills', share: 0.2, isDone: (it) => it.skills.length >= 5 },
  { step: 'education', share: 0.15, isDone: (it) => it.education.length > 0 },
  { step: 'headline', share: 0.1, isDone: (it) => Boolean(it.personal_details.headline) },
  { step: 'summary', share: 0.1, isDone: (it) => Boolean(it.personal_details.summary) },
  { step: 'location', share: 0.07, isDone: (it) => Boolean(it.personal_details.location) },
  { step: 'phone', share: 0.05, isDone: (it) => Boolean(it.personal_details.phone) },
  { step: 'languages', share: 0.05, isDone: (it) => it.languages.length > 0 },
  { step: 'name', share: 0.03, isDone: (it) => Boolean(it.personal_details.name) },
];

/** How complete a profile is, 0 to 1, and what would add most, first. */
export function completeness(profile: Sections): { score: number; next_steps: Step[] } {
  const missing = STEPS.filter(({ isDone }) => !isDone(profile));
  const score = 1 - missing.reduce((sum, { share }) => sum + share, 0);
  return { score: Math.round(score * 100) / 100, next_steps: missing.map(({ step }) => step) };
}
