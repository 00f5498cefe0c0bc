type Part =
  | 'document'
  | 'basics'
  | 'work'
  | 'education'
  | 'certificates'
  | 'skills'
  | 'languages'
  | 'awards'
  | 'projects'
  | 'publications'
  | 'volunteer';

/**
 * What of each part of a JSON Resume a profile has a field for; in lists, what an entry is called by comes first. All else
 * is kept as it came, and given back.
 */
export const FIELDS_READ: Readonly<Record<Part, readonly string[]>> = {
  document: [
    '$schema',
    'basics',
    'work',
    'education',
    'certificates',
    'skills',
    'languages',
    'awards',
    'projects',
    'publications',
    'volunteer',
    'meta',
    'interests',
    'references',
  ],
  basics: ['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles'],
  work: ['position', 'name', 'location', 'startDate', 'endDate', 'summary', 'highlights', 'currentlyWorking'],
  education: ['institution', 'studyType', 'area', 'startDate', 'endDate'],
  certificates: ['name', 'issuer', 'date'],
  skills: ['name', 'keywords', 'declaredAfter'],
  languages: ['language', 'fluency'],
  awards: ['title', 'awarder', 'date', 'summary'],
  projects: ['name', 'startDate', 'description', 'highlights'],
  publications: ['name', 'publisher', 'releaseDate', 'summary'],
  volunteer: ['position', 'organization', 'startDate', 'summary', 'highlights'],
};
