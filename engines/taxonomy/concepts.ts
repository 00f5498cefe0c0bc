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
  /** One line of English. */
  meaning: string;
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
  next: { id: string; why: string }[];
  isco: string | null;
  onet: string | null;
  growing: boolean;
  /** Typical pay, dirhams a month, illustrative. */
  salaryAed: { min: number; max: number } | null;
  source: string;
};

export type Sector = { id: string; name: Name };
export type Industry = { id: string; sectorId: string; name: Name };
