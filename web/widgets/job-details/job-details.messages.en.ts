const words = {
  status: { draft: 'Draft', published: 'Published', closed: 'Closed' },
  work_place: { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  employment_type: {
    full_time: 'Full time',
    part_time: 'Part time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
  },
  seniority: {
    entry: 'Entry level',
    junior: 'Junior',
    mid: 'Mid level',
    senior: 'Senior',
    lead: 'Lead',
    manager: 'Manager',
    director: 'Director',
    executive: 'Executive',
  },
  importance: { must: 'Must have', should: 'Should have', nice: 'Nice to have' },
  nationality: {
    title: 'Nationality by law',
    for: 'A law asks for people of these nationalities: {{nationalities}}.',
    reasons: {
      national_quota: 'A quota of nationals set by law (Emiratisation, Saudization, Omanisation …)',
      security_clearance: 'A security clearance that the law keeps for nationals',
      reserved_profession: 'A profession that the law reserves for nationals',
      public_service: 'A post in public service that the law reserves for nationals',
    },
    company_words: 'In the company’s words:',
  },
  labels: {
    about: 'About the job',
    full_text: 'The whole posting',
    responsibilities: 'What the person will do',
    requirements: 'What the person brings',
    skills: 'Skills',
    languages: 'Languages',
    facts: 'Key facts',
    place: 'Location',
    work_place: 'Work place',
    employment_type: 'Employment',
    seniority: 'Seniority',
    years: 'Experience',
    education: 'Education',
    pay: 'Pay a month',
    posted: 'Posted',
    not_said: 'Not said',
    no_skills: 'This job names no skills, so matching relies on its title and text.',
  },
  years_one: 'At least {{count}} year',
  years_other: 'At least {{count}} years',
  years_none: 'No experience needed',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'job-details': typeof words;
  }
}
