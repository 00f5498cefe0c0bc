/** What the sections of a resume are about, in the order in which their headings are looked through. */
export const SECTION_KINDS = [
  'contact',
  'summary',
  'work',
  'education',
  'certifications',
  'skills',
  'languages',
  'awards',
  'projects',
  'volunteer',
  'personal',
  'references',
  'publications',
  'other',
] as const;

/** What a section is about; "other" is whatever none of them says. */
export type SectionKind = (typeof SECTION_KINDS)[number];
