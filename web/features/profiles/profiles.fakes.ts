import type { Profile } from '#contract/features/profiles.contract.ts';

/** A profile with one job and two skills, one of them doubtful; change what the test is about. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: '0d0f3c0a-6d4e-4a42-9c5f-2a6c7a3d1b01',
    user_id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
    personal_details: { name: 'Layla Haddad', links: [] },
    work_history_detailed: [
      {
        job_title: 'Staff nurse',
        organisation: 'St. Camillus Hospital',
        location: null,
        start_date: '2016-06',
        end_date: '2021-01',
        currently_working: false,
        details: ['Cared for eight patients a shift'],
        confidence: 0.6,
      },
    ],
    education: [],
    certifications: [],
    skills: [
      { ref_skill: 'triage', name: 'Triage', group: 'domain', confidence: 0.9 },
      { ref_skill: 'teaching', name: 'Teaching', group: 'domain', confidence: 0.6 },
    ],
    languages: [],
    highlights: [],
    media: [],
    career_path: [],
    social_links: {},
    availability: ['Online'],
    score: 0.5,
    next_steps: ['summary'],
    experience_months: 55,
    version: 3,
    ...changes,
  };
}
