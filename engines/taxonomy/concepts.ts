/** A text in the two languages of the product. */
export type Name = { en: string; ar: string };

/** Several texts in the two languages; the lists need not be as long as each other. */
export type Names = { en: string[]; ar: string[] };

export const skillGroups = ['leadership', 'communication', 'it', 'domain', 'green'] as const;
export type SkillGroup = (typeof skillGroups)[number];

export const skillKinds = ['tool', 'knowledge', 'ability'] as const;
export type SkillKind = (typeof skillKinds)[number];

export const skillRelations = ['broader', 'narrower', 'family', 'together'] as const;
export type SkillRelation = (typeof skillRelations)[number];

export type RelatedSkill = {
  id: string;
  relation: SkillRelation;
  /** 0 to 1. */
  strength: number;
};

/** A form such as "Go" or "Excel" that is a skill only beside one of these words. */
export type AmbiguousForm = { form: string; contexts: string[] };

export type Skill = {
  /** The slug of the English name when the skill was added; never changed afterwards. */
  id: string;
  name: Name;
  aliases: Names;
  group: SkillGroup;
  category: Name;
  kind: SkillKind;
  /** One line in each language. */
  meaning: Name;
  related: RelatedSkill[];
  ambiguous: AmbiguousForm[];
  /** Where the concept is written, for messages to those who keep the data: `it-code.txt:12`. */
  source: string;
};

export const educationLevels = ['none', 'secondary', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
export type EducationLevel = (typeof educationLevels)[number];

export const interestAreas = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type InterestArea = (typeof interestAreas)[number];

export type OccupationSkill = {
  id: string;
  importance: 'essential' | 'useful';
  /** 1 (aware) to 5 (expert). */
  level: number;
};

export type Occupation = {
  id: string;
  name: Name;
  aliases: Names;
  sectorId: string;
  industryId: string;
  about: Name;
  tasks: Names;
  skills: OccupationSkill[];
  /** Job zone, 1 (little preparation) to 5 (extensive preparation). */
  zone: number;
  /** 0 to 40 each. */
  interests: Record<InterestArea, number>;
  education: EducationLevel;
  /** Experience that is usually asked for, in years. */
  years: number;
  next: { id: string; why: Name }[];
  isco: string | null;
  onet: string | null;
  growing: boolean;
  /** Typical pay, dirhams a month, illustrative. */
  salaryAed: { min: number; max: number } | null;
  source: string;
};

export type Sector = { id: string; name: Name };
export type Industry = { id: string; sectorId: string; name: Name };

/** How much preparation an occupation of the zone asks for, in the words of O*NET's five job zones. */
export type JobZone = {
  /** 1 to 5. */
  zone: number;
  name: Name;
  experience: Name;
  education: Name;
  training: Name;
  examples: Name;
};

export const degreeLevels = ['secondary', 'diploma', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

export type Degree = { id: string; level: DegreeLevel; name: Name; aliases: Names };
export type FieldOfStudy = { id: string; area: { id: string } & Name; name: Name; aliases: Names };

export type Country = {
  /** ISO 3166-1, two letters. */
  id: string;
  name: Name;
  aliases: Names;
  /** The people: "Emirati", with other forms. */
  nationality: Name & { aliases: Names };
};

/** How well a language is spoken, with the levels of the Common European Framework that it covers. */
export type LanguageLevel = { id: string; name: Name; aliases: Names; cefr: string[] };
export type SeniorityLevel = {
  id: string;
  name: Name;
  aliases: Names;
  /** Years of experience that are usual, inclusive. */
  years: { from: number; to: number };
};
export type NoticePeriod = { id: string; name: Name; aliases: Names; days: number };

export type LeveledSkill = {
  id: string;
  /** 1 (aware) to 5 (expert): where one arrives. */
  level: number;
};

export const providerKinds = ['open', 'commercial', 'professional-body'] as const;
export type Provider = {
  id: string;
  name: Name;
  kind: (typeof providerKinds)[number];
  home: string;
  /** Address of the provider's own search, with `{title}` where the words go. */
  search: string;
};

export const courseKinds = ['course', 'path', 'certificate'] as const;
export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const courseCosts = ['free', 'audit', 'subscription', 'paid'] as const;

export type Course = {
  id: string;
  title: Name;
  /** One line in each language, in our own words. */
  about: Name;
  providerId: string;
  /** A single course, a path of several, or preparation for an examined certificate. */
  kind: (typeof courseKinds)[number];
  level: (typeof courseLevels)[number];
  /** Time that a learner needs, in hours, as the provider says or else our estimate. */
  hours: number;
  /** Ids of human languages it is taught in or subtitled in full. */
  languageIds: string[];
  /** `audit`: free without the certificate. */
  cost: (typeof courseCosts)[number];
  skills: LeveledSkill[];
  /** Skills one should bring. */
  needs: string[];
  /** Only an address that is certain to stay; `null` where the provider's search has to do. */
  address: string | null;
  source: string;
};

export const instituteTypes = ['local', 'global'] as const;

export type Institute = {
  id: string;
  name: Name;
  aliases: Names;
  /** `local`: of the Emirates. */
  type: (typeof instituteTypes)[number];
  /** ISO 3166-1, two letters. */
  country: string;
  city: Name;
  site: string | null;
  source: string;
};

/** A part of a syllabus, written by us to illustrate what such a course usually holds. */
export type Module = {
  id: string;
  name: Name;
  /** What one can do afterwards: the sentence that shows its skills. */
  outcome: Name;
  skills: LeveledSkill[];
  source: string;
};

/** A degree programme with an illustrative syllabus. */
export type Programme = {
  id: string;
  instituteId: string;
  degree: DegreeLevel;
  name: Name;
  fieldId: string;
  years: number;
  moduleIds: string[];
  source: string;
};
