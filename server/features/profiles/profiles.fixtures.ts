import type { Profile } from '#contract/features/profiles.contract.ts';
import type { ParsedResume } from '#engines/resumes/index.ts';

/** A profile with something in every section; change what a test is about. */
export const fullProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: '0d0f3c0a-6d4e-4a42-9c5f-2a6c7a3d1b01',
  user_id: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
  personal_details: {
    name: 'Amal Nasser',
    headline: 'Charge nurse, emergency',
    summary: 'Registered nurse with ten years in emergency care.',
    email: 'amal@example.com',
    phone: '+971 50 123 4567',
    location: 'Dubai, United Arab Emirates',
    nationality: 'Jordanian',
    notice_period_days: 30,
    expected_salary: 18_000,
    links: ['https://amal.example.com', 'https://github.com/amal'],
  },
  work_history_detailed: WORK,
  education: EDUCATION,
  certifications: [
    {
      name: 'Basic Life Support',
      issuer: 'American Heart Association',
      issue_date: '2024-03',
      expiration_date: '2026-03',
      no_expiration: false,
      credential_id: 'BLS-1182',
      confidence: 0.9,
    },
  ],
  skills: [
    { ref_skill: 'triage', name: 'Triage', group: 'domain', confidence: 0.9 },
    { ref_skill: 'team-leadership', name: 'Team leadership', group: 'leadership', confidence: null },
    { ref_skill: null, name: 'Falconry first aid', group: null, confidence: null },
  ],
  languages: [
    { language: 'Arabic', level: 'native' },
    { language: 'English', level: 'fluent' },
    { language: 'Hindi', level: null },
  ],
  highlights: HIGHLIGHTS,
  media: [
    {
      id: '0d0f3c0a-6d4e-4a42-9c5f-2a6c7a3d1b02',
      kind: 'award',
      title: 'Green ward of the year',
      description: 'A third less waste.',
      date: '2024-01',
      file: null,
    },
  ],
  career_path: ['Charge Nurse', 'Staff Nurse', 'Volunteer Medic'],
  social_links: { linkedin: 'https://linkedin.com/in/amal', twitter: 'https://x.com/amal' },
  availability: ['On Site'],
  score: 1,
  next_steps: [],
  experience_months: 124,
  version: 3,
  ...changes,
});

/** One that goes on, one that ended, and one of which little is known. */
const WORK: Profile['work_history_detailed'] = [
  {
    job_title: 'Charge Nurse',
    organisation: 'Al Reef Medical Centre',
    location: 'Dubai',
    start_date: '2021-02',
    end_date: null,
    currently_working: true,
    details: ['Leads a team of twelve.', 'Cut waiting time by a third.'],
    confidence: 0.9,
  },
  {
    job_title: 'Staff Nurse',
    organisation: 'St. Camillus Hospital',
    location: null,
    start_date: '2016-06',
    end_date: '2021-01',
    currently_working: false,
    details: [],
    confidence: null,
  },
  {
    job_title: 'Volunteer Medic',
    organisation: null,
    location: null,
    start_date: '2014',
    end_date: null,
    currently_working: false,
    details: [],
    confidence: 0.6,
  },
];

/** One that is under way, and one that ended. */
const EDUCATION: Profile['education'] = [
  {
    degree_title: 'Master of Public Health',
    field: null,
    institution: 'University of Sharjah',
    start_date: '2025-09',
    end_date: '2027-06',
    expected: true,
    level: 'master',
    confidence: null,
  },
  {
    degree_title: 'Bachelor of Science',
    field: 'Nursing',
    institution: 'University of Jordan',
    start_date: '2012',
    end_date: '2016',
    expected: false,
    level: null,
    confidence: 0.8,
  },
];

/** One of every kind, and one of none. */
const HIGHLIGHTS: Profile['highlights'] = [
  { title: 'Nurse of the year', date: '2023-05', kind: 'award', description: 'Given by the emirate.' },
  { title: 'Spoke at Arab Health', date: '2022' },
  {
    title: 'Night triage board',
    date: '2022-09',
    kind: 'project',
    description: 'Who waits, and how long.',
  },
  { title: 'Waiting times at night', date: '2020', kind: 'publication', description: null },
  { title: 'First aid teacher', date: '2018', kind: 'volunteering', description: 'Red Crescent' },
];

/** What a resume was read as that says little of work. */
export const READ: ParsedResume = {
  name: 'Salem Al Kaabi',
  headline: 'Site engineer',
  summary: null,
  email: 'salem@example.com',
  phone: '050 123 4567',
  phoneInternational: '+971501234567',
  location: 'Al Ain',
  links: [],
  work: [],
  education: [],
  certifications: [],
  skills: [],
  languages: [],
  awards: [{ title: 'Engineer of the year', date: '2023' }],
  projects: [{ name: 'Hafeet bridge', details: ['Planned in AutoCAD.', 'Opened in 2021.'] }],
  publications: [{ title: 'Concrete in heat', date: '2022-04' }],
  volunteering: [
    { role: 'Coach', organisation: 'Al Ain Swimmers', start: '2019', end: null },
    { role: null, organisation: null, start: '2018', end: null },
  ],
  nationality: 'Emirati',
  noticePeriod: 'Two months',
  drivingLicence: 'UAE, light vehicles',
  evidence: {},
};
