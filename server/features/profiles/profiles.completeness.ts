import type { Profile } from '#contract/features/profiles.contract.ts';

type Sections = Pick<
  Profile,
  'personal_details' | 'work_history_detailed' | 'education' | 'skills' | 'languages'
>;
type Step = Profile['next_steps'][number];

/** What of a profile counts: entries of a section, or whether a detail is there. */
export type CompletenessFacts = Record<'work' | 'skills' | 'education' | 'languages', number> &
  Record<'headline' | 'summary' | 'location' | 'phone' | 'name', boolean>;

/** What a recruiter looks for, with the share of a complete profile that each makes up. They add up to 1. */
const STEPS: readonly { step: Step; share: number; isDone: (of: CompletenessFacts) => boolean }[] = [
  { step: 'work', share: 0.25, isDone: ({ work }) => work > 0 },
  { step: 'skills', share: 0.2, isDone: ({ skills }) => skills >= 5 },
  { step: 'education', share: 0.15, isDone: ({ education }) => education > 0 },
  { step: 'headline', share: 0.1, isDone: ({ headline }) => headline },
  { step: 'summary', share: 0.1, isDone: ({ summary }) => summary },
  { step: 'location', share: 0.07, isDone: ({ location }) => location },
  { step: 'phone', share: 0.05, isDone: ({ phone }) => phone },
  { step: 'languages', share: 0.05, isDone: ({ languages }) => languages > 0 },
  { step: 'name', share: 0.03, isDone: ({ name }) => name },
];

/** How complete a profile is, 0 to 1, and what would add most, first. */
export const completeness = (profile: Sections) => completenessOf(factsOf(profile));

/** The same of the facts alone, which a question about many people reads in place of whole profiles. */
export function completenessOf(facts: CompletenessFacts): { score: number; next_steps: Step[] } {
  const missing = STEPS.filter(({ isDone }) => !isDone(facts));
  const score = 1 - missing.reduce((sum, { share }) => sum + share, 0);
  return { score: Math.round(score * 100) / 100, next_steps: missing.map(({ step }) => step) };
}

const factsOf = (it: Sections): CompletenessFacts => ({
  work: it.work_history_detailed.length,
  skills: it.skills.length,
  education: it.education.length,
  languages: it.languages.length,
  headline: Boolean(it.personal_details.headline),
  summary: Boolean(it.personal_details.summary),
  location: Boolean(it.personal_details.location),
  phone: Boolean(it.personal_details.phone),
  name: Boolean(it.personal_details.name),
});
